import { describe, expect, test } from 'vitest';
import { squareDistance } from '../../rules/spaces.ts';
import { isOpen } from '../../rules/walls.ts';
import { asked, now, offered, told, where } from '../../vast.testing.ts';
import { after, before, litTilesIn } from '../lessons.testing.ts';
import type { SquareId } from '../manor.ts';

/** What the examples of the rulebook say, checked on the table of the lesson that teaches them. */
describe("The Manor's first turn", () => {
  const at = (example: string) => after('manor', example);

  test('EX-MM-25 the Wraith on the Entrance', () => {
    expect(where(at('EX-MM-25'), 'wraith')).toBe('4,7');
  });

  test('EX-MM-26 three rooms revealed, two of which the reveals before had laid', () => {
    expect(now(before('manor', 'EX-MM-25')).map['5,6']).toBeUndefined();
    expect(litTilesIn(at('EX-MM-26'), '5,7', '5,6', '5,5')).toEqual(['shrine-X-1', 'poltergeist-X-1', 'blood-X-1']);
  });

  test('EX-MM-27 the poltergeist is sent to the Pit', () => {
    expect(where(at('EX-MM-27'), 'poltergeist-1')).toBe('4,4');
  });

  test('EX-MM-28 a token for the Blood tile, no Blood for anybody', () => {
    const m = at('EX-MM-28');
    expect([now(m).tokens['5,5'], now(m).spider!.blood]).toEqual([{ blood: 1 }, now(before('manor', 'EX-MM-28')).spider!.blood]);
  });

  test('EX-MM-29 one Seal, the Wraith at the end of the path, a poltergeist on the Shrine, the card discarded', () => {
    const m = at('EX-MM-29');
    expect([where(m, 'wraith'), where(m, 'poltergeist-2')]).toEqual(['5,5', '5,7']);
    expect(now(m).manor).toMatchObject({ seals: 1, rituals: { discard: ['threshold'] } });
  });

  test('EX-MM-30 a portent on Shift 1 Tile', () => {
    expect(now(at('EX-MM-30')).manor!.tracks.shift).toEqual({ omens: 0, portents: 1 });
  });

  test('EX-MM-31 one treasure on the Dark Armory, no card drawn', () => {
    const m = at('EX-MM-31');
    expect([now(m).treasureMarkers['treasure-2'], told(m, 'ritualsDrawn')]).toEqual(['6,2', []]);
  });

  test('EX-MM-32 the omens come back, the portent stays', () => {
    expect(now(at('EX-MM-32')).manor).toMatchObject({ unassignedOmens: 3, tracks: { reveal: { omens: 0 }, shift: { portents: 1 } } });
  });
});

describe("The Manor's second turn", () => {
  const at = (example: string) => after('manor-second', example);

  test('EX-MM-51 a portent alone carries a tile up to 2 spaces', () => {
    const m = before('manor-second', 'EX-MM-51');
    expect(now(m).manor!.tracks.shift).toEqual({ omens: 0, portents: 1 });
    const ends = offered(m).filter((id) => id.startsWith('space:5,7>')).map((id) => id.split('>space:')[1] as SquareId);
    expect(ends).toContain('7,7');
    expect(Math.max(...ends.map((end) => squareDistance('5,7', end)))).toBe(2);
  });

  test('EX-MM-52 the Shrine in the corner with its poltergeist; the hole and the crypt above the corner filled', () => {
    expect(now(before('manor-second', 'EX-MM-52')).map['7,6']).toBeUndefined();
    const m = at('EX-MM-52');
    expect([where(m, 'poltergeist-2'), litTilesIn(m, '7,7')]).toEqual(['7,7', ['shrine-X-1']]);
    expect([now(m).map['5,7']!.lit, now(m).map['7,6']!.lit]).toEqual([false, false]);
  });

  test('EX-MM-53 the empty treasure room and the new Dark tile have changed places over 3 spaces', () => {
    const m = at('EX-MM-53');
    expect([squareDistance('5,4', '5,7'), litTilesIn(m, '5,7'), now(m).map['5,4']!.lit]).toEqual([3, ['treasure-L-1'], false]);
    expect([isOpen(now(m), '5,7', 'N'), isOpen(now(m), '5,7', 'W')]).toEqual([true, true]);
  });

  test('EX-MM-54 the new Dark tile comes too late for Reveal Tiles', () => {
    expect(asked(at('EX-MM-54'))).toEqual(['manor.swap']);
  });

  test('EX-MM-55 the ritual of 2 Seals makes 3', () => {
    const m = at('EX-MM-55');
    expect([now(m).manor!.seals, where(m, 'wraith'), where(m, 'poltergeist-3')]).toEqual([3, '3,7', '5,7']);
  });
});
