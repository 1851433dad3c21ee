import Matter from 'matter-js';
import { Cube } from './cube.ts';
import type { Feel } from './feel.ts';
import { writeOutline } from './outline.ts';
import type { LyingDie, Throw } from './throw.ts';

/** matter-js is tuned for bodies of some tens of pixels (slop, resting threshold): one edge is 40 of its units. */
export const SCALE = 40;
const ROLLING = 1;
const WALL = 2;
const STANDING = 4;
const THICK = 4;

/** With the parts that the types of matter-js leave out. */
export type PlaneBody = Matter.Body & { positionPrev: Matter.Vector; anglePrev: number; deltaTime: number };

// matter-js reads the clock only to report how long a step took. Nobody reads that here, and a solver without a clock is easier to trust.
(Matter.Common as unknown as { now: () => number }).now = () => 0;

const { Bodies, Body, Composite, Engine } = Matter;

/** The tray seen from above, without gravity: walls and the dice that lie there already. */
export function layPlane({ tray, standing = [] }: Throw, feel: Feel): Matter.Engine {
  const engine = Engine.create({ gravity: { x: 0, y: 0, scale: 0 }, positionIterations: 8, velocityIterations: 6 });
  const { width, height } = tray;
  const wall = (x: number, y: number, w: number, h: number): Matter.Body =>
    Bodies.rectangle(x * SCALE, y * SCALE, w * SCALE, h * SCALE, {
      isStatic: true, restitution: feel.clack, friction: 0, frictionStatic: 0, collisionFilter: { category: WALL, mask: ROLLING },
    });
  Composite.add(engine.world, [
    wall(0, -(height + THICK) / 2, width + 2 * THICK, THICK),
    wall(0, (height + THICK) / 2, width + 2 * THICK, THICK),
    wall(-(width + THICK) / 2, 0, THICK, height + 2 * THICK),
    wall((width + THICK) / 2, 0, THICK, height + 2 * THICK),
    ...standing.map((die) => standingBody(die, feel)),
  ]);
  return engine;
}

function standingBody({ x, y, cos, sin }: LyingDie, feel: Feel): Matter.Body {
  const body = Bodies.rectangle(x * SCALE, y * SCALE, SCALE, SCALE, {
    isStatic: true, restitution: feel.clack, friction: 0, collisionFilter: { category: STANDING, mask: ROLLING },
  });
  const cube = new Cube(feel.round);
  cube.m00 = cos;
  cube.m01 = -sin;
  cube.m10 = sin;
  cube.m11 = cos;
  writeOutline(cube, body, SCALE);
  return body;
}

/** The body of a rolling die. Friction is 0: that of matter-js is an absolute amount per step, useless for hits at these speeds. */
export function addBody(engine: Matter.Engine, cube: Cube, feel: Feel): PlaneBody {
  const body = Bodies.rectangle(cube.x * SCALE, cube.y * SCALE, SCALE, SCALE, {
    restitution: feel.clack, friction: 0, frictionStatic: 0, frictionAir: 0, slop: 0.004 * SCALE,
    collisionFilter: { category: ROLLING, mask: ROLLING },
  }) as PlaneBody;
  Body.setMass(body, 1);
  Body.setInertia(body, (SCALE * SCALE) / 6);
  writeOutline(cube, body, SCALE);
  Composite.add(engine.world, body);
  return body;
}

/** A die over the rim meets only other rolling dice; once inside, walls and standing dice as well. */
export function letIn(body: PlaneBody): void {
  body.collisionFilter.mask = ROLLING | WALL | STANDING;
}

export const isWall = (body: Matter.Body): boolean => body.collisionFilter.category === WALL;
