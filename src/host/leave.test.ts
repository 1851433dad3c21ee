import { describe, expect, test } from 'vitest';
import type { VantageView } from '../engine/games/vantage/view.ts';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import type { Shown } from '../engine/kernel/rules.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import { loadRules } from '../match/games.ts';
import { MatchHost } from '../match/matchHost.ts';
import type { Tell } from '../match/screenMessages.ts';
import { stateAfter, stateFrom, type ScreenState } from '../match/screenTold.ts';
import type { Pass } from './connectedScreens.ts';
import { idOf, passFor, tableOf } from './tables.testing.ts';

const watching = (role: Pass['role'], delay = 0): Pass => ({ role, viewer: 'table', seats: [], delay });
const delay = 60;

/** Seats that are asked what those may see who watch. */
const mayShow = (host: MatchHost<any, any, any>): readonly string[] =>
  host.seats.filter((seat) => host.glance({ viewer: seat, answersFor: [seat] }).questions.some(({ ask }) => ask === 'show'));

/** Three who have crashed in different places, screens of every role, and a clock. */
async function crashed(seed: number) {
  const rules = await loadRules('vantage');
  const host: MatchHost<any, any, any> = MatchHost.begin(rules, {
    mix: 'falling-3', options: { watchers: 'places', level: 'cautious' }, chance: entropyFrom(seed),
  });
  const pick = picker(seed);
  const hereOf = (of: typeof host, seat: string) => (of.view(seat) as VantageView).here;
  while (mayShow(host).length === 0) host.choose(host.plainAnswer(host.waiting[0]!, pick, [])!);
  const clock = { ms: 1_000_000 };
  const given = tableOf(rules, host.archive(), { now: () => clock.ms });
  for (const seat of host.seats) given.enter(seat, passFor(seat));
  given.enter('table', watching('table'));
  given.enter('spectator', watching('spectator'));
  given.enter('stream', watching('stream'));
  given.enter('late', watching('stream', delay));
  const other = host.seats.find((seat) => !mayShow(host).includes(seat))!;
  given.enter('a player who says to watch', { role: 'spectator', viewer: other, seats: [other], delay: 0 });
  await given.settled();
  let wishes = 0;
  const choose = async (seat: string, ask: string, option: string): Promise<void> => {
    clock.ms += 1_000;
    given.say(seat, { do: 'choose', id: idOf(++wishes), moment: given.table.match.moment, answer: { seat, ask, option } });
    await given.settled();
    expect(given.told(seat).findLast(({ tell }) => tell === 'done' || tell === 'refused')).toMatchObject({ tell: 'done' });
  };
  const here = (seat: string) => hereOf(given.table.match.host, seat)!;
  return { ...given, clock, pick, choose, here, mine: mayShow(host)[0]! };
}

/** The state of a screen after all its messages: what its page could still draw. */
function stateOf(told: readonly Tell[]): ScreenState {
  let state: ScreenState | undefined;
  for (const one of told) {
    if (one.tell === 'seen') state = stateFrom(one.glance, one.log.facts);
    if (one.tell === 'moved') state = stateAfter(state!, one);
  }
  return state!;
}
const shownTo = (told: readonly Tell[]): readonly Shown[] | undefined => stateOf(told).glance.shown;
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the place of a player', () => {
  test('is sent to spectators and streams by leave alone, later to a late stream, and to nobody else', async () => {
    const { table, bytes, told, enter, settled, choose, here, clock, mine } = await crashed(5);
    const words = JSON.stringify(here(mine).description).slice(1, -1);
    const knowing = (): string[] => [...bytes].filter(([, sent]) => sent.some((text) => text.includes(words))).map(([name]) => name);
    expect(new Set(table.match.host.seats.map((seat) => here(seat).num)).size).toBe(3);
    expect(knowing()).toEqual([mine]);

    await choose(mine, 'show', 'show');
    table.tick();
    expect(knowing()).toEqual([mine, 'spectator', 'stream']);
    expect(shownTo(told('spectator'))).toEqual(plain([{ seat: mine, sees: here(mine) }]));
    clock.ms += delay * 1_000;
    table.tick();
    expect(knowing()).toEqual([mine, 'spectator', 'stream', 'late']);
    const others = table.match.host.seats.filter((seat) => seat !== mine);
    for (const name of [...others, 'table', 'a player who says to watch']) expect(shownTo(told(name)), name).toBeUndefined();

    await choose(mine, 'show', 'hide');
    table.tick(); // the late stream still shows the table as it was, but leave that is gone is gone at once
    for (const name of ['spectator', 'stream', 'late']) expect(shownTo(told(name)), name).toEqual([]);
    enter('newcomer', watching('spectator'));
    await settled();
    expect(bytes.get('newcomer')!.join('')).not.toContain(words);
    await table.stop();
  });

  test('is shown as long as its player allows it, wherever they go, in random play', async () => {
    for (let seed = 1; seed <= runs(2); seed++) {
      const { table, bytes, told, choose, here, pick } = await crashed(seed);
      const { seats } = table.match.host;
      const allowed = new Set<string>();
      let changes = 0;
      for (let n = 0; n < 25 && table.match.host.over === null; n++) {
        const { host } = table.match;
        const asked = mayShow(host);
        const changing = asked.length > 0 && pick(3) === 0 ? asked[pick(asked.length)] : undefined;
        if (changing !== undefined) {
          await choose(changing, 'show', allowed.has(changing) ? 'hide' : 'show');
          allowed.has(changing) ? allowed.delete(changing) : allowed.add(changing);
          changes += 1;
        } else {
          const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((one) => one !== undefined);
          if (!answer) break;
          const wasThere = new Map(seats.map((seat) => [seat, here(seat).num]));
          const sent = bytes.get('table')!.length;
          await table.match.inTurn(() => table.match.answer(answer));
          if (answer.ask === 'show') answer.option === 'show' ? allowed.add(answer.seat) : allowed.delete(answer.seat);
          for (const seat of seats)
            if (here(seat).num !== wasThere.get(seat))
              expect(bytes.get('table')!.slice(sent).join('')).not.toContain(JSON.stringify(here(seat).description).slice(1, -1));
        }
        const expected = seats.filter((seat) => allowed.has(seat)).map((seat) => ({ seat, sees: here(seat) }));
        expect(shownTo(told('spectator'))).toEqual(plain(expected));
      }
      expect(changes).toBeGreaterThan(0);
      expect(shownTo(told('table'))).toBeUndefined();
      await table.stop();
    }
  });
});
