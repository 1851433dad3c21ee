// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest';
import { games } from '../../engine/games/list.ts';
import { positionsOf } from '../../dev/scene/position.ts';
import { named, type Offers } from '../gesture/offers.ts';
import { touchedBy } from '../gesture/touched.ts';
import { tables } from '../games/list.ts';
import { screenOf } from '../zones/screen.ts';
import { laidScene } from './laidScene.tsx';
import { withoutCanvas } from './noCanvas.ts';
import { touchSizes } from './touchSizes.ts';
import { windows } from './windows.ts';

vi.mock('../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('../games/vantage/scene/usePicture.ts', () => ({ usePicture: () => null })); // places and cards are painted one by one
vi.mock('../art/loadBaked.ts', async () => ({ loadBaked: (await import('./laidScene.tsx')).unpainted }));

/** Opening, middle and special scenes of the games. */
const scenes: Readonly<Record<string, readonly string[]>> = {
  vast: ['opening', 'late', 'favors', 'spider', 'manor', 'skeletons', 'warlock', 'orienting'],
  stonesaga: ['first', 'day', 'creation', 'crafting', 'meal', 'reconcile', 'fishingStrike', 'forage-three', 'mining', 'trial', 'omens'],
  vanguard: [
    ...['planet', 'check', 'rolled', 'assist', 'whom', 'landing', 'liftoff'],
    ...['ship', 'laboratory', 'production', 'barracks', 'situations', 'starmap', 'scanner', 'hangar', 'medbay', 'savePoint'],
  ],
  vantage: ['fallen', 'cost', 'chosen', 'busy', 'dice', 'placing', 'late'],
};

interface Smaller {
  readonly game: string;
  readonly things: RegExp;
  /** In CSS pixels, with a finger and with the tip of a mouse. */
  readonly least: number;
  readonly why: string;
}

/** What is smaller than a finger, how small it is at worst, and why. Nothing else may be, and nothing here may become smaller. */
const smaller: readonly Smaller[] = [
  { game: 'vast', things: /^space:/, least: 38, why: 'nine squares share the width of a phone, and each may be a target' },
  { game: 'stonesaga', things: /^mini:/, least: 35, why: 'a crowd in one hex, fanned out over what can be done there' },
  { game: 'stonesaga', things: /^(forage|omen):/, least: 39, why: 'stones of one hex stand side by side' },
  { game: 'stonesaga', things: /^res:/, least: 39, why: 'cells of the bag lie side by side' },
  { game: 'stonesaga', things: /^(energy|item|pass|pack|use):/, least: 37, why: 'a full board: slots, tokens and stones lie side by side' },
  { game: 'stonesaga', things: /^(search|harvest|hunt|leave)$/, least: 43, why: 'four deeds in a row on a phone that lies on its side' },
  { game: 'vantage', things: /^card:.*\./, least: 37, why: 'three actions share the width of a card of a third of the grid' },
  { game: 'vantage', things: /^power:/, least: 34, why: 'the strip with the name of a card, over its slots' },
];

const leastOf = (game: string, id: string, finger: number): number =>
  Math.min(finger, smaller.find((one) => one.game === game && one.things.test(id))?.least ?? finger);

/** What a hand can begin with for what the screen's own seat is asked. Powers beside it may lie on the board of another section. */
const beginnings = (offers: Offers): ReadonlySet<string> =>
  new Set(
    offers.all
      .filter(({ question }) => question.kind !== 'power' && question.seat === offers.questions[0]!.seat)
      .flatMap(({ offer }) => touchedBy(offer.gesture))
      .filter((id) => offers.able(id)),
  );

withoutCanvas();

describe.each(Object.entries(scenes))('%s', (game, positions) => {
  test.each(positions)('%s: whatever is asked for can be brought in sight, as large as a finger or a mouse', { timeout: 120_000 }, async (at) => {
    const rules = await (await games[game]!()).manifest.rules();
    const table = await tables[game]!.table();
    const art = await table.load('low', () => undefined);
    const { positions: known } = await positionsOf(game);
    const small: string[] = [];
    const hidden: string[] = [];
    for (const [width, height, touch] of windows) {
      const screen = screenOf({ width, height, touch });
      const scene = await laidScene(table, rules, known[at]!(), screen, art);
      const { tabs } = scene.kit.zones.placed.get()!;
      const met = new Map<string, number>();
      for (const zone of tabs.length > 0 ? tabs.map(({ id }) => id) : [null]) {
        await scene.open(zone);
        for (const { id, side } of touchSizes(scene)) met.set(id, Math.min(met.get(id) ?? Infinity, side));
      }
      const seen = new Set([...met.keys()].map(named));
      for (const id of beginnings(scene.offers)) if (!seen.has(named(id))) hidden.push(`${id} at ${width} by ${height}`);
      expect(met.size).toBeGreaterThan(0);
      for (const [id, side] of met)
        if (side < leastOf(game, id, screen.finger)) small.push(`${id} is ${side} px at ${width} by ${height}`);
      await scene.close();
    }
    expect(small).toEqual([]);
    expect(hidden).toEqual([]);
  });
});
