import { expect, test } from 'vitest';
import { dieKinds, faceRow, isDieKind, kinds } from './kinds.ts';
import { grains, linear, materialNames, materials, packMaterials } from './materials.ts';

test.each(dieKinds)('%s has six faces, each with something on it that stays on the face', (kind) => {
  expect(kinds[kind].faces).toHaveLength(6);
  for (const face of kinds[kind].faces) {
    expect(face.length).toBeGreaterThan(0);
    for (const { x, y } of face) expect(Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5))).toBeLessThan(0.3);
  }
  expect(new Set(kinds[kind].faces.map((face) => JSON.stringify(face))).size).toBe(6);
});

test('kinds are known by name and have rows of their own', () => {
  expect(dieKinds.map(faceRow)).toEqual([...dieKinds.keys()]);
  expect(isDieKind('spawn')).toBe(true);
  expect(isDieKind('toString')).toBe(false);
});

test.each(materialNames)('ink can be read on %s', (name) => {
  const luminance = (color: number): number => {
    const [r, g, b] = linear(color);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const { base, inks } = materials[name];
  for (const ink of inks) {
    const [light, dark] = [luminance(base), luminance(ink)].sort((a, b) => b - a) as [number, number];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThan(3);
  }
});

test('all materials fit the shader, each with a grain it knows', () => {
  const packed = packMaterials();
  expect(materialNames.length * 16).toBeLessThanOrEqual(packed.length);
  materialNames.forEach((name, i) => expect(grains[packed[i * 16 + 15]!]).toBe(materials[name].grain));
});
