import type { Point } from '../../../stage/shapes.ts';

/** How motes fly: sparks of a fire rise, wisps of mist part to the sides, dust settles. */
interface Flight {
  readonly tint: number;
  readonly count: number;
  /** How far they fly, in units of the table. */
  readonly reach: number;
  /** Share of the way that goes up. */
  readonly up: number;
  readonly size: number;
  readonly lasts: number;
  readonly bright: boolean;
}

/** As much of a sprite as flying takes. */
export interface Dot {
  readonly position: { set(x: number, y: number): void };
  alpha: number;
  destroy(): void;
}

interface Mote {
  readonly dot: Dot;
  readonly from: Point;
  readonly way: Point;
  readonly flight: Flight;
  readonly delay: number;
}

const out = (t: number): number => 1 - (1 - t) ** 3;

/** Light and dust that answer to what happens in the valley. Nothing is busy when nothing flies. */
export class Motes {
  private flying: { readonly mote: Mote; age: number }[] = [];

  /** `light` puts one more dot of this width on the table. */
  constructor(private readonly light: (flight: Flight, size: number) => Dot) {}

  get busy(): boolean {
    return this.flying.length > 0;
  }

  fly(at: Point, flight: Flight): void {
    for (let k = 0; k < flight.count; k++) {
      // spread evenly, with a little play that is the same every time
      const angle = ((k + 0.5) / flight.count) * 2 * Math.PI + ((k * 7) % 5) * 0.17;
      const far = flight.reach * (0.45 + ((k * 5) % 7) * 0.09);
      const way = { x: Math.cos(angle) * far * (1 - flight.up * 0.6), y: Math.sin(angle) * far * 0.6 * (1 - flight.up) - far * flight.up };
      const dot = this.light(flight, flight.size * (0.6 + ((k * 3) % 4) * 0.2));
      this.flying.push({ mote: { dot, from: at, way, flight, delay: ((k * 11) % 10) * flight.lasts * 0.03 }, age: 0 });
    }
  }

  advance(ms: number): void {
    this.flying = this.flying.filter((one) => {
      one.age += ms;
      const { dot, from, way, flight, delay } = one.mote;
      const t = Math.max(0, one.age - delay) / flight.lasts;
      if (t >= 1) {
        dot.destroy();
        return false;
      }
      dot.position.set(from.x + way.x * out(t), from.y + way.y * out(t));
      dot.alpha = Math.sin(Math.min(1, t * 1.2 + 0.05) * Math.PI) * 0.9;
      return true;
    });
  }

  clear(): void {
    for (const { mote } of this.flying) mote.dot.destroy();
    this.flying = [];
  }
}

export const flights = {
  sparks: { tint: 0xffa040, count: 18, reach: 70, up: 0.8, size: 12, lasts: 900, bright: true },
  wisps: { tint: 0xd5e0e2, count: 22, reach: 170, up: 0.2, size: 90, lasts: 1100, bright: false },
  dust: { tint: 0xb59c74, count: 14, reach: 90, up: 0.25, size: 34, lasts: 700, bright: false },
  wonder: { tint: 0x9fe6ff, count: 20, reach: 90, up: 0.5, size: 16, lasts: 1200, bright: true },
} as const satisfies Record<string, Flight>;
