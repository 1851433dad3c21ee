// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Cell } from './cell.ts';
import type { Kit } from './kit.ts';
import { Overlay } from './Overlay.tsx';
import type { Point } from './shapes.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const still = <T,>(value: T) => ({ subscribe: () => () => {}, get: () => value });
const nothing = still(null);

/** As much of the kit as the page over the table reads while a tile is being turned. */
function turningKit() {
  const placed = new Cell<object>({});
  let tile: Point = { x: 300, y: 200 };
  const around = [[-50, -50], [50, -50], [50, 50], [-50, 50]] as const;
  const kit = {
    inputs: { watching: true },
    grasp: { note: nothing, held: still({ waits: null }) },
    state: still({}),
    reader: { open: nothing },
    keys: { focus: nothing },
    zones: { placed },
    camera: { screen: { width: 1280, height: 720 }, toScreen: (at: Point) => at, subscribe: () => () => {} },
    turns: {
      now: new Cell({ thing: 'tile', legal: [0, 1], at: 0 }),
      corners: () => around.map(([x, y]) => ({ x: tile.x + x, y: tile.y + y })),
    },
  };
  return { kit: kit as unknown as Kit, relay: (to: Point) => ((tile = to), placed.set({})) };
}

const buttonsAt = (): string => document.querySelector<HTMLElement>('.lantern-turn')!.style.transform.split(')')[0]!;

test('the buttons beside a tile that is being turned go with it when the table is laid for another window', async () => {
  const { kit, relay } = turningKit();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Overlay kit={kit} />));
  expect(buttonsAt()).toBe('translate(300px, 150px');
  await act(async () => relay({ x: 700, y: 500 }));
  expect(buttonsAt()).toBe('translate(700px, 450px');
  await act(async () => root.unmount());
});
