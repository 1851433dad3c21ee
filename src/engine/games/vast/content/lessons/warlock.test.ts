import { describe, expect, test } from 'vitest';
import { squareDistance } from '../../rules/spaces.ts';
import { networkOf } from '../../rules/warlock/network.ts';
import { now, offered, where } from '../../vast.testing.ts';
import { after, before } from '../lessons.testing.ts';
import type { SquareId } from '../manor.ts';

/** What the examples of the rulebook say, checked on the table of the lesson that teaches them. */
describe("The Warlock's first turn", () => {
  const at = (example: string) => after('warlock-first', example);

  test('EX-MM-33 two poltergeists and a treasure are chained, the others are not; each bears a Curse', () => {
    const s = now(before('warlock-first', 'EX-MM-33'));
    expect(networkOf(s)).toEqual(['poltergeist-1', 'poltergeist-2', 'treasure-1']);
    expect(s.cursed).toEqual({ 'poltergeist-1': 1, 'poltergeist-2': 1, 'treasure-1': 1 });
    expect([s.figures['poltergeist-3'], s.treasureMarkers['treasure-2']]).toEqual(['5,7', '6,6']);
  });

  const ends = () => offered(before('warlock-first', 'EX-MM-34')).map((id) => id.replace('figure:warlock>space:', '') as SquareId);

  test('EX-MM-02 the room across the corner is two spaces away, and no sneak goes further', () => {
    expect(squareDistance('3,4', '4,5')).toBe(2);
    expect(Math.max(...ends().map((end) => squareDistance('3,4', end)))).toBe(2);
    expect(where(at('EX-MM-02'), 'warlock')).toBe('4,5');
  });

  test('EX-MM-34 he may end on Dark tiles, Pits and crypts, whoever is there', () => {
    const { map } = now(before('warlock-first', 'EX-MM-34'));
    expect(ends()).toEqual(expect.arrayContaining(['4,4', '4,5', '3,5', '2,4'])); // a Pit with a poltergeist, a Dark tile, crypts
    expect(ends().filter((end) => map[end]?.lit && !map[end].tile.startsWith('pit'))).toEqual([]);
    expect(ends()).not.toContain('4,3');
  });

  test('EX-MM-35 three figures around him, 2 Curses', () => {
    expect(now(before('warlock-first', 'EX-MM-35')).warlock!.curses).toBe(0);
    expect(now(at('EX-MM-35')).warlock!.curses).toBe(2);
  });

  test('EX-MM-36 the treasure to the upper left comes with 2 markers, his 2 Curses stay', () => {
    const m = at('EX-MM-36');
    expect([now(m).treasureMarkers['treasure-3'], now(m).cursed['treasure-3'], now(m).warlock!.curses]).toEqual(['3,4', 2, 2]);
  });

  test('EX-MM-37 three cubes, three actions, and the turn is over', () => {
    const m = at('EX-MM-37');
    expect(now(m).warlock!.cubes).toMatchObject({ unassigned: 0, sneak: 1, syphon: 1, conjure: 1 });
    expect(now(m).active).toBe('paladin');
  });
});

describe("The Warlock's second turn", () => {
  test('EX-MM-39 both Curses lie under the only piece of the network, which bears 4', () => {
    const s = now(before('warlock', 'EX-MM-39'));
    expect([networkOf(s), s.cursed['treasure-3'], s.warlock!.curses]).toEqual([['treasure-3'], 4, 0]);
  });

  test('EX-MM-40 dominated to the middle: a fourth cube, one step on the track, 6 spells in hand', () => {
    const s = now(before('warlock', 'EX-MM-40'));
    expect([s.treasureMarkers['treasure-3'], s.cursed['treasure-3']]).toEqual([undefined, undefined]);
    expect(s.warlock).toMatchObject({ dominated: [null, null, 'treasure-3', null, null], cubes: { supply: 1 }, spellsTrack: 2 });
    expect(s.warlock!.spells.hand).toHaveLength(6);
  });

  test('EX-MM-41 two spells played, four discarded', () => {
    const { inPlay, discard, hand } = now(after('warlock', 'EX-MM-41')).warlock!.spells;
    // This mix begins with Expand.
    expect([inPlay.filter((card) => card !== 'expand'), discard.length, hand]).toEqual([['echo', 'fester'], 4, []]);
  });
});
