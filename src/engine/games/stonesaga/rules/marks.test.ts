import { describe, expect, test } from 'vitest';
import { drawingOf, isDrawn, marks } from '../content/marks.ts';
import type { Condition } from '../content/conditions.ts';
import type { Effect } from '../content/effects.ts';
import { effectsIn, printed } from '../content/content.testing.ts';
import { resolve } from './effects/resolve.ts';
import { asked, begin, board, now, offered, running, say, told, type Edit } from '../stonesaga.testing.ts';

const doing = (effects: readonly Effect[], edit: Edit = () => {}) => running((t) => resolve(t, 'c1', effects), { edit });
const lore: Effect = { do: 'track', track: 'lore', n: 1 };
const asks = (condition: Condition, edit: Edit) => now(doing([{ do: 'when', if: condition, then: [lore] }], edit)).tracks.lore;
const legend =
  (more: object): Edit =>
  (s) => {
    s.people['person-9'] = {
      name: 'Old Bera',
      attributes: { might: 1, dexterity: 1, conviction: 1, awareness: 1 },
      traits: [],
      age: 'old',
      fate: 'legend',
      seat: 'p1',
      marks: [],
      ...more,
    };
    s.characters.c1.legend = 'person-9';
  };

describe('the wall of the cave', () => {
  test('SC-221 SC-232 EX-SC-18 a saga adds the marks it lists, by their names, and nothing else counts', () => {
    const m = say(doing([{ do: 'illustrate', marks: ['Arrival', 'Verdant Vale'] }]), 'person:person-1', 'person:person-1');
    expect(now(m).culture.marks).toEqual(['Arrival', 'Verdant Vale']);
    expect(told(m, 'sagaIllustrated')).toEqual([{ fact: 'sagaIllustrated', marks: ['Arrival', 'Verdant Vale'] }]);
  });
  test('SC-222 marks stay on the wall for the same people, and a new society begins with a bare one', () => {
    const after = (how: string) =>
      now(
        say(
          begin({
            options: { afterwards: 'endless' },
            edit: (s) => {
              s.completed = ['G101', 'G102', 'G103', 'G104', 'G105', 'G106', 'G107', 'G110'];
              s.culture.marks = ['Arrival'];
            },
          }),
          'end-challenge',
          how,
        ),
      ).culture.marks;
    expect([after('same-society'), after('new-society')]).toEqual([['Arrival'], []]);
  });
  test('SC-223 a mark does nothing by itself; an effect may ask for it', () => {
    const drawn: Edit = (s) => void (s.culture.marks = ['Conclusion enclosing Moonblood']);
    expect([
      asks({ mark: 'Moonblood', on: 'wall' }, drawn),
      asks({ mark: 'Conclusion', on: 'wall' }, drawn),
      asks({ mark: 'Hunt', on: 'wall' }, drawn),
    ]).toEqual([1, 1, 0]);
  });
  test('SC-224 only marks of the list are marks', () => {
    expect(marks).toHaveLength(36);
    expect(drawingOf('Birds')).toBeNull();
    expect(drawingOf('Wrath enclosing Moon')).toBeNull(); // no open shape
    for (const effect of effectsIn(printed))
      if (effect.do === 'illustrate') for (const said of effect.marks) expect(drawingOf(said), said).not.toBeNull();
  });
  test('SC-227 EX-SC-19 Conclusion enclosing Moonblood is one composite', () => {
    expect(drawingOf('Conclusion enclosing Moonblood')).toEqual({ mark: 'Conclusion', around: 'Moonblood' });
    const m = say(doing([{ do: 'illustrate', marks: ['Conclusion enclosing Moonblood'] }]), 'person:person-2');
    expect(now(m).culture.marks).toEqual(['Conclusion enclosing Moonblood']);
    expect(isDrawn(now(m).culture.marks, 'Moonblood')).toBe(true);
  });
  test('SC-228 EX-SC-20 a giant adorned with Wrath is one composite', () => {
    expect(drawingOf('Fenstrider adorned with Wrath')).toEqual({ mark: 'Fenstrider', under: 'Wrath' });
    expect(isDrawn(['Fenstrider adorned with Wrath'], 'Wrath')).toBe(true);
  });
  test('SC-229 SC-230 SC-231 each mark goes on the card of somebody in play whom the players choose, a composite as a whole', () => {
    const m = doing([{ do: 'illustrate', marks: ['Hunt', 'Burial enclosing Seed'] }]);
    expect(m.open.map(({ seat, ask }) => `${seat} ${ask}`)).toEqual(['p1 saga.mark', 'p2 saga.mark']);
    expect(offered(m)).toEqual(['person:person-1', 'person:person-2']);
    say(m, 'person:person-2', 'person:person-1');
    expect([now(m).people['person-1']!.marks, now(m).people['person-2']!.marks]).toEqual([['Burial enclosing Seed'], ['Hunt']]);
  });
  test('SC-677 a living character has the marks of their own card', () => {
    const marked: Edit = (s) => void (s.people['person-1']!.marks = ['Burial enclosing Seed']);
    expect([asks({ mark: 'Seed', on: 'card' }, marked), asks({ mark: 'Hunt', on: 'card' }, marked)]).toEqual([1, 0]);
    expect(asks({ mark: 'Seed', on: 'card' }, (s) => void (s.people['person-2']!.marks = ['Seed']))).toBe(0);
  });
  test('SC-265 an effect may add a mark to a Legend card, and then nothing to the wall', () => {
    const dead: Edit = (s) => {
      legend({})(s);
      s.characters.c1.legend = null;
      s.people['person-8'] = { ...s.people['person-9']!, name: 'Old Tor', marks: [] };
      s.legends = ['person-9', 'person-8'];
    };
    const m = say(doing([{ do: 'illustrate', marks: ['Silence'], on: 'legend' }], dead), 'person:person-8');
    expect(now(m).people['person-8']!.marks).toEqual(['Silence']);
    expect(now(m).culture.marks).toEqual([]);
  });
});

