import { Container, Sprite } from 'pixi.js';
import type { Kit } from '../stage/kit.ts';
import type { Point } from '../stage/shapes.ts';
import { softDot } from './soft.ts';

interface Mote {
  readonly dot: Sprite;
  readonly from: Point;
  readonly way: Point;
  readonly size: number;
  age: number;
}

const lasts = 520;
const motesPerPuff = 9;
/** The puffs of a hundred tokens landing at once are one cloud. */
const mostMotes = 120;

/** Dust that a landing piece pushes aside. */
export class Dust {
  private motes: Mote[] = [];
  private readonly spare: Sprite[] = [];
  private readonly cloud = new Container();
  private readonly off: () => void;
  private turn = 0;

  constructor(
    private readonly kit: Kit,
    under: Container,
  ) {
    under.addChild(this.cloud);
    const dust = this;
    this.off = kit.loop.add({
      get busy() {
        return dust.motes.length > 0;
      },
      advance: (ms) => dust.advance(ms),
    });
    kit.effects = { landed: (at, force, girth) => this.puff(at, force, girth) };
  }

  close(): void {
    this.off();
    this.kit.effects = null;
  }

  private puff(at: Point, force: number, girth: number): void {
    if (this.kit.motion.quiet || this.motes.length + motesPerPuff > mostMotes) return;
    this.turn += 2.4; // so that two puffs at one place do not look alike
    for (let k = 0; k < motesPerPuff; k++) {
      const angle = this.turn + (k / motesPerPuff) * 2 * Math.PI + ((k * 7) % 3) * 0.2;
      const reach = girth * (0.35 + ((k * 5) % 4) * 0.09) * force;
      const dot = this.spare.pop() ?? this.cloud.addChild(new Sprite({ texture: softDot(), anchor: 0.5, tint: 0xe8d3b0 }));
      dot.visible = true;
      this.motes.push({
        dot,
        from: { x: at.x + Math.cos(angle) * girth * 0.72, y: at.y + girth * 0.18 + Math.sin(angle) * girth * 0.6 },
        way: { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach * 0.7 - girth * 0.08 },
        size: (girth * (0.3 + ((k * 3) % 4) * 0.07)) / 64,
        age: 0,
      });
    }
    this.kit.loop.invalidate();
  }

  private advance(ms: number): void {
    this.motes = this.motes.filter((mote) => {
      mote.age += ms / lasts;
      const { dot, from, way, size, age } = mote;
      if (age >= 1) {
        dot.visible = false;
        this.spare.push(dot);
        return false;
      }
      const out = 1 - (1 - age) ** 3;
      dot.position.set(from.x + way.x * out, from.y + way.y * out);
      dot.scale.set(size * (1 + 1.6 * out));
      dot.alpha = 0.3 * (1 - age) ** 1.5;
      return true;
    });
  }
}
