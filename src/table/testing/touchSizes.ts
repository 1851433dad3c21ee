import { named } from '../gesture/offers.ts';
import { meant } from '../stage/fingertip.ts';
import { outOf } from '../stage/frame.ts';
import { boundsOf, type Point } from '../stage/shapes.ts';
import type { LaidScene } from './laidScene.tsx';

/** CSS pixels from the middle of a thing within which its size under a finger is measured. */
const reach = 24;

export interface Touched {
  readonly id: string;
  /** How wide and how high it is under a finger: the shorter of the two, in CSS pixels. */
  readonly side: number;
}

/** Everything that can be touched for the open questions where it lies now; what is behind a tab is left out. */
export function touchSizes(scene: LaidScene): readonly Touched[] {
  const { kit, offers } = scene;
  const { touch, finger } = kit.zones.screen.get();
  const { width, height } = kit.camera.screen;
  const seen = (at: Point | undefined): at is Point => at !== undefined && at.x > 0 && at.y > 0 && at.x < width && at.y < height;
  const able = kit.things.ids().filter((id) => offers.able(id) && kit.things.thing(id)?.touchable !== false && seen(kit.where(id)));
  return [...new Set(able)].map((id) => {
    const closed = sideOf(scene, id, touch);
    if (closed.side >= finger || !kit.fan.reach(id, finger)) return closed;
    kit.motion.finish();
    const apart = sideOf(scene, id, touch);
    kit.fan.close();
    kit.motion.finish();
    return apart;
  });
}

/** Where it may be met: its middle, or, if something lies on that, elsewhere on it. In parts of its bounds. */
const parts = [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92];

function sideOf({ kit, offers }: LaidScene, id: string, touch: boolean): Touched {
  const { things, camera } = kit;
  const { area, frame } = things.target(id)!;
  const { left, top, right, bottom } = boundsOf(area);
  const pointing = { things, offers, held: [], zoom: camera.view.zoom, touch };
  // equal tokens of one heap do the same
  const hits = ({ x, y }: Point): boolean => {
    const met = meant(camera.toTable({ x, y }), pointing);
    return met !== null && named(met) === named(id);
  };
  const run = ({ x, y }: Point, dx: number, dy: number): number => {
    let far = 0;
    while (far < reach && hits({ x: x + dx * (far + 1), y: y + dy * (far + 1) })) far += 1;
    return far;
  };
  const through = (at: Point): number =>
    Math.min(run(at, 1, 0) + run(at, -1, 0), run(at, 0, 1) + run(at, 0, -1)) + 1;
  const elsewhere = parts.flatMap((v) => parts.map((u) => outOf(frame, { x: left + u * (right - left), y: top + v * (bottom - top) })));
  const bare = [kit.where(id)!, ...elsewhere.map((at) => camera.toScreen(at))].find(hits);
  return { id, side: bare ? through(bare) : 0 };
}
