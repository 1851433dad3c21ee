import { expect, test } from 'vitest';
import { checkOf } from '../../../engine/games/vanguard/content/find.ts';
import { vanguard } from '../../../engine/games/vanguard/index.ts';
import { positions } from '../../../engine/games/vanguard/positions.testing.ts';
import { say } from '../../../engine/games/vanguard/vanguard.testing.ts';
import { oddsOf } from '../../../engine/games/vanguard/reckoning/odds.ts';
import { likely, mattering, oddsWanted } from './odds.ts';
import { createOdds, type OddsReply, type OddsRequest } from './oddsAsked.ts';

const chosen = say(positions.check!(), 'die:green-specialized-1', 'die:blue-specialized-1');
const view = vanguard.view(chosen.peek(), 'table');
const check = view.planet!.check!;
const card = checkOf(check.check, view.planet!.id);

test('before the roll each outcome has a share between none and all', () => {
  const { check: asked, dice, converts, gcSpecial } = oddsWanted(view, check, card)!;
  const lines = likely(card, oddsOf(asked, dice, converts, gcSpecial));
  expect(lines.length).toBeGreaterThan(0);
  for (const { share } of lines) expect(share >= 0 && share <= 1).toBe(true);
  expect(lines.some(({ share }) => share > 0 && share < 1)).toBe(true);
});

test('the thread is asked once for the same dice, and its answer is handed on', async () => {
  const asked: OddsRequest[] = [];
  const thread = {
    onmessage: null as ((event: MessageEvent<OddsReply>) => void) | null,
    postMessage(request: OddsRequest) {
      asked.push(request);
      this.onmessage!({ data: { id: request.id, odds: { of: 36, rows: {}, steps: {} } } } as MessageEvent<OddsReply>);
    },
  };
  const odds = createOdds(() => thread);
  const wanted = oddsWanted(view, check, card)!;
  expect(await odds(wanted)).toEqual({ of: 36, rows: {}, steps: {} });
  expect(await odds(wanted)).toEqual({ of: 36, rows: {}, steps: {} });
  expect(asked).toHaveLength(1);
});

test('where a page forbids workers they are reckoned on the spot', async () => {
  const odds = createOdds(() => {
    throw new Error('forbidden');
  });
  expect((await odds(oddsWanted(view, check, card)!)).of).toBe(36);
});

test('where there is no room for all lines the first of each colour stays', () => {
  const line = (color: 'green' | 'red', label: string) => ({ label, color, share: 0.5, said: '50 %' });
  const all = [line('green', '1'), line('green', '2'), line('green', '3'), line('red', '1')];
  expect(mattering(all, 3).map(({ color, label }) => `${color} ${label}`)).toEqual(['green 1', 'green 2', 'red 1']);
  expect(mattering(all, 9)).toEqual(all);
});
