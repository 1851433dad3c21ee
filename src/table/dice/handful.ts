import type { ThrowChance } from './chance.ts';
import { Cube } from './cube.ts';
import type { Feel } from './feel.ts';
import type { TrayPoint, Throw } from './throw.ts';

const GAP = 1.52;

/** The dice as they leave the hand: places in a loose handful, the hand's speed and some of their own, a spin that mostly rolls forward. */
export function release(thrown: Throw, feel: Feel, luck: ThrowChance): Cube[] {
  const { tray, hand } = thrown;
  const seats = handful(thrown.dice.length, tray.width, tray.height);
  const middle = {
    x: within(hand.x, tray.width, Math.max(...seats.map((s) => Math.abs(s.x)))),
    y: within(hand.y, tray.height, Math.max(...seats.map((s) => Math.abs(s.y)))),
  };
  const { x: dx, y: dy, speed } = aim(thrown, feel);
  return seats.map((seat, i) => {
    const cube = new Cube(feel.round);
    cube.x = middle.x + seat.x + luck.both() * 0.06;
    cube.y = middle.y + seat.y + luck.both() * 0.06;
    cube.z = luck.between(2.2, 3.4);
    const own = luck.between(0.78, 1.18) * speed;
    const side = luck.both() * 0.17 * speed;
    cube.vx = dx * own - dy * side;
    cube.vy = dy * own + dx * side;
    cube.vz = luck.between(-4, 4);
    // rolling: w = z x v / radius
    const roll = luck.between(0.5, 1.1) / 0.62;
    cube.wx = -cube.vy * roll + luck.both() * 9;
    cube.wy = cube.vx * roll + luck.both() * 9;
    cube.wz = luck.both() * 9;
    anyWayUp(cube, luck);
    const held = thrown.held?.[i];
    if (held) cube.setTurn(...held);
    return cube;
  });
}

/** Direction and speed of the throw; without a flick towards the middle. */
function aim({ hand, flick }: Throw, feel: Feel): TrayPoint & { readonly speed: number } {
  let { x, y } = flick;
  let speed = Math.sqrt(x * x + y * y);
  if (speed < 2) {
    x = -hand.x || 0.3;
    y = -hand.y || -1;
    speed = Math.sqrt(x * x + y * y);
  }
  return { x: x / speed, y: y / speed, speed: Math.min(Math.max(speed, feel.slowest), feel.fastest) };
}

/** The handful may hang over the rim, but not be out of the tray. */
function within(at: number, wide: number, reach: number): number {
  const most = Math.max(0, wide / 2 + 0.7 - reach);
  return Math.min(Math.max(at, -most), most);
}

/** Places in a hexagonal pattern from the middle outwards, wide enough for tumbling cubes, no larger than the tray. */
export function handful(dice: number, width: number, height: number): TrayPoint[] {
  const seats = places(width, height);
  if (seats.length < dice) throw new RangeError(`${dice} dice do not fit into a tray of ${width} by ${height} edges`);
  seats.sort((p, q) => p.x * p.x + p.y * p.y - q.x * q.x - q.y * q.y || p.x - q.x || p.y - q.y);
  return seats.slice(0, dice);
}

function places(width: number, height: number): TrayPoint[] {
  const row = GAP * Math.sqrt(0.75);
  const seats: TrayPoint[] = [];
  for (let b = -9; b <= 9; b++) {
    for (let a = -9; a <= 9; a++) {
      const x = (a + (b & 1) * 0.5) * GAP;
      const y = b * row;
      if (Math.abs(x) < width / 2 - 0.8 && Math.abs(y) < height / 2 - 0.8) seats.push({ x, y });
    }
  }
  return seats;
}

/** Any rotation, each as likely as the other (Marsaglia, no trigonometry). */
function anyWayUp(cube: Cube, luck: ThrowChance): void {
  const [x, y, s] = disc(luck);
  const [z, w, t] = disc(luck);
  const k = Math.sqrt((1 - s) / t);
  cube.setTurn(x, y, z * k, w * k);
}

function disc(luck: ThrowChance): [number, number, number] {
  for (;;) {
    const x = luck.both();
    const y = luck.both();
    const s = x * x + y * y;
    if (s < 1 && s > 1e-9) return [x, y, s];
  }
}
