import { describe, expect, test } from 'vitest';
import { full, put } from '../../full.testing.ts';
import { haunting, hold, take, targetsOf } from './manor.testing.ts';
import type { VastState } from '../../state.ts';
import { asked, lay, layDark, now, offered, say, told, topOfStack, where } from '../../vast.testing.ts';

/** As the first round is told: the Paladin has left the Entrance and the Spider the Pit, with a Treasure tile revealed beside it. */
function firstRound(s: VastState): void {
  s.active = 'manor';
  s.phase = { step: 'manor.enter' };
  lay(s, '3,7', 'poltergeist-I-1');
  lay(s, '4,3', 'blood-T-1');
  lay(s, '5,4', 'treasure-L-1', 2);
  layDark(s, '2,7', 'treasure-D-1');
  layDark(s, '3,3', 'pit-I-1');
  layDark(s, '5,3', 'pit-I-2');
  layDark(s, '5,7', 'shrine-X-1');
  put(s, { paladin: '3,7', giant: '4,3' });
  s.treasureMarkers['treasure-1'] = '5,4';
  hold(s, 'threshold', 'descent');
  for (const tile of ['blood-X-1', 'pit-T-1', 'poltergeist-X-1']) topOfStack(s, tile);
}

const entered = () => say(full('no-warlock', firstRound), 'figure:wraith>space:4,7');
const assigned = () => say(entered(), ...Array.from({ length: 3 }, () => 'omens:unassigned>track:reveal'));
const revealed = () => say(assigned(), 'space:5,7', 'space:5,6', 'space:4,4', 'space:5,5');
const performed = () => say(revealed(), 'card:threshold>figure:wraith');

describe('Round 1, the Manor', () => {
  test('EX-MM-25 the Wraith appears on the Entrance that the Paladin has left', () => {
    expect(where(entered(), 'wraith')).toBe('4,7');
    expect(targetsOf(full('no-warlock', firstRound), 'figure:wraith')).not.toContain('space:3,7');
  });

  test('EX-MM-26 three omens reveal three tiles, two of which were laid by the reveals before', () => {
    const m = assigned();
    expect(offered(m)).not.toContain('space:5,6');
    say(m, 'space:5,7');
    expect(offered(m)).toContain('space:5,6');
    expect(offered(m)).not.toContain('space:5,5');
    say(m, 'space:5,6', 'space:4,4');
    expect(offered(m)).toContain('space:5,5');
    say(m, 'space:5,5');
    expect(asked(m)).toEqual(['manor.ritual']);
    expect(now(m).map).toMatchObject({
      '5,7': { tile: 'shrine-X-1', lit: true },
      '5,6': { tile: 'poltergeist-X-1', lit: true },
      '5,5': { tile: 'blood-X-1', lit: true },
    });
  });

  test('EX-MM-27 Spooky: the poltergeist appears on the empty central Pit', () => {
    const m = say(assigned(), 'space:5,7', 'space:5,6');
    expect(asked(m)).toEqual(['manor.spooky']);
    say(m, 'space:4,4');
    expect(where(m, 'poltergeist-1')).toBe('4,4');
  });

  test('EX-MM-28 the Blood tile gets a token, and nobody gains Blood', () => {
    const s = now(revealed());
    expect([s.tokens['5,5'], s.spider!.blood]).toEqual([{ blood: 1 }, 0]);
  });

  test('EX-MM-29 the 1-Seal ritual over the three tiles: the Wraith on the last, a poltergeist on the Shrine, the card discarded', () => {
    const m = revealed();
    expect(offered(m)).toEqual(['card:threshold>figure:wraith', 'done:ritual']);
    say(m, 'card:threshold>figure:wraith');
    expect(now(m).manor).toMatchObject({ seals: 1, rituals: { hand: ['descent'], discard: ['threshold'] } });
    expect([where(m, 'wraith'), where(m, 'poltergeist-2')]).toEqual(['5,5', '5,7']);
  });

  test('EX-MM-30 its portent lies on Shift 1 Tile', () => {
    expect(now(performed()).manor!.tracks.shift).toEqual({ omens: 0, portents: 1 });
  });

  test('EX-MM-31 without a cube on the draw track one treasure comes to an empty Dark tile, and no card is drawn', () => {
    const m = say(performed(), 'space:6,2');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '5,4', 'treasure-2': '6,2' });
    expect(told(m, 'ritualsDrawn')).toEqual([]);
  });

  test('EX-MM-32 the three omens come back, the portent stays', () => {
    const m = say(performed(), 'space:6,2');
    expect(now(m).active).toBe('paladin');
    expect(now(m).manor).toMatchObject({
      unassignedOmens: 3,
      tracks: { reveal: { omens: 0, portents: 0 }, shift: { omens: 0, portents: 1 } },
    });
  });
});

