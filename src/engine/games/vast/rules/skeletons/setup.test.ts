import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { gearIds } from '../../content/gear.ts';
import { grounds, type GroundsId } from '../../content/manor.ts';
import { roleMixes } from '../../content/mixes.ts';
import { fullState } from '../../full.testing.ts';
import { setUpFull } from '../../setupFull.ts';
import { pitMarkersLeft } from '../pits.ts';
import { tokensLeft } from '../tokens.ts';
import { paladinDefense, startHealth } from '../paladin/values.ts';
import { skeletonIds } from '../figures.ts';

const spawnNumbers = (seed: number): (number | null)[] => {
  const s = fullState('five', () => {}, seed);
  return skeletonIds.filter((id) => s.figures[id]).map((id) => grounds[s.figures[id] as GroundsId].spawn);
};

describe('§2.3, HD-04 How the Skeletons begin', () => {
  test('MM-062 the first two of the March Order stand on rolled Spawns', () => {
    const s = fullState();
    expect(skeletonIds.filter((id) => s.figures[id]).sort()).toEqual([...s.skeletons.march.slice(0, 2)].sort());
    const rolled = Array.from({ length: 60 }, (_, seed) => spawnNumbers(seed)).flat();
    expect(new Set(rolled)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('MM-062, HD-04 both may begin on one Spawn', () => {
    expect(Array.from({ length: 60 }, (_, seed) => spawnNumbers(seed)).some(([a, b]) => a === b)).toBe(true);
  });

  test('MM-063 they begin with 2 Stability', () => {
    expect(fullState().skeletons.stability).toBe(2);
  });

  test('MM-064 the three that are still to be summoned lie face down, after the others', () => {
    const { march, faceDown } = fullState().skeletons;
    expect(march).toHaveLength(5);
    expect(faceDown).toEqual(march.slice(2));
  });

  test('HD-04 the March Order is shuffled, all gear is in the deck, and nothing of theirs is on the map', () => {
    const s = fullState();
    expect(new Set(Array.from({ length: 20 }, (_, seed) => fullState('five', () => {}, seed).skeletons.march.join())).size).toBeGreaterThan(
      10,
    );
    expect([...s.skeletons.gear.deck].sort()).toEqual([...gearIds].sort());
    expect(s.skeletons.gear.hand).toEqual([]);
    expect([tokensLeft(s, 'skulls'), pitMarkersLeft(s)]).toEqual([2, 4]);
  });
});

describe('§15 Variants of the Skeletons', () => {
  const withVariant = (skeletons: string) =>
    setUpFull({ mix: 'five', seats: roleMixes.five.roles, options: { skeletons }, chance: entropyFrom(1) });

  test('MM-536, MM-537 a frailer Paladin', () => {
    expect(withVariant('miscreant').paladin.health).toBe(5);
    expect(withVariant('boss').paladin.health).toBe(6);
    expect(withVariant('usual').paladin.health).toBe(7);
  });

  test('MM-536, FA-7 nothing heals him above what he began with', () => {
    expect(startHealth(withVariant('miscreant'))).toBe(5);
    expect(startHealth(withVariant('usual'))).toBe(7);
  });

  test('MM-538, MM-539 an armed Paladin: Armor defends him from the start, Halo comes on top', () => {
    expect(withVariant('master').paladin.treasures.inPlay).toEqual(['armor']);
    expect(paladinDefense(withVariant('master'))).toBe(1);
    expect(withVariant('warlord').paladin.treasures.inPlay).toEqual(['armor', 'halo']);
    expect(withVariant('warlord').paladin.treasures.deck).not.toContain('halo');
  });
});
