import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { systems } from '../../../../../engine/games/vanguard/content/campaign/systems.ts';
import { systemOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, disc } from '../../../../stage/shapes.ts';
import { ink } from '../../palette.ts';
import { Line, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

/** Where the systems lie on the map: the voyage goes from the lower left to the upper right. */
const spots: Readonly<Record<number, { readonly x: number; readonly y: number }>> = {
  1: { x: 62, y: 236 },
  2: { x: 80, y: 136 },
  3: { x: 158, y: 258 },
  4: { x: 166, y: 96 },
  5: { x: 236, y: 196 },
  6: { x: 268, y: 118 },
  7: { x: 262, y: 46 },
};
const spotOf = (n: number): { readonly x: number; readonly y: number } => spots[n] ?? { x: 165, y: 180 };

/** Systems as stars; lines are flights. Mint can be reached. */
export function Starmap({ view, offers }: { readonly view: VanguardView; readonly offers: Offers }) {
  const here = systemOf(view.ship.system);
  const at = spotOf(here.n);
  return (
    <>
      <Line text="STARMAP" x={18} y={26} size={24} font="Rajdhani" colour={0x9fdcff} />
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (const { n, outbound } of systems)
            for (const { system } of outbound) {
              const [a, b] = [spotOf(n), spotOf(system)];
              g.moveTo(a.x, a.y)
                .lineTo(b.x, b.y)
                .stroke({ width: 2, color: ink.cyan, alpha: n === here.n ? 0.8 : 0.22 });
            }
        }}
      />
      {systems.map(({ n, name }) => (
        <Star
          key={n}
          n={n}
          name={name}
          {...spotOf(n)}
          here={n === here.n}
          live={offers.touched.has(`system:${n}`)}
          seen={view.story.visited.includes(n)}
        />
      ))}
      <ShipPiece x={at.x} y={at.y} />
      {here.destinations.map((one, i) => (
        <Destination
          key={one.id}
          id={one.id}
          name={one.name}
          price={one.visit}
          x={155}
          y={322 + i * 38}
          live={offers.touched.has(`destination:${one.id}`)}
        />
      ))}
    </>
  );
}

const Star = memo(function Star({
  n,
  name,
  x,
  y,
  here,
  live,
  seen,
}: {
  readonly n: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly here: boolean;
  readonly live: boolean;
  readonly seen: boolean;
}) {
  const hit = useMemo(() => disc(26), []);
  return (
    <Thing id={`system:${n}`} home={{ x, y }} hit={hit} z={40} glow="ring" rise={4}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .circle(0, 0, here ? 17 : 11)
            .fill({ color: here ? ink.orange : seen ? 0x9fdcff : 0x4a6a88 })
            .circle(0, 0, 22)
            .stroke({ width: 2.4, color: live ? ink.mint : ink.cyan, alpha: live ? 1 : 0.25 })
        }
      />
      <Line text={name} x={0} y={34} size={18} width={130} align="center" />
    </Thing>
  );
});

const Destination = memo(function Destination({
  id,
  name,
  price,
  x,
  y,
  live,
}: {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly x: number;
  readonly y: number;
  readonly live: boolean;
}) {
  const hit = useMemo(() => box(280, 36, 6), []);
  return (
    <Thing id={`destination:${id}`} home={{ x, y }} hit={hit} z={50} glow="box" rise={3}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-140, -17, 280, 34, 5)
            .fill({ color: 0x0e2338 })
            .stroke({ width: 2, color: live ? ink.mint : 0x2a4a66 })
        }
      />
      <Line text={name} x={-130} y={0} size={20} width={204} />
      <Sign name="energy" x={102} y={0} size={20} tint={ink.cyan} />
      <Line text={String(price)} x={128} y={0} size={20} align="right" />
    </Thing>
  );
});

/** The ship itself: it is carried to where it flies. */
const ShipPiece = memo(function ShipPiece({ x, y }: { readonly x: number; readonly y: number }) {
  const hit = useMemo(() => disc(26), []);
  return (
    <Thing id="piece:ship" home={{ x, y }} hit={hit} z={80} glow="ring" rise={16} label="The ship">
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([0, -24, 9, -8, 12, 12, 20, 20, 0, 15, -20, 20, -12, 12, -9, -8])
            .fill({ color: 0xe9ecea })
            .stroke({ width: 2, color: ink.dark })
            .circle(0, -4, 4)
            .fill({ color: ink.orange })
        }
      />
    </Thing>
  );
});
