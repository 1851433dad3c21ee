// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { logOf, wordsOfLog } from '../../../engine/games/vanguard/content/find.ts';
import { vanguard } from '../../../engine/games/vanguard/index.ts';
import { readLogNow } from '../../../engine/games/vanguard/rules/logs.ts';
import { ship } from '../../../engine/games/vanguard/rules/ship/aboard.testing.ts';
import { asked, campaign, fresh, now, offered, running, say, type VanguardMatch } from '../../../engine/games/vanguard/vanguard.testing.ts';
import { boundsOf } from '../../stage/shapes.ts';
import { laidScene, type LaidScene } from '../../testing/laidScene.tsx';
import { withoutCanvas } from '../../testing/noCanvas.ts';
import { screenOf } from '../../zones/screen.ts';
import { diary } from './diary.ts';
import { vanguardTable } from './index.ts';

/** What was set in type since it was last looked. */
const drawn: string[] = [];

vi.mock('../../parts/DiceTray.tsx', () => ({ DiceTray: () => null })); // it draws with WebGL, which there is none of here
vi.mock('../../art/loadBaked.ts', async () => ({ loadBaked: (await import('../../testing/laidScene.tsx')).unpainted }));
vi.mock('./scene/primitives.tsx', async (original) => ({
  ...(await original<typeof import('./scene/primitives.tsx')>()),
  Para: ({ text }: { readonly text: string }) => (drawn.push(text), null),
}));

withoutCanvas();
beforeEach(() => void drawn.splice(0));

async function opened(match: VanguardMatch, width: number, height: number): Promise<LaidScene> {
  const art = await vanguardTable.load('low', () => undefined);
  return laidScene(vanguardTable, vanguard, match, screenOf({ width, height, touch: true }), art);
}

/** Taps what changes this screen alone; what is drawn after it is in `drawn`. */
async function tap(scene: LaidScene, id: string): Promise<void> {
  drawn.splice(0);
  scene.kit.things.opener(id)!();
  await scene.open(null);
}

const later = campaign(3, (m) => now(m).story.landings >= 2);

test.each([
  [390, 694],
  [844, 292],
])('at %i by %i the logbook turns to the diary: landings and times aboard in their order, keys for a finger', async (width, height) => {
  const scene = await opened(later, width, height);
  await tap(scene, 'logbook');
  await tap(scene, 'logbook:diary');
  const said = [...drawn];
  while (scene.kit.things.opener('logbook:older')) {
    await tap(scene, 'logbook:older');
    said.unshift(...drawn);
  }
  expect(said).toEqual(diary(later.view('table')).pages.flatMap(({ title, lines }) => [title, ...lines]));
  const { finger } = scene.kit.zones.screen.get();
  for (const id of ['logbook:logs', 'logbook:diary', 'logbook:close']) {
    const { left, top, right, bottom } = boundsOf(scene.kit.things.target(id)!.area);
    expect(Math.min(right - left, bottom - top) * scene.kit.camera.view.zoom, id).toBeGreaterThan(finger - 0.01);
  }
  await scene.close();
});

test('in a new match the diary says that nothing is written yet; Escape closes the book', async () => {
  // the opening log has the screen to itself
  const begun = fresh('campaign-2');
  while (asked(begun).some((ask) => ask.startsWith('log.'))) say(begun, offered(begun)[0]!);
  expect(now(begun).story.diary).toEqual([]);
  const scene = await opened(begun, 390, 694);
  await tap(scene, 'logbook');
  await tap(scene, 'logbook:diary');
  expect(drawn).toEqual(['Nothing is written yet: the first landing will be the first page.']);
  globalThis.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await scene.open(null);
  expect(scene.kit.things.opener('logbook:close')).toBeUndefined();
  await scene.close();
});

test('by the keyboard alone the handle opens the book, a log is read again, and Enter puts it away', async () => {
  const scene = await opened(later, 844, 292);
  const press = (event: KeyboardEvent): void => void scene.kit.keys.press(event);
  document.body.addEventListener('keydown', press);
  const key = async (name: string): Promise<void> => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    await scene.open(null);
  };
  const reach = async (id: string): Promise<void> => {
    for (let i = 0; i < 60 && scene.kit.keys.focus.get()?.id !== id; i++) await key('Tab');
    expect(scene.kit.keys.focus.get()?.id).toBe(id);
  };
  const last = later.view('table').logs.at(-1)!;
  await reach('logbook');
  await key('Enter');
  expect(scene.kit.things.opener('logbook:close')).toBeDefined();
  await reach(`logbook:${last}`);
  drawn.splice(0);
  await key('Enter');
  expect(drawn).toContain(logOf(last).text);
  await key('Enter');
  expect(scene.kit.things.opener('log:close')).toBeUndefined();
  expect(scene.kit.things.opener('logbook:close')).toBeDefined();
  await key('Escape');
  expect(scene.kit.things.opener('logbook:close')).toBeUndefined();
  document.body.removeEventListener('keydown', press);
  await scene.close();
});

test('a log is shown with the paragraphs that held when it was read', async () => {
  const told = running((t) => readLogNow(t, 'recon', 33), ship((s) => void s.flags.push('shelf.list')));
  const scene = await opened(told, 390, 694);
  await tap(scene, 'logbook');
  await tap(scene, 'logbook:33');
  expect(wordsOfLog(33, [0])).toContain('The forty-four steps hang beside the pump');
  expect(drawn).toContain(wordsOfLog(33, [0]));
  await scene.close();
});
