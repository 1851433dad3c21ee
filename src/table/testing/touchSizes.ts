import { named } from '../gesture/offers.ts';
import { meant } from '../stage/fingertip.ts';
import { outOf } from '../stage/space.ts';
import { boundsOf, type Point } from '../stage/shapes.ts';
import type { LaidScene } from './laidScene.tsx';

/** CSS pixels to each side of the middle of a thing that its size under a finger is measured within, and over both sides together. */
const reach = { side: 24, both: 46 } as const;

interface Touched {
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
    if (closed.side >= finger) return closed;
    kit.fan.reach(id, finger); // a finger that comes down beside it, on one of its crowd, opens the same crowd
    if (!kit.fan.apart().includes(id)) return closed;
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
  const { area, space } = things.target(id)!;
  const { left, top, right, bottom } = boundsOf(area);
  const pointing = { things, offers, held: [], zoom: camera.view.zoom, touch, apart: kit.fan.apart() };
  // equal tokens of one heap do the same
  const hits = ({ x, y }: Point): boolean => {
    const met = meant(camera.toTable({ x, y }), pointing);
    return met !== null && named(met) === named(id);
  };
  const run = ({ x, y }: Point, dx: number, dy: number, most: number): number => {
    let far = 0;
    while (far < most && hits({ x: x + dx * (far + 1), y: y + dy * (far + 1) })) far += 1;
    return far;
  };
  /** What is short to one side may be longer to the other. */
  const along = (at: Point, dx: number, dy: number): number => {
    const near = run(at, dx, dy, reach.side);
    const back = run(at, -dx, -dy, reach.both - near);
    return back + (near < reach.side ? near : run(at, dx, dy, reach.both - back));
  };
  const through = (at: Point): number => Math.min(along(at, 1, 0), along(at, 0, 1)) + 1;
  const elsewhere = parts.flatMap((v) => parts.map((u) => outOf(space, { x: left + u * (right - left), y: top + v * (bottom - top) })));
  const bare = [kit.where(id)!, ...elsewhere.map((at) => camera.toScreen(at))].find(hits);
  return { id, side: bare ? through(bare) : 0 };
}
