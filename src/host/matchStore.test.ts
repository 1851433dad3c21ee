import { afterAll, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import type { Archive } from '../match/archive.ts';
import { loadRules } from '../match/games.ts';
import { MatchHost } from '../match/matchHost.ts';
import { endTestHosts, freshFolder, gameOfTwo } from './hosting.testing.ts';
import { MatchStore } from './matchStore.ts';
import { openSqlite } from './store.ts';

afterAll(endTestHosts);

/** A match that is kept after every change, as the host does. */
async function keptMatch() {
  const store = await openSqlite(freshFolder(), () => '');
  const matches = new MatchStore(store, null);
  const { game, mix } = await gameOfTwo();
  const rules = await loadRules(game);
  const played: MatchHost<any, any, any> = MatchHost.begin(rules, { mix: mix.id, chance: entropyFrom(4) });
  let before: Archive = played.archive();
  await matches.add({ id: 'm', title: 'A match', code: 'ABCDEF', ask_first: 0 }, before, null, {}, 0);
  const row = () => store.db.selectFrom('matches').selectAll().where('id', '=', 'm').executeTakeFirstOrThrow();
  const keep = async () => {
    const after = played.archive();
    const known = { timeOf: () => 0, idOf: () => undefined, moment: 1, undone: 0, undoId: null, over: null };
    await matches.keep({ match: 'm', epoch: 0, before, after, ...known });
    before = after;
  };
  const read = async () => (await matches.read(await row())).archive;
  return { rules, played, keep, read, close: () => store.close() };
}

const pick = picker(5);
const answerOne = (played: MatchHost<any, any, any>): void =>
  played.choose(played.waiting.map((seat) => played.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!);

test('a match that is kept answer by answer, and after undo, is read as it was; states that it let go are still there', async () => {
  const { rules, played, keep, read, close } = await keptMatch();
  for (let round = 0; round < 6 && played.over === null; round++) {
    for (let n = 0; n < 12 && played.over === null; n++) {
      answerOne(played);
      await keep();
    }
    for (let n = 0; n < 5; n++) {
      played.undo(true);
      await keep();
    }
    const [fromStore, held] = [await read(), played.archive()].map((archive) => MatchHost.open(rules, archive));
    do expect(fromStore!.archive().save).toEqual(held!.archive().save);
    while (held!.undo(true) && fromStore!.undo(true));
    expect(fromStore!.undo(true)).toBe(false);
  }
  const { past } = await read();
  expect(past.filter(({ at }) => at === undefined)).toHaveLength(0);
  expect(played.archive().past.filter(({ at }) => at === undefined).length).toBeGreaterThan(10);
  await close();
});
