import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { systems } from '../../../../../engine/games/vanguard/content/campaign/systems.ts';
import { systemOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { VanguardFact } from '../../../../../engine/games/vanguard/facts.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Spot } from '../../../../parts/Spot.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, disc, type Strip } from '../../../../stage/shapes.ts';
import { useTold } from '../../../../told.ts';
import { ink } from '../../palette.ts';
import { lengthOf } from '../letters.ts';
import { Line, Para, Sign } from '../primitives.tsx';
import { gridOf } from './deskParts.tsx';

extend({ Container, Graphics });

type Spots = Readonly<Record<number, readonly [x: number, y: number]>>;
/** Where the systems lie, in parts of the sky: the voyage goes from the lower left to the upper right. */
const standing: Spots = { 1: [0, 0.9], 2: [0.08, 0.42], 3: [0.47, 1], 4: [0.5, 0.22], 5: [0.85, 0.71], 6: [1, 0.34], 7: [0.97, 0] };
/** The same where the sky is wide and low. */
const lying: Spots = { 1: [0, 0.6], 2: [0.22, 0], 3: [0.3, 1], 4: [0.52, 0.1], 5: [0.6, 1], 6: [0.86, 0.62], 7: [1, 0] };
/** Room for half a name beside a star, and for the name below it. */
const aside = 62;
const below = 50;

const systemIn = ({ ship }: VanguardView): number => ship.system;
const afterFlight = (system: number, fact: VanguardFact): number => (fact.fact === 'flew' ? fact.system : system);

/** Systems as stars; lines are flights. Mint can be reached. What can be visited here is listed below the sky. */
export function Starmap({
  view,
  offers,
  width,
  height,
  finger,
}: {
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly width: number;
  readonly height: number;
  readonly finger: number;
}) {
  const here = systemOf(view.ship.system);
  const isLow = width > height * 1.6;
  const row = Math.max(36, finger);
  const columns = width > 440 ? 3 : 1;
  const list = { width: width - 20, height: Math.ceil(here.destinations.length / columns) * (row + 6) };
  const sky = { width, height: height - list.height - 6 };
  const top = isLow ? finger / 2 + 4 : 58;
  const spotOf = (n: number): { readonly x: number; readonly y: number } => {
    const [x, y] = (isLow ? lying : standing)[n] ?? [0.5, 0.5];
    return { x: aside + x * (sky.width - 2 * aside), y: top + y * (sky.height - top - below) };
  };
  const landings = gridOf(here.destinations.length, columns, { width: list.width, height: row, y: 0 });
  // it flies while that is told: what is read on arrival comes after it
  const at = spotOf(useTold(view, systemIn, afterFlight) ?? here.n);
  return (
    <>
      {!isLow && <Line text="STARMAP" x={18} y={26} size={24} font="Rajdhani" colour={0x9fdcff} />}
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
          r={Math.max(26, finger / 2)}
          here={n === here.n}
          live={offers.touched.has(`system:${n}`)}
          seen={view.story.visited.includes(n)}
        />
      ))}
      <ShipPiece x={at.x} y={at.y} r={Math.max(26, finger / 2)} />
      <Spot x={10} y={sky.height + 4}>
        {here.destinations.map((one, i) => (
          <Destination
            key={one.id}
            id={one.id}
            name={one.name}
            price={one.visit}
            {...landings[i]!}
            live={offers.touched.has(`destination:${one.id}`)}
          />
        ))}
      </Spot>
    </>
  );
}

const Star = memo(function Star({
  n,
  name,
  x,
  y,
  r,
  here,
  live,
  seen,
}: {
  readonly n: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** What a finger meets. */
  readonly r: number;
  readonly here: boolean;
  readonly live: boolean;
  readonly seen: boolean;
}) {
  const hit = useMemo(() => disc(r), [r]);
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
      <Line text={name} x={0} y={34} size={18} width={2 * aside} align="center" />
    </Thing>
  );
});

const Destination = memo(function Destination({
  id,
  name,
  price,
  x,
  y,
  width,
  height,
  live,
}: Strip & {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly live: boolean;
}) {
  const hit = useMemo(() => box(width, height, 6), [width, height]);
  const words = width - 62;
  const isLong = height > 50 && lengthOf(name, 20, 'Saira Condensed') > words;
  return (
    <Thing id={`destination:${id}`} home={{ x: x + width / 2, y: y + height / 2 }} hit={hit} z={50} glow="box" rise={3}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-width / 2, -height / 2, width, height, 5)
            .fill({ color: 0x0e2338 })
            .stroke({ width: 2, color: live ? ink.mint : 0x2a4a66 })
        }
      />
      {isLong ? (
        <Para text={name} x={-width / 2 + 8} y={-22} size={19} width={words} most={2} font="Saira Condensed" weight="600" leading={1.12} />
      ) : (
        <Line text={name} x={-width / 2 + 8} y={0} size={20} width={words} />
      )}
      <Sign name="energy" x={width / 2 - 36} y={0} size={20} tint={ink.cyan} />
      <Line text={String(price)} x={width / 2 - 10} y={0} size={20} align="right" />
    </Thing>
  );
});

/** The ship itself: it is carried to where it flies. */
const ShipPiece = memo(function ShipPiece({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) {
  const hit = useMemo(() => disc(r), [r]);
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
