import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo, useRef } from 'react';
import type { Terrain } from '../../../../engine/games/vantage/content/vocabulary.ts';
import { useAmbient } from '../../../hooks.ts';
import { grainOf } from '../../../light/paint.ts';
import type { Strip } from '../../../stage/shapes.ts';

extend({ Container, Graphics });

interface Air {
  readonly colour: number;
  /** Share of the window that a mote falls in a second; below 0 it rises. */
  readonly fall: number;
  readonly count: number;
}

const airs: Readonly<Partial<Record<Terrain, Air>>> = {
  ice: { colour: 0xffffff, fall: 0.06, count: 40 },
  peak: { colour: 0xf4f8ff, fall: 0.03, count: 18 },
  forest: { colour: 0xffe6a0, fall: -0.01, count: 26 },
  ruin: { colour: 0xe4f0b0, fall: 0.012, count: 18 },
  underwater: { colour: 0xcffff0, fall: -0.05, count: 30 },
  vents: { colour: 0xff9a4a, fall: -0.07, count: 34 },
  desert: { colour: 0xffe8c0, fall: 0.004, count: 16 },
  marsh: { colour: 0xfff0b0, fall: -0.006, count: 22 },
  cave: { colour: 0x9af0e0, fall: -0.01, count: 24 },
};

/** Snow, embers, bubbles or dust before the picture, nearer ones faster. They drift for a while after something happened, then rest. */
export function Motes({ at, terrain }: { readonly at: Strip; readonly terrain: readonly Terrain[] }) {
  const air = airs[terrain[0]!];
  const motes = useMemo(() => {
    const random = grainOf(terrain.length * 97 + terrain[0]!.length);
    return Array.from({ length: air?.count ?? 0 }, () => ({ x: random(), y: random(), near: 0.3 + random() * 0.7 }));
  }, [air, terrain]);
  const drawn = useRef<Graphics>(null);
  const paint = (g: Graphics, ms: number): void => {
    g.clear();
    if (!air) return;
    for (const { x, y, near } of motes) {
      const down = y + (air.fall * near * ms) / 1000;
      const aside = x + Math.sin(ms / 1800 + x * 20) * 0.012 * near;
      const px = at.x + (aside - Math.floor(aside)) * at.width;
      const py = at.y + (down - Math.floor(down)) * at.height;
      g.circle(px, py, 1 + near * 2.2).fill({ color: air.colour, alpha: 0.25 + near * 0.45 });
    }
  };
  const since = useRef(0);
  useAmbient((ms, strength) => {
    since.current += ms * strength;
    if (drawn.current) paint(drawn.current, since.current);
  });
  return air ? <pixiGraphics ref={drawn} draw={(g) => paint(g, since.current)} /> : null;
}
