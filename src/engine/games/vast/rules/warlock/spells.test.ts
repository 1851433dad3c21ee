import { describe, expect, test } from 'vitest';
import { runningFull } from '../../full.testing.ts';
import { advanceSpells } from './spellsTrack.ts';
import { asked, now, offered, say, told } from '../../vast.testing.ts';
import { acting, boxesOffered, learn, warlockIn } from './warlock.testing.ts';

describe('§13.3 Gain spells', () => {
  test('MM-497 of three cards one is played and two are discarded', () => {
    const m = warlockIn('warlock.spells', (s) => learn(s, 'hand', 'echo', 'drag', 'blink'));
    expect(offered(m, 'warlock.spells.play')).toEqual(['card:echo', 'card:drag', 'card:blink']);
    say(m, 'card:drag');
    expect(now(m).warlock!.spells).toMatchObject({ hand: [], inPlay: ['drag'], discard: ['echo', 'blink'] });
    expect(told(m, 'spellsDiscarded')).toEqual([{ fact: 'spellsDiscarded', cards: ['echo', 'blink'] }]);
  });

  test('MM-498 fewer than three stay in hand', () => {
    const m = warlockIn('warlock.spells', (s) => learn(s, 'hand', 'echo', 'drag'));
    expect(asked(m)).toEqual(['warlock.action']);
    expect(now(m).warlock!.spells.hand).toEqual(['echo', 'drag']);
  });

  test('MM-498 of seven, two are played, four discarded, and he says which one stays', () => {
    const m = warlockIn('warlock.spells', (s) =>
      learn(s, 'hand', 'echo', 'drag', 'blink', 'fester', 'expand', 'enclose', 'sneakSpecialize'),
    );
    say(m, 'card:echo', 'card:blink');
    expect(offered(m, 'warlock.spells.keep')).toEqual(['card:drag', 'card:fester', 'card:expand', 'card:enclose', 'card:sneakSpecialize']);
    say(m, 'card:enclose');
    expect(now(m).warlock!.spells).toMatchObject({
      hand: ['enclose'],
      inPlay: ['echo', 'blink'],
      discard: ['drag', 'fester', 'expand', 'sneakSpecialize'],
    });
  });

  test('MM-498 of eight, two stay', () => {
    const m = warlockIn('warlock.spells', (s) =>
      learn(s, 'hand', 'echo', 'drag', 'blink', 'fester', 'expand', 'enclose', 'sneakSpecialize', 'summonSpecialize'),
    );
    say(m, 'card:echo', 'card:blink', 'card:drag', 'card:expand');
    expect(now(m).warlock!.spells.hand).toEqual(['drag', 'expand']);
    expect(now(m).warlock!.spells.discard).toHaveLength(4);
  });

  test('MM-499 played spells stay and add actions', () => {
    expect(boxesOffered(acting())).not.toContain('card:expand');
    const m = warlockIn('warlock.spells', (s) => {
      learn(s, 'hand', 'echo', 'drag', 'expand');
    });
    say(m, 'card:expand');
    expect(boxesOffered(m)).toContain('card:expand');
    expect(now(m).warlock!.spells.inPlay).toContain('expand');
  });
});

describe('§13.3 Collect', () => {
  test('MM-500 all cubes come back from boxes and spells', () => {
    const m = warlockIn('warlock.collect', (s) => {
      s.warlock!.cubes = { unassigned: 0, sneak: 1, summon: 1, conjure: 0, syphon: 1, supply: 0 };
      s.warlock!.onSpells = { expand: 2 };
    });
    expect(now(m).warlock).toMatchObject({ cubes: { unassigned: 5, sneak: 0, summon: 0, conjure: 0, syphon: 0, supply: 0 }, onSpells: {} });
    expect(told(m, 'magicCollected')).toEqual([{ fact: 'magicCollected', count: 5 }]);
  });
});

describe('§13.5 The Spells track', () => {
  const advancedFrom = (from: number) => runningFull((t) => advanceSpells(t), 'five', (s) => void (s.warlock!.spellsTrack = from));

  test('MM-514, HD-07 three cards on each of the spaces 1, 2, 4, 6, 9 and 12', () => {
    const drew = Array.from({ length: 12 }, (_, from) => from).filter((from) => now(advancedFrom(from)).warlock!.spells.hand.length === 3);
    expect(drew.map((from) => from + 1)).toEqual([1, 2, 4, 6, 9, 12]);
  });

  test('MM-010, HD-07 at its end further advances do nothing', () => {
    const m = advancedFrom(12);
    expect(now(m).warlock).toMatchObject({ spellsTrack: 12, spells: { hand: [] } });
    expect(told(m, 'spellsAdvanced')).toEqual([]);
  });

  test('MM-515 actions do not advance it', () => {
    const m = say(acting((s) => void (s.figures.paladin = '2,5')), 'cubes:magic>box:syphon', 'figure:warlock>space:3,4');
    expect(now(m).warlock!.spellsTrack).toBe(0);
  });

  test('MM-516 the cards stay in hand until the next Gain Spells phase', () => {
    const { spells } = now(advancedFrom(0)).warlock!;
    expect([spells.hand.length, spells.inPlay.length]).toEqual([3, 0]);
  });

  test('MM-011, MM-013 an empty deck is made from the discards, and with both empty fewer cards come', () => {
    const m = runningFull((t) => advanceSpells(t), 'five', (s) => {
      const { deck } = s.warlock!.spells;
      Object.assign(s.warlock!.spells, { inPlay: deck.slice(0, 8), discard: deck.slice(8, 9), deck: deck.slice(9) });
    });
    expect(now(m).warlock!.spells).toMatchObject({ deck: [], discard: [] });
    expect(now(m).warlock!.spells.hand).toHaveLength(2);
  });
});
