// node load.cjs KIND URL SOCKETS SECONDS RATE PIDS: two sockets a table play as fast as they are answered
// (RATE 0) or RATE moves a second at all tables together, whether or not they are answered in time.
// KIND is triumvir, which asks for what the page asks for, triumvir-plain, which asks for whole views,
// triumvir-words, which asks for sentences beside them; or the game that boardgame.io plays: tiny or
// columns. PIDS are the server's processes. Prints one line of JSON.
const { readFileSync } = require("node:fs");
const WebSocket = require("ws");
const { choices } = require("./columns.cjs");

const [kind, url, sockets, seconds, rate, pids] = process.argv.slice(2);
const GAME = "caesar-cleopatra";
const places = `${__dirname}/../../web/src/wire/actions/${GAME}.json`;
const actions = JSON.parse(readFileSync(places, "utf8")).actions.map(([text]) => text);
const state = { moves: 0, lengths: [], running: false, missed: 0, messages: 0, bytes: 0 };

class Table {
  constructor(number) {
    this.number = number;
    this.players = [];
    this.sent = new Map(); // when each move was sent, by the number that the opponent will see
    this.owed = 0; // moves that the clock has asked for and nobody could make yet
  }

  // A player has seen the table at this number: whoever waits for it knows how long it took.
  seen(player, seq) {
    const sent = this.sent.get(seq);
    if (sent && sent.by !== player) {
      this.sent.delete(seq);
      if (state.running) state.lengths.push(performance.now() - sent.at);
    }
  }

  turn(player) {
    this.next = player;
    if (rate === "0") this.move();
    else if (this.owed > 0) {
      this.owed -= 1;
      this.move();
    }
  }

  // In the open loop time counts from when a move was due, not from when it could be made.
  move(due = performance.now()) {
    const player = this.next;
    if (!player) {
      this.owed += 1;
      state.missed += 1;
      return;
    }
    this.next = null;
    this.sent.set(player.act(), { at: due, by: player });
  }
}

async function post(path, body, token) {
  const headers = { "content-type": "application/json" };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function weigh(data) {
  if (!state.running) return;
  state.messages += 1;
  state.bytes += data.length;
}

class Triumvir {
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    this.seq = 0;
    this.asked = 1;
    this.answers = new Map();
    this.sending = false; // like a page, which waits for the answer to a move before the next one
    this.due = false; // choices are there
  }

  async open() {
    this.token = (await post("/api/v1/guests", { name: `P${this.table.number}` })).token;
    this.socket = new WebSocket(url.replace("http", "ws") + "/api/v1/socket", {
      headers: { authorization: `Bearer ${this.token}` },
      perMessageDeflate: false,
    });
    await new Promise((done) => this.socket.once("open", done));
    this.socket.on("message", (data) => {
      weigh(data);
      this.hear(JSON.parse(data));
    });
    this.send({ type: "hello", version: 1, words: kind !== "triumvir" });
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  // Something else than a move; returns when it is done. Moves have the number 1.
  async ask(message) {
    this.asked += 1;
    this.send({ ...message, id: this.asked });
    await new Promise((done) => this.answers.set(this.asked, done));
  }

  // The first player makes the table; both sit, and it starts.
  static async sit(table) {
    const [one, two] = table.players;
    const seats = [{ player: "me" }, { player: "open" }];
    const body = { game: GAME, seats, options: { action_deck: "shuffled" } };
    table.id = (await post("/api/v1/tables", body, one.token)).id;
    await two.ask({ type: "sit", table: table.id, seat: 1 });
    await one.ask({ type: "start", table: table.id });
    for (const player of table.players) {
      player.seq = 0;
      const page = kind === "triumvir" ? { changes: true, seat: "one" } : {};
      const words = kind === "triumvir-words";
      player.send({ type: "watch", table: table.id, words, ...page });
    }
  }

  hear(message) {
    if (message.type === "refused") throw new Error(JSON.stringify(message));
    if (message.type === "done" && message.id === 1) state.moves += state.running ? 1 : 0;
    if (message.id === 1) {
      this.sending = false;
      this.go();
    }
    if (message.id > 1) {
      this.answers.get(message.id)();
      this.answers.delete(message.id);
    }
    const change = message.type === "change";
    if (!message.views || (change ? message.table : message.table.id) !== this.table.id) return;
    this.table.seen(this, message.seq);
    if (message.seq <= this.seq && (change || message.type === "update")) return;
    this.seq = message.seq;
    const [view] = message.views;
    const choices = change ? view.choices.map((place) => actions[place]) : view?.view.choices;
    if ((change ? message.info : message.table).status === "over") {
      this.due = false;
      if (this.seat === 0) Triumvir.sit(this.table);
    } else if (view) {
      this.choices = choices;
      this.due = choices.length > 0;
      this.go();
    }
  }

  go() {
    if (!this.due || this.sending) return;
    this.due = false;
    this.table.turn(this);
  }

  act() {
    this.sending = true;
    const action = this.choices[Math.floor(Math.random() * this.choices.length)];
    this.send({ type: "act", id: 1, table: this.table.id, seq: this.seq, actions: [action] });
    return this.seq + 1;
  }
}

class Boardgame {
  constructor(table, seat) {
    this.table = table;
    this.seat = String(seat);
    this.begin(0);
  }

  async open() {
    const place = "/socket.io/?EIO=4&transport=websocket";
    this.socket = new WebSocket(url.replace("http", "ws") + place, {
      headers: { origin: "http://localhost:3000" },
      perMessageDeflate: false,
    });
    await new Promise((ready) => {
      this.socket.on("message", (data) => {
        weigh(data);
        this.hear(data.toString(), ready);
      });
    });
  }

  static async sit(table) {
    for (const player of table.players) player.sync();
  }

  // A match that nobody has played yet is made when somebody asks for it.
  begin(number) {
    this.number = number;
    this.id = `match${this.table.number}-${number}`;
    this.acted = this.made = this.last = undefined;
  }

  sync() {
    this.emit("sync", this.id, this.seat, undefined, 2);
  }

  emit(...event) {
    this.socket.send(`42/${kind},${JSON.stringify(event)}`);
  }

  // The framing of socket.io: 0 open, 2 ping, 40 connected, 42 an event.
  hear(text, ready) {
    if (text.startsWith("0")) this.socket.send(`40/${kind},`);
    else if (text === "2") this.socket.send("3");
    else if (text.startsWith("40")) ready();
    else if (text.startsWith("42")) this.event(JSON.parse(text.slice(text.indexOf("["))));
  }

  event([name, id, given]) {
    if (name === "matchData" || id !== this.id) return; // who is connected; an older match
    const now = name === "sync" ? given.state : given;
    if (!now || now._stateID === undefined) throw new Error(`${name}: ${JSON.stringify(given)}`);
    if (name === "update" && Number(now.ctx.turn) > 1 && this.last !== now._stateID) {
      this.table.seen(this, now._stateID);
    }
    this.last = now._stateID;
    if (this.made === now._stateID) state.moves += state.running ? 1 : 0;
    if (now.ctx.gameover) {
      this.begin(this.number + 1);
      this.sync();
    } else if (now.ctx.currentPlayer === this.seat && this.acted !== now._stateID) {
      this.stateID = now._stateID;
      this.G = now.G;
      this.table.turn(this);
    }
  }

  act() {
    this.acted = this.stateID;
    this.made = this.stateID + 1;
    const [type, ...args] = this.choose();
    const payload = { type, args, playerID: this.seat, credentials: undefined };
    const action = { type: "MAKE_MOVE", payload };
    this.emit("update", action, this.stateID, this.id, this.seat);
    return this.made;
  }

  choose() {
    if (kind === "tiny") return ["add"];
    const all = choices(this.G, Number(this.seat));
    return all[Math.floor(Math.random() * all.length)];
  }
}

// The processes that a process has begun: the one that writes is counted like the server itself.
function children(pid) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "ascii").split(" ").filter(Boolean);
}

