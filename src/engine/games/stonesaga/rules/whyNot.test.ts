import { describe, expect, test } from 'vitest';
import { all, begin, change, dragging, equip, give, home, outpost, pressing, refused, type Edit } from '../stonesaga.testing.ts';
import type { Gesture } from '../../../kernel/option.ts';

const tapping = (on: string): Gesture => ({ kind: 'tap', on });
const rule = (gesture: Gesture, edit: Edit = () => {}) => refused(begin({ edit }), gesture)?.rule;
const down: Edit = (s) => void (s.characters.c2.health.injury.major = 5);
const away: Edit = (s) => void (s.characters.c2.at = '1,0');
const tired: Edit = (s) => void (s.characters.c1.energy = 0);
const both =
  (...edits: Edit[]): Edit =>
  (s) =>
    edits.forEach((edit) => edit(s));

describe('a refused gesture names its rule', () => {
  test('what is on offer is not refused', () => expect(rule(pressing('gather-water:c1'))).toBeUndefined());
  test('SS-013, SS-201, SC-028 whose it is, and whether they may act', () => {
    expect(rule(pressing('gather-water:c2'), (s) => void (s.characters.c2.energy = 0))).toBe('SS-013');
    expect(rule(pressing('gather-water:c1'), (s) => void (s.characters.c1.passed = true))).toBe('SS-201');
    expect(rule(pressing('gather-water:c1'), (s) => { s.characters.c1.health.injury.major = 5; give(s, 'c1', 'fish'); })).toBe('SC-028');
  });
  test('SS-216, SS-223 moving', () => {
    expect(rule(dragging('mini:c1', 'hex:5,5'))).toBe('SS-216');
    expect(rule(dragging('mini:c1', 'hex:1,0'), (s) => change(s, '1,0', { whole: 'GL01' }))).toBe('SS-223');
  });
  test('SS-240, SS-241, SS-242, SS-248 exchanging', () => {
    const exchange = dragging('board:c1', 'board:c2');
    expect(rule(exchange, away)).toBe('SS-241');
    expect(rule(exchange, down)).toBe('SS-248');
    expect(rule(exchange)).toBe('SS-242');
    expect(rule(exchange, both(tired, (s) => give(s, 'c1', 'wood')))).toBe('SS-240');
  });
  test('SS-253, SS-254, SS-255 aiding', () => {
    expect(rule(dragging('energy:c1', 'board:c1'))).toBe('SS-255');
    expect(rule(dragging('energy:c1', 'board:c2'))).toBe('SS-254');
    expect(rule(dragging('energy:c1', 'board:c2'), both(down, tired))).toBe('SS-253');
  });
  test('SS-205, SS-208, SS-209 sharing', () => {
    expect(rule(dragging('res:c1:wood', 'board:c2'), (s) => give(s, 'c1', 'wood'))).toBe('SS-208');
    expect(rule(dragging('res:c1:fish', 'board:c2'), both(away, (s) => give(s, 'c1', 'fish')))).toBe('SS-205');
    expect(rule(dragging('res:c1:fish', 'board:c2'), both(down, (s) => give(s, 'c1', 'fish')))).toBe('SS-209');
  });
  test('SS-249, SS-250, SC-151, SC-156 packing and storing', () => {
    expect(rule(pressing('pack:c1'))).toBe('SS-250');
    expect(rule(pressing('pack:c1'), both(tired, (s) => equip(s, 'c1', 'IT30', 'pouch1')))).toBe('SS-249');
    expect(rule(dragging('item:item-110', 'slot:c1:pouch'), (s) => equip(s, 'c1', 'IT30', 'pouch1'))).toBe('SC-156');
    expect(
      rule(dragging('res:c1:fish', 'item:item-110'), (s) => {
        equip(s, 'c1', 'IT30', 'pouch1', true);
        give(s, 'c1', 'fish');
      }),
    ).toBe('SC-151');
  });
  test('SS-120, SS-276, SS-286 crafting and processing', () => {
    expect(rule(pressing('craft:c1'))).toBe('SS-286');
    expect(rule(dragging('res:c1:fish', 'bench:left'), (s) => give(s, 'c1', 'fish'))).toBe('SS-285');
    expect(rule(dragging('res:c1:wood', 'bench:left'), (s) => give(s, 'c1', 'wood'))).toBe('SS-286');
    expect(rule(pressing('craft:c1'), both(tired, (s) => give(s, 'c1', 'wood', 'feather')))).toBe('SS-120');
    expect(rule(pressing('process:c1'), (s) => give(s, 'c1', 'hide'))).toBe('SS-276');
  });
  test('SS-322, SS-326, SS-327, SS-332, SS-333 outposts', () => {
    const build = dragging('energy:c1', 'zone:0,0/B');
    expect(rule(build, home)).toBe('SS-326');
    expect(rule(build, both(tired, (s) => void (s.characters.c2.energy = 0)))).toBe('SS-327');
    expect(rule(build)).toBe('SS-333');
    expect(rule(build, (s) => change(s, '0,0', { zones: { B: 'RE01' } }))).toBe('SS-332');
    expect(
      rule(build, (s) => {
        for (const n of [1, 2] as const)
          s.outposts[`outpost-${n}`] = outpost({ name: 'Far', at: '1,0', overlay: n === 1 ? 'OP01' : 'OP02' });
      }),
    ).toBe('SS-322');
  });
  test('SS-355, SS-363 to SS-367, SS-375 structures', () => {
    const build = dragging('design:leanTo', 'outpost:outpost-1/c1');
    const known: Edit = (s) => void (s.culture.designs = ['leanTo', 'dryingRack']);
    expect(rule(tapping('design:leanTo:c1'))).toBe('SS-355');
    expect(rule(build)).toBe('SS-363');
    expect(rule(build, home)).toBe('SS-364');
    expect(rule(build, both(home, known, tired, (s) => void (s.characters.c2.energy = 1)))).toBe('SS-365');
    expect(rule(build, both(home, known))).toBe('SS-367');
    expect(rule(dragging('design:dryingRack', 'outpost:outpost-1/c1'), both(home, known))).toBe('SS-366');
    expect(
      rule(
        build,
        both(home, known, (s) => {
          for (const n of [1, 2, 3, 4, 5] as const)
            s.outposts['outpost-1']!.structures[`structure-${n}`] = { structure: 'hearth', stored: {} };
        }),
      ),
    ).toBe('SS-375');
  });
  test('SS-386, SS-390, SS-395, SS-399, SS-403, SS-445, SS-511 what the land does not give', () => {
    const onPrairie: Edit = (s) => void (s.characters.c1.at = '1,0');
    expect(rule(pressing('mine:c1:cave'), onPrairie)).toBe('SS-511');
    expect(rule(pressing('prepare-shelter:c1'), onPrairie)).toBe('SS-395');
    expect(rule(pressing('prepare-shelter:c1'), (s) => change(s, '0,0', { shelter: 2 }))).toBe('SS-399');
    expect(rule(pressing('mine:c1:cave'), (s) => { change(s, '0,0', { depletion: 2 }); s.characters.c1.energy = 3; })).toBe('SS-386');
  });
  test('SC-371, SC-437, SC-709, SC-113 what must be known or in play', () => {
    expect(rule(dragging('energy:c1', 'hex:0,0'))).toBe('SC-371');
    expect(rule(pressing('make-fire:c1'))).toBe('SC-371');
    expect(rule(pressing('scavenge:c1'))).toBe('SC-437');
    expect(rule(dragging('res:c1:wood', 'goal:GA08'), (s) => give(s, 'c1', 'wood'))).toBe('SC-709');
    expect(rule(tapping('omen:c1:VV03'))).toBe('SC-113');
  });
  test('every gesture that is offered is let through', () => {
    const m = begin((s) => { give(s, 'c1', 'wood', 'feather', 'fish', 'water'); home(s); equip(s, 'c1', 'IT30', 'pouch1'); });
    expect(all(m).length).toBeGreaterThan(10);
    for (const { seat, options } of m.open) for (const { gesture } of options) expect(m.whyNot(seat, gesture)).toBeNull();
  });
});
