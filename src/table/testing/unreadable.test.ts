// @vitest-environment happy-dom
import { Container, Graphics, Text, type TextOptions } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { measured } from './faces.ts';
import { withoutCanvas } from './noCanvas.ts';
import { wrongWith } from './unreadable.ts';
import { wordsOn } from './words.ts';

withoutCanvas();

const screen = { width: 400, height: 300, letters: 14 };
const style = { fontFamily: 'Inter', fontWeight: '500', fontSize: 16, lineHeight: 20 } as const;
const line = (text: string, more: Partial<TextOptions> = {}): Text =>
  new Text({ text, x: 20, y: 20, ...more, style: { ...style, ...more.style } });
const plate = (width: number, alpha = 1): Graphics => new Graphics().rect(10, 10, width, 40).fill({ color: 0xffffff, alpha });

/** What is wrong on a table with these parts, each over the one before it. */
function wrong(...parts: readonly Container[]): readonly string[] {
  const stage = new Container();
  stage.addChild(...parts);
  return wrongWith(wordsOn(stage, 1), screen).map((one) => one.slice(0, one.indexOf(':')));
}

describe('words on a table', () => {
  test('a face measures its own letters', () => {
    expect(measured('mill', 'Inter', '500', 100)).toBeGreaterThan(measured('ill', 'Inter', '500', 100) + 80);
    expect(measured('Mission', 'Saira Condensed', '500', 20)).toBeLessThan(0.85 * measured('Mission', 'Inter', '500', 20));
    expect(measured('00', 'Inter', '500', 10, 3)).toBeCloseTo(2 * measured('0', 'Inter', '500', 10) + 6);
  });

  test('what fits is not complained of', () => {
    expect(wrong(plate(200), line('A few words'))).toEqual([]);
    expect(wrong(line('one'), line('another', { y: 40 }))).toEqual([]);
  });

  test('words that are wider than the plate under them', () => {
    expect(wrong(plate(80), line('A few words'))).toEqual(['wider than what it stands on']);
    expect(wrong(plate(80, 0.2), line('A few words'))).toEqual([]);
  });

  test('a paragraph with more lines than its plate has room for', () => {
    const broken = { style: { wordWrap: true, wordWrapWidth: 60 } };
    expect(wrong(plate(200), line('A few words more', { y: 12, ...broken }))).toEqual(['wider than what it stands on']);
  });

  test('words that run into their neighbours, but not into those that a plate covers', () => {
    expect(wrong(line('A few words'), line('and others', { x: 60 }))).toEqual(['runs into "and others"']);
    expect(wrong(line('A few words'), plate(300), line('and others', { x: 60 }))).toEqual([]);
    expect(wrong(line('carved'), line('carved', { x: 21, y: 21 }))).toEqual([]);
  });

  test('words that the window or a mask cuts off', () => {
    expect(wrong(line('A few words', { x: 350 }))).toEqual(['cut by the window']);
    const page = new Container();
    const mask = plate(60);
    page.addChild(mask, line('A few words'));
    page.mask = mask;
    expect(wrong(page)).toEqual(['cut']);
  });

  test('letters that are too small, or pressed together too much', () => {
    expect(wrong(line('small', { scale: 0.8 }))).toEqual(['too small']);
    expect(wrong(line('narrow', { scale: { x: 0.6, y: 1 } }))).toEqual(['too narrow']);
  });
});
