import { describe, expect, test } from 'vitest';
import { distance } from './distance.ts';
import { isVisible } from './sight.ts';
import type { VastState } from '../state.ts';
import { lay, layDark, position } from '../vast.testing.ts';

describe('§7 Distance', () => {
  test('MM-128, MM-129, MM-770 columns plus rows, whatever lies between', () => {
    expect(distance('4,7', '4,7')).toBe(0);
    expect(distance('4,7', '4,4')).toBe(3);
    expect(distance('1,1', '7,7')).toBe(12);
  });

  test('RU-04 the ring of grounds is no short cut between squares, but counts from and to itself', () => {
    expect(distance('1,1', '1,7')).toBe(6);
    expect(distance('W-M', '1,4')).toBe(1);
    expect(distance('W-M', 'W-S')).toBe(1);
    expect(distance('N-M', 'S-E')).toBe(5);
    expect(distance('S-W', 'S-E')).toBe(4);
  });
});

/** A row of Lit four-way tiles from 3,7 to 5,7 with corridors beyond. */
const row = (edit: (s: VastState) => void = () => {}): VastState =>
  position((s) => {
    lay(s, '3,7', 'shrine-X-1');
    lay(s, '5,7', 'shrine-X-2');
    lay(s, '2,7', 'pit-I-1');
    lay(s, '6,7', 'pit-I-2');
    edit(s);
  });

describe('§7 Visibility', () => {
  test('MM-130, MM-131 along rows and columns, never diagonally', () => {
    const s = row();
    expect(isVisible(s, '4,7', '3,7')).toBe(true);
    expect(isVisible(s, '2,7', '6,7')).toBe(true);
    lay(s, '4,6', 'blood-X-1');
    expect(isVisible(s, '4,6', '3,7')).toBe(false);
    expect(isVisible(s, '4,6', '5,7')).toBe(false);
  });

  test('MM-132, MM-773 a wall hides what is behind it, also on the near edge of the tile itself', () => {
    const s = row((p) => lay(p, '6,7', 'pit-I-2', 1));
    expect(isVisible(s, '4,7', '5,7')).toBe(true);
    expect(isVisible(s, '4,7', '6,7')).toBe(false);
    expect(isVisible(s, '4,7', '4,6')).toBe(false);
  });

  test('MM-133, MM-771, RU-67 a crypt blocks between the ends, but one may look from a crypt and into one', () => {
    const s = row((p) => layDark(p, '1,7', 'blood-X-1'));
    delete s.map['2,7'];
    expect(isVisible(s, '4,7', '2,7')).toBe(true);
    expect(isVisible(s, '2,7', '4,7')).toBe(true);
    expect(isVisible(s, '4,7', '1,7')).toBe(false);
  });

  test('MM-134, MM-135, MM-136 a Dark tile blocks between the ends only', () => {
    const s = row((p) => {
      layDark(p, '5,7', 'shrine-X-2');
    });
    expect(isVisible(s, '4,7', '5,7')).toBe(true);
    expect(isVisible(s, '5,7', '4,7')).toBe(true);
    expect(isVisible(s, '4,7', '6,7')).toBe(false);
  });

  test('MM-137, MM-766 figures and tokens do not block, force walls do, and breaches let one look through', () => {
    const s = row((p) => {
      p.figures.casty = '3,7';
      p.figures.pillar = '3,7';
      p.tokens['3,7'] = { blood: 3 };
    });
    expect(isVisible(s, '4,7', '2,7')).toBe(true);
    s.forceWalls['2,7|3,7'] = true;
    expect(isVisible(s, '4,7', '2,7')).toBe(false);
    lay(s, '4,6', 'blood-X-1');
    s.breaches['4,6|4,7'] = true;
    expect(isVisible(s, '4,7', '4,6')).toBe(true);
  });

  test('MM-138 what is on his own space is visible', () => {
    expect(isVisible(position(), '4,7', '4,7')).toBe(true);
    expect(isVisible(position(), 'W-S', 'W-S')).toBe(true);
  });

  test('MM-772, RU-67 from the grounds one looks along every row or column that begins there, and back', () => {
    const s = row((p) => {
      lay(p, '1,7', 'blood-X-1');
      lay(p, '1,6', 'blood-X-2');
      lay(p, '2,6', 'armory-T-3', 1);
    });
    expect(isVisible(s, 'W-S', '1,7')).toBe(true);
    expect(isVisible(s, 'W-S', '4,7')).toBe(true);
    expect(isVisible(s, '4,7', 'W-S')).toBe(true);
    expect(isVisible(s, 'W-S', '2,6')).toBe(true);
    expect(isVisible(s, 'W-S', '3,6')).toBe(false);
    expect(isVisible(s, 'W-S', '1,5')).toBe(false);
    lay(s, '1,7', 'treasure-D-1', 0);
    expect(isVisible(s, 'W-S', '1,7')).toBe(false);
  });

  test('EX-MM-02 spaces that touch only at a corner are at distance 2', () => {
    expect(distance('3,6', '4,7')).toBe(2);
  });

  test('EX-MM-03 of two Dark tiles in a line the nearer target is visible, the farther is not', () => {
    const s = row((p) => {
      layDark(p, '3,7', 'shrine-X-1');
      layDark(p, '2,7', 'pit-I-1');
      p.figures.casty = '3,7';
      p.figures.stabby = '2,7';
    });
    expect(isVisible(s, '4,7', '3,7')).toBe(true);
    expect(isVisible(s, '4,7', '2,7')).toBe(false);
  });
});
