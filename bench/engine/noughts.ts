import { begin } from '../../src/engine/kernel/begin.ts';
import { entropyFrom, type Chance } from '../../src/engine/kernel/chance.ts';
import { tap } from '../../src/engine/kernel/option.ts';
import { boundary, choose, type Rule } from '../../src/engine/kernel/rule.ts';
import type { GameRules } from '../../src/engine/kernel/rules.ts';
import type { Table } from '../../src/engine/kernel/table.ts';

/** Noughts and crosses, the small game that both engines play. */
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]] as const;
export type Cell = 'noughts' | 'crosses' | null;
export const winnerOf = (cells: readonly Cell[]): Cell =>
  lines.map(([a, b, c]) => (cells[a] === cells[b] && cells[b] === cells[c] ? cells[a]! : null)).find((who) => who) ?? null;

interface Noughts extends Chance {
  cells: Cell[];
  active: 'noughts' | 'crosses';
}
type Fact = { readonly fact: 'marked'; readonly cell: number };

function* play(t: Table<Noughts, Fact>): Rule {
  while (!over(t.state)) {
    const seat = t.state.active;
    const free = t.state.cells.flatMap((mark, cell) => (mark === null ? [tap(`cell:${cell}`, `Mark cell ${cell}`, cell)] : []));
    const cell = yield* choose(seat, 'mark', 'Mark a cell.', free);
    t.state.cells[cell] = seat;
    t.tell({ fact: 'marked', cell });
    t.state.active = seat === 'noughts' ? 'crosses' : 'noughts';
    yield* boundary();
  }
}

function over({ cells }: Noughts) {
  const winner = winnerOf(cells);
  if (winner) return { winners: [winner], why: 'Three in a row.' };
  return cells.includes(null) ? null : { winners: [], why: 'No cell is left.' };
}

const noughts: GameRules<Noughts, Fact, readonly Cell[]> = {
  name: 'noughts',
  title: 'Noughts and crosses',
  edition: 1,
  editions: [],
  mixes: [{ id: 'two', title: 'Two players', seats: ['noughts', 'crosses'], about: '' }],
  settings: [],
  setup: ({ chance }) => ({ chance, cells: Array<Cell>(9).fill(null), active: 'noughts' }),
  play,
  copy: (s) => ({ ...s, chance: [...s.chance], cells: [...s.cells] }),
  view: (s) => [...s.cells],
  imagine: () => {},
  over,
  whyNot: () => null,
  score: () => 0.5,
};

/** One random game; returns how many answers it took. */
export function playNoughts(pick: (range: number) => number): number {
  const match = begin(noughts, { chance: entropyFrom(1) });
  let answers = 0;
  while (match.open.length > 0) {
    const { seat, ask, options } = match.open[0]!;
    match.answer({ seat, ask, option: options[pick(options.length)]!.id });
    answers++;
  }
  return answers;
}
