import { expect, test } from 'vitest';
import { shipLogs } from '../../../engine/games/vanguard/content/find.ts';
import { planets } from '../../../engine/games/vanguard/content/planets.ts';
import type { Log } from '../../../engine/games/vanguard/content/types.ts';
import { windows } from '../../testing/windows.ts';
import { layLog } from './logLayout.ts';
import { heightOf } from './scene/letters.ts';

/** With a lesson or advice beside the table on a phone that lies. */
const narrow = [616, 340, true] as const;
const lengthOf = ({ text, teach = '', choices = [] }: Log): number =>
  text.length + teach.length + choices.reduce((sum, { label = '' }) => sum + 60 + label.length, 0);
/** Different choices of one log set these flags: one of each family at most. */
const families = ['chair', 'sign', 'voice'].map((name) => `house.${name}_`);
const together = (one: unknown, other: unknown): boolean =>
  !families.some((family) => [one, other].every((variant) => JSON.stringify(variant).includes(family)));
/** With those of its variants that can be read together and are longest. */
function inFull(log: Log): Log {
  const variants = log.variants ?? [];
  const pairs = variants.flatMap((one) => [
    [one],
    ...variants.filter((other) => other !== one && together(one, other)).map((other) => [one, other]),
  ]);
  const added = pairs.map((pair) => pair.map(({ text }) => text).join('\n')).toSorted((a, b) => b.length - a.length)[0];
  return added === undefined ? log : { ...log, text: `${log.text}\n${added}` };
}
/** Those that take most room: words are measured one by one, which is slow. */
const longest = [...shipLogs, ...planets.flatMap(({ logs }) => logs)]
  .map(inFull)
  .toSorted((a, b) => lengthOf(b) - lengthOf(a))
  .slice(0, 80);

test.each([...windows, narrow])('at %i by %i the longest logs stand over their keys, and nothing is cut', (wide, high, isTouched) => {
  // a phone's letters are 30 units of its table, a monitor's 18
  const letters = isTouched ? 30 : 18;
  const zoom = (isTouched ? 12 : 14) / letters;
  const at = { x: 0, y: 0, width: wide / zoom, height: high / zoom };
  const cut = longest.filter(({ text, teach, choices = [] }) => {
    const keys = choices.length > 0 ? choices.map(({ label }) => label ?? '') : ['Go on'];
    const { panel, words, size, small, teachY, keyAt } = layLog(
      { text, teach, keys, hasPicture: true },
      { at, letters, touch: (isTouched ? 44 : 24) / zoom },
    );
    const foot = teach === undefined ? words.y + heightOf(text, words.width, size) : teachY + heightOf(teach, words.width, small);
    const last = keyAt(keys.length - 1);
    return foot > keyAt(0).y || last.y + last.height > panel.y + panel.height || panel.y < 0;
  });
  expect(cut.map(({ n }) => n)).toEqual([]);
});

test('a phone that lies has no picture where the words need its room, and keeps it where they do not', () => {
  const room = { at: { x: 0, y: 0, width: 924, height: 510 }, letters: 18, touch: 66 };
  const words = { teach: undefined, keys: ['Go on'], hasPicture: true };
  expect(layLog({ ...words, text: 'Snow falls on the ring. '.repeat(3) }, room).picture).not.toBe(null);
  expect(layLog({ ...words, text: 'Snow falls on the ring. '.repeat(40) }, room).picture).toBe(null);
});
