// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { AnyGameTable } from '../contract.ts';
import type { MovedPart } from '../motion/body.ts';
import { usualSettings } from '../settings/settings.ts';
import { ground } from './space.ts';
import type { TableInputs } from './inputs.ts';
import { Kit } from './kit.ts';
import { Pointers } from './pointers.ts';
import { disc } from './shapes.ts';

const part = (): MovedPart => ({ position: { set: () => undefined }, scale: { set: () => undefined }, rotation: 0, alpha: 1 });

/** A rail that opens a board, and on its left end the pebble of the same name that is brought to another. */
function rail(): { kit: Kit; opened: () => number; tap: (x: number) => void } {
  const kit = new Kit({
    game: {
      title: 'Test', extent: { wide: { width: 400, height: 200 }, tall: { width: 200, height: 400 } },
      reading: () => null, rolled: () => null, pace: () => 0, focus: () => null, cues: {},
    } as unknown as AnyGameTable,
    art: { scale: 1 } as TableInputs['art'],
    view: {}, facts: [], moment: 0, change: 'opened', layout: 'wide',
    questions: [
      {
        seat: 'a', ask: 'x', prompt: '', kind: 'main',
        options: [{ id: 'board:a>board:b', label: '', gesture: { kind: 'drag', from: 'board:a', onto: 'board:b' } }],
      },
    ],
    settings: { ...usualSettings, motion: 'still' },
    choose: () => undefined,
    whyNot: () => Promise.resolve(null),
  });
  kit.camera.resize({ width: 400, height: 200 });
  let count = 0;
  const area = { shape: 'rect', x: 0, y: 80, width: 400, height: 40, round: 0 } as const;
  kit.things.addPlace({ id: 'board:a', z: 0, area, space: ground, glow: 'box', snap: { x: 200, y: 100 }, opens: () => void count++ });
  kit.motion.hold('board:a', { root: part(), space: ground, rise: 10, girth: 20 });
  kit.motion.send('board:a', { x: 30, y: 100 });
  kit.things.addThing({ id: 'board:a', z: 1, hit: disc(18), space: ground, touchable: true, glow: 'ring' });
  const element = document.createElement('div');
  element.setPointerCapture = () => undefined;
  new Pointers(kit, element).attach();
  const tap = (at: number): void => {
    const { x, y } = kit.camera.toScreen({ x: at, y: 100 });
    for (const kind of ['pointerdown', 'pointerup'])
      element.dispatchEvent(new PointerEvent(kind, { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y, button: 0 }));
  };
  return { kit, opened: () => count, tap };
}

test('a tap on the rail opens it and lifts nothing, however much its handle could be lifted', () => {
  const { kit, opened, tap } = rail();
  tap(250);
  expect([opened(), kit.hands.held()]).toEqual([1, []]);
});

test('a tap on the handle lifts it and opens nothing', () => {
  const { kit, opened, tap } = rail();
  tap(30);
  expect([opened(), kit.hands.held()]).toEqual([0, ['board:a']]);
});

test('the keyboard comes to what says what it opens, and Enter opens it', () => {
  const { kit } = rail();
  let count = 0;
  const area = { shape: 'rect', x: 100, y: 0, width: 80, height: 40, round: 0 } as const;
  const book = { id: 'book', z: 0, area, space: ground, glow: 'box', snap: { x: 140, y: 20 }, opens: () => void count++ } as const;
  const key = (name: string): boolean => kit.keys.press({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false });
  kit.things.addPlace(book);
  key('Tab');
  expect(kit.keys.focus.get()?.id).toBe('board:a');
  kit.keys.hide();
  const gone = kit.things.addPlace({ ...book, label: 'The book' });
  key('Tab');
  expect(kit.keys.focus.get()).toMatchObject({ id: 'book', label: 'The book' });
  key('Enter');
  expect(count).toBe(1);
  gone();
  expect(kit.keys.stands).toBe(false);
  key('Enter');
  expect([count, kit.keys.focus.get()?.id]).toEqual([1, 'board:a']);
});
