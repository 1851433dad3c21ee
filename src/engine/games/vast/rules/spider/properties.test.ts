import { expect, test } from 'vitest';
import { picker } from '../../../../kernel/chance.ts';
import type { RoleMixId } from '../../content/mixes.ts';
import { supply } from '../../content/values.ts';
import { full } from '../../full.testing.ts';
import { spiderlingIds } from '../figures.ts';
import type { VastState } from '../../state.ts';
import { now } from '../../vast.testing.ts';

/** What has to be true of the Spider at every question but her own scattering. */
function expectWhole(s: VastState): void {
  const { form, blood, boxed, powers } = s.spider!;
  const tokens = Object.values(s.tokens);
  const sum = (kind: 'blood' | 'web') => tokens.reduce((all, here) => all + (here?.[kind] ?? 0), 0);
  expect(sum('blood') + blood).toBeLessThanOrEqual(supply.bloodTokens);
  expect(sum('web')).toBeLessThanOrEqual(supply.webTokens);
  expect(tokens.every((here) => (here?.web ?? 0) <= 3)).toBe(true);
  expect(new Set([...powers.deck, ...powers.hand, ...powers.discard]).size).toBe(12);
  const crawling = spiderlingIds.filter((id) => s.figures[id] !== undefined);
  if (form === 'spiderlings') expect(crawling.length + boxed.length).toBe(supply.spiderlings);
  else expect([crawling.length, s.figures[form] !== undefined]).toEqual([0, true]);
  for (const id of ['giant', 'sorcerer', ...crawling] as const)
    expect(s.figures[id] === undefined || s.map[s.figures[id] as never] !== undefined).toBe(true); // MM-344
}

test.each<[RoleMixId, number]>([
  ['five', 11],
  ['paladin-spider', 5],
  ['skeletons-spider', 3],
])('%s played at random keeps her whole and every question answerable', (mix, seed) => {
  const pick = picker(seed);
  const m = full(mix, (s) => void (s.limited = true), seed);
  for (let answers = 0; answers < 700 && !m.over; answers++) {
    for (const { ask, options } of m.open) {
      expect(options.length, ask).toBeGreaterThan(0);
      expect(new Set(options.map(({ id }) => id)).size, ask).toBe(options.length);
    }
    const decision = m.open[pick(m.open.length)]!;
    m.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[pick(decision.options.length)]!.id });
    if (!m.over && m.open[0]!.ask !== 'spider.scatter') expectWhole(now(m));
    if (answers % 50 === 0) expect(m.fork().hash()).toBe(m.hash());
  }
});
