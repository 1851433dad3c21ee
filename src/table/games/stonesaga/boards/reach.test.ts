import { expect, test } from 'vitest';
import { begin, equip, give, say } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import type { CharacterId, StonesagaState } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { asked } from '../../../asked.testing.ts';
import type { Question } from '../../../../match/question.ts';
import { touchedBy } from '../../../gesture/touched.ts';
import { grounds } from '../ground.ts';
import { touchable, wander } from './boards.testing.ts';
import { layBoard } from './lay.ts';
import { Offers } from '../../../gesture/offers.ts';

const ofBoards = /^((item|slot|energy|power|board|mouth|pass|pack|use|malady|attribute|pit):|res:item-|omen:c\d:IT)/;
const layouts = ['wide', 'tall'] as const;

/** Whose board a thing lies on; null if it lies on any of them. */
function ownerOf(view: StonesagaView, id: string): CharacterId | null {
  const key = /item-\d+/.exec(id)?.[0] ?? '';
  if (/^(item|res):/.test(id))
    return (Object.keys(view.characters) as CharacterId[]).find((who) => key in view.characters[who].items) ?? null;
  return (/^[a-z]+:(c\d)/.exec(id)?.[1] ?? null) as CharacterId | null;
}

/** What is offered on boards and cannot be touched while the board it belongs to lies large. */
function lost(view: StonesagaView, questions: readonly Question[]): string[] {
  // in a test, and for powers that all people share, the stage lays them out
  const staged = /^(create|test|mantle|power|group)\./;
  return questions
    .filter(({ ask }) => !staged.test(ask))
    .flatMap(({ ask, options }) =>
      options.flatMap(({ id, gesture }) => {
        const touched = gesture.kind === 'button' ? [id] : touchedBy(gesture);
        return touched
          .filter((one) => ofBoards.test(one))
          .flatMap((one) => {
            const owners = one.startsWith('board:')
              ? (Object.keys(view.characters) as CharacterId[])
              : ([ownerOf(view, one) ?? 'c1'] as CharacterId[]);
            return layouts.flatMap((layout) =>
              owners
                .filter((who) => !touchable(view, questions, who, layout).has(one))
                .map((who) => `${layout} ${ask}: ${one} on the board of ${who}`),
            );
          });
      }),
    );
}

test.each([
  ['seeds-1', 3, 350],
  ['seeds-2', 1, 350],
  ['seeds-4', 2, 350],
  ['endless-2', 4, 350],
] as const)('in a random game of %s nothing that boards offer is out of reach (seed %i)', (mix, seed, answers) => {
  const [all, asks] = [new Set<string>(), new Set<string>()];
  wander(mix, seed, answers, (_, view, questions) => {
    for (const { ask } of questions) asks.add(ask);
    for (const one of lost(view, questions)) all.add(one);
  });
  expect([...all]).toEqual([]);
  expect(asks.size).toBeGreaterThan(6);
});

const loaded = (s: StonesagaState): void => {
  give(s, 'c1', 'fish', 'water', 'wood');
  equip(s, 'c2', 'IT30', 'pouch1');
  for (const [item, slot, packed] of [
    ['IT05', 'hand1', false],
    ['IT21', 'pouch1', false],
    ['IT12', 'pouch2', true],
    ['IT30', 'pouch3', false],
    ['IT53', 'body1', false],
  ] as const)
    equip(s, 'c1', item, slot, packed);
  s.characters.c1.items['item-113'] = { ...s.characters.c1.items['item-113']!, stored: { water: 2 } };
  Object.assign(s.characters.c1, { power: 'MA03', health: { injury: { minor: 2, major: 1 }, disease: { minor: 1, major: 0 } } });
};

test.each([
  ['the day', []],
  ['packing', ['pack:c1']],
  ['an exchange', ['board:c1>board:c2']],
  ['a power at work', ['use:c1:MA03']],
] as const)('with full slots, in %s', (_, answers) => {
  const m = say(begin({ mix: 'seeds-2', edit: loaded }), ...answers);
  const questions = asked(m.open);
  expect(lost(stonesaga.view(m.peek(), 'table'), questions)).toEqual([]);
  expect(questions.flatMap(({ options }) => options).length).toBeGreaterThan(1);
});

test('what is stored on an item can be taken off by hand', () => {
  const questions = asked(begin({ mix: 'seeds-2', edit: loaded }).open);
  expect(questions.flatMap(({ options }) => options.map(({ id }) => id))).toContain('res:item-113:water>board:c1');
});

test('SC-118: an omen of this night on an item lies on it as a stone, once for equal items and never on packed ones', () => {
  const omened = (s: StonesagaState): void => {
    s.night.discard = ['NA04'];
    equip(s, 'c1', 'IT05', 'hand1');
    equip(s, 'c1', 'IT05', 'hand2');
    equip(s, 'c1', 'IT13', 'pouch1', true);
  };
  const m = begin({ mix: 'seeds-2', edit: omened });
  const view = stonesaga.view(m.peek(), 'table');
  const questions = asked(m.open);
  expect(questions.flatMap(({ options }) => options.map(({ id }) => id))).toContain('omen:c1:IT05');
  for (const layout of layouts) {
    const { omens, items } = layBoard(view, new Offers(questions), 'c1', grounds[layout]);
    expect(omens.map(({ id, frame }) => [id, frame])).toEqual([['omen:c1:IT05', 'omen/star']]);
    const [{ x, y }] = omens as [(typeof omens)[0]];
    const { at } = items.find(({ item }) => item === 'IT05')!;
    expect(x > at.x && y > at.y && x < at.x + at.width / 2 && y < at.y + at.height / 2).toBe(true);
  }
});
