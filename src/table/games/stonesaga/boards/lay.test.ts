import { describe, expect, test } from 'vitest';
import { begin, equip, running, say } from '../../../../engine/games/stonesaga/stonesaga.testing.ts';
import { stonesaga } from '../../../../engine/games/stonesaga/index.ts';
import { itemIds, items } from '../../../../engine/games/stonesaga/content/items.ts';
import { powerIds, powers } from '../../../../engine/games/stonesaga/content/powers.ts';
import { gainItem } from '../../../../engine/games/stonesaga/rules/itemSlots.ts';
import type { StonesagaState } from '../../../../engine/games/stonesaga/state.ts';
import { asked } from '../../../asked.testing.ts';
import { strip } from '../../../stage/shapes.ts';
import { overlap, within } from '../../../stage/strips.testing.ts';
import { grounds } from '../ground.ts';
import { arrivingItem, layBoard } from './lay.ts';
import { inLines } from './lettering.ts';
import { plans } from '../printed/boardPlan.ts';
import { layRails, nameOnRail } from './railsLayout.ts';
import { nothingOffered, Offers } from '../../../gesture/offers.ts';

const viewOf = (edit: (s: StonesagaState) => void = () => {}, mix = 'seeds-4') => stonesaga.view(begin({ mix, edit }).peek(), 'table');

describe.each(['wide', 'tall'] as const)('the %s board', (layout) => {
  const plan = plans[layout];
  const strips = [
    plan.card,
    ...plan.boosts,
    ...plan.energy,
    ...plan.health,
    plan.eat,
    plan.drink,
    plan.power,
    plan.legend,
    ...Object.values(plan.slots),
    plan.pit,
    plan.deeds,
    plan.pack,
    plan.pass,
  ];

  test('is as large as its strip, and nothing on it overlaps or hangs over', () => {
    expect({ width: plan.width, height: plan.height }).toEqual({
      width: grounds[layout].board.width,
      height: grounds[layout].board.height,
    });
    strips.forEach((one, i) => {
      expect(within(one, strip(0, 0, plan.width, plan.height))).toBe(true);
      for (const other of strips.slice(i + 1)) expect(overlap(one, other), JSON.stringify([one, other])).toBe(false);
    });
    expect(plan.letters).toBe(grounds[layout].letters);
  });

  test('stops the spaces that are not in use with so many characters', () => {
    const count = (mix: string) =>
      layBoard(viewOf(undefined, mix), nothingOffered, 'c1', grounds[layout]).tokens.filter(({ frame }) => frame === 'boards/plug').length;
    expect([count('seeds-1'), count('seeds-2'), count('seeds-4')]).toEqual([0, 0, 3]);
  });

  test('shows available and exhausted energy, and every malady by its kind and side', () => {
    const { tokens } = layBoard(
      viewOf((s) =>
        Object.assign(s.characters.c1, {
          energy: 3,
          health: { injury: { minor: 1, major: 1 }, disease: { minor: 0, major: 1 } },
          boosts: { might: 2, awareness: 1 },
        }),
      ),
      nothingOffered,
      'c1',
      grounds[layout],
    );
    const frames = tokens.map(({ frame }) => frame);
    const count = (frame: string) => frames.filter((one) => one === frame).length;
    expect([count('boards/energy/ready'), count('boards/energy/spent')]).toEqual([3, 1]);
    expect(frames.filter((one) => /injury|disease/.test(one)).sort()).toEqual([
      'boards/disease/major',
      'boards/injury/major',
      'boards/injury/minor',
    ]);
    expect(frames.filter((one) => one.startsWith('boards/boost/')).sort()).toEqual(['boards/boost/1', 'boards/boost/2']);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
  });

  test('puts stones for deeds side by side, and passing always at the same spot', () => {
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => (equip(s, 'c1', 'IT53', 'body1'), equip(s, 'c1', 'IT05', 'hand1'), Object.assign(s.characters.c1, { power: 'MA03' })),
    });
    const { stones } = layBoard(stonesaga.view(m.peek(), 'table'), new Offers(asked(m.open)), 'c1', grounds[layout]);
    expect(stones.map(({ id }) => id)).toEqual(expect.arrayContaining(['pass:c1', 'pack:c1', 'use:c1:MA03', 'use:c1:item-110']));
    stones.forEach((one, i) => stones.slice(i + 1).forEach((other) => expect(overlap(one.at, other.at)).toBe(false)));
    expect(stones.find(({ id }) => id === 'pass:c1')!.at).toEqual(plan.pass);
  });

  test('has room for the words on it', () => {
    if (layout === 'wide')
      for (const id of itemIds)
        expect(inLines(items[id].name, plan.slots.hand1.width - 8, plan.letters).length, items[id].name).toBeLessThanOrEqual(2);
    for (const id of powerIds) expect(inLines(powers[id].name, plan.power.width - plan.power.height - 14, plan.letters)).toHaveLength(1);
  });
});

test('an item without a slot lies in the pit until somebody decides', () => {
  const m = running((t) => gainItem(t, 'c1', 'IT08'), {
    mix: 'seeds-2',
    edit: (s) => (equip(s, 'c1', 'IT05', 'hand1'), equip(s, 'c1', 'IT06', 'hand2')),
  });
  const questions = asked(m.open);
  expect(arrivingItem(new Offers(questions))).toBe('IT08');
  const { items: laid, stones } = layBoard(stonesaga.view(m.peek(), 'table'), new Offers(questions), 'c1', grounds.wide);
  expect(laid.find(({ id }) => id === 'item:new')).toMatchObject({ item: 'IT08', at: plans.wide.pit });
  expect(stones.map(({ id }) => id)).toEqual(expect.arrayContaining(['pack-new', 'discard-new']));
  expect(arrivingItem(new Offers(asked(say(m, 'pack-new').open)))).toBeNull();
});

test('rails are for several characters only, and share their strip', () => {
  expect(layRails(viewOf(undefined, 'seeds-1'), grounds.wide)).toEqual([]);
  for (const layout of ['wide', 'tall'] as const) {
    const rails = layRails(viewOf(), grounds[layout]);
    expect(rails.map(({ who }) => who)).toEqual(['c1', 'c2', 'c3', 'c4']);
    rails.forEach((one, i) => rails.slice(i + 1).forEach((other) => expect(overlap(one.at, other.at)).toBe(false)));
    const { x, width } = grounds[layout].rails;
    expect(rails.at(-1)!.at.x + rails.at(-1)!.at.width).toBeCloseTo(x + width);
  }
});

test('a rail names who lives there, and who plays them only where both can be read whole', () => {
  expect(nameOnRail('Tamrik', 'Ada', 200, 21)).toBe('Tamrik · Ada');
  expect(nameOnRail('Tamrik', 'Ada', 100, 21)).toBe('Tamrik');
  expect(nameOnRail('Tamrik', '', 200, 21)).toBe('Tamrik');
});

test('words are broken into lines that fit', () => {
  expect(inLines('Hold the pendant to the sun', 126, 21)).toEqual(['Hold the', 'pendant to', 'the sun']);
  expect(inLines('Hold the pendant to the sun', 126, 21, 2)).toEqual(['Hold the', 'pendant to…']);
});
