// The fallback page: it draws what the server says, in the server's words, and knows no rules.
"use strict";

const API = "/api/v1";
const at = (id) => document.getElementById(id);
let words = {}, me = null, catalogue = null, socket = null, watched = "", table = null, number = 0, retry = 0, acted = null;

// Everything that comes from elsewhere goes into the page as text, never as markup.
function make(tag, text, more) {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  return Object.assign(node, more);
}
function button(text, act) { return make("button", text, { type: "button", onclick: act }); }
function alertWith(text) { at("alert").textContent = text; }

async function call(method, path, body) {
  const answer = await fetch(API + path, {
    method, body: body === undefined ? undefined : JSON.stringify(body),
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
  });
  const data = await answer.json();
  if (!answer.ok) { const error = new Error(data.sentence); error.status = answer.status; throw error; }
  return data;
}
async function attempt(work) {
  try { alertWith(""); return await work(); } catch (error) { alertWith(error.message); return null; }
}

// Who is here

async function enter() {
  try { me = await call("GET", "/me"); }
  catch (error) {
    if (error.status !== 401) throw error;
    me = await call("POST", "/guests", { language: navigator.language.slice(0, 35) });
  }
  await speak();
}
async function speak() {
  words = (await call("GET", "/words")).words;
  catalogue = await call("GET", "/games");
  document.documentElement.lang = me.language;
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = words[node.dataset.word];
  const form = at("who");
  form.name.value = me.name;
  form.language.replaceChildren(...catalogue.languages.map((code) => make("option", code, { value: code })));
  form.language.value = me.language;
}
at("who").onsubmit = (event) => {
  event.preventDefault();
  const form = event.target;
  attempt(async () => {
    me = await call("PATCH", "/me", { name: form.name.value, language: form.language.value });
    await speak();
    if (socket) socket.close(); else await show();
  });
};
at("make-code").onclick = () => attempt(async () => { at("code").value = (await call("POST", "/me/code")).code; });
at("enter-code").onclick = () => attempt(async () => {
  const code = prompt(words["enter-code"]);
  if (!code) return;
  me = await call("POST", "/login", { code });
  await speak();
  await show();
});

// All tables

async function lobby() {
  const game = at("new").game;
  game.replaceChildren(...catalogue.games.map((known) => make("option", known.title, { value: known.id })));
  game.onchange = furnish;
  furnish();
  list("mine", (await call("GET", "/me/tables")).tables);
  list("public", (await call("GET", "/tables")).tables);
}
function chosen() { return catalogue.games.find((known) => known.id === at("new").game.value); }
function furnish() {
  const game = chosen();
  at("blurb").textContent = game.blurb;
  const seats = Math.max(2, game.min_seats);
  at("seats").replaceChildren(...Array.from({ length: game.max_seats }, (_, seat) => {
    const select = make("select", undefined, { name: "seat" });
    const offer = [["me", words.me], ["open", words.open],
      ...catalogue.bots.map((bot) => ["bot:" + bot, `${words.bot}: ${bot}`])];
    if (seat >= game.min_seats) offer.unshift(["", "–"]);
    select.append(...offer.map(([value, text]) => make("option", text, { value })));
    const bot = catalogue.bots.includes("apprentice") ? "apprentice" : "greedy";
    select.value = seat === 0 ? "me" : seat < seats ? "bot:" + bot : "";
    const label = make("label", game.roles[seat] + " ");
    label.append(select);
    return label;
  }));
  at("options").replaceChildren(...game.options.filter((option) => option.values.length).map((option) => {
    const select = make("select", undefined, { name: "option:" + option.name });
    select.append(...option.values.map((value, i) => make("option", option.value_words[i], { value: i })));
    select.value = option.values.indexOf(option.default);
    const label = make("label", option.words + " ");
    label.append(select);
    return label;
  }));
}
at("new").onsubmit = (event) => {
  event.preventDefault();
  attempt(async () => {
    const form = event.target, game = chosen(), options = {};
    const seats = [...form.querySelectorAll("[name=seat]")].map((select) => select.value).filter(Boolean)
      .map((value) => value.startsWith("bot:") ? { player: "bot", bot: value.slice(4) } : { player: value });
    for (const option of game.options) {
      const select = form.querySelector(`[name="option:${option.name}"]`);
      if (select) options[option.name] = option.values[select.value];
    }
    const made = await call("POST", "/tables", { game: game.id, seats, options, public: form.public.checked });
    location.hash = made.id;
  });
};
function title(id) { return catalogue.games.find((known) => known.id === id)?.title ?? id; }
function list(id, tables) {
  at(id).replaceChildren(...tables.map((info) => {
    const item = make("li", `${title(info.game)}: ${info.seats.map((seat) => seat.name || "…").join(", ")} `);
    if (info.to_act.some((seat) => info.seats[seat].guest === me.id)) item.append(make("strong", words.turn + " "));
    item.append(make("a", words.go, { href: "#" + info.id }));
    return item;
  }));
  if (!tables.length) at(id).append(make("li", words.none));
}

