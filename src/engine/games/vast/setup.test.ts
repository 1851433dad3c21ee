import { describe, expect, test } from 'vitest';
import { startOf } from '../../kernel/begin.ts';
import { entropyFrom, picker, shuffle } from '../../kernel/chance.ts';
import { armorySquares, openingDarkSquares } from './content/manor.ts';
import { stackTiles, tileFaces } from './content/tiles.ts';
import { supply } from './content/values.ts';
import { vast } from './index.ts';
import { markersLeft } from './rules/markers.ts';
import { paladinDefense, paladinStrength } from './rules/paladin/values.ts';
import { setUpMap, setUpPaladin } from './rules/setup.ts';
import { isOpen, isWall } from './rules/walls.ts';

const start = (seed = 1) => startOf(vast, { chance: entropyFrom(seed) }).at;
const mix = (seed: number) => {
  const pick = picker(seed);
  return <T>(cards: T[]): void => shuffle(cards, pick);
};

describe('§2.1 Map', () => {
  test('MM-047 the starting Pit lies Lit on the centre', () => {
    expect(start().map['4,4']).toEqual({ tile: 'pit-X-1', lit: true, turn: 0 });
  });

  test('MM-048 the four Armories lie Dark on their spaces', () => {
    const { map } = start();
    for (const square of armorySquares) {
      expect(tileFaces[map[square]!.tile]!.kind).toBe('armory');
      expect(map[square]!.lit).toBe(false);
    }
    expect(new Set(armorySquares.map((square) => map[square]!.tile)).size).toBe(4);
  });

  test('MM-049, MM-050 the Entrance lies Lit above the staircase with its wall towards the centre', () => {
    const s = start();
    expect(s.map['4,7']).toMatchObject({ tile: 'entrance-T-1', lit: true });
    expect(isWall(s, '4,7', 'N')).toBe(true);
    for (const side of ['W', 'E', 'S'] as const) expect(isOpen(s, '4,7', side)).toBe(true);
  });

  test('MM-051 the other 45 tiles are shuffled', () => {
    expect(stackTiles).toHaveLength(45);
    const order = (seed: number) => setUpMap(mix(seed)).stack.join();
    expect(order(1)).toBe(order(1));
    expect(order(1)).not.toBe(order(2));
  });

  test('MM-052, MM-053 six of them lie Dark at the start; 39 stay in the stack and 12 are on the map', () => {
    const { map, stack } = setUpMap(mix(3));
    expect(openingDarkSquares).toHaveLength(6);
    for (const square of openingDarkSquares) expect(map[square]!.lit).toBe(false);
    expect(stack).toHaveLength(39);
    expect(Object.keys(map)).toHaveLength(12);
    expect(new Set([...stack, ...Object.values(map).map(({ tile }) => tile)]).size).toBe(51);
  });
});

describe('§2.2, §2.3 Supplies and starting state', () => {
  test('MM-054 poltergeists, treasure markers, breaches and force walls begin in the shared supplies', () => {
    const s = start();
    expect(Object.keys(s.figures).filter((figure) => figure.startsWith('poltergeist'))).toEqual([]);
    expect(s.treasureMarkers).toEqual({});
    expect(markersLeft(s, 'breach')).toBe(supply.breaches);
    expect(markersLeft(s, 'forceWall')).toBe(supply.forceWalls);
  });

  test('MM-058, MM-059 three hero cubes are unassigned, four in the supply', () => {
    expect(start().paladin.cubes).toEqual({ unassigned: 3, prepare: 0, sprint: 0, crusade: 0, supply: 4 });
  });

  test('MM-060 Vigor and Illuminate begin in play and every other card face down in its deck', () => {
    const paladin = setUpPaladin(mix(1), { disdainInPlay: false });
    expect(paladin.favors.inPlay).toEqual(['vigor', 'illuminate']);
    expect(paladin.favors.deck).toHaveLength(7);
    expect(paladin.treasures.deck).toHaveLength(7);
    expect([...paladin.favors.hand, ...paladin.treasures.hand, ...paladin.treasures.inPlay]).toEqual([]);
  });

  test('MM-593, MM-817 on a journey Disdain begins in play and is not in the deck', () => {
    const { favors } = start().paladin;
    expect(favors.inPlay).toEqual(['vigor', 'illuminate', 'disdain']);
    expect(favors.deck).toHaveLength(6);
    expect(favors.deck).not.toContain('disdain');
  });

  test('MM-061 the Paladin begins with Strength 0 and Defense 0, on the Entrance', () => {
    const s = start();
    expect([paladinStrength(s), paladinDefense(s)]).toEqual([0, 0]);
    expect(s.figures.paladin).toBe('4,7');
    expect(s.paladin).toMatchObject({ health: 7, grit: 0, fury: 3, light: 3 });
  });
});
