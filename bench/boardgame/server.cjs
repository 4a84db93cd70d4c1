// boardgame.io's own server with its own store in memory, and a game as small as can be: every move
// adds one, and the turn passes. Nothing is hidden, nothing is checked, nothing is kept.
const { Server, Origins } = require("boardgame.io/server");

const tiny = {
  name: "tiny",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const server = Server({ games: [tiny], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
