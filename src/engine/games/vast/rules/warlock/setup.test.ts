import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { roleMixes, type RoleMixId } from '../../content/mixes.ts';
import { spellIds } from '../../content/spells.ts';
import { full, fullState, put } from '../../full.testing.ts';
import { setUpFull } from '../../setupFull.ts';
import { dragging, lay, now, say, where } from '../../vast.testing.ts';
import { alone, sneakEndsOffered, warlockIn } from './warlock.testing.ts';

describe('§2.3, HD-07 How the Warlock begins', () => {
  test('MM-071 three magic cubes, two more in the supply', () => {
    expect(fullState().warlock!.cubes).toEqual({ unassigned: 3, sneak: 0, summon: 0, conjure: 0, syphon: 0, supply: 2 });
  });

  test('HD-07 three Curses, no hand, an empty track, and all ten spells in a shuffled deck', () => {
    const { curses, spellsTrack, spells, dominated } = fullState().warlock!;
    expect({ curses, spellsTrack, dominated }).toEqual({ curses: 3, spellsTrack: 0, dominated: [null, null, null, null, null] });
    expect([...spells.deck].sort()).toEqual([...spellIds].sort());
    expect([spells.hand, spells.inPlay, spells.discard]).toEqual([[], [], []]);
    expect(
      new Set(Array.from({ length: 8 }, (_, seed) => fullState('five', () => {}, seed).warlock!.spells.deck.join())).size,
    ).toBeGreaterThan(5);
  });

  test('HD-07 he is not on the map before his first turn, and then goes to any Dark tile, Pit or crypt without figures', () => {
    expect(fullState().figures.warlock).toBeUndefined();
    const m = full('five', (s) => {
      alone(s);
      put(s, { warlock: null, casty: '2,2', paladin: '4,7' });
      s.active = 'warlock';
      s.phase = { step: 'warlock.enter' };
      lay(s, '3,4', 'shrine-X-1');
      lay(s, '4,5', 'pit-T-1');
    });
    const ends = sneakEndsOffered(m, 'warlock.enter');
    expect(ends).toContain('1,1'); // a crypt
    expect(ends).toContain('4,5'); // a Pit
    expect(ends).toContain('5,4'); // a Dark tile
    for (const other of ['3,4', '4,7', '4,4', '2,2']) expect(ends).not.toContain(other);
    expect(m.whyNot('warlock', dragging('figure:warlock', 'space:3,4'))?.rule).toBe('MM-504');
    expect(where(say(m, 'figure:warlock>space:4,5'), 'warlock')).toBe('4,5');
  });

  test('HD-07 on later turns he stays where he is', () => {
    const m = warlockIn('warlock.enter');
    expect(m.open[0]!.ask).toBe('warlock.action');
    expect(where(m, 'warlock')).toBe('2,4');
  });
});

describe('§15 Variants of the Warlock', () => {
  const withVariant = (warlock: string) =>
    setUpFull({ mix: 'five', seats: roleMixes.five.roles, options: { warlock }, chance: entropyFrom(1) });

  test('MM-548 Charlatan: four dominated pieces win', () => {
    expect(withVariant('charlatan').goals.dominated).toBe(4);
    expect(withVariant('usual').goals.dominated).toBe(5);
    expect(withVariant('charlatan').warlock!.dominated).toHaveLength(5);
  });

  test('MM-549 Controller: three spells in hand before the first turn, so that he plays one of them in it', () => {
    const { hand, deck } = withVariant('controller').warlock!.spells;
    expect([hand.length, deck.length]).toEqual([3, 7]);
    const m = warlockIn('warlock.curse', (s) => void (s.warlock = withVariant('controller').warlock));
    expect(m.open[0]!.ask).toBe('warlock.spells.play');
  });

  test('MM-550 Beguiler: the track begins at 2 without any draw', () => {
    expect(withVariant('beguiler').warlock).toMatchObject({ spellsTrack: 2, spells: { hand: [] } });
  });

  test('MM-551 Mind Bender: two magic cubes, and one less in the game', () => {
    const { cubes } = withVariant('mindBender').warlock!;
    expect([cubes.unassigned, cubes.supply]).toEqual([2, 2]);
  });
});

describe('§16 Mixes with the Warlock', () => {
  const begins: readonly (readonly [string, RoleMixId, readonly string[]])[] = [
    ['MM-556', 'no-manor', ['expand']],
    ['MM-565', 'paladin-spider-warlock', ['syphonSpecialize', 'expand']],
    ['MM-570', 'skeletons-spider-warlock', ['expand', 'enclose']],
  ];
  test.each(begins)('%s, MM-808 %s begins with %j in play and not in the deck', (_, mix, spells) => {
    const { inPlay, deck } = fullState(mix).warlock!.spells;
    expect(inPlay).toEqual(spells);
    expect(deck).toHaveLength(10 - spells.length);
    for (const spell of spells) expect(deck).not.toContain(spell);
  });

  test('MM-073 his turn comes last in the round', () => {
    const m = full('no-manor', (s) => {
      s.active = 'warlock';
      s.phase = { step: 'warlock.actions' };
      alone(s);
    });
    say(m, 'end-turn');
    expect(now(m)).toMatchObject({ active: 'paladin', round: 2 });
  });
});
