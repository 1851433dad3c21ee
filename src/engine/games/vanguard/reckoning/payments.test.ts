import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { facesOf, type DieId } from '../content/dice.ts';
import { colors, dieKinds, icons, type Icon, type Need, type Token } from '../content/vocabulary.ts';
import { runs } from '../../../testing/runs.testing.ts';
import { holdsAll, isMet, payments } from './payments.ts';
import { rolledDie, type Convert, type Paying, type RolledDie } from './pool.ts';
import { forced } from './special.ts';

const die = (id: DieId, ...shown: Icon[]): RolledDie => rolledDie(id, 'recon', shown);
const ids = (found: readonly (readonly RolledDie[])[]): string[] => found.map((dice) => dice.map(({ id }) => id).join(' '));
const freely: Paying = { converts: [] };
const combination: Paying = { converts: [], combination: true };

describe('what meets a requirement', () => {
  test('EX-IV-19 a converted basic and a printed icon pay together', () => {
    const pool = [die('red-basic-1', 'BAS'), die('blue-specialized-1', 'SCN')];
    const paying: Paying = { converts: [{ color: 'red', to: 'STR' }], combination: true };
    expect(ids(payments([['STR', 'SCN']], pool, paying))).toEqual(['red-basic-1 blue-specialized-1']);
  });

  test('EX-IV-22 IV-186 one die is converted once, also where two converts would help', () => {
    const paying: Paying = {
      converts: [
        { color: 'red', to: 'STR' },
        { color: 'red', to: 'LFT' },
      ],
    };
    expect(isMet([['STR', 'LFT']], [die('red-basic-1', 'BAS')], paying)).toBe(false);
    expect(isMet([['STR', 'LFT']], [die('red-basic-1', 'BAS'), die('red-basic-2', 'BAS')], paying)).toBe(true);
    // nor is a die that shows two basics
    expect(isMet([['STR', 'LFT']], [die('red-basic-1', 'BAS', 'BAS')], paying)).toBe(false);
  });

  test('EX-IV-23 IV-184 IV-265 a convert works on its own colour only, and gives its own icon only', () => {
    const paying: Paying = { converts: [{ color: 'red', to: 'STR' }] };
    expect(isMet([['STR']], [die('blue-basic-1', 'BAS')], paying)).toBe(false);
    expect(isMet([['STR']], [die('red-basic-1', 'BAS')], paying)).toBe(true);
    expect(isMet([['LFT']], [die('red-basic-1', 'BAS')], paying)).toBe(false);
    expect(isMet([['STR']], [die('red-specialized-1', 'GRD')], paying)).toBe(false);
  });

  test('EX-IV-31 IV-191 IV-192 IV-193 IV-266 any-icon symbols are met by one icon, by VAN, never by accidents', () => {
    const need: Need = [['SAME', 'SAME']];
    const [scn, scn2, van] = [die('blue-specialized-1', 'SCN'), die('blue-specialized-2', 'SCN'), die('green-wild-1', 'VAN')];
    expect(isMet(need, [scn, scn2], combination)).toBe(true);
    expect(isMet(need, [scn, van], combination)).toBe(true);
    expect(isMet(need, [scn, die('blue-specialized-3', 'FIX')], combination)).toBe(false);
    expect(isMet(need, [die('red-basic-1', 'ACC'), die('red-basic-2', 'ACC')], combination)).toBe(false);
    const byAccident = (paying: Paying): boolean => isMet([['ACC']], [die('red-basic-1', 'ACC')], paying);
    expect([byAccident(combination), byAccident(freely)]).toEqual([false, true]);
    expect(isMet([['ACC']], [van], combination)).toBe(false); // a VAN that is used as an accident is one
  });

  test.each(icons.filter((icon) => icon !== 'ACC'))('IV-190 any-icon symbols take %s', (icon) => {
    expect(isMet([['SAME', 'SAME']], [die('red-basic-1', icon), die('blue-basic-1', icon)], combination)).toBe(true);
  });

  test('IV-738 IV-760 any-icon symbols take basics of different colours, but no basic with an accident', () => {
    const need: Need = [['SAME', 'SAME']];
    expect(isMet(need, [die('red-basic-1', 'BAS'), die('blue-basic-1', 'BAS')], combination)).toBe(true);
    expect(isMet(need, [die('red-basic-1', 'BAS'), die('blue-basic-1', 'ACC')], combination)).toBe(false);
  });

  test('IV-261 IV-262 IV-263 one VAN stands for one icon, of any colour', () => {
    expect(isMet([['TRK']], [die('red-wild-1', 'VAN')], freely)).toBe(true);
    expect(isMet([['TRK', 'TRK']], [die('red-wild-1', 'VAN')], freely)).toBe(false);
  });

  test('IV-264 IV-267 RU-IV-30 a basic does nothing by itself; an accident counts where it is named, outside a combination', () => {
    expect(isMet([['STR']], [die('red-basic-1', 'BAS')], freely)).toBe(false);
    expect(isMet([['ACC']], [die('red-basic-1', 'ACC')], freely)).toBe(true);
    expect(isMet([['ACC']], [die('red-basic-1', 'ACC')], combination)).toBe(false);
  });

  test('EX-IV-34 IV-220 IV-221 one side of the stroke is enough, and only its dice are moved', () => {
    const pool = [die('red-specialized-1', 'STR'), die('red-specialized-2', 'LFT')];
    expect(ids(payments([['STR', 'GRD'], ['LFT']], pool, freely))).toEqual(['red-specialized-2']);
  });

  test('IV-172 RU-IV-25 RU-IV-35 a face with two icons meets two tokens with one die', () => {
    expect(ids(payments([['STR', 'GRD']], [die('red-universal-1', 'STR', 'GRD')], freely))).toEqual(['red-universal-1']);
  });

  test('dice that are alike are offered once', () => {
    const pool = [die('blue-specialized-1', 'SCN'), die('blue-specialized-2', 'SCN'), die('blue-expert-1', 'SCN', 'FIX')];
    expect(ids(payments([['SCN']], pool, freely))).toEqual(['blue-specialized-1', 'blue-expert-1']);
  });

  test('a whole-die token takes the die with all it shows', () => {
    const pool = [die('red-universal-1', 'STR', 'GRD')];
    expect(isMet([['DIE_red', 'STR']], pool, freely)).toBe(false);
    expect(isMet([['DIE_red']], pool, freely)).toBe(true);
    expect(isMet([['DIE_blue']], pool, freely)).toBe(false);
  });
});

