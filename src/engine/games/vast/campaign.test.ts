import { describe, expect, test } from 'vitest';
import { begin } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { afterGame, beginCampaign, campaignTitle, choicesAfter, optionsFor, type CampaignState, type Ranks } from './campaign.ts';
import { vast } from './index.ts';

const at = (valor: number, stability: number, terror: number): CampaignState => ({ ranks: { valor, stability, terror }, wins: 0, finished: false });
const firstPosition = (state: CampaignState) => begin(vast, { chance: entropyFrom(1), options: optionsFor(state) }).peek();
const ranksOf = (state: CampaignState): Ranks => state.ranks;

describe('§18 Campaign', () => {
  test('MM-669 three categories begin at rank 0', () => expect(ranksOf(beginCampaign())).toEqual({ valor: 0, stability: 0, terror: 0 }));

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
    expect(ranksOf(afterGame(beginCampaign(), true, 'terror'))).toEqual({ valor: 0, stability: 0, terror: 1 });
    expect(() => afterGame(beginCampaign(), true, null)).toThrow();
  });

  test('MM-676 no category goes above rank 3', () => expect(choicesAfter(at(3, 3, 3), true)).toEqual([]));

  test('MM-677 a category above any other cannot be raised', () => {
    expect(choicesAfter(at(1, 0, 0), true)).toEqual(['stability', 'terror']);
    expect(choicesAfter(at(2, 1, 2), true)).toEqual(['stability']);
    expect(() => afterGame(at(1, 0, 0), true, 'valor')).toThrow();
  });

  test('MM-678 a lost game changes nothing', () => {
    expect(choicesAfter(at(1, 1, 1), false)).toEqual([]);
    expect(afterGame(at(1, 1, 1), false, null)).toEqual(at(1, 1, 1));
  });

  test('MM-679 a win at the top of all three makes a Vast Master', () => {
    const state = afterGame(at(3, 3, 3), true, null);
    expect(campaignTitle(state)).toBe('Vast Master');
    expect(campaignTitle(afterGame(at(3, 3, 2), true, 'terror'))).toBeNull();
  });

  test('MM-680 that takes ten wins', () => {
    let state = beginCampaign();
    let wins = 0;
    while (!state.finished) {
      state = afterGame(state, true, choicesAfter(state, true)[0] ?? null);
      wins += 1;
    }
    expect([wins, state.wins]).toEqual([10, 10]);
  });
});
