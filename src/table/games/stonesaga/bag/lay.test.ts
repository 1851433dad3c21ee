import { describe, expect, test } from 'vitest';
import { begin, equip, give, night } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { positions } from '../../../../engine/games/stonesaga/positions.testing.ts';
import { questionOf } from '../../../../match/question.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { grounds, type Ground } from '../ground.ts';
import { partOf } from '../zones.ts';
import { arrange, emptyBag } from './arrange.ts';
import { bakedCell } from './footprint.ts';
import { borrowed } from './borrowed.ts';
import { layBag } from './lay.ts';
import { besideAt, layNight, looseTurn, nightPlan, packingOf } from './night.ts';
import { boxOf } from './packing.ts';
import { bagPlans } from '../printed/bagPlan.ts';
import type { TokenLook } from './ResourceToken.tsx';
import { spareRows } from './spare.ts';
import { Offers } from '../../../gesture/offers.ts';

const all = Object.values(grounds);
const stuffed = () =>
  begin({
    mix: 'seeds-1',
    edit: (s) => give(s, 'c1', 'wood', 'wood', 'game', 'fish', 'guts', 'clay', 'water', 'hide', 'cloudstone', 'bone'),
  });
const bagOf = (m: ReturnType<typeof stuffed>) => {
  const { bag, packing } = m.view('p1').characters.c1;
  return arrange(emptyBag, bag, packing);
};
function boxed({ x, y, face, turn, size }: TokenLook): Strip {
  const [w, h] = boxOf(face, turn as 0);
  const [width, height] = [w * bakedCell * size, h * bakedCell * size];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

describe.each(all.map((ground): [string, Ground] => [ground.layout, ground]))('the bag on the %s table', (_, ground) => {
  test('grid and words lie on the leather, in letters that can be read', () => {
    const plan = bagPlans[ground.layout];
    expect(
      within({ ...plan.grid, width: plan.cell * 6, height: plan.cell * 4 }, strip(0, 0, plan.width, plan.height)),
    ).toBe(true);
    expect(Math.min(plan.title.size, plan.count.size)).toBeGreaterThanOrEqual(ground.letters);
  });
  test('every token has a thing of its own, on the leather', () => {
    const tokens = layBag(ground, 'c1', bagOf(stuffed()), []);
    expect(tokens).toHaveLength(10);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(10);
    for (const one of tokens) expect(within(boxed(one), ground.bag, 14)).toBe(true);
  });
  test('what lies on an item and can be used is at hand beside the bag', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => {
      give(s, 'c1', 'feather');
      equip(s, 'c1', 'IT35', 'hand1');
      const [key] = Object.keys(s.characters.c1.items) as (keyof typeof s.characters.c1.items)[];
      s.characters.c1.items[key!] = { ...s.characters.c1.items[key!]!, stored: { wood: 1 } };
    } });
    const found = borrowed('c1', m.view('p1').characters.c1.bag, new Offers(m.open.map(questionOf)));
    expect(found).toContain('wood');
    expect(layBag(ground, 'c1', bagOf(m), found).map(({ id }) => id)).toContain('res:c1:wood');
  });
  test('what has no room lies beside the grid, not on it, and all of it in the zone of the bag', () => {
    const m = positions['overfull']!();
    const [view, offers] = [m.view('p1'), new Offers(m.open.map(questionOf))];
    const rows = spareRows(view, offers);
    expect(rows).toBeGreaterThan(0);
    const { bag, packing } = view.characters.c1;
    const arranged = arrange(emptyBag, bag, packing);
    const tokens = layBag({ ...ground, spareRows: rows }, 'c1', arranged, []);
    const spares = tokens.slice(arranged.lying.length);
    expect(spares).toHaveLength(3);
    const plan = bagPlans[ground.layout];
    const under = ground.bag.y + plan.grid.y + plan.cell * 4;
    const { height } = partOf('bag', ground.layout, rows);
    for (const one of spares) {
      expect(boxed(one).y).toBeGreaterThan(under);
      expect(within(boxed(one), { ...ground.bag, height }, 0)).toBe(true);
      expect(boxed(one).height).toBeGreaterThanOrEqual(0.9 * plan.cell);
    }
    spares.forEach((a, i) => spares.slice(i + 1).forEach((b) => expect(overlap(boxed(a), boxed(b))).toBe(false)));
  });
  test('a bag that closes takes no more of the table than its leather', () => {
    const m = positions['bag']!();
    expect(spareRows(m.view('p1'), new Offers(m.open.map(questionOf)))).toBe(0);
    expect(partOf('bag', ground.layout, 0)).toEqual(ground.bag);
  });
  test('however many tokens have no room, they stay in their rows', () => {
    const faces = ['wood', 'hide', 'clay', 'game', 'wood', 'clay', 'fish', 'hide', 'wood', 'cloudstone', 'clay'] as const;
    const many = faces.map((face, key) => ({ key, face }));
    for (const rows of [0, 1, 2]) {
      const field = { ...ground.bag, height: partOf('bag', ground.layout, rows).height };
      for (const one of layBag({ ...ground, spareRows: rows }, 'c1', { lying: [], spare: many, next: 20 }, []))
        expect(within(boxed(one), field, 1)).toBe(true);
    }
  });
  test('at night it lies open on the stage, and all of it can be reached', () => {
    const m = night('night.reconcile', {
      mix: 'seeds-1',
      edit: (s) => give(s, 'c1', 'wood', 'wood', 'game', 'fish', 'guts', 'clay', 'water', 'hide', 'cloudstone', 'bone'),
    });
    expect(packingOf(m.view('p1'), 'c1', new Offers(m.open.map(questionOf)))).toBeDefined();
    const plan = nightPlan(ground);
    for (const part of [plan.leather, plan.grid, plan.auto, plan.close, ...plan.beside]) expect(within(part, ground.stage, 1)).toBe(true);
    expect(plan.auto.x + plan.auto.width).toBeLessThan(plan.close.x);
    const tokens = layNight(ground, 'c1', bagOf(m));
    expect(tokens).toHaveLength(10);
    for (const one of tokens) expect(within(boxed(one), ground.stage, 4)).toBe(true);
  });
  test('at night however many tokens lie beside it, none sticks out of its strip', () => {
    const plan = nightPlan(ground);
    const spare = (['wood', 'hide', 'clay', 'game', 'wood', 'clay', 'fish', 'hide', 'wood'] as const).map((face, key) => ({ key, face }));
    const at = besideAt(plan, spare);
    for (const one of spare) {
      const [w, h] = boxOf(one.face, looseTurn(one));
      const { x, y } = at.get(one.key)!;
      const box = { x: x - (w * plan.cell) / 2, y: y - (h * plan.cell) / 2, width: w * plan.cell, height: h * plan.cell };
      expect(plan.beside.some((side) => within(box, side, 1))).toBe(true);
    }
  });
});

test('by day nobody is asked to pack', () => {
  const m = stuffed();
  expect(packingOf(m.view('p1'), 'c1', new Offers(m.open.map(questionOf)))).toBeUndefined();
});
