import { createRequire } from 'node:module';
import { winnerOf, type Cell } from './noughts.ts';

/** The same small game for boardgame.io, in its own manner, driven through its own client in production mode. */
const require = createRequire(new URL('../package.json', import.meta.url));
const { Client } = require('boardgame.io/client') as { Client: (options: object) => PeerClient };

interface PeerClient {
  start(): void;
  stop(): void;
  getState(): { G: { cells: Cell[] }; ctx: { gameover?: unknown } };
  moves: { mark(cell: number): void };
}

const game = {
  setup: () => ({ cells: Array<Cell>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: Cell[] }; playerID: string }, cell: number) => {
      if (G.cells[cell] !== null) return 'INVALID_MOVE';
      G.cells[cell] = playerID === '0' ? 'noughts' : 'crosses';
      return undefined;
    },
  },
  endIf: ({ G }: { G: { cells: Cell[] } }) => {
    const winner = winnerOf(G.cells);
    return winner ? { winner } : G.cells.includes(null) ? undefined : { draw: true };
  },
};

export function playPeer(pick: (range: number) => number): number {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let answers = 0;
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    client.moves.mark(free[pick(free.length)]!);
    answers++;
  }
  client.stop();
  return answers;
}
