import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyCampaignRules } from '../engine/kernel/campaign.ts';
import { openedCampaign } from '../match/campaignSave.ts';
import { Campaigns, campaignRulesOf, type EndedMatch } from './campaigns.ts';
import { Storage } from './storage.ts';

interface Climb {
  readonly height: number;
  readonly rest: boolean;
}
/** Up by what the match tells; after a win one may rest. */
const climb: AnyCampaignRules = {
  about: '',
  edition: 1,
  editions: [],
  begin: (): Climb => ({ height: 0, rest: false }),
  chapterFor: ({ rest }: Climb) => (rest ? null : { mix: 'alone', options: {} }),
  question: ({ rest }: Climb) => (rest ? { prompt: 'Rest?', choices: [{ id: 'yes', title: 'Yes' }] } : null),
  choose: (state: Climb) => ({ ...state, rest: false }),
  summary: (view: { readonly steps: number }) => view.steps,
  afterMatch: ({ height }: Climb, { won, summary }) => ({ height: height + Number(summary), rest: won }),
  describe: () => ({ ended: null, news: null, tracks: [], pages: [] }),
  recordOf: () => '',
};

let clock = 0;
const kept = () => new Campaigns(new Storage(), () => ++clock, async () => climb);
const ended = (id: string, won: boolean): EndedMatch => ({
  id,
  mix: 'alone',
  options: {},
  over: { winners: won ? ['p1'] : [], why: '' },
  won,
  view: async () => ({ steps: 2 }),
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('campaigns', () => {
  test('grow with each match and choice, and are there again after a reload', async () => {
    const { id } = await kept().begin('harbour', '  The long climb ');
    await kept().count(id, ended('m1', false));
    await kept().count(id, ended('m2', true));
    await kept().choose(id, 'yes');
    const campaign = (await kept().get(id))!;
    expect(campaign).toMatchObject({ name: 'The long climb', save: { at: { height: 4, rest: false } } });
    expect(campaign.save.events).toMatchObject([
      { event: 'match', match: 'm1', won: false, summary: 2 },
      { event: 'match', match: 'm2', won: true, over: { winners: ['p1'] } },
      { event: 'choice', choice: 'yes' },
    ]);
  });

  test('count a match once, however often its end is reported', async () => {
    const { id } = await kept().begin('harbour', 'Twice');
    const [a, b] = await Promise.all([1, 2].map(() => kept().count(id, ended('m1', true))));
    expect([a!.save.at, b!.save.at]).toEqual([{ height: 2, rest: true }, { height: 2, rest: true }]);
    expect((await kept().get(id))!.save.events).toHaveLength(1);
  });

  test('refuse what does not fit, and change nothing', async () => {
    const { id } = await kept().begin('harbour', 'Strict');
    await expect(kept().choose(id, 'yes')).rejects.toThrow('cannot be chosen');
    await kept().count(id, ended('m1', true));
    await expect(kept().count(id, ended('m2', false))).rejects.toThrow('has to be chosen first');
    expect((await kept().get(id))!.save.events).toHaveLength(1);
    await expect(kept().choose('gone', 'yes')).rejects.toThrow('no longer kept');
  });

  test('that are damaged are neither continued nor overwritten', async () => {
    const storage = new Storage();
    const campaign = await kept().begin('harbour', 'Wet');
    const damaged = { ...campaign, save: { ...campaign.save, at: { height: 99, rest: false } } };
    await storage.write((db) => db.put('campaigns', damaged));
    await expect(kept().count(campaign.id, ended('m1', true))).rejects.toMatchObject({ name: 'BadSave', code: 'damaged' });
    expect(await kept().get(campaign.id)).toEqual(damaged);
  });

  test('are listed newest first, by game, and can be renamed and removed', async () => {
    const all = kept();
    const one = await all.begin('harbour', 'One');
    const two = await all.begin('ferry', 'Two');
    await all.count(one.id, ended('m1', false));
    expect((await all.list()).map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(await all.list('ferry')).toHaveLength(1);
    await all.rename(two.id, 'Second');
    expect((await all.get(two.id))!.name).toBe('Second');
    await all.remove(one.id);
    expect((await all.list()).map(({ name }) => name)).toEqual(['Second']);
  });

  test('travel as files, and never take the place of another', async () => {
    const { id } = await kept().begin('harbour', 'Away');
    await kept().count(id, ended('m1', false));
    const { json } = await kept().exportFile(id);
    expect(await kept().importFile(json)).toMatchObject({ campaign: { id }, already: true }); // it is here already
    const { save } = (await kept().get(id))!;
    await kept().remove(id);
    const { campaign: again, already } = await kept().importFile(json);
    expect([again.id === id, already]).toEqual([false, false]);
    expect(again.save).toEqual(save);
    await expect(kept().importFile(json.replace('"height":2', '"height":7'))).rejects.toMatchObject({ code: 'damaged' });
    expect(await kept().list()).toHaveLength(1);
  });

  test('are copied with everything that happened, and go their own way', async () => {
    const { id } = await kept().begin('harbour', 'First');
    const copy = await kept().copy(id);
    await kept().count(copy.id, ended('m1', false));
    expect((await kept().get(copy.id))!.name).toBe('First (copy)');
    expect([(await kept().get(id))!.save.events.length, (await kept().get(copy.id))!.save.events.length]).toEqual([0, 1]);
  });
});

test('a campaign of ranks that the first version of the database kept goes on', async () => {
  const ranks = { valor: 1, stability: 0, terror: 0 };
  const options = { valor: '0', stability: '0', terror: '0' };
  const db = await openDB('lantern-table', 1, {
    upgrade(old) {
      for (const store of ['headers', 'standings', 'campaigns']) old.createObjectStore(store, { keyPath: 'id' });
      for (const store of ['segments', 'log']) old.createObjectStore(store, { keyPath: ['match', 'index'] });
    },
  });
  await db.put('campaigns', {
    id: 'c',
    game: 'vast',
    name: 'Winter',
    state: { ranks, wins: 1, finished: false },
    history: [{ matchId: 'm1', at: 5, won: true, options }, { at: 6, won: false, options }],
    startedAt: 1,
    updatedAt: 6,
  });
  await db.put('campaigns', { id: 'odd', game: 'vast', name: 'Not a campaign' });
  db.close();

  const all = new Campaigns(new Storage());
  const [campaign, ...others] = await all.list('vast');
  expect(others).toEqual([]);
  expect(await all.get('odd')).toEqual({ id: 'odd', game: 'vast', name: 'Not a campaign' });
  const rules = await campaignRulesOf('vast');
  const save = openedCampaign('vast', rules, campaign!.save);
  expect(save.at).toEqual({ ranks, wins: 1, finished: false, raise: false, last: null });
  expect(save.events).toMatchObject([{ match: 'm1', won: true, options }, { won: false }]);
  expect(rules.chapterFor(save.at)).toMatchObject({ mix: 'paladins-journey', options: { valor: '1', stability: '0', terror: '0' } });

  await all.count('c', { ...ended('m2', true), mix: 'paladins-journey' });
  const { save: after } = await all.choose('c', 'terror');
  expect(after.at).toMatchObject({ ranks: { valor: 1, stability: 0, terror: 1 }, wins: 2 });
  expect(after.events).toHaveLength(4);
});
