import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo } from 'react';
import { planetOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { SeenPlanet, VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Spot } from '../../../../parts/Spot.tsx';
import { useTable } from '../../../../tableContext.ts';
import { ink, sectionColours } from '../../palette.ts';
import { layPlates } from '../../plates.ts';
import { boards, dotsOf, middleOf, rimOf } from '../../printed/boards.ts';
import { view as lens } from '../../printed/camera.ts';
import { inset, mapSize } from '../../sizes.ts';
import { Nine } from '../primitives.tsx';
import { PathIcons } from './Paths.tsx';
import { plateOf, SectorPlace, SectorPlate, sizeOfPlate } from './Sectors.tsx';
import { Standing } from './Standing.tsx';

extend({ Container, Graphics });

/** Names in letters of so many units would cover the land. */
const briefFrom = 30;

/** The star of the table: a painted land with its sectors, paths and whoever stands there. */
export function Planet({
  view,
  planet,
  offers,
  letter,
}: {
  readonly view: VanguardView;
  readonly planet: SeenPlanet;
  readonly offers: Offers;
  readonly letter: number;
}) {
  const board = boards[planet.id]!;
  const { sectors, paths } = planetOf(planet.id).planet;
  const who = planet.turn?.who;
  const acting = who && view.boards[who] ? view.boards[who].sector : null;
  const legal = new Set(sectors.filter(({ n }) => offers.touched.has(`sector:${n}`)).map(({ n }) => n));
  const brief = letter > briefFrom;
  const words = Object.fromEntries(
    sectors.map((one) => [one.n, plateOf(one, planet.pois[one.n]?.[0] ?? null, brief && one.n !== acting && !legal.has(one.n))]),
  );
  const plates = layPlates(board.sectors, (n) => sizeOfPlate(words[n]!, letter));
  return (
    <pixiContainer>
      <Nine frame="ui/bezel" x={0} y={0} width={mapSize.width} height={mapSize.height} rim={40} />
      <Spot x={inset} y={inset}>
        <Painting id={planet.id} />
        <Lit planet={planet.id} acting={acting} legal={[...legal].join(',')} colour={who ? sectionColours[who] : ink.orange} />
        {paths.map(({ id, icons, needs }, i) =>
          icons.length > 0 || needs ? (
            <PathIcons
              key={id}
              icons={icons}
              locked={needs !== undefined}
              {...middleOf(board, board.paths[i]!)}
              size={Math.max(30, Math.min(48, letter * 1.5))}
            />
          ) : null,
        )}
        {board.sectors.map((sector) => (
          <SectorPlace key={sector.n} sector={sector} />
        ))}
      </Spot>
      <Standing view={view} planet={planet} letter={letter} />
      <Spot x={inset} y={inset}>
        {sectors.map(({ n }) => {
          const poi = planet.pois[n]?.[0];
          return (
            <SectorPlate
              key={n}
              n={n}
              words={words[n]!}
              {...plates.get(n)!}
              size={letter}
              hot={acting === n}
              legal={legal.has(n)}
              tokens={(planet.tokens[`sector:${n}`] ?? 0) + (poi === undefined ? 0 : (planet.tokens[poi] ?? 0))}
            />
          );
        })}
      </Spot>
    </pixiContainer>
  );
}

const Painting = memo(function Painting({ id }: { readonly id: string }) {
  const { art } = useTable();
  const frame = `planet/${id}`;
  if (!art.has(frame)) return null;
  const texture = art.texture(frame);
  return <pixiSprite texture={texture} anchor={0} x={0} y={0} width={lens.w} height={lens.h} />;
});

/** The rim of who acts, and of sectors that something may be put into; the ways to them light up. */
const Lit = memo(function Lit({
  planet,
  acting,
  legal,
  colour,
}: {
  readonly planet: string;
  readonly acting: number | null;
  readonly legal: string;
  readonly colour: number;
}) {
  const board = boards[planet]!;
  const open = legal === '' ? [] : legal.split(',').map(Number);
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear();
        const rim = (n: number, tint: number, fill: number): void => {
          const points = rimOf(board.sectors[n - 1]!).flatMap(({ x, y }) => [x, y]);
          g.poly(points).fill({ color: tint, alpha: fill }).stroke({ width: 9, color: tint, alpha: 0.28 });
          g.poly(points).stroke({ width: 3.4, color: tint, alpha: 0.95 });
        };
        for (const n of open) rim(n, ink.mint, 0.16);
        if (acting !== null && acting > 0) rim(acting, colour, 0.1);
        for (const path of board.paths) {
          const leads =
            acting !== null &&
            ((path.a === acting && open.includes(path.b)) || (path.b === acting && open.includes(path.a) && !path.oneWay));
          if (!leads) continue;
          for (const { x, y, scale } of dotsOf(board, path)) g.circle(x, y, scale * 0.085).fill({ color: ink.orange });
        }
      }}
    />
  );
});
