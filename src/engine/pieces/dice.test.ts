import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decision, Rule } from '../kernel/rule.ts';
import { d6, faceEntry, rollDice, throwDice, type Die, type RolledDice } from './dice.ts';
import { tableWith } from './pieces.testing.ts';

const bone: Die<'blank' | 'hit'> = { kind: 'bone', faces: ['blank', 'blank', 'hit'] };
const spec = { die: bone, count: 2 };

function asked<T>(rule: Rule<T>): Decision {
  const step = rule.next(undefined);
  if (step.done || step.value.wait !== 'decision') throw new Error('nothing was asked');
  return step.value.open[0]!;
}

function settled(rule: Rule<RolledDice<'blank' | 'hit'>>, option: string, draft?: string[]): RolledDice<'blank' | 'hit'> {
  const step = rule.next({ seat: 'paladin', ask: 'attack.roll', option, ...(draft && { draft }) });
  if (!step.done) throw new Error('the throw asked again');
  return step.value;
}

describe('dice', () => {
  test('show the face that lies at the place they landed on', () => {
    const { at, faces, own } = rollDice(tableWith(3), { die: bone, count: 40 });
    expect(faces).toEqual(at.map((place) => bone.faces[place - 1]));
    expect(own).toBe(false);
    expect(new Set(at)).toEqual(new Set([1, 2, 3]));
  });

  test('ask for the throw, then roll and close undo', () => {
    const t = tableWith();
    const rule = throwDice(t, 'paladin', 'attack.roll', 'Throw.', spec, false);
    const decision = asked(rule);
    expect(decision.options.map(({ gesture }) => gesture)).toEqual([{ kind: 'throw', dice: 'bone', count: 2 }]);
    expect(decision.compose).toBeUndefined();
    expect(t.fences()).toBe(0);
    expect(settled(rule, 'throw:bone').faces).toHaveLength(2);
    expect(t.fences()).toBeGreaterThan(0);
  });

  test('take the faces of real dice when people roll their own', () => {
    const t = tableWith();
    const before = structuredClone(t.state.chance);
    const rule = throwDice(t, 'paladin', 'attack.roll', 'Throw.', spec, true);
    expect(asked(rule).compose?.form).toEqual({ entry: 'dice', dice: 'bone', count: 2, faces: ['blank', 'hit'] });
    expect(settled(rule, 'composed', ['hit', 'blank'])).toEqual({ faces: ['hit', 'blank'], at: [3, 1], own: true });
    expect(t.fences()).toBe(1);
    expect(t.state.chance).toEqual(before);
  });

  test('still offer the throw beside real dice, which is all a bot can choose', () => {
    const rule = throwDice(tableWith(), 'paladin', 'attack.roll', 'Throw.', spec, true);
    asked(rule);
    expect(settled(rule, 'throw:bone').own).toBe(false);
  });

  test.each([
    ['too few', ['hit']],
    ['too many', ['hit', 'hit', 'hit']],
    ['a face that is not on the die', ['hit', 'skull']],
    ['no list', 'hit'],
    ['nothing', null],
  ])('refuse %s', (_name, draft) => {
    expect(faceEntry(spec).check(draft)).toMatchObject({ rule: 'dice' });
  });

  test('accept exactly the faces of the die', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 3 }), (draft) => {
        const accepted = faceEntry({ die: d6, count: 3 }).check(draft) === null;
        expect(accepted).toBe(draft.every((face) => face >= 1 && face <= 6));
      }),
    );
  });
});
