import { describe, expect, test } from 'vitest';
import { faces, materialFaces } from './faces.ts';
import { hints } from './hints.ts';
import { itemIds, items } from './items.ts';
import type { MaterialFace } from './materials.ts';
import { hintFor, readingsOf, recipes } from './recipes.ts';
import type { HintEntry } from './schema.ts';
import { positionsOf, sayCode } from './codes.ts';

const all: readonly HintEntry[] = hints;
const pairOf = (left: string, right: string): string => [left, right].sort().join('+');

describe('N4 near misses', () => {
  test('there are at least sixty, and every face of every material is in one', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    const tried = new Set(all.flatMap(({ left, right }) => [left[0], right[0]]));
    expect(materialFaces.filter((face) => !tried.has(face))).toEqual([]);
  });

  test('each can lie like that, and each pair is hinted at once', () => {
    for (const hint of all) {
      const [left, right] = [hint.left[0] as MaterialFace, hint.right[0] as MaterialFace];
      const lies = positionsOf(left, right).map(({ code }) => code);
      expect(lies, hint.text).toContain(readingsOf(hint)[0]);
    }
    const pairs = all.map(({ left, right }) => pairOf(left[0], right[0]));
    expect(pairs.filter((pair, i) => pairs.indexOf(pair) !== i)).toEqual([]);
  });

  test('the samples have the codes of the list: Red 1431, Blue 4133 and Blue 3314, Yellow 3235 and Red 5323', () => {
    expect(hints.slice(0, 3).map((hint) => readingsOf(hint).map(sayCode))).toEqual([
      ['Red 1431', 'Red 1341'],
      ['Blue 4133', 'Blue 3314'],
      ['Yellow 3235', 'Red 5323'],
    ]);
  });

  test('R-SS-33 both readings find the hint, whichever token is on the left, and never an item', () => {
    for (const hint of all)
      for (const code of readingsOf(hint)) {
        expect(recipes.has(code), code).toBe(false);
        expect(hintFor(code, hint.left[0], hint.right[0])).toBe(hint.text);
        expect(hintFor(code, hint.right[0], hint.left[0])).toBe(hint.text);
      }
  });

  test('a hint is not told to those who tried something else', () => {
    const [{ left, right }] = hints;
    expect(hintFor(readingsOf(hints[0])[0]!, left[0], 'clay')).toBeNull();
    expect(hintFor(readingsOf(hints[0])[0]!, 'clay', right[0])).toBeNull();
  });

  test('most of the items have a near miss of the same two materials', () => {
    const materialsTried = new Set(all.map(({ left, right }) => pairOf(faces[left[0]].of, faces[right[0]].of)));
    const near = itemIds.filter((id) => materialsTried.has(pairOf(faces[items[id].left[0]].of, faces[items[id].right[0]].of)));
    expect(near.length).toBeGreaterThanOrEqual(itemIds.length * 0.75);
  });
});
