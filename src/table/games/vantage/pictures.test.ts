import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { cards } from '../../../engine/games/vantage/content/cards.ts';
import { places } from '../../../engine/games/vantage/content/places.ts';
import { pictureName } from './printed/pictureName.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'assets/vantage/painted/vistas');
const cardFolder = path.join(root, 'assets/vantage/painted/cards');
const filesIn = (at: string): string[] => readdirSync(at).filter((file) => file.endsWith('.webp'));
const names = places.map(({ num }) => pictureName('place', num));

interface Print {
  readonly bits: string;
  readonly colours: readonly (readonly [number, number, number])[];
}

/** How many of 64 bits of their shapes differ, and how far their colours are apart on the average. */
function apart(a: Print, b: Print): { readonly shape: number; readonly colour: number } {
  const shape = [...a.bits].filter((bit, i) => bit !== b.bits[i]).length;
  const steps = a.colours.map(([l, x, y], i) => Math.hypot(l - b.colours[i]![0], x - b.colours[i]![1], y - b.colours[i]![2]));
  return { shape, colour: steps.reduce((sum, one) => sum + one, 0) / steps.length };
}

describe('the pictures of Verrow', () => {
  test('the name of a file tells nothing of its place: no number, and no order of numbers', () => {
    expect(new Set(names).size).toBe(places.length);
    expect(names.filter((name) => !/^[0-9a-f]{16}$/.test(name))).toEqual([]);
    const numbers = [...places.keys()].sort((a, b) => (names[a]! < names[b]! ? -1 : 1));
    const risen = numbers.filter((at, i) => i > 0 && numbers[i - 1]! < at).length;
    expect(Math.abs(risen / (places.length - 1) - 0.5)).toBeLessThan(0.15);
    const beside = numbers.filter((at, i) => i > 0 && Math.abs(numbers[i - 1]! - at) === 1).length;
    expect(beside).toBeLessThan(8);
    // neighbours share no more of their names than strangers do
    const same = (a: string, b: string): number => [...a].filter((letter, i) => letter === b[i]).length;
    const neighbours = names.slice(1).map((name, i) => same(name, names[i]!));
    expect(Math.max(...neighbours)).toBeLessThan(7);
  });

  test('every place has one in two sizes, with its depths; none is larger than 120 kB, and nothing else lies there', () => {
    const files = filesIn(folder);
    const wanted = names.flatMap((name) => ['small', 'large', 'depth'].map((kind) => `${name}-${kind}.webp`));
    expect(wanted.filter((file) => !files.includes(file))).toEqual([]);
    expect(files.filter((file) => !names.includes(file.slice(0, 16)))).toEqual([]);
    const bytes = files.map((file) => readFileSync(path.join(folder, file)).length);
    expect(Math.max(...bytes)).toBeLessThan(120 * 1024);
    console.log(`${files.length} files of places, ${Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length)} bytes each`);
  });

  test('every card has one of at most 16 kB', () => {
    const files = filesIn(cardFolder);
    expect(files.sort()).toEqual(cards.map(({ num }) => `${pictureName('card', num)}-small.webp`).sort());
    const bytes = files.map((file) => readFileSync(path.join(cardFolder, file)).length);
    expect(Math.max(...bytes)).toBeLessThan(16 * 1024);
    console.log(`${files.length} pictures of cards, ${Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length)} bytes each`);
  });

  test('no two look alike: their shapes or their colours are far apart', () => {
    const prints = JSON.parse(readFileSync(path.join(folder, 'prints.json'), 'utf8')) as Readonly<
      Record<string, { readonly print: Print }>
    >;
    expect(Object.keys(prints).sort()).toEqual([...names].sort());
    const numbered = places.map(({ num }) => ({ num, print: prints[pictureName('place', num)]!.print }));
    const alike = numbered.flatMap((a, i) =>
      numbered.slice(0, i).flatMap((b) => {
        const { shape, colour } = apart(a.print, b.print);
        return shape < 12 && colour < 14 ? [`${b.num} and ${a.num}: ${shape} bits, ${colour.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });
});