describe('past wisdom', () => {
  test('SC-262 SC-264 where a card asks for a trait or a mark, that of a legend may be remembered; then the legend goes back', () => {
    const wise: Effect = { do: 'when', if: { trait: ['attuned'] }, then: [lore] };
    const m = doing([wise], legend({ traits: ['attuned'] }));
    expect(offered(m)).toEqual(['past-wisdom', 'keep-legend']);
    say(m, 'past-wisdom');
    expect(now(m).tracks.lore).toBe(1);
    expect([board(m).legend, now(m).legends]).toEqual([null, ['person-9']]);
    const kept = say(doing([wise], legend({ traits: ['attuned'] })), 'keep-legend');
    expect([now(kept).tracks.lore, board(kept).legend]).toEqual([0, 'person-9']);
    expect(asked(doing([wise], legend({})))).toEqual([]);
    const marked = say(doing([{ do: 'when', if: { mark: 'Hunt', on: 'card' }, then: [lore] }], legend({ marks: ['Hunt'] })), 'past-wisdom');
    expect(now(marked).tracks.lore).toBe(1);
  });
  test('SC-263 for a test it is said before the roll', () => {
    const m = doing(
      [
        {
          do: 'test',
          of: ['might'],
          modifiers: [{ if: { mark: 'Hunt', on: 'card' }, n: 2 }],
          bands: [
            { min: 9, do: [] },
            { min: 0, do: [] },
          ],
        },
      ],
      legend({ marks: ['Hunt'] }),
    );
    expect(offered(m)).toEqual(['throw:d6', 'heroic-example', 'past-wisdom']);
    say(m, 'past-wisdom', 'throw:d6');
    expect(told(m, 'tested')[0]!.bonus).toBe(5);
  });
});
