import { describe, expect, test } from 'vitest';
import { begin } from '../../kernel/begin.ts';
import { afterEvent, type MatchEvent } from '../../kernel/campaign.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { campaign, type CampaignState, type Ranks } from './campaign.ts';
import { vast } from './index.ts';

const fresh = campaign.begin(entropyFrom(1));
const at = (valor: number, stability: number, terror: number): CampaignState => ({ ...fresh, ranks: { valor, stability, terror } });
const played = (won: boolean): MatchEvent => ({ event: 'match', at: 1, options: {}, won, over: null, summary: null });
const after = (state: CampaignState, won: boolean): CampaignState => afterEvent(campaign, state, played(won));
const raise = (state: CampaignState, choice: string): CampaignState => afterEvent(campaign, state, { event: 'choice', at: 1, choice });
const offered = (state: CampaignState): readonly string[] => campaign.question(state)?.choices.map(({ id }) => id) ?? [];
const firstPosition = (state: CampaignState) => {
  const { mix, options } = campaign.chapterFor(state)!;
  return begin(vast, { chance: entropyFrom(1), mix, options }).peek();
};
const ranksOf = (state: CampaignState): Ranks => state.ranks;

describe('§18 Campaign', () => {
  test('MM-669 three categories begin at rank 0', () => expect(ranksOf(fresh)).toEqual({ valor: 0, stability: 0, terror: 0 }));

  test.each([
    ['MM-671', 0, 3, 0, 0],
    ['MM-672', 1, 2, 1, 1],
    ['MM-673', 2, 1, 2, 2],
    ['MM-674', 3, 0, 3, 3],
  ] as const)('%s (MM-670) rank %i: Fury and Light %i, Stability %i, Terror %i', (_id, rank, valor, stability, terror) => {
    const s = firstPosition(at(rank, rank, rank));
    expect([s.paladin.fury, s.paladin.light, s.skeletons.stability, s.terror]).toEqual([valor, valor, stability, terror]);
  });

  test('MM-670 each category has its own rank', () => {
    const s = firstPosition(at(2, 0, 1));
    expect([s.paladin.fury, s.skeletons.stability, s.terror]).toEqual([1, 0, 1]);
  });

  test('MM-675 a win raises one category by one', () => {
    const won = after(fresh, true);
    expect(ranksOf(won)).toEqual(ranksOf(fresh));
    expect(campaign.chapterFor(won)).toBeNull(); // no game before the rank is chosen
    expect(() => after(won, true)).toThrow('has to be chosen');
    expect(ranksOf(raise(won, 'terror'))).toEqual({ valor: 0, stability: 0, terror: 1 });
    expect(() => raise(raise(won, 'terror'), 'valor')).toThrow('cannot be chosen'); // by one, once
  });

  test('MM-676 no category goes above rank 3', () => {
    expect(offered(after(at(3, 3, 2), true))).toEqual(['terror']);
    expect(offered(after(at(3, 3, 3), true))).toEqual([]);
  });

  test('MM-677 a category above any other cannot be raised', () => {
    expect(offered(after(at(1, 0, 0), true))).toEqual(['stability', 'terror']);
    expect(offered(after(at(2, 1, 2), true))).toEqual(['stability']);
    expect(() => raise(after(at(1, 0, 0), true), 'valor')).toThrow('Possible: stability, terror');
  });

  test('MM-678 a lost game changes nothing', () => {
    const lost = after(at(1, 1, 1), false);
    expect(offered(lost)).toEqual([]);
    expect([ranksOf(lost), lost.wins]).toEqual([{ valor: 1, stability: 1, terror: 1 }, 0]);
  });

  test('MM-679 a win at the top of all three makes a Vast Master', () => {
    const state = after(at(3, 3, 3), true);
    expect(campaign.describe(state).ended).toBe('Vast Master');
    expect(campaign.chapterFor(state)).toBeNull();
    expect(campaign.describe(raise(after(at(3, 3, 2), true), 'terror')).ended).toBeNull();
  });

  test('MM-680 that takes ten wins', () => {
    let state = fresh;
    let wins = 0;
    while (!state.finished) {
      state = after(state, true);
      const [first] = offered(state);
      if (first) state = raise(state, first);
      wins += 1;
    }
    expect([wins, state.wins]).toEqual([10, 10]);
  });
});

test('a page shows the ranks with the words of the set-up, and a record the ranks it was played at', () => {
  expect(campaign.describe(at(1, 0, 2)).tracks).toEqual([
    { id: 'valor', title: 'Fury & Light', about: 'Higher ranks begin with less Fury and Light.', rank: 1, top: 3 },
    { id: 'stability', title: 'Stability', about: 'Higher ranks begin with more Stability.', rank: 0, top: 3 },
    { id: 'terror', title: 'Terror', about: 'Higher ranks begin with more Terror.', rank: 2, top: 3 },
  ]);
  expect(campaign.recordOf({ ...played(true), options: { valor: '1', stability: '0', terror: '2' } })).toBe(
    'played at Fury & Light 1, Stability 0, Terror 2',
  );
});
