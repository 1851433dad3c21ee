import { describe, expect, test } from 'vitest';
import { begun, lessonBy, played } from './content/lessons.testing.ts';
import { isLessonOpening } from './content/openingNames.ts';
import { lessonOpenings } from './lessonOpenings.ts';
import type { SquareId } from './content/manor.ts';
import { lessons } from './content/lessons.ts';
import { openCrypts } from './rules/fill.ts';
import type { VastState } from './state.ts';

/** What the table shows to all, and what the next turn builds on; not the cards that were drawn unseen. */
function shown(s: VastState) {
  const { cubes, grit, fury, light } = s.paladin;
  return {
    turn: [s.round, s.active, s.phase.step],
    rooms: Object.fromEntries(
      (Object.keys(s.map) as SquareId[]).sort().map((at) => [at, s.map[at]!.lit ? `${s.map[at]!.tile}@${s.map[at]!.turn}` : 'dark']),
    ),
    figures: s.figures,
    tokens: s.tokens,
    treasures: s.treasureMarkers,
    breaches: s.breaches,
    paladin: { cubes, grit, fury, light },
    skeletons: [s.skeletons.march, s.skeletons.faceDown, s.skeletons.stability, s.skeletons.gear.hand, s.skeletons.gear.inPlay],
    spider: [s.spider!.form, s.spider!.blood, s.spider!.hadFirstTurn, s.terror],
    manor: s.manor && { ...s.manor, rituals: s.manor.rituals.discard },
    warlock: s.warlock && { ...s.warlock, spells: s.warlock.spells.hand },
    cursed: s.cursed,
  };
}

/** Up to the first question, as `played` goes on to the first question after the lesson. */
const opening = (name: string, seed = 2): VastState => begun(lessonBy(name), seed).peek();
const ending = (name: string): VastState => played(lessonBy(name), 4).peek();

describe('the two example rounds are one game', () => {
  test.each([
    ['paladin-first', 'skeletons'],
    ['skeletons', 'spider'],
    ['spider', 'manor'],
    ['manor', 'paladin'],
  ])('the lesson %s ends where %s begins', (before, after) => {
    expect(shown(ending(before))).toEqual(shown(opening(after)));
  });

  test("between the Paladin's second turn and the Manor's only the treasure has been looted", () => {
    const ended = shown(ending('paladin'));
    const { treasures, turn, ...rest } = shown(opening('manor-second'));
    expect(rest).toEqual(Object.fromEntries(Object.entries(ended).filter(([key]) => key !== 'treasures' && key !== 'turn')));
    expect(ended.treasures).toEqual({ 'treasure-1': '5,4', ...treasures });
    expect([turn, ended.turn]).toEqual([[2, 'manor', 'manor.assign'], [2, 'skeletons', 'activate']]);
  });
});

test.each(Object.keys(lessonOpenings))('no crypt gapes at an open edge when %s begins', (name) => {
  expect(openCrypts(opening(name))).toEqual([]);
});

test.each(Object.keys(lessonOpenings))('%s is the same position whatever was shuffled', (name) => {
  for (const seed of [3, 4, 5]) expect(shown(opening(name, seed))).toEqual(shown(opening(name)));
});

test('every opening has its lesson', () => {
  const used = lessons.map(({ options }) => options['opening']!).filter(isLessonOpening);
  expect([...used].sort()).toEqual(Object.keys(lessonOpenings).sort());
});
