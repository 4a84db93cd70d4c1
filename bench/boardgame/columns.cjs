// A card game of the size and kind of Caesar & Cleopatra, for boardgame.io: two decks and a hand for
// each player, five columns in which cards lie open or face down, a pile of votes, something to do
// at every step and something that the other may not see. It is made to be compared with, not to be
// enjoyed. What may be done is stated once, in `choices`; the server checks every move against it.
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 5;
const count = (list) => list.reduce((sum, card) => sum + card, 0);
const kinds = (list) => [...new Set(list)].sort();
const many = (values, times) => values.flatMap((value) => Array(times).fill(value));

function setup({ random }) {
  const side = () => {
    const influence = random.Shuffle(many([1, 2, 3, 4, 5], 8));
    const actions = random.Shuffle(many(["strike", "scout", "veto"], 7));
    const hand = [...influence.splice(0, 5), ...actions.splice(0, 2)];
    return { hand, influence, actions, won: 0, discards: [], known: {} };
  };
  const column = () => ({ patricians: 4, sides: [0, 1].map(() => ({ up: [], down: [] })) });
  return {
    step: "place",
    turn: 1,
    sides: [side(), side()],
    columns: Array.from({ length: COLUMNS }, column),
    votes: random.Shuffle(many([0, 1, 2, 3, 4], 4)),
    turned: [],
    events: [],
  };
}

// Every move that a player may make now, as its name and what follows it. `G` may be a view.
function choices(G, seat) {
  const own = G.sides[seat];
  const other = 1 - seat;
  const open = G.columns.map((_, at) => at).filter((at) => G.columns[at].patricians > 0);
  if (G.step === "place") {
    const cards = kinds(own.hand.filter((card) => typeof card === "number"));
    const places = cards.flatMap((card) =>
      open.flatMap((at) => [
        ["place", card, at, "up"],
        ["place", card, at, "down"],
      ]),
    );
    return [...places, ["pass"]];
  }
  if (G.step === "play") {
    const held = kinds(own.hand.filter((card) => typeof card === "string"));
    const aimed = held.flatMap((kind) =>
      open
        .filter((at) => (kind === "strike" ? G.columns[at].sides[other].up.length : kind === "scout"))
        .map((at) => ["play", kind, at]),
    );
    return [...aimed, ["pass"]];
  }
  const left = (deck) => (Array.isArray(deck) ? deck.length : deck);
  const decks = ["influence", "actions"].filter((deck) => left(own[deck]));
  return decks.length ? decks.map((deck) => ["draw", deck]) : [["pass"]];
}

function take(list, card) {
  list.splice(list.indexOf(card), 1);
}

// The end of a turn: a vote is turned, its column is counted, and the stronger side wins there.
function vote(G) {
  const at = G.votes.pop();
  G.turned.push(at);
  const column = G.columns[at];
  for (const side of column.sides) side.up.push(...side.down.splice(0));
  const strength = column.sides.map((side) => count(side.up));
  G.events.push({ kind: "vote", column: at, strength });
  if (strength[0] === strength[1] || column.patricians === 0) return;
  const winner = strength[0] > strength[1] ? 0 : 1;
  column.patricians -= 1;
  G.sides[winner].won += 1;
  const highest = Math.max(...column.sides[winner].up);
  take(column.sides[winner].up, highest);
  G.sides[winner].discards.push(highest);
  G.events.push({ kind: "won", column: at, side: winner, lost: highest });
}

const STEPS = {
  place(G, seat, card, at, way) {
    take(G.sides[seat].hand, card);
    G.columns[at].sides[seat][way].push(card);
    G.events.push({ kind: "placed", side: seat, column: at, card: way === "up" ? card : null });
    G.step = "play";
  },
  play(G, seat, kind, at) {
    const own = G.sides[seat];
    const there = G.columns[at].sides[1 - seat];
    take(own.hand, kind);
    own.discards.push(kind);
    if (kind === "strike") take(there.up, Math.max(...there.up));
    else own.known[at] = [...there.down];
    G.events.push({ kind, side: seat, column: at });
    G.step = "draw";
  },
  draw(G, seat, deck) {
    G.sides[seat].hand.push(G.sides[seat][deck].pop());
    G.events.push({ kind: "drew", side: seat, deck });
    G.step = "vote";
  },
  pass(G, seat) {
    G.events.push({ kind: "passed", side: seat, step: G.step });
    G.step = { place: "play", play: "draw", draw: "vote" }[G.step];
  },
};

function move(name) {
  return {
    // The other's log must not name a card that lies face down.
    redact: true,
    move({ G, playerID, events }, ...args) {
      const seat = Number(playerID);
      const wanted = JSON.stringify([name, ...args]);
      if (!choices(G, seat).some((choice) => JSON.stringify(choice) === wanted)) return INVALID_MOVE;
      G.events = [];
      STEPS[name](G, seat, ...args);
      if (G.step !== "vote") return undefined;
      vote(G);
      G.step = "place";
      G.turn += 1;
      events.endTurn();
      return undefined;
    },
  };
}

// What a player may know, built up from nothing.
function playerView({ G, playerID }) {
  const seat = playerID === null || playerID === undefined ? null : Number(playerID);
  const side = (one, number) => ({
    hand: number === seat ? one.hand : null,
    hand_size: one.hand.length,
    influence: one.influence.length,
    actions: one.actions.length,
    won: one.won,
    discards: one.discards,
    known: number === seat ? one.known : null,
  });
  const column = (one) => ({
    patricians: one.patricians,
    sides: one.sides.map(({ up, down }, number) => ({
      up,
      down: number === seat ? down : down.length,
    })),
  });
  return {
    step: G.step,
    turn: G.turn,
    sides: G.sides.map(side),
    columns: G.columns.map(column),
    votes: G.votes.length,
    turned: G.turned,
    events: G.events,
  };
}

const columns = {
  name: "columns",
  setup,
  moves: Object.fromEntries(Object.keys(STEPS).map((name) => [name, move(name)])),
  playerView,
  endIf: ({ G }) => (G.votes.length === 0 ? { won: G.sides.map((side) => side.won) } : undefined),
};

module.exports = { columns, choices };
