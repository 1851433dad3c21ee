import Matter from 'matter-js';
import { chance } from './chance.ts';
import type { Cube } from './cube.ts';
import { RATE, type Feel } from './feel.ts';
import { stepOnFelt } from './felt.ts';
import { release } from './handful.ts';
import { finishHit, readHit, type Hit } from './hits.ts';
import type { Knock } from './film.ts';
import { addBody, layPlane, letIn, SCALE } from './plane.ts';
import { enter, settle, slipIfWedged, wake, type RollingDie } from './rollingDie.ts';
import { writeOutline } from './outline.ts';
import type { Throw } from './throw.ts';

/** seconds after which a throw that drags on is helped to its end */
const LATE = 1.4;
/** samples that matter-js gets to push touching dice quite apart once all sleep */
const APART = 15;

/**
 * A throw on its way. matter-js owns the plane (x, y, walls, dice against dice); each die's own cube owns height and rotation.
 * Per step the felt changes speeds, the mean speed goes to matter-js, and what collisions did to it comes back.
 */
export class Tumble {
  readonly dice: readonly RollingDie[];
  /** every knock that could be heard, unfiltered */
  readonly knocks: Knock[] = [];
  private readonly engine: Matter.Engine;
  private readonly of = new Map<number, RollingDie>();
  private readonly hits: Hit[] = [];
  private readonly dt: number;
  private now = 0;
  private waited = 0;

  constructor(private readonly thrown: Throw, private readonly feel: Feel, seed: string | number) {
    this.dt = 1 / (RATE * feel.planeSteps);
    this.engine = layPlane(thrown, feel);
    this.dice = release(thrown, feel, chance(seed)).map((cube) => this.admit(cube));
    Matter.Events.on(this.engine, 'beforeSolve', () => this.reshape());
    Matter.Events.on(this.engine, 'collisionStart', (event) => this.meet(event.pairs));
  }

  private admit(cube: Cube): RollingDie {
    const body = addBody(this.engine, cube, this.feel);
    const die: RollingDie = { cube, body, inside: false, quiet: 0, wedged: 0, asleep: false, stillFrom: 0, setX: 0, setY: 0, setW: 0 };
    this.of.set(body.id, die);
    return die;
  }

  atRest(): boolean {
    if (!this.dice.every((die) => die.asleep)) {
      this.waited = 0;
      return false;
    }
    if (this.waited++ > APART) return true;
    const pairs = this.engine.pairs.list as readonly Matter.Pair[];
    return !pairs.some((pair) => pair.isActive && pair.collision.depth > 0.006 * SCALE);
  }

  sample(number: number): void {
    this.now = number;
    for (const die of this.dice) die.cube.knock = 0;
    for (let i = 0; i < this.feel.planeSteps; i++) this.step();
    this.dice.forEach((die, index) => {
      if (die.cube.knock > 1.5) this.knocks.push({ t: this.milliseconds(), die: index, speed: die.cube.knock, against: 'felt' });
      settle(die, number);
    });
  }

  private milliseconds(): number {
    return Math.round((this.now * 1000) / RATE);
  }

  private step(): void {
    const late = Math.max(0, this.now / RATE - LATE);
    const { drag, bounce } = this.feel;
    const felt: Feel = late > 0 ? { ...this.feel, drag: drag + late * 5, bounce: bounce / (1 + late) } : this.feel;
    for (const die of this.dice) this.toPlane(die, felt);
    this.hits.length = 0;
    Matter.Engine.update(this.engine, this.dt * 1000);
    for (const die of this.dice) this.fromPlane(die);
    for (const hit of this.hits) finishHit(hit, this.feel);
  }

  /** Steps on the felt; the mean speed becomes the body's last two places, which is what speed means to a Verlet engine. */
  private toPlane(die: RollingDie, felt: Feel): void {
    const { cube, body } = die;
    const { dt } = this;
    let mx = 0;
    let my = 0;
    if (!die.asleep) {
      if (!die.inside && enter(die, this.thrown.tray)) {
        die.inside = true;
        letIn(body);
      }
      for (let i = 0; i < felt.feltSteps; i++) {
        stepOnFelt(cube, dt / felt.feltSteps, felt);
        mx += cube.vx;
        my += cube.vy;
      }
    }
    die.setX = mx / felt.feltSteps;
    die.setY = my / felt.feltSteps;
    die.setW = cube.wz;
    body.deltaTime = dt * 1000;
    body.positionPrev.x = body.position.x - die.setX * dt * SCALE;
    body.positionPrev.y = body.position.y - die.setY * dt * SCALE;
    // the angle stays 0 while it moves (no sin, no cos); the outline carries the turn
    body.angle = body.anglePrev = 0;
  }

  private fromPlane(die: RollingDie): void {
    const { cube, body } = die;
    const { dt } = this;
    const dx = (body.position.x - body.positionPrev.x) / (dt * SCALE) - die.setX;
    const dy = (body.position.y - body.positionPrev.y) / (dt * SCALE) - die.setY;
    const dw = (body.angle - body.anglePrev) / dt - die.setW;
    cube.x = body.position.x / SCALE;
    cube.y = body.position.y / SCALE;
    if (dx * dx + dy * dy + dw * dw < 1e-12) {
      cube.hold = 1;
      return;
    }
    slipIfWedged(die);
    const nudged = dx * dx + dy * dy + dw * dw * 0.1 < 0.2;
    if (die.asleep && nudged) return;
    if (!nudged) wake(die);
    cube.vx += dx;
    cube.vy += dy;
    cube.wz += dw;
  }

  /** Between moving and colliding: outlines for the new rotations, and the spin about z that the resolver works with. */
  private reshape(): void {
    for (const die of this.dice) {
      if (!die.asleep) writeOutline(die.cube, die.body, SCALE);
      die.body.anglePrev = die.body.angle - die.setW * this.dt;
    }
  }

  private meet(pairs: readonly Matter.Pair[]): void {
    for (const pair of pairs) {
      const hit = readHit(pair, this.of, this.feel.clack);
      if (!hit) continue;
      this.hits.push(hit);
      this.knocks.push({ t: this.milliseconds(), die: this.dice.indexOf(hit.a), speed: hit.speed, against: hit.wall ? 'wall' : 'die' });
    }
  }
}
