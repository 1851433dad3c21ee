import { describe, expect, test } from 'vitest';
import { fullState, put } from '../../full.testing.ts';
import { networkOf } from './network.ts';
import { surrounding } from '../spaces.ts';
import type { VastState } from '../../state.ts';
import { lay } from '../../vast.testing.ts';
import { viewVast } from '../../view.ts';
import { alone } from './warlock.testing.ts';

const linked = (edit: (s: VastState) => void): string[] =>
  networkOf(fullState('five', (s) => {
    alone(s);
    edit(s);
  }));

describe('§13.5 The network', () => {
  test('MM-517 treasures and poltergeists around the Warlock belong to it, those two spaces away do not', () => {
    expect(linked((s) => {
      put(s, { 'poltergeist-1': '1,3', 'poltergeist-2': '4,4' });
      s.treasureMarkers = { 'treasure-1': '2,5', 'treasure-2': '2,6' };
    })).toEqual(['poltergeist-1', 'treasure-1', 'treasure-2']);
    expect(linked((s) => put(s, { 'poltergeist-2': '4,4' }))).toEqual([]);
  });

  test('MM-518 the chain goes on from piece to piece without limit', () => {
    const chain = (s: VastState) =>
      put(s, { 'poltergeist-1': '3,5', 'poltergeist-2': '4,6', 'poltergeist-3': '5,7', 'poltergeist-4': '7,7' });
    expect(linked(chain)).toEqual(['poltergeist-1', 'poltergeist-2', 'poltergeist-3']);
    expect(linked((s) => {
      chain(s);
      s.treasureMarkers = { 'treasure-4': '6,6' };
    })).toEqual(['poltergeist-1', 'poltergeist-2', 'poltergeist-3', 'poltergeist-4', 'treasure-4']);
  });

  test('MM-519 a corner is enough', () => {
    expect(linked((s) => put(s, { 'poltergeist-1': '3,3', 'poltergeist-2': '4,2' }))).toEqual(['poltergeist-1', 'poltergeist-2']);
  });

  test('MM-520 neither walls nor Dark tiles interrupt it', () => {
    expect(linked((s) => {
      lay(s, '3,4', 'pit-D-1', 1);
      lay(s, '4,5', 'treasure-D-1', 0);
      s.treasureMarkers = { 'treasure-1': '3,4', 'treasure-2': '4,5', 'treasure-3': '5,4' };
    })).toEqual(['treasure-1', 'treasure-2', 'treasure-3']);
  });

  test('MM-521, RU-25 pieces on his own space and several on one tile hang together', () => {
    expect(linked((s) => {
      put(s, { 'poltergeist-3': '2,4', 'poltergeist-5': '3,4' });
      s.treasureMarkers = { 'treasure-2': '3,4', 'treasure-3': '2,4' };
    })).toEqual(['poltergeist-3', 'poltergeist-5', 'treasure-2', 'treasure-3']);
    expect(linked((s) => put(s, { 'poltergeist-3': '2,4' }))).toEqual(['poltergeist-3']);
  });

  test('MM-001 everybody sees it, and before he has come there is none', () => {
    const s = fullState('five', (state) => {
      alone(state);
      put(state, { 'poltergeist-3': '2,4' });
    });
    expect(viewVast(s, 'paladin').warlock!.network).toEqual(['poltergeist-3']);
    expect(viewVast(fullState(), 'warlock').warlock!.network).toEqual([]);
  });

  test('EX-MM-33 two poltergeists and a treasure are chained, a poltergeist and a treasure farther off are not', () => {
    expect(linked((s) => {
      put(s, { 'poltergeist-1': '3,4', 'poltergeist-2': '4,5', 'poltergeist-3': '6,4', 'poltergeist-4': '4,1' });
      s.treasureMarkers = { 'treasure-1': '3,3', 'treasure-2': '7,7' };
    })).toEqual(['poltergeist-1', 'poltergeist-2', 'treasure-1']);
  });
});

describe('§1.5 Surrounding spaces', () => {
  test('MM-043 up to eight squares, and grounds where they touch by an edge or a corner', () => {
    expect(surrounding['4,4']).toHaveLength(8);
    expect(surrounding['1,4']!.filter((space) => space.includes('-'))).toEqual(['W-M']);
    expect(surrounding['1,3']!.filter((space) => space.includes('-')).toSorted()).toEqual(['W-M', 'W-N']);
    expect(surrounding['4,7']!.filter((space) => space.includes('-')).toSorted()).toEqual(['S-E', 'S-W']);
    expect(surrounding['1,1']!.filter((space) => space.includes('-')).toSorted()).toEqual(['N-W', 'W-N']);
    expect(surrounding['2,2']!.filter((space) => space.includes('-'))).toEqual([]);
  });
});
