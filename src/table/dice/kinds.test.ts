import { expect, test } from 'vitest';
import { kinds } from './dice.testing.ts';
import { commonKinds, faceRows, isKindOf, looksOf } from './kinds.ts';
import { grains, linear, materials, mostMaterials, packMaterials, type DieMaterial } from './materials.ts';

test('kinds are known by name, and kinds with the same engravings share a row', () => {
  expect([isKindOf(kinds, 'stone'), isKindOf(kinds, 'toString'), isKindOf(commonKinds, 'stone')]).toEqual([true, false, false]);
  expect(faceRows(kinds)).toEqual([kinds.pips.faces, kinds.signs.faces]);
  expect(looksOf(kinds)).toEqual({
    rows: 2,
    materials: [materials.bone, materials.slate, materials.plum],
    of: { pips: { row: 0, material: 0 }, stone: { row: 0, material: 1 }, signs: { row: 1, material: 2 } },
  });
});

test.each(Object.entries(materials) as [string, DieMaterial][])('ink can be read on %s', (_name, { base, inks }) => {
  const luminance = (color: number): number => {
    const [r, g, b] = linear(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const ink of inks) {
    const [light, dark] = [luminance(base), luminance(ink)].sort((a, b) => b - a) as [number, number];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(3);
  }
});

test('materials are packed in their order, each with a grain that the shader knows, and no more than it has room for', () => {
  const used = Object.values(materials);
  const packed = packMaterials(used);
  used.forEach(({ grain }, i) => expect(grains[packed[i * 16 + 15]!]).toBe(grain));
  expect(() => packMaterials(Array.from({ length: mostMaterials + 1 }, () => materials.bone))).toThrow('17 materials');
});
