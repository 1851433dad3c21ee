import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import type { Match } from '../engine/kernel/match.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import { runs } from '../engine/testing/runs.testing.ts';
import type { Archive } from '../match/archive.ts';
import { games } from '../match/games.ts';
import { MatchHost } from '../match/matchHost.ts';
import { handTellerOf } from './handTellers.ts';
import type { MatchTable } from './matchTable.ts';
import { idOf, passFor, tableOf } from './tables.testing.ts';

/** Plays on for a while, at random. */
function after(rules: AnyRules, mix: string, seed: number, answers: number): Archive {
  const host: MatchHost<any, any, any> = MatchHost.begin(rules, { mix, chance: entropyFrom(seed) });
  const pick = picker(seed);
  for (let n = 0; n < answers && host.over === null; n++) {
    const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((one) => one !== undefined);
    if (!answer) break;
    host.choose(answer);
  }
  return host.archive();
}

type Inside = { match: Match<any, any, any>; cache: { clear(): void } };
const insideOf = (table: MatchTable): Inside => table.match.host as unknown as Inside;

/** Goes on with a fork of the match: as it is, or with everything dealt again that this viewer cannot know. */
function goOnWith(table: MatchTable, forked: (match: Inside['match']) => Inside['match']): void {
  const inside = insideOf(table);
  inside.match = forked(inside.match);
  inside.cache.clear();
}

async function compare(rules: AnyRules, mix: string, seed: number): Promise<void> {
  const pick = picker(seed ^ 0x5bd1e995);
  const rest = after(rules, mix, seed, pick(60));
  const now = (): number => 1_000;
  const teller = await handTellerOf(rules.name);
  for (const viewer of [...rest.save.seats, 'table']) {
    const [one, other] = [tableOf(rules, rest, { now, teller }), tableOf(rules, rest, { now, teller })];
    goOnWith(one.table, (match) => match.fork('all'));
    goOnWith(other.table, (match) => match.imagined(viewer, pick, 'all'));
    for (const { enter, settled } of [one, other])
      (enter('screen', passFor(viewer)), enter('phone', passFor(viewer, 'hand')), await settled());
    for (const name of ['screen', 'phone'])
      expect(other.bytes.get(name), `${viewer} comes in at a ${name}`).toEqual(one.bytes.get(name));
    for (let n = 0; n < 6; n++) {
      const { host } = one.table.match;
      const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((found) => found !== undefined);
      if (!answer) break;
      const { secret } = insideOf(one.table).match.open.find(({ seat, ask }) => seat === answer.seat && ask === answer.ask)!;
      // Its options were listed as the cards lie here: where they are dealt again, that seat may not hold what it would play.
      if (secret && answer.seat !== viewer) break;
      const closed = (table: MatchTable): boolean => !insideOf(table).match.canUndo;
      const taken: boolean[] = [];
      for (const { table } of [one, other])
        taken.push(await table.match.inTurn(() => table.match.answer(answer)).then(() => true, () => false));
      // What is not possible where the cards lie otherwise, or brings something hidden to light, need not look the same.
      if (!taken[0] || !taken[1] || closed(one.table) || closed(other.table)) break;
      for (const name of ['screen', 'phone'])
        expect(other.bytes.get(name), `${name} of ${viewer} after ${answer.seat}: ${answer.ask}`).toEqual(one.bytes.get(name));
    }
    const text = one.bytes.get('screen')!.join('');
    expect(text).not.toContain(JSON.stringify((rest.save.at as { chance: unknown }).chance));
    expect(text).not.toMatch(/"(checksum|tail|instead)":/);
  }
}

describe.each(Object.entries(games))('what screens of %s are sent', (_name, load) => {
  test('is the same, byte for byte, when all that their eyes cannot know is dealt again', async () => {
    const rules = await (await load()).manifest.rules();
    const mixes = fc.constantFrom(...rules.mixes.map(({ id }) => id));
    await fc.assert(fc.asyncProperty(fc.integer(), mixes, (seed, mix) => compare(rules, mix, seed)), { numRuns: runs(3) });
  }, 120_000);

  test('holds questions of their own seats alone, and a late stream holds nothing younger than its delay', async () => {
    const rules = await (await load()).manifest.rules();
    const run = async (seed: number, mix: string): Promise<void> => {
      let clock = 1_000_000;
      const begun: MatchHost<any, any, any> = MatchHost.begin(rules, { mix, chance: entropyFrom(seed) });
      const { table, bytes, enter, settled, say } = tableOf(rules, begun.archive(), { now: () => clock });
      const { seats } = begun;
      for (const viewer of [...seats, 'table']) enter(viewer, passFor(viewer));
      enter('late', { role: 'stream', viewer: 'table', seats: [], delay: 60 });
      await settled();
      const pick = picker(seed);
      const made: number[] = [];
      for (let n = 0; n < 15 && table.match.host.over === null; n++) {
        clock += 1_000 + pick(20_000);
        const { host } = table.match;
        const answer = host.waiting.map((seat) => host.plainAnswer(seat, pick, [])).find((found) => found !== undefined);
        if (!answer) break;
        say(answer.seat, { do: 'choose', id: idOf(n), moment: table.match.moment, answer });
        await settled();
        made.push(clock);
        table.tick();
        const told = bytes.get('late')!.map((text) => JSON.parse(text.slice(2)) as any);
        const length = told.reduce((sum: number, one: any) => {
          if (one.tell === 'seen') return one.log.facts.length;
          if (one.tell !== 'moved') return sum;
          return one.log ? one.log.from + one.log.facts.length : sum + (one.change === undefined ? 1 : 0);
        }, 0);
        expect(length).toBe(1 + made.filter((at) => at <= clock - 60_000).length);
      }
      expect(made.length).toBeGreaterThan(0);
      for (const seat of seats)
        for (const text of bytes.get(seat)!) {
          const { glance, questions } = JSON.parse(text.slice(2)) as any;
          for (const question of [...(questions ?? []), ...(glance?.questions ?? [])])
            expect(rules.open ? seats : [seat]).toContain(question.seat);
        }
    };
    const mixes = fc.constantFrom(...rules.mixes.map(({ id }) => id));
    await fc.assert(fc.asyncProperty(fc.integer(), mixes, run), { numRuns: runs(2) });
  }, 120_000);
});
