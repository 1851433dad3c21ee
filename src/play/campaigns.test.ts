import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import { Campaigns, type CampaignRules } from './campaigns.ts';
import { Storage } from './storage.ts';

type Climb = { readonly height: number };
const climb: CampaignRules<Climb> = {
  begin: () => ({ height: 0 }),
  optionsFor: ({ height }) => ({ height: `${height}` }),
  choicesAfter: (_state, won) => (won ? [{ id: 'one', title: 'One step' }, { id: 'two', title: 'Two steps' }] : []),
  after: ({ height }, won, choice) => ({ height: won ? height + (choice === 'two' ? 2 : 1) : height }),
  finished: ({ height }) => (height >= 3 ? 'You stand on the summit.' : null),
};

let clock = 0;
const kept = () => new Campaigns(new Storage(), () => ++clock);
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('campaigns', () => {
  test('grow with each match, and are there again after a reload', async () => {
    const { id } = await kept().begin('vast', '  The long climb ', climb);
    await kept().record(id, climb, { matchId: 'm1', won: false, choice: null });
    await kept().record(id, climb, { matchId: 'm2', won: true, choice: 'two' });
    const campaign = (await kept().get(id))!;
    expect(campaign).toMatchObject({ name: 'The long climb', state: { height: 2 } });
    expect(campaign.history).toMatchObject([{ matchId: 'm1', won: false, options: { height: '0' } }, { matchId: 'm2', won: true, options: { height: '0' } }]);
    expect(climb.finished(campaign.state as Climb)).toBeNull();
  });

  test('count a match once, however often its end is reported', async () => {
    const { id } = await kept().begin('vast', 'Twice', climb);
    const [a, b] = await Promise.all([1, 2].map(() => kept().record(id, climb, { matchId: 'm1', won: true, choice: 'one' })));
    expect([a!.state, b!.state]).toEqual([{ height: 1 }, { height: 1 }]);
    expect((await kept().get(id))!.history).toHaveLength(1);
  });

  test('refuse a choice that is not offered, and change nothing', async () => {
    const { id } = await kept().begin('vast', 'Strict', climb);
    await expect(kept().record(id, climb, { won: true, choice: 'three' })).rejects.toThrow('Possible: one, two');
    await expect(kept().record(id, climb, { won: true, choice: null })).rejects.toThrow('cannot be chosen');
    expect((await kept().get(id))!.history).toEqual([]);
    await expect(kept().record('gone', climb, { won: false, choice: null })).rejects.toThrow('no longer kept');
  });

  test('are listed newest first, by game, and can be renamed and removed', async () => {
    const all = kept();
    const one = await all.begin('vast', 'One', climb);
    const two = await all.begin('vantage', 'Two', climb);
    await all.record(one.id, climb, { won: false, choice: null });
    expect((await all.list()).map(({ name }) => name)).toEqual(['One', 'Two']);
    expect(await all.list('vantage')).toHaveLength(1);
    await all.rename(two.id, 'Second');
    expect((await all.get(two.id))!.name).toBe('Second');
    await all.remove(one.id);
    expect((await all.list()).map(({ name }) => name)).toEqual(['Second']);
  });
});
