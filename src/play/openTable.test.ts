import { expect, test, vi } from 'vitest';
import { stonesaga } from '../engine/games/stonesaga/index.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import { inlineEngine } from '../match/engine.ts';
import { openLocalPlay, type LocalPlay } from './localPlay.ts';
import { awaitedAtScreen } from './matches.ts';

/** A cooperative game of two at one screen: nobody has anything to hide. */
const together = (automatic: Readonly<Record<string, string>> = {}, people: Readonly<Record<string, string>> = { p1: 'Ada', p2: 'Ben' }) =>
  openLocalPlay({
    game: 'stonesaga',
    engine: () => inlineEngine(async () => stonesaga as AnyRules),
    wish: { mix: 'seeds-2', seed: 5, options: { creation: 'quick' } },
    people,
    automatic,
  });

/** Answers whatever is asked with the first option, until the first day. */
async function untilDay(play: LocalPlay): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const [question] = play.snapshot().questions;
    if (!question || question.ask.startsWith('day.')) return;
    await play.choose(question, question.options[0]!.id);
  }
}

test('people who hide nothing are asked side by side, and no curtain falls', async () => {
  const play = await together();
  const seats = new Set<string>();
  for (let i = 0; i < 60 && !play.snapshot().questions[0]?.ask.startsWith('day.'); i++) {
    const [question] = play.snapshot().questions;
    seats.add(question!.seat);
    expect(awaitedAtScreen(play)).toEqual([]);
    await play.choose(question!, question!.options[0]!.id);
  }
  expect([...seats].sort()).toEqual(['p1', 'p2']);
  expect([...new Set(play.snapshot().questions.map(({ seat }) => seat))]).toEqual(['p1', 'p2']);
  play.close();
});

test('each is refused in their own name', async () => {
  const play = await together();
  await untilDay(play);
  expect(await play.whyNot({ kind: 'button', word: 'craft:c2' })).toMatchObject({ rule: 'SS-286' });
  expect(await play.whyNot({ kind: 'drag', from: 'mini:c2', onto: 'hex:9,9' })).not.toMatchObject({ rule: 'SS-013' });
  play.close();
});

test('what a bot is asked stays with the bot', async () => {
  const play = await together({ p2: 'random' }, { p1: 'Ada' });
  const asked = new Set<string>();
  play.subscribe(() => play.snapshot().questions.forEach(({ seat }) => asked.add(seat)));
  await vi.waitFor(async () => {
    await untilDay(play);
    expect(play.snapshot().questions[0]?.ask).toBe('day.turn');
  });
  expect([...asked]).toEqual(['p1']);
  play.close();
});