/** The Wraith on the Blood tile, the Shrine with a poltergeist below, a portent on Shift and three omens on Swap. */
const second = () =>
  haunting('reveal', { swap: 3 }, (s) => {
    s.manor!.tracks.shift.portents = 1;
    lay(s, '3,7', 'poltergeist-I-1');
    lay(s, '5,7', 'shrine-X-1');
    lay(s, '5,6', 'poltergeist-X-1');
    lay(s, '5,5', 'blood-X-1');
    lay(s, '5,4', 'treasure-L-1', 2);
    for (const [square, tile] of [
      ['2,7', 'treasure-D-1'],
      ['5,3', 'pit-I-1'],
      ['6,7', 'pit-T-1'],
      ['6,5', 'pit-T-2'],
      ['4,6', 'pit-I-2'],
    ] as const)
      layDark(s, square, tile);
    put(s, { wraith: '5,5', 'poltergeist-1': '5,7', paladin: '2,7' });
    hold(s, 'descent');
    s.manor!.seals = 1;
  });
const shifted = () => say(second(), 'space:5,7>space:7,7');
const swapped = () => say(take(shifted(), '5,4'), 'space:5,4>space:5,7', 'space:5,7@2');

describe('Round 2, the Manor', () => {
  test('EX-MM-51 a portent alone shifts a tile up to 2 spaces', () => {
    const targets = targetsOf(second(), 'space:5,7');
    expect(targets).toContain('space:7,7');
    expect(Math.max(...targets.map((to) => Math.abs(Number(to[6]) - 5) + Math.abs(Number(to[8]) - 7)))).toBe(2);
  });

  test('EX-MM-52 the Shrine goes to the corner with its poltergeist; the hole and the crypt above the corner are filled', () => {
    const m = second();
    expect(now(m).map['7,6']).toBeUndefined();
    say(m, 'space:5,7>space:7,7');
    expect(where(m, 'poltergeist-1')).toBe('7,7');
    expect(now(m).map).toMatchObject({ '7,7': { tile: 'shrine-X-1', lit: true }, '5,7': { lit: false }, '7,6': { lit: false } });
  });

  test('EX-MM-53 the Treasure tile above the Wraith is exchanged with the new Dark tile three spaces below', () => {
    const m = swapped();
    expect(now(m).map).toMatchObject({ '5,7': { tile: 'treasure-L-1', lit: true, turn: 2 }, '5,4': { lit: false } });
  });

  test('EX-MM-54 the new Dark tile comes too late for Reveal Tiles', () => {
    const m = shifted();
    expect(asked(m)).toEqual(['manor.swap']);
    expect(now(m).map['5,7']!.lit).toBe(false);
  });

  test('EX-MM-55 with that the 2-Seal ritual can be traced: 1 Seal becomes 3', () => {
    const m = swapped();
    expect(asked(m)).toEqual(['manor.ritual']);
    say(m, 'card:descent>figure:wraith');
    expect(now(m).manor!.seals).toBe(3);
    expect([where(m, 'wraith'), where(m, 'poltergeist-2')]).toEqual(['3,7', '5,7']);
  });
});