// The processor time of the server so far, in microseconds: a busy machine changes it little.
function used() {
  const all = pids.split(",").flatMap((pid) => [pid, ...children(pid)]);
  const fields = all.map((pid) => readFileSync(`/proc/${pid}/stat`, "ascii").split(" "));
  return fields.reduce((sum, one) => sum + 10000 * (Number(one[13]) + Number(one[14])), 0);
}

async function main() {
  const Player = kind.startsWith("triumvir") ? Triumvir : Boardgame;
  const tables = [];
  for (let number = 0; number < sockets / 2; number += 1) {
    const table = new Table(number);
    table.players = [new Player(table, 0), new Player(table, 1)];
    for (const player of table.players) await player.open();
    await Player.sit(table);
    tables.push(table);
  }
  await new Promise((done) => setTimeout(done, 1000)); // warm, and the tables have begun
  state.moves = state.missed = state.messages = state.bytes = 0;
  state.running = true;
  const before = used();
  const own = process.cpuUsage();
  const begin = performance.now();
  const end = begin + 1000 * seconds;
  if (rate !== "0") {
    let made = 0;
    const clock = setInterval(() => {
      const due = ((performance.now() - begin) * rate) / 1000;
      for (; made < due; made += 1) tables[made % tables.length].move(begin + (1000 * made) / rate);
    }, 1);
    setTimeout(() => clearInterval(clock), 1000 * seconds);
  }
  await new Promise((done) => setTimeout(done, end - performance.now()));
  const took = (performance.now() - begin) / 1000;
  const spent = used() - before;
  const { user, system } = process.cpuUsage(own);
  const sorted = state.lengths.sort((a, b) => a - b);
  const at = (part) => Math.round(10 * sorted[Math.floor(part * (sorted.length - 1))]) / 10;
  const found = { sockets: Number(sockets), moves_a_second: Math.round(state.moves / took) };
  Object.assign(found, { p50_ms: at(0.5), p99_ms: at(0.99), seen: sorted.length });
  found.server_us_a_move = Math.round(spent / state.moves);
  found.load_us_a_move = Math.round((user + system) / state.moves);
  found.bytes_a_message = Math.round(state.bytes / state.messages);
  if (rate !== "0") found.late = state.missed;
  console.log(JSON.stringify(found));
  process.exit(0);
}

main();
