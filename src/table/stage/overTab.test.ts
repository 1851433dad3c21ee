// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGameTable } from '../contract.ts';
import { usualSettings } from '../settings/settings.ts';
import type { Placement } from '../zones/zone.ts';
import type { MovedPart } from '../motion/body.ts';
import { ground } from './space.ts';
import type { TableInputs } from './inputs.ts';
import { Kit } from './kit.ts';
import { OverTab } from './overTab.ts';
import { disc } from './shapes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const strip = (x: number) => ({ x, y: 0, width: 50, height: 44 });
const rect = { shape: 'rect', x: 0, y: 0, width: 40, height: 40, round: 0 } as const;

/** Three tabs in a row: of cards, which is up, of a board, which takes the axe, and of rails, which take nothing. */
function tabs(...targets: readonly string[]): { kit: Kit; over: OverTab; up: () => string | undefined } {
  const kit = new Kit({
    game: {
      title: 'Test', extent: { wide: { width: 400, height: 200 }, tall: { width: 200, height: 400 } }, cues: {},
    } as unknown as AnyGameTable,
    art: { scale: 1 } as TableInputs['art'],
    view: {}, facts: [], moment: 0, change: 'opened', layout: 'wide',
    questions: [
      {
        seat: 'a', ask: 'x', prompt: '', kind: 'main',
        options: ['slot', ...targets].map((onto) => ({ id: `axe>${onto}`, label: '', gesture: { kind: 'drag', from: 'axe', onto } })),
      },
    ],
    settings: { ...usualSettings, motion: 'still' },
    choose: () => undefined,
    whyNot: () => Promise.resolve(null),
  });
  const [board, cards, rails] = [strip(0), strip(50), strip(100)];
  kit.zones.placed.set({
    tabs: [{ id: 'board', at: board, open: false }, { id: 'cards', at: cards, open: true }, { id: 'rails', at: rails, open: false }],
    away: { board, rails },
  } as unknown as Placement);
  for (const [id, zone] of [['slot', 'board'], ['rail', 'rails']] as const)
    kit.things.addPlace({ id, z: 0, area: rect, space: { ...ground, zone }, glow: 'box', snap: { x: 20, y: 20 } });
  return { kit, over: new OverTab(kit), up: () => kit.zones.opened.get().looked?.id };
}

test('a thing that rests on the tab of a zone where it may go brings that zone up', () => {
  const { over, up } = tabs();
  over.carried(1, 'axe', { x: 25, y: 20 });
  over.carried(1, 'axe', { x: 27, y: 21 });
  expect(up()).toBeUndefined();
  vi.advanceTimersByTime(400);
  expect(up()).toBe('board');
});

test('a tab that is only crossed, or whose zone takes nothing of it, brings nothing up', () => {
  const { over, up } = tabs();
  over.carried(1, 'axe', { x: 25, y: 20 });
  over.carried(1, 'axe', { x: 25, y: 90 });
  over.carried(1, 'axe', { x: 125, y: 20 });
  vi.advanceTimersByTime(400);
  expect(up()).toBeUndefined();
  over.carried(1, 'axe', { x: 25, y: 20 });
  over.left(1);
  vi.advanceTimersByTime(400);
  expect(up()).toBeUndefined();
});

test('what is held can be put down on a thing of the zone that has come up, where it lies now', () => {
  const { kit } = tabs('shelf');
  const part = (): MovedPart => ({ position: { set: () => undefined }, scale: { set: () => undefined }, rotation: 0, alpha: 1 });
  kit.camera.resize({ width: 400, height: 200 });
  const laid = (id: string, x: number, zone?: string): void => {
    kit.motion.hold(id, { root: part(), space: ground, rise: 10, girth: 8 });
    kit.motion.send(id, { x, y: 150 });
    kit.things.addThing({ id, z: 0, hit: disc(8), space: { ...ground, zone }, touchable: true, glow: 'card' });
  };
  const up = (open: string): Placement => {
    const away = open === 'board' ? {} : { board: strip(0) };
    return { width: 400, height: 200, tabs: [{ id: open, at: strip(0), open: true }], away } as unknown as Placement;
  };
  laid('axe', 60);
  laid('shelf', 10, 'board'); // it waits behind its tab
  kit.committed(up('cards'));
  kit.motion.advance(16);
  kit.hands.press(1, 'axe', { x: 60, y: 150 });
  kit.hands.move(1, { x: 80, y: 150 });
  expect(kit.grasp.held.get().targets).toEqual([]);
  kit.motion.send('shelf', { x: 300, y: 150 });
  kit.committed(up('board'));
  const at = kit.where('shelf')!;
  kit.hands.move(1, at);
  expect(Math.round(at.x)).toBe(Math.round(kit.camera.toScreen({ x: 300, y: 150 }).x));
  expect(kit.grasp.landing('axe', at)).toBe('shelf');
});
