import { describe, expect, test } from 'vitest';
import type { Effect } from '../content/effects.ts';
import { announced, asked, begin, change, equip, give, isSecond, running, say, type Edit } from '../stonesaga.testing.ts';
import { resolve } from './effects/resolve.ts';

/** One person who plays two characters: what the other is asked is asked at the same seat. */
const alone = (edit: Edit) => begin({ mix: 'seeds-1', options: { company: '2' }, edit });

describe('what an action asks next is said beside it', () => {
  test('SS-240 an exchange asks what changes hands', () => {
    const m = begin((s) => give(s, 'c1', 'wood'));
    expect(announced(m, 'board:c1>board:c2')).toBe('what changes hands');
    expect([asked(say(m, 'board:c1>board:c2')), isSecond(m)]).toEqual([['exchange.give'], true]);
    expect(isSecond(say(m, 'res:c1:wood>board:c2', 'decline'))).toBe(false);
  });

  test('SC-670 a move to a mystery asks what comes first, any other does not', () => {
    const edit: Edit = (s) => change(s, '1,0', { mysteries: 1 });
    const m = begin(edit);
    expect([announced(m, 'mini:c1>hex:1,0'), announced(m, 'mini:c1>hex:0,1')]).toEqual(['what comes first', undefined]);
    expect([asked(say(m, 'mini:c1>hex:1,0')), isSecond(m)]).toEqual([['move.first'], true]);
  });

  test('SC-024 whoever plays the patient says which malady: only the same player is told so', () => {
    const hurt: Edit = (s) => {
      s.characters.c2.health.injury = { minor: 0, major: 3 };
      s.characters.c2.health.disease = { minor: 0, major: 3 };
    };
    const aid = 'energy:c1>board:c2';
    const m = alone(hurt);
    expect([announced(m, aid), announced(begin(hurt), aid)]).toEqual(['which malady', undefined]);
    expect([asked(say(m, aid)), isSecond(m)]).toEqual([['malady.degrade'], true]);
  });

  test('SS-328 building asks how much the others give, where the same player plays them', () => {
    const site = 'energy:c1>zone:0,0/A';
    const zones: Edit = (s) => equip(s, 'c1', 'IT08', 'hand1');
    const m = alone(zones);
    expect(announced(m, site)).toBe('how much the others give');
    expect([asked(say(m, site)), isSecond(m)]).toEqual([['build.promise'], true]);
    expect(announced(begin(zones), site), 'the other is asked').toBeUndefined();
    expect(announced(alone((s) => { zones(s); s.characters.c2.energy = 0; }), site)).toBeUndefined();
  });

  test('SS-276 SS-283 a resource asks what gives its tool only where several could', () => {
    const wood = 'res:c1:wood>bench:stone';
    const one = begin((s) => give(s, 'c1', 'wood', 'flakedRiverstone', 'flakedRiverstone'));
    expect([announced(one, wood), announced(one, 'process:c1')]).toEqual([undefined, undefined]);
    const several = begin((s) => {
      give(s, 'c1', 'wood', 'flakedRiverstone');
      equip(s, 'c1', 'IT05', 'hand1');
    });
    expect([announced(several, wood), announced(several, 'process:c1')]).toEqual(['what gives cut', 'what gives cut']);
    expect([asked(say(several, wood)), isSecond(several)]).toEqual([['process.tool'], true]);
  });
});

describe('what the choice of a card asks next is said beside it', () => {
  const choosing = (edit: Edit, ...effects: Effect[]) =>
    running(
      (t) =>
        resolve(t, 'c1', [
          { do: 'choose', prompt: 'Well?', options: [{ id: 'yes', label: 'Yes', do: effects }, { id: 'no', label: 'No', do: [] }] },
        ]),
      { mix: 'seeds-1', edit },
    );
  const steps = (edit: Edit, ...effects: Effect[]) => {
    const m = choosing(edit, ...effects);
    const said = announced(m, 'yes');
    say(m, 'yes');
    return [said, m.open[0]?.ask, m.open[0]?.second];
  };

  test('SS-117 where a boost goes, and nothing where it is printed', () => {
    expect(steps(() => {}, { do: 'boost', attribute: 'choice' })).toEqual(['where the boost goes', 'boost.attribute', true]);
    expect(steps(() => {}, { do: 'boost', attribute: 'might' })).toEqual([undefined, undefined, undefined]);
  });

  test('SS-120 what is given up, if there is a choice of it', () => {
    const food: Effect = { do: 'discard', what: 'food' };
    expect(steps((s) => give(s, 'c1', 'fish', 'nuts'), food)).toEqual(['what to give up', 'card.discard', true]);
    expect(steps((s) => give(s, 'c1', 'fish'), food)).toEqual([undefined, undefined, undefined]);
    const may: Effect = { ...food, optional: true };
    expect(steps((s) => give(s, 'c1', 'fish', 'nuts'), may)).toEqual(['whether to give it up', 'card.pay', true]);
  });

  test('SC-024 which malady gets better, after what asks nothing', () => {
    const heal: Effect[] = [{ do: 'energy' }, { do: 'degradeMalady' }];
    const ill: Edit = (s) => {
      s.characters.c1.health.injury.minor = 1;
      s.characters.c1.health.disease.minor = 1;
    };
    expect(steps(ill, ...heal)).toEqual(['which malady', 'malady.degrade', true]);
    expect(steps(() => {}, ...heal)).toEqual([undefined, undefined, undefined]);
  });

  test('SS-092 which attribute is tested, where a card names two', () => {
    const trying = (...of: readonly ('might' | 'dexterity')[]): Effect => ({ do: 'test', of, bands: [{ min: 0, do: [] }] });
    expect(steps(() => {}, trying('might', 'dexterity'))).toEqual(['which attribute', 'test.attribute', true]);
    expect(steps(() => {}, trying('might'))).toEqual([undefined, 'test.throw', undefined]);
  });

  test('R-SS-11 what is suffered may be prevented or not: nobody can say beforehand what follows it', () => {
    const first = steps((s) => give(s, 'c1', 'fish', 'nuts'), { do: 'suffer', malady: 'injury' }, { do: 'discard', what: 'food' });
    expect(first).toEqual([undefined, 'card.discard', undefined]);
  });
});
