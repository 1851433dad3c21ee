import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games } from './games.ts';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { canonical } from '../engine/kernel/checksum.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import { MatchHost } from './matchHost.ts';
import { patchBetween, patched } from './patch.ts';
import { ownCopy } from './ownCopy.ts';
import { shared } from './sharing.ts';

const overTheWire = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T));
const throughPatch = (a: unknown, b: unknown): unknown => patched(a, overTheWire(patchBetween(a, b)));

describe('patches', () => {
  test.each<[string, unknown, unknown, unknown]>([
    ['nothing for what is the same', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['only the key that changed', { a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } }, { in: { b: { in: { d: { set: 4 } } } } }],
    ['what has gone', { a: 1, b: 2 }, { a: 1 }, { in: { b: null } }],
    ['one item of a list', [1, 2, 3], [1, 5, 3], { in: { 1: { set: 5 } } }],
    ['what was put into a list', [1, 2, 3], [1, 2, 9, 3], { cut: [2, 0, [9]] }],
    ['what was taken out of a list', [1, 2, 3], [1, 3], { cut: [1, 1, []] }],
  ])('hold %s', (_what, before, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch);
    expect(throughPatch(before, after)).toEqual(after);
  });

  test('share what has not changed, and leave what was there alone', () => {
    const before = { kept: { a: 1 }, changed: { b: [1, 2] } };
    const copy = structuredClone(before);
    const after = throughPatch(before, { kept: { a: 1 }, changed: { b: [1, 3] } }) as typeof before;
    expect(after.kept).toBe(before.kept);
    expect(before).toEqual(copy);
  });

  test('that do not fit are noticed rather than applied', () => {
    expect(() => patched([1], { cut: [3, 2, []] })).toThrow('does not fit');
    expect(() => patched([1], { in: { 7: { set: 1 } } })).toThrow('does not fit');
    expect(() => patched(5, { in: { a: { set: 1 } } })).toThrow('does not fit');
  });

  test('lead from any JSON to any other', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(canonical(throughPatch(a, b))).toBe(canonical(b));
      }),
      { numRuns: runs(300) },
    ));

  test('lead from any JSON to a near one', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.jsonValue())), fc.array(fc.nat()), (a, picks) => {
        const b = structuredClone(a);
        for (const pick of picks) {
          const keys = Object.keys(b);
          const key = keys[pick % Math.max(1, keys.length)];
          if (key === undefined) continue;
          if (pick % 3 === 0) delete b[key];
          else if (pick % 3 === 1) b[key]!.push(pick);
          else b[key]!.splice(pick % (b[key]!.length + 1), 1);
        }
        expect(canonical(throughPatch(a, b))).toBe(canonical(b));
      }),
      { numRuns: runs(200) },
    ));
});

describe.each(Object.entries(games))('every step of random matches of %s', (_name, load) => {
  test('can be told as patches, for every pair of eyes', async () => {
    const rules = await (await load()).manifest.rules();
    const arbitrary = fc.tuple(fc.integer(), fc.constantFrom(...rules.mixes.map(({ id }) => id)));
    fc.assert(
      fc.property(arbitrary, ([seed, mix]) => {
        const host: MatchHost<any, any, any> = MatchHost.begin(rules, { mix, chance: entropyFrom(seed) });
        const viewers = [...host.seats, 'table'];
        let before = viewers.map((one) => overTheWire(host.view(one)));
        const pick = picker(seed);
        for (let n = 0; n < 30 && host.over === null; n++) {
          const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((one) => one !== undefined);
          if (!answer) break;
          host.choose(answer);
          const after = viewers.map((one) => overTheWire(host.view(one)));
          after.forEach((view, i) => expect(canonical(throughPatch(before[i], view))).toBe(canonical(view)));
          before = after;
        }
      }),
      { numRuns: runs(2) },
    );
  }, 60_000);
});

/** Every record and list inside, and the value itself. */
const partsOf = (value: unknown): ReadonlySet<unknown> =>
  typeof value !== 'object' || value === null ? new Set() : new Set([value, ...Object.values(value).flatMap((one) => [...partsOf(one)])]);

describe('what is shared with the state before', () => {
  test('means what came after, for any JSON, and is the one before itself where nothing has changed', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(canonical(shared(before, after))).toBe(canonical(after));
        expect(shared(before, overTheWire(before))).toBe(before);
      }),
      { numRuns: runs(300) },
    ));

  test('is every part that means the same, at both ends of a list that has grown or shrunk too', () => {
    const before = { list: [{ a: 1 }, { b: 2 }, { c: 3 }], kept: { d: [4] }, gone: 5 };
    const longer = shared(before, { list: [{ a: 1 }, { x: 9 }, { b: 2 }, { c: 3 }], kept: { d: [4] } }) as typeof before;
    expect([longer.list[0], longer.list[2], longer.list[3], longer.kept]).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, { d: [4] }]);
    for (const [at, known] of [[0, 0], [2, 1], [3, 2]] as const) expect(longer.list[at]).toBe(before.list[known]);
    expect(longer.kept).toBe(before.kept);
    expect('gone' in longer).toBe(false);
    const shorter = shared(before, { ...before, list: [{ c: 3 }] }) as typeof before;
    expect(shorter.list[0]).toBe(before.list[2]);
  });

  test('copies what is new, if asked to: what came after may change later', () =>
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const theirs = partsOf(after);
        const made = shared(before, after, ownCopy);
        expect(canonical(made)).toBe(canonical(after));
        for (const part of partsOf(made)) expect(theirs.has(part)).toBe(false);
      }),
      { numRuns: runs(300) },
    ));

  test('leaves a key such as __proto__ a key', () => {
    const after = JSON.parse('{"a":{"__proto__":{"b":1}}}') as object;
    expect(canonical(shared({ a: {} }, after))).toBe(canonical(after));
    expect(canonical(shared({ a: {} }, after, ownCopy))).toBe(canonical(after));
  });
});