describe('what a special effect takes', () => {
  test('EX-IV-27 IV-211 IV-212 each icon of a die counts by itself', () => {
    expect(forced([['SCN']], [die('blue-expert-1', 'SCN', 'SCN')])).toMatchObject([{ times: 2, dice: [{ id: 'blue-expert-1' }] }]);
  });

  test('IV-213 RU-IV-29 printed icons are forced, VAN and basics are not', () => {
    expect(forced([['STR']], [die('red-wild-1', 'VAN'), die('red-basic-1', 'BAS')])).toMatchObject([{ times: 0, dice: [] }]);
    expect(forced([['VAN']], [die('red-wild-1', 'VAN')])).toMatchObject([{ times: 1 }]);
  });
});

/** Every assignment of tokens to icons, by hand and without any short cut. */
function bruteForce(need: Need, pool: readonly RolledDie[], paying: Paying): string[][] {
  const met: string[][] = [];
  const same = icons.filter((icon) => icon !== 'ACC');
  const stands = (token: Token, shown: Icon, color: string, converted: boolean): 'no' | 'plain' | 'converted' => {
    if (shown === 'ACC' && paying.combination) return 'no';
    if (shown === token) return 'plain';
    if (paying.printed) return 'no';
    if (shown === 'VAN') return token === 'ACC' && paying.combination ? 'no' : 'plain';
    if (shown === 'BAS' && !converted && paying.converts.some((one) => one.color === color && one.to === token)) return 'converted';
    return 'no';
  };
  const go = (tokens: readonly Token[], used: readonly string[], converted: readonly number[]): void => {
    const [token, ...rest] = tokens;
    if (token === undefined) {
      met.push([...new Set(used.map((use) => use.split('.')[0]!))].map((at) => pool[Number(at)]!.alike).sort());
      return;
    }
    pool.forEach(({ icons: shown, color }, at) => {
      if (token.startsWith('DIE')) {
        if ((token === 'DIE' || token === `DIE_${color}`) && !used.some((use) => use.startsWith(`${at}.`)))
          go(rest, [...used, ...shown.map((_, unit) => `${at}.${unit}`)], converted);
        return;
      }
      shown.forEach((icon, unit) => {
        if (used.includes(`${at}.${unit}`)) return;
        const how = stands(token, icon, color, converted.includes(at));
        if (how !== 'no') go(rest, [...used, `${at}.${unit}`], how === 'converted' ? [...converted, at] : converted);
      });
    });
  };
  for (const tokens of need)
    for (const icon of tokens.includes('SAME') ? same : (['BAS'] as const))
      go(
        tokens.map((token) => (token === 'SAME' ? icon : token)),
        [],
        [],
      );
  return met;
}

