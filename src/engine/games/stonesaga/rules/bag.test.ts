import { describe, expect, test } from 'vitest';
import { bagSize } from '../content/materials.ts';
import { faces, resources } from '../content/faces.ts';
import { fitsBag, packBag, packMost } from './bag.ts';
import type { Holdings } from '../state.ts';
import { asked, board, draft, night, say, told, type Edit } from '../stonesaga.testing.ts';

describe('the bag', () => {
  test.each<[Holdings, boolean]>([
    [{ game: 6 }, true],
    [{ game: 7 }, false],
    [{ game: 4, guts: 2, bone: 1 }, true],
    [{ clay: 6 }, false],
    [{ clay: 5, water: 4 }, true],
    [{ game: 4, guts: 2, bone: 1, hide: 1 }, false],
    [{ wood: 8 }, true],
    [{ water: 24 }, true],
    [{ water: 25 }, false],
    [{}, true],
  ])('%j fits: %s', (held, expected) => {
    expect(fitsBag(held)).toBe(expected);
  });

  test('SS-587 of too much as much as fits is kept, worked things and food first', () => {
    const kept = packMost({ game: 5, leather: 1, wood: 3 }).map(({ face }) => face);
    expect(kept.filter((face) => face === 'leather')).toHaveLength(1);
    expect(kept.filter((face) => face === 'game')).toHaveLength(5);
    expect(kept.filter((face) => face === 'wood')).toHaveLength(0);
    expect(packMost({ game: 5, bone: 2, wood: 1 })).toHaveLength(7);
  });

  test('SS-584 tokens may be turned: eight corners fill the bag only if they are', () => {
    const laid = packBag({ guts: 8 })!;
    expect(laid).toHaveLength(8);
    const shape = ({ cells }: (typeof laid)[number]) => {
      const [x, y] = [Math.min(...cells.map(([cx]) => cx)), Math.min(...cells.map(([, cy]) => cy))];
      return JSON.stringify(cells.map(([cx, cy]) => [cx - x, cy - y]).sort());
    };
    expect(new Set(laid.map(shape)).size).toBeGreaterThan(1);
  });

  test('SS-588 every kind of resource has its shape and size', () => {
    const sizes = {
      one: ['water', 'nuts', 'grain', 'mushroom', 'teeth', 'pitch'],
      two: ['root', 'fish', 'fiber', 'feather', 'bone', 'sunstone'],
      three: ['wood'],
      corner: ['guts', 'shell', 'riverstone'],
      square: ['game', 'hide', 'cloudstone'],
      tee: ['clay', 'deadCoral'],
    } as const;
    for (const [shape, kinds] of Object.entries(sizes)) for (const kind of kinds) expect([kind, faces[kind].shape]).toEqual([kind, shape]);
    expect(Object.values(sizes).flat()).toHaveLength(resources.length);
  });

  test('SS-582 SS-583 tokens lie flat, inside, and never on one another', () => {
    const held: Holdings = { game: 2, clay: 2, wood: 1, fish: 1, riverstone: 1 };
    const laid = packBag(held)!;
    expect(laid.map(({ face }) => face).sort()).toEqual(['clay', 'clay', 'fish', 'game', 'game', 'riverstone', 'wood']);
    const cells = laid.flatMap(({ cells: own }) => own.map(([x, y]) => `${x},${y}`));
    expect(new Set(cells).size).toBe(cells.length);
    for (const { face, cells: own } of laid) {
      expect(own).toHaveLength(faces[face].cells);
      for (const [x, y] of own) expect(x >= 0 && x < bagSize.columns && y >= 0 && y < bagSize.rows).toBe(true);
    }
  });
});

describe('packing by hand', () => {
  const alone = (edit: Edit) => night('night.reconcile', { mix: 'seeds-1', edit });

  test('SS-582, SS-583, SS-584, SS-587: what lies in the bag is kept and the rest goes', () => {
    const m = alone((s) => void (s.characters.c1.bag = { game: 6, fish: 2 }));
    const bag = (...laid: (readonly [string, number, number, number])[]) =>
      draft(m, 'reconcile.bag', { c1: laid.map(([face, x, y, turn]) => ({ face, x, y, turn })) });
    expect(m.open[0]!.compose!.form).toEqual({ entry: 'bag', bags: { c1: { game: 6, fish: 2 } } });
    expect(() => bag(['fish', 5, 0, 0])).toThrow('sticks out');
    expect(() => bag(['fish', 0, 0, 0], ['game', 1, 0, 0])).toThrow('lies on something else');
    expect(() => bag(['fish', 0, 0, 0], ['fish', 2, 0, 0], ['fish', 4, 0, 0])).toThrow('not so much fish');
    expect(() => draft(m, 'reconcile.bag', {})).toThrow('does not close');
    expect(() => draft(m, 'reconcile.bag', { c2: [] })).toThrow('not yours');
    expect(() => draft(m, 'reconcile.bag', { c1: [{ face: 'fish' }] })).toThrow('cells');
    bag(['fish', 5, 0, 1], ['fish', 0, 3, 0], ['game', 0, 0, 0], ['game', 2, 0, 0], ['game', 2, 2, 0], ['game', 4, 2, 3]);
    expect(board(m).bag).toEqual({ game: 4, fish: 2 });
    expect(told(m, 'lost')[0]).toMatchObject({ who: 'c1', face: 'game', n: 2, to: 'supply' });
    expect(asked(m)).not.toContain('reconcile.bag');
  });

  test('SS-581 a bag that is not named must close by itself', () => {
    const m = night('night.reconcile', {
      mix: 'seeds-2',
      edit: (s) => {
        Object.assign(s.characters.c1, { bag: { game: 7 } });
        Object.assign(s.characters.c2, { bag: { fish: 1 }, seat: 'p1' });
      },
    });
    draft(m, 'reconcile.bag', { c1: [0, 2, 4].flatMap((x) => [0, 2].map((y) => ({ face: 'game', x, y, turn: 0 }))) });
    expect([board(m).bag, board(m, 'c2').bag]).toEqual([{ game: 6 }, { fish: 1 }]);
    const full = night('night.reconcile', {
      mix: 'seeds-2',
      edit: (s) => {
        Object.assign(s.characters.c1, { bag: { game: 7 } });
        Object.assign(s.characters.c2, { bag: { game: 7 }, seat: 'p1' });
      },
    });
    expect(() => draft(full, 'reconcile.bag', { c1: [] })).toThrow('does not close');
  });

  test('SS-587 without a hand a bag closes over as much as fits', () => {
    const m = say(alone((s) => void (s.characters.c1.bag = { game: 5, leather: 1, wood: 2 })), 'close:c1');
    expect(board(m).bag).toEqual({ game: 5, leather: 1 });
  });
});
