import { expect, test } from 'vitest';
import { shipLogs, wordsOfLog } from '../content/find.ts';
import { now, running, say, told, type VanguardMatch } from '../vanguard.testing.ts';
import { readLogNow } from './logs.ts';
import { ship } from './ship/aboard.testing.ts';

const log33 = shipLogs.find(({ n }) => n === 33)!;

const read = (...flags: readonly string[]): VanguardMatch =>
  running((t) => readLogNow(t, 'recon', 33), ship((s) => void s.flags.push(...flags)));

test('RU-IV-102 the paragraphs of a log whose conditions hold are kept with it and seen by everybody, and no others', () => {
  const m = read('shelf.loud');
  expect(told(m, 'logRead').map(({ log }) => log)).toEqual([33]);
  expect(now(m).variants).toEqual({ 33: [1] });
  expect(m.view('p1').variants).toEqual({ 33: [1] });
  expect(now(read('shelf.list', 'shelf.loud')).variants).toEqual({ 33: [0, 1] });
  expect(now(read()).variants).toEqual({ 33: [] });
});

test('RU-IV-102 they are told as the log is read: what comes true afterwards does not change it', () => {
  const m = running(function* (t) {
    yield* readLogNow(t, 'recon', 71);
    t.state.flags.push('house.told');
  }, ship());
  say(m, m.open[0]!.options[0]!.id);
  expect([now(m).flags.includes('house.told'), now(m).variants[71]]).toEqual([true, [1]]);
});

test('RU-IV-102 they follow the text, each as a paragraph of its own', () => {
  const [list, loud] = log33.variants!;
  expect(wordsOfLog(33)).toBe(log33.text);
  expect(wordsOfLog(33, [0, 1])).toBe([log33.text, list!.text, loud!.text].join('\n'));
});
