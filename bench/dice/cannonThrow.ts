import { Body, Box, ContactMaterial, Material, Plane, SAPBroadphase, Vec3, World, type GSSolver } from 'cannon-es';
import { STRIDE, type Film } from '../../src/table/dice/film.ts';
import { feel, RATE } from '../../src/table/dice/feel.ts';
import { multiply, type Quaternion } from '../../src/table/dice/rotation.ts';
import type { Throw } from '../../src/table/dice/throw.ts';

const LONGEST = 8;

interface CannonResult {
  readonly steps: number;
  /** dice that lean or lie on others in the end */
  readonly cocked: number;
}

/**
 * The same dice in the same tray with cannon-es, sharp boxes of one metre, to rest or for eight seconds. They start with place,
 * speed and spin of our own film.
 */
export function cannonThrow(film: Film, tray: Throw['tray']): CannonResult {
  const world = new World({ gravity: new Vec3(0, 0, -feel.gravity), allowSleep: true });
  (world.solver as GSSolver).iterations = 10;
  world.broadphase = new SAPBroadphase(world);
  const felt = new Material();
  const die = new Material();
  world.addContactMaterial(new ContactMaterial(felt, die, { friction: 0.4, restitution: 0.35 }));
  world.addContactMaterial(new ContactMaterial(die, die, { friction: 0.1, restitution: 0.45 }));
  const plane = (x: number, y: number, normal: Vec3): void => {
    const body = new Body({ mass: 0, material: felt, shape: new Plane() });
    body.position.set(x, y, 0);
    body.quaternion.setFromVectors(new Vec3(0, 0, 1), normal);
    world.addBody(body);
  };
  plane(0, 0, new Vec3(0, 0, 1));
  plane(-tray.width / 2, 0, new Vec3(1, 0, 0));
  plane(tray.width / 2, 0, new Vec3(-1, 0, 0));
  plane(0, -tray.height / 2, new Vec3(0, 1, 0));
  plane(0, tray.height / 2, new Vec3(0, -1, 0));
  const shape = new Box(new Vec3(0.5, 0.5, 0.5));
  const bodies = film.dice.map((_, index) => {
    const body = new Body({
      mass: 1,
      material: die,
      shape,
      allowSleep: true,
      sleepSpeedLimit: 0.6,
      sleepTimeLimit: 0.1,
      angularDamping: 0.1,
      linearDamping: 0.05,
    });
    startLike(body, film, index, tray);
    world.addBody(body);
    return body;
  });
  let steps = 0;
  // not fixedStep: that one follows the clock on the wall
  for (; steps < LONGEST * RATE && !bodies.every((body) => body.sleepState === Body.SLEEPING); steps++) world.step(1 / RATE);
  return { steps, cocked: bodies.filter((body) => !liesFlat(body)).length };
}

/** From the first two frames of our film: where it is, and how fast it moves and turns. */
function startLike(body: Body, film: Film, die: number, tray: Throw['tray']): void {
  const at = die * film.samples * STRIDE;
  const frame = (from: number): number[] => [...film.track.subarray(from, from + STRIDE)];
  const [x, y, z, qx, qy, qz, qw] = frame(at) as [number, number, number, number, number, number, number];
  const [nx, ny, nz, ...next] = frame(at + STRIDE) as [number, number, number, number, number, number, number];
  const inside = (v: number, size: number): number => Math.max(0.9 - size / 2, Math.min(size / 2 - 0.9, v));
  body.position.set(inside(x, tray.width), inside(y, tray.height), z);
  body.velocity.set((nx - x) * RATE, (ny - y) * RATE, (nz - z) * RATE);
  const sign = qx * next[0] + qy * next[1] + qz * next[2] + qw * next[3] < 0 ? -1 : 1;
  const [dx, dy, dz] = multiply(next.map((v) => v * sign) as unknown as Quaternion, [-qx, -qy, -qz, qw]);
  body.angularVelocity.set(dx * 2 * RATE, dy * 2 * RATE, dz * 2 * RATE);
  body.quaternion.set(qx, qy, qz, qw);
}

function liesFlat(body: Body): boolean {
  const axes = [new Vec3(1, 0, 0), new Vec3(0, 1, 0), new Vec3(0, 0, 1)];
  const steepest = Math.max(...axes.map((axis) => Math.abs(body.quaternion.vmult(axis).z)));
  return steepest > 0.99 && body.position.z < 0.7;
}
