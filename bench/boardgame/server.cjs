// boardgame.io's own server with its own store in memory, and two games: one as small as can be, in
// which every move adds one, nothing is hidden, nothing is checked and nothing is kept; and one of
// the size and kind of ours.
const { Server, Origins } = require("boardgame.io/server");
const { columns } = require("./columns.cjs");

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

const server = Server({ games: [tiny, columns], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
