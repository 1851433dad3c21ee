import { describe, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import { gameNames, loadRules } from '../match/games.ts';
import { MatchHost } from '../match/matchHost.ts';
import type { Tell } from '../match/screenMessages.ts';
import { stateAfter, stateFrom, stateSum, type ScreenState } from '../match/screenTold.ts';
import { handTellerOf } from './handTellers.ts';
import { idOf, passFor, tableOf } from './tables.testing.ts';

/** What a screen holds after all that it was told; its own sum must be the host's at every step. */
function heldAfter(told: readonly Tell[]): ScreenState {
  let state: ScreenState | undefined;
  for (const one of told) {
    if (one.tell === 'seen') state = stateFrom({ ...one.glance, moment: one.moment }, one.log.facts);
    else if (one.tell === 'moved') state = stateAfter(state!, one);
    else continue;
    expect(stateSum(state), `${one.tell} at moment ${one.moment}`).toBe(one.sum);
  }
  return state!;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(gameNames)('screens of %s', (game) => {
  test('hold after every answer what they would be told if they came now, also those that come later', async () => {
    const rules = await loadRules(game);
    const teller = await handTellerOf(game);
    for (let seed = 1; seed <= runs(2); seed++) {
      const mix = rules.mixes.find(({ seats }) => seats.length === 2)!;
      const begun = MatchHost.begin(rules, { mix: mix.id, chance: entropyFrom(seed) });
      const { table, enter, say, settled, told } = tableOf(rules, begun.archive(), { now: () => 0, teller });
      const pick = picker(seed);
      for (const seat of begun.seats) enter(seat, passFor(seat));
      const [mine] = begun.seats as [string];
      enter('phone', passFor(mine, 'hand'));
      await settled();
      for (let n = 0; n < 60 && table.match.host.over === null; n++) {
        const { host, moment } = table.match;
        const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!;
        say(answer.seat, { do: 'choose', id: idOf(n), moment, answer });
        await settled();
        if (n === 30) enter('late', passFor('table'));
      }
      enter('late phone', passFor(mine, 'hand'));
      await settled();
      const [phone, latePhone] = [heldAfter(told('phone')), heldAfter(told('late phone'))];
      const { host } = table.match;
      const heard = host.heard(mine);
      const names = heard.reduce((known: Record<string, string>, facts) => teller.entry(facts, known).names, {});
      const wordsNow = teller.view(host.view(mine), mine, phone.glance.questions, { log: () => heard, names, over: host.over !== null });
      expect(phone.glance.view).toEqual(plain(wordsNow));
      expect(latePhone.log).toEqual(phone.log);
      for (const line of phone.log.flat()) expect(Object.keys(line as object)).toEqual(['fact', 'text']);
      for (const seat of [...begun.seats, 'late']) {
        if (seat === 'late' && !table.screens.get('late')) continue;
        const viewer = seat === 'late' ? 'table' : seat;
        expect(heldAfter(told(seat)).glance.view).toEqual(plain(table.match.host.view(viewer)));
      }
      await table.stop();
    }
  });
});
