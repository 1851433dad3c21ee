import { expect, test } from 'vitest';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom, picker } from '../../kernel/chance.ts';
import { copyVast, sharedByCopies } from './copy.ts';
import { vast } from './index.ts';
import { mixes } from './settings.ts';
import type { VastState } from './state.ts';

/** Copies whose common records throw when they are written into. */
const freezing: typeof vast = {
  ...vast,
  copy(state) {
    for (const name of sharedByCopies) Object.freeze(state[name]);
    for (const holding of holdingsOf(state)) Object.values(holding).forEach(Object.freeze);
    return copyVast(state);
  },
};

/** Decks and hands: the records are copied, their piles are shared. */
const holdingsOf = ({ paladin, skeletons, spider, manor, warlock }: VastState): object[] =>
  [paladin.favors, paladin.treasures, skeletons.gear, spider?.powers, manor?.rituals, warlock?.spells].filter(
    (holding) => holding !== undefined,
  );

const most = 1_500;

test.each(mixes.map(({ id }) => id))('no rule of %s writes into what copies of a state share', (mix) => {
  const pick = picker(3);
  const match = begin(freezing, { mix, chance: entropyFrom(3), options: { rounds: 'limited' } });
  let answers = 0;
  for (; answers < most && match.open.length > 0; answers++) {
    const { seat, ask, options } = match.open[pick(match.open.length)]!;
    match.answer({ seat, ask, option: options[pick(options.length)]!.id });
    if (answers % 50 === 0) match.imagined(seat, pick);
  }
  expect(answers).toBeGreaterThan(50);
});

test('what is not shared is copied to the last array', () => {
  const state = begin(vast, { mix: 'five', chance: entropyFrom(1) }).peek();
  const copy = copyVast(state);
  expect(copy).toEqual(state);
  const piles = ['paladin.favors', 'paladin.treasures', 'skeletons.gear', 'spider.powers', 'manor.rituals', 'warlock.spells'].flatMap(
    (holding) => ['deck', 'discard', 'drawn', 'hand', 'inPlay', 'box'].map((pile) => `${holding}.${pile}`),
  );
  expect(commonOf(state, copy)).toEqual([...sharedByCopies, ...piles].sort());
});

/** Paths of the objects that both states hold, apart from the frozen words of a phase. */
function commonOf(a: object, b: object, path = ''): string[] {
  return Object.entries(a).flatMap(([key, value]: [string, unknown]) => {
    if (value === null || typeof value !== 'object' || key === 'phase') return [];
    const other = (b as Record<string, unknown>)[key] as object;
    return value === other ? [`${path}${key}`] : commonOf(value, other, `${path}${key}.`);
  }).sort();
}

test('a copy is left alone by what happens to the other', () => {
  const match = begin(vast, { mix: 'five', chance: entropyFrom(1) });
  const before: VastState = match.peek();
  const written = JSON.stringify(before);
  const pick = picker(1);
  for (let answers = 0; answers < 300 && match.open.length > 0; answers++) {
    const { seat, ask, options } = match.open[pick(match.open.length)]!;
    match.answer({ seat, ask, option: options[pick(options.length)]!.id });
  }
  expect(JSON.stringify(before)).toBe(written);
});