// One table

function send(command) {
  if (socket && socket.readyState === 1) socket.send(JSON.stringify({ id: ++number, ...command }));
  else alertWith(words.lost);
}
function connect() {
  socket = new WebSocket(location.origin.replace(/^http/, "ws") + API + "/socket");
  socket.onopen = () => {
    retry = 0;
    alertWith("");
    send({ type: "hello", version: 1, language: me.language });
    send({ type: "watch", table: watched, words: true });
  };
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    socket = null;
    if (!watched) return;
    alertWith(words.lost);
    setTimeout(() => { if (watched && !socket) connect(); }, Math.min(10000, 500 * 2 ** retry++));
  };
}
function hear(message) {
  if (message.type === "refused") alertWith(message.sentence);
  if (message.type === "stale" && again(message)) return;
  if (message.type === "chat" && message.table === watched) chat([message.line]);
  if (!["table", "update", "stale"].includes(message.type) || message.table.id !== watched) return;
  if (message.type !== "stale") alertWith("");
  if (message.type === "table") { at("log").replaceChildren(); at("chat").replaceChildren(); chat(message.chat); }
  table = message;
  for (const item of message.log ?? []) tell(item);
  draw();
}
function act(view, action) {
  send({ type: "act", table: watched, seq: table.seq, seat: view.seat, actions: [action] });
  acted = { id: number, seat: view.seat, action, choices: view.view.choices.join() };
}
// Where several choose blindly at once, another may have been faster: the same choice still stands.
function again(message) {
  const view = message.views.find((other) => acted && message.id === acted.id && other.seat === acted.seat);
  if (!view || view.view.choices.join() !== acted.choices) return false;
  table = { ...message, log: [] };
  act(view, acted.action);
  return true;
}
function tell(item) {
  const log = at("log");
  if (item.kind === "undo") {
    let left = Number(item.text.split(" ")[1]);
    for (const old of [...log.querySelectorAll("[data-act]:not(.undone)")].reverse()) {
      if (!left--) break;
      old.className = "undone";
    }
  }
  if (item.undone) return;
  for (const sentence of item.words ?? []) log.append(make("li", sentence));
  if (item.kind === "act" && log.lastChild) log.lastChild.dataset.act = "";
  log.scrollTop = log.scrollHeight;
}
function chat(lines) {
  for (const line of lines) {
    // A line said just when we came may come twice.
    if (at("chat").querySelector(`[id="line-${line.id}"]`)) continue;
    at("chat").append(make("li", `${line.name}: ${line.text}`, { id: `line-${line.id}` }));
  }
}
function draw() {
  const info = table.table, playing = info.status === "playing";
  const mine = info.seats.filter((seat) => seat.guest === me.id);
  at("name").textContent = title(info.game);
  at("link").textContent = info.status === "open" ? `${words.link} ${location.href}` : "";
  at("players").replaceChildren(...info.seats.map((seat) => player(info, seat, mine)));
  // Of several own seats, the one that is to act.
  const view = table.views.find((other) => other.words.choices.length) ?? table.views[0];
  const said = view ? view.words : null;
  at("prompt").textContent = said ? said.prompt : "";
  at("state").textContent = !said ? "" : said.outcome.length ? "" :
    [said.prompt ? `${said.name}: ${words.turn}` : mine.length ? "" : words.onlooking, ...said.waiting].join(" ");
  at("choices").replaceChildren(...(said ? said.choices : []).map((choice) => {
    const item = make("li");
    item.append(button(choice.words, () => act(view, choice.action)));
    return item;
  }));
  if (said && said.outcome.length) at("choices").append(...said.outcome.map((line) => make("li", line)));
  at("rules").replaceChildren(...(said ? said.rules : []).map((rule) => make("li", rule)));
  at("board").replaceChildren(view ? picture(view.view) : "");
  buttons(info, mine, playing);
  proposal(info, mine);
  const seal = make("code", info.secret ? `${info.commitment} = SHA-256(${info.secret})` : info.commitment);
  at("seal").replaceChildren(words.commitment + " ", seal);
}
function player(info, seat, mine) {
  const item = make("li", `${seat.name || words.open} `);
  if (info.to_act.includes(seat.number)) item.append("◂ ");
  if (info.status === "open" && !seat.name) item.append(button(words.sit, () => send({ type: "sit", table: info.id, seat: seat.number })));
  if (info.status === "playing" && seat.guest && !seat.bot && mine.length) {
    item.append(button(words.hand, () => send({ type: "hand", table: info.id, seat: seat.number })));
  }
  if (info.status === "playing" && seat.guest === me.id && seat.bot && !seat.resigned) {
    item.append(button(words.take, () => send({ type: "take", table: info.id, seat: seat.number })));
  }
  return item;
}
function buttons(info, mine, playing) {
  const row = [];
  const to = (type, more) => () => send({ type, table: info.id, ...more });
  if (info.status === "open" && mine.length) row.push(button(words.start, to("start")));
  if (playing && mine.length) {
    row.push(button(words.undo, to("undo", { seq: table.seq })));
    row.push(button(words["ask-undo"], to("propose", { what: "undo" })));
    row.push(button(words["ask-end"], to("propose", { what: "end" })));
    row.push(button(words.resign, () => { if (confirm(words.resign + "?")) to("resign")(); }));
  }
  if (info.status === "over") {
    row.push(make("a", words.record, { href: `${API}/tables/${info.id}/record` }));
    if (info.next) row.push(make("a", words.rematch, { href: "#" + info.next }));
    else if (mine.length) row.push(button(words.rematch, to("propose", { what: "rematch" })));
  }
  at("buttons").replaceChildren(...row.flatMap((node) => [node, " "]));
}
function proposal(info, mine) {
  const asked = info.proposal && mine.some((seat) => info.proposal.waiting.includes(seat.number));
  at("proposal").replaceChildren(...(asked ? [
    button(words.agree, () => send({ type: "agree", table: info.id })), " ",
    button(words.decline, () => send({ type: "decline", table: info.id }))] : []));
}
// A view as a list within lists: plain, but complete.
function picture(value) {
  if (value === null || typeof value !== "object") return document.createTextNode(String(value ?? "–"));
  const rows = Array.isArray(value) ? value.map((entry) => ["", entry]) : Object.entries(value);
  if (rows.every(([key, entry]) => !key && (entry === null || typeof entry !== "object"))) {
    return document.createTextNode(rows.map(([, entry]) => entry).join(", ") || "–");
  }
  const outer = make("ul");
  for (const [key, entry] of rows) {
    if (["choices", "memory", "game", "options"].includes(key)) continue;
    const item = make("li", key ? key.replaceAll("_", " ") + ": " : "");
    item.append(picture(entry));
    outer.append(item);
  }
  return outer;
}
at("say").onsubmit = (event) => {
  event.preventDefault();
  const text = event.target.text.value.trim();
  if (text) send({ type: "chat", table: watched, text });
  event.target.text.value = "";
};

async function show() {
  const id = location.hash.slice(1);
  at("lobby").hidden = Boolean(id);
  at("table").hidden = !id;
  table = null;
  watched = id;
  if (socket) socket.close();
  if (id && !socket) connect();
  if (!id) await attempt(lobby);
}
window.onhashchange = show;
attempt(async () => { await enter(); await show(); });