const someDie = (at: number) =>
  fc.record({ color: fc.constantFrom(...colors), kind: fc.constantFrom(...dieKinds), side: fc.nat(5) }).map(({ color, kind, side }) => {
    const id: DieId = `${color}-${kind}-${at}`;
    return rolledDie(id, 'recon', facesOf(id)[side]!);
  });
const somePool = fc.nat(5).chain((n) => fc.tuple(...Array.from({ length: n }, (_, at) => someDie(at))));
const token = fc.constantFrom<Token>('STR', 'SCN', 'TRK', 'GRD', 'ACC', 'BAS', 'VAN', 'SAME', 'DIE', 'DIE_red');
const someNeed = fc.array(fc.array(token, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 });
const somePaying = fc.record({
  converts: fc.array(fc.record({ color: fc.constantFrom(...colors), to: fc.constantFrom<Icon>('STR', 'SCN', 'TRK') }), { maxLength: 2 }),
  printed: fc.boolean(),
  combination: fc.boolean(),
}) as fc.Arbitrary<Paying & { readonly converts: Convert[] }>;

test('payments are those of brute force: all of them, none too large, none twice', () => {
  fc.assert(
    fc.property(somePool, someNeed, somePaying, (pool, need, paying) => {
      const all = bruteForce(need, pool, paying);
      const found = payments(need, pool, paying).map((dice) => dice.map(({ alike }) => alike).sort());
      expect(found.length > 0).toBe(all.length > 0);
      for (const one of found) expect(all).toContainEqual(one);
      for (const one of all) expect(found.some((small) => holdsAll(one, small))).toBe(true);
      for (const [i, one] of found.entries())
        for (const [j, other] of found.entries()) if (i !== j) expect(holdsAll(one, other)).toBe(false);
    }),
    { numRuns: runs(400) },
  );
});

test('a special effect is resolved as often as brute force can', () => {
  const times = (need: Need, pool: readonly RolledDie[]): number => {
    let best = 0;
    const go = (left: readonly (readonly Icon[])[], n: number): void => {
      best = Math.max(best, n);
      for (const tokens of need) {
        const take = (at: number, rest: readonly (readonly Icon[])[]): void => {
          if (at === tokens.length) return void go(rest, n + 1);
          rest.forEach((shown, i) => {
            const unit = shown.indexOf(tokens[at] as Icon);
            if (unit >= 0)
              take(
                at + 1,
                rest.map((one, j) => (i === j ? one.toSpliced(unit, 1) : one)),
              );
          });
        };
        take(0, left);
      }
    };
    go(
      pool.map(({ icons: shown }) => shown),
      0,
    );
    return best;
  };
  const plain = fc.constantFrom<Token>('STR', 'SCN', 'TRK', 'GRD', 'ACC');
  fc.assert(
    fc.property(somePool, fc.array(fc.array(plain, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }), (pool, need) => {
      const found = forced(need, pool);
      expect(found[0]!.times).toBe(times(need, pool));
      for (const { dice, times: n } of found) expect(times(need, dice)).toBe(n);
    }),
    { numRuns: runs(2000) },
  );
});

test('IV-212 of two ways to spend the same icons, the one that resolves a special effect more often is taken', () => {
  const [one, two]: DieId[] = ['red-specialized-0', 'red-universal-1'];
  const pool = [rolledDie(one!, 'recon', ['GRD']), rolledDie(two!, 'recon', ['STR', 'GRD'])];
  expect(forced([['GRD', 'GRD'], ['GRD']], pool).map(({ times }) => times)).toEqual([2]);
});
