import { expect, test } from 'vitest';
import { begin } from '../engine/kernel/begin.ts';
import { entropyFrom } from '../engine/kernel/chance.ts';
import { gameNames, loadRules } from '../match/games.ts';
import { guideOf } from '../match/guides.ts';
import { handTellerOf } from './handTellers.ts';

test.each(gameNames)('a phone of %s is told how near everybody was, and the last page, when the match is over and not before', async (game) => {
  const [rules, guide, teller] = await Promise.all([loadRules(game), guideOf(game), handTellerOf(game)]);
  const match = begin(rules, { mix: rules.mixes.find(({ seats }) => seats.length === 2)!.id, chance: entropyFrom(1) });
  const [seat] = match.seats as [string];
  const view = match.view(seat);
  const told = (over: boolean) => teller.view(view, seat, [], { log: () => [], names: {}, over }).end;
  expect(told(false)).toBeUndefined();
  expect(told(true)).toEqual({ near: guide.nearness(view), page: guide.lastPage?.(view) ?? null });
});

test('a story that has ended tells a phone its last page', async () => {
  const [rules, teller] = await Promise.all([loadRules('vantage'), handTellerOf('vantage')]);
  const match = begin(rules, { mix: rules.mixes[0]!.id, chance: entropyFrom(1) });
  const [seat] = match.seats as [string];
  const view = { ...(match.view(seat) as object), ended: { page: 'stopped', winners: [], why: '' } };
  const { end } = teller.view(view, seat, [], { log: () => [], names: {}, over: true });
  expect(end!.page!.paragraphs.join(' ').length).toBeGreaterThan(20);
});
