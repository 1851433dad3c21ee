import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../bots/random.ts';
import { begin } from '../engine/kernel/begin.ts';
import type { AnyCampaignRules, MatchEvent } from '../engine/kernel/campaign.ts';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { campaign, type HarbourCampaign } from '../engine/testing/harbour/campaign.ts';
import { harbour } from '../engine/testing/harbour/index.ts';
import { packAnything } from '../engine/testing/harbour/workshop.testing.ts';
import { exportedCampaign, isCampaignFile, readCampaignFile } from './campaignFile.ts';
import { begunCampaign, grownCampaign, openedCampaign, type CampaignSave } from './campaignSave.ts';

/** Plays the next chapter at random, and says what it left behind. */
function chapter(save: CampaignSave, seed: number): MatchEvent {
  const { mix, options, opening } = campaign.chapterFor(save.at as never)!;
  const match = begin(harbour, { mix, options, opening, chance: entropyFrom(seed) });
  const pick = picker(seed);
  while (match.open.length > 0) match.answer(randomAnswer(match.open, pick, packAnything)!);
  const over = match.over!;
  const won = over.winners.includes('p1');
  return { event: 'match', at: seed, match: `m${seed}`, mix, options, won, over, summary: campaign.summary!(match.view('table')) };
}

const fresh = begunCampaign('harbour', campaign, entropyFrom(1));
const chosen = (save: CampaignSave, choice: string): CampaignSave => grownCampaign(campaign, save, { event: 'choice', at: 9, choice });
const season = (save: CampaignSave, seed: number): CampaignSave => grownCampaign(campaign, save, chapter(save, seed));
const stateOf = (save: CampaignSave): HarbourCampaign => save.at as never;
const throughJson = (save: CampaignSave): unknown => JSON.parse(JSON.stringify(save));
const open = (read: unknown, rules: AnyCampaignRules = campaign): CampaignSave => openedCampaign('harbour', rules, read);

describe('a campaign', () => {
  test('is played in chapters: what one leaves behind is in its book and in the opening of the next', () => {
    const winter = season(fresh, 1);
    expect(campaign.chapterFor(stateOf(winter))).toBeNull(); // a question is open
    const second = chosen(winter, 'timber');
    const { opening, mix, options } = campaign.chapterFor(stateOf(second))!;
    expect(opening).toEqual({ timber: 2 });
    const timber = (given?: typeof opening) =>
      begin(harbour, { mix, options, chance: entropyFrom(3), opening: given }).peek().players['p1']!.goods.timber;
    expect(timber(opening)).toBe(timber() + 2);
    const third = chosen(season(second, 2), 'heir');
    const done = season(third, 3);
    const { ended, pages } = campaign.describe(stateOf(done));
    expect(ended).toBe('Ivo hangs up the keys of the harbour.');
    expect(pages[0]!.lines).toEqual(['Timber in the shed: 2.', 'Masters: Maud, Ivo.']);
    expect(pages[1]!.lines).toHaveLength(4); // one for each season, and the record
    expect(done.events.map(({ event }) => event)).toEqual(['match', 'choice', 'match', 'choice', 'match']);
    expect(() => season(third, 3) && grownCampaign(campaign, done, chapter(third, 4))).toThrow('has ended');
  });

  test('follows from its events: what is read again is what was written', () => {
    const save = chosen(season(fresh, 5), 'timber');
    expect(open(throughJson(save))).toEqual(save);
    expect(grownCampaign(campaign, save, save.events[0]!)).toBe(save); // a match is counted once
  });

  test('refuses a choice that is not offered, and a match while a question is open', () => {
    expect(() => chosen(fresh, 'timber')).toThrow('Possible: nothing');
    const winter = season(fresh, 1);
    expect(() => chosen(winter, 'gold')).toThrow('Possible: timber, heir');
    expect(() => grownCampaign(campaign, winter, chapter(fresh, 2))).toThrow('has to be chosen first');
  });

  test('of an older edition is lifted, with its history', () => {
    const first: AnyCampaignRules = { ...campaign, edition: 1, begin: () => ({ ...campaign.begin(entropyFrom(1)), record: undefined }) };
    const old = chosen(grownCampaign(first, begunCampaign('harbour', first, entropyFrom(1)), chapter(fresh, 1)), 'timber');
    const lifted = open(throughJson({ ...old }));
    expect(lifted).toMatchObject({ edition: 2, since: 2, events: old.events });
    expect(open(throughJson(lifted))).toEqual(lifted);
    const grown = season(lifted, 2);
    expect(grown.events).toHaveLength(3);
    expect(open(throughJson(grown))).toEqual(grown);
  });

  test('whose rules have changed without a new edition keeps the state it had', () => {
    const save = chosen(season(fresh, 1), 'timber');
    const generous: AnyCampaignRules = { ...campaign, choose: (state: HarbourCampaign) => ({ ...state, choosing: false, timber: 9 }) };
    const kept = open(throughJson(save), generous);
    expect(stateOf(kept).timber).toBe(2);
    expect(kept).toMatchObject({ since: 2, events: save.events });
  });

  test.each([
    ['damaged', (save: CampaignSave) => ({ ...save, at: { ...stateOf(save), timber: 99 } })],
    ['damaged', (save: CampaignSave) => ({ ...save, events: [] })],
    ['not-a-save', (save: CampaignSave) => ({ ...save, events: [{ event: 'bribe', at: 1 }] })],
    ['not-a-save', () => ({ kind: 'something else' })],
    ['not-a-save', () => null],
  ])('that is %s is refused in words', (code, change) => {
    const save = chosen(season(fresh, 1), 'timber');
    expect(() => open(throughJson(change(save) as CampaignSave))).toThrow(expect.objectContaining({ name: 'BadSave', code }));
  });

  test('of another game or a newer table is refused as that', () => {
    expect(() => openedCampaign('ferry', campaign, fresh)).toThrow(expect.objectContaining({ code: 'other-game' }));
    const newer = begunCampaign('harbour', { ...campaign, edition: 3 }, entropyFrom(1));
    expect(() => open(newer)).toThrow(expect.objectContaining({ code: 'too-new' }));
  });
});

describe('the file of a campaign', () => {
  test('brings back the same campaign', () => {
    const save = chosen(season(fresh, 1), 'heir');
    const { name, json } = exportedCampaign('The long quay', save);
    expect(name).toBe('the-long-quay.campaign.json');
    expect(isCampaignFile(json)).toBe(true);
    const read = readCampaignFile(json);
    expect([read.name, read.game]).toEqual(['The long quay', 'harbour']);
    expect(open(read.save)).toEqual(save);
  });

  test.each([
    ['not-a-save', '{"kind":"lantern-table-match","format":1,"name":"x"}'],
    ['not-a-save', 'half a fi'],
    ['too-new', '{"kind":"lantern-table-campaign","format":9,"name":"x","save":{}}'],
    ['damaged', '{"kind":"lantern-table-campaign","format":1,"name":"x","save":[]}'],
  ])('is refused as %s: %s', (code, text) => {
    expect(() => readCampaignFile(text)).toThrow(expect.objectContaining({ name: 'BadSave', code }));
  });
});
