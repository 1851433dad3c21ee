import { expect, test } from 'vitest';
import type { CardFace, Print } from './cardFace.ts';
import { picturesOf } from './cardFace.ts';
import type { Pen } from '../light/paint.ts';
import { paintFace, type Cutting } from './paintFace.ts';

/** A pen that writes down what it draws; a letter is half as wide as it is high. */
function recorded(prints: readonly Print[], detail = 1): (readonly unknown[])[] {
  const log: (readonly unknown[])[] = [];
  const state: Record<string, unknown> = { font: '' };
  const size = (): number => Number(/([\d.]+)px/.exec(String(state['font']))?.[1]);
  const pen = new Proxy(state, {
    get: (_, name: string) => {
      if (name === 'measureText') return (words: string) => ({ width: (words.length * size()) / 2 });
      if (name in state) return state[name];
      return (...given: unknown[]) => log.push([name, ...given.filter((one) => typeof one !== 'object')]);
    },
    set: (_, name: string, value) => {
      state[name] = value;
      return true;
    },
  }) as unknown as Pen;
  const cutting: Cutting = { image: {} as CanvasImageSource, from: { x: 1, y: 2, w: 40, h: 20 }, w: 20, h: 10, ax: 0.5, ay: 0.5 };
  paintFace(pen, { w: 100, h: 140, prints }, { detail, picture: () => cutting });
  return log.filter(([name]) => name !== 'save' && name !== 'restore');
}

const inter = { font: 'Inter', weight: 500, size: 20, colour: '#000' } as const;

test('a picture lies by its anchor, in units', () => {
  expect(recorded([{ picture: 'seal', x: 50, y: 30 }])).toEqual([['drawImage', 1, 2, 40, 20, 40, 25, 20, 10]]);
  expect(recorded([{ picture: 'seal', x: 50, y: 30, size: 2 }])).toEqual([['drawImage', 1, 2, 40, 20, 30, 20, 40, 20]]);
});

test('a picture in a window fills it and keeps its shape', () => {
  const drawn = recorded([{ picture: 'view', window: { x: 10, y: 10, w: 40, h: 40 }, round: 5 }]);
  expect(drawn.at(-1)).toEqual(['drawImage', 1, 2, 40, 20, -10, 10, 80, 40]);
  expect(drawn.map(([name]) => name)).toContain('clip');
});

test('a line that is too wide is set narrower or smaller, and one that fits stays', () => {
  const line = { ...inter, line: 'abcdefghij', x: 5, y: 30, align: 'left' } as const;
  expect(recorded([{ ...line, width: 100, fit: 'narrow' }])).toContainEqual(['scale', 1, 1]);
  expect(recorded([{ ...line, width: 50, fit: 'narrow' }])).toContainEqual(['scale', 0.5, 1]);
  expect(recorded([{ ...line, width: 50, fit: 'small' }]).map(([name]) => name)).not.toContain('scale');
});

test('text stands in the middle of its area, line under line', () => {
  const drawn = recorded([
    { ...inter, text: 'abcd efgh', area: { x: 0, y: 0, w: 50, h: 100 }, leading: 24, align: 'center', from: 'middle', narrow: [1] },
  ]);
  expect(drawn.filter(([name]) => name === 'fillText').map(([, words]) => words)).toEqual(['abcd', 'efgh']);
  const places = drawn.filter(([name, x]) => name === 'translate' && x === 5);
  expect(places.map(([, , y]) => Math.round(Number(y) * 10) / 10)).toEqual([44.6, 68.6]);
});

test('an icon in the text is a picture that the face needs', () => {
  const print: Print = {
    ...inter, text: 'pay {sun}', icons: { sun: 'card/mark/light' }, area: { x: 0, y: 0, w: 200, h: 40 },
    leading: 24, align: 'left', from: 'top', narrow: [1],
  };
  const face: CardFace = { w: 100, h: 140, prints: [{ picture: 'stock', x: 50, y: 70 }, print] };
  expect(picturesOf(face)).toEqual(['stock', 'card/mark/light']);
  expect(recorded([print]).filter(([name]) => name === 'drawImage')).toHaveLength(1);
});

test('tags stand in a row, each as wide as its word', () => {
  const drawn = recorded([{ ...inter, tags: ['Dig', 'Strike'], x: 10, y: 50, height: 26, fill: '#333' }]);
  expect(drawn.filter(([name]) => name === 'roundRect').map(([, x, , w]) => [x, w])).toEqual([[10, 50], [65, 80]]);
});
