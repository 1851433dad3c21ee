import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { planetOf, poiOf, recruitOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { PathIcon, Sector } from '../../../../engine/games/vanguard/content/types.ts';
import type { SeenPlanet, VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { usePlace } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Area } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { teamOf } from '../lying.ts';
import { sectionCodes } from '../names.ts';
import { columnColours, ink, sectionColours } from '../palette.ts';
import { boards, dotsOf, middleOf, rimOf, spotOf, type BoardSector } from '../printed/boards.ts';
import { view as lens } from '../printed/camera.ts';
import { inset, mapSize } from '../sizes.ts';
import { threatLook } from '../threatLook.ts';
import { Line, Nine, Sign } from './primitives.tsx';

extend({ Container, Graphics });

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
              size={Math.max(30, letter * 1.5)}
            />
          ) : null,
        )}
        {board.sectors.map((sector) => (
          <SectorPlace key={sector.n} sector={sector} />
        ))}
        {sectors.map((sector, i) => (
          <SectorPlate
            key={sector.n}
            sector={sector}
            at={board.sectors[i]!}
            letter={letter}
            hot={acting === sector.n}
            legal={legal.has(sector.n)}
            poi={planet.pois[sector.n]?.[0] ?? null}
            tokens={
              (planet.tokens[`sector:${sector.n}`] ?? 0) +
              (planet.pois[sector.n]?.[0] ? (planet.tokens[planet.pois[sector.n]![0]!] ?? 0) : 0)
            }
          />
        ))}
      </Spot>
      <Standing view={view} planet={planet} />
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

const iconSign = (icon: PathIcon): string => (icon.t === 'danger' ? 'danger' : icon.t);

/** Small plates in the middle of a path: what it costs. */
const PathIcons = memo(function PathIcons({
  icons,
  locked,
  x,
  y,
  size,
}: {
  readonly icons: readonly PathIcon[];
  readonly locked: boolean;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const all = [
    ...(locked ? [{ sign: 'needs', tint: ink.orange as number }] : []),
    ...icons.map((icon) => ({
      sign: iconSign(icon),
      tint: 'color' in icon && icon.color ? columnColours[icon.color] : icon.t === 'danger' ? ink.red : ink.print,
    })),
  ];
  return (
    <pixiContainer x={x - ((all.length - 1) * size) / 2} y={y}>
      {all.map(({ sign, tint }, i) => (
        <pixiContainer key={`${sign} ${tint}`} x={i * size * 1.04}>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .circle(0, 0, size / 2)
                .fill({ color: ink.deep, alpha: 0.92 })
                .stroke({ width: 2, color: tint })
            }
          />
          <Sign
            name={sign}
            x={0}
            y={0}
            size={size * 0.66}
            tint={tint === columnColours.blue ? 0x8fc2ff : tint === columnColours.green ? 0x86e8ae : tint}
          />
        </pixiContainer>
      ))}
    </pixiContainer>
  );
});

function SectorPlace({ sector }: { readonly sector: BoardSector }) {
  const area = useMemo<Area>(() => ({ shape: 'polygon', points: rimOf(sector, 1.06, 24).flatMap(({ x, y }) => [x, y]) }), [sector]);
  const { x, y } = spotOf(sector);
  usePlace(`sector:${sector.n}`, { area, snap: { x, y }, glow: 'ring', z: 1 });
  return null;
}

const boardSigns = { LANDER: 'lander', NO_MOVE: 'nomove', NO_SAVE: 'nosave', IMPORTANT: 'important', FINAL: 'final' } as const;

/** Number, name, biomes and printed marks of a sector; its point of interest as an orange tab. */
const SectorPlate = memo(function SectorPlate({
  sector,
  at,
  letter,
  hot,
  legal,
  poi,
  tokens,
}: {
  readonly sector: Sector;
  readonly at: BoardSector;
  readonly letter: number;
  readonly hot: boolean;
  readonly legal: boolean;
  readonly poi: string | null;
  readonly tokens: number;
}) {
  const { x, y } = rimOf(at, 1, 4)[3]!;
  const size = letter;
  const card = poi === null ? null : poiOf(poi);
  const marks = [...sector.biomes, ...[...sector.icons, ...(card?.icons ?? [])].map((icon) => boardSigns[icon])];
  const name = card ? card.name : sector.name;
  const width = Math.max(name.length * size * 0.46 + 22, marks.length * size * 1.25 + 30);
  const tint = legal ? ink.mint : hot ? ink.orange : ink.cyan;
  const left = Math.max(8, Math.min(lens.w - width - size * 2.6, x - (width + size * 2.2) / 2));
  const top = Math.min(lens.h - size * 2.7, y - size * 0.5);
  return (
    <pixiContainer x={left} y={top}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          g.poly([
            size * 1.6,
            0,
            size * 2 + width - 10,
            0,
            size * 2 + width,
            10,
            size * 2 + width,
            size * 2.5,
            size * 1.6,
            size * 2.5,
          ]).fill({ color: ink.deep, alpha: 0.86 });
          if (card) g.rect(size * 1.6, 0, width + size * 0.4 - 10, 3).fill({ color: ink.orange });
          const r = size * 1.18;
          g.poly(
            Array.from({ length: 6 }, (_, i) => [
              size * 1.2 + Math.cos((i * Math.PI) / 3) * r,
              size * 1.25 + Math.sin((i * Math.PI) / 3) * r,
            ]).flat(),
          )
            .fill({ color: 0xe9ecea })
            .stroke({ width: 3, color: tint });
        }}
      />
      <Line text={String(sector.n)} x={size * 1.2} y={size * 1.27} size={size * 1.5} colour={ink.dark} align="center" />
      <Line text={name} x={size * 2.55} y={size * 0.75} size={size} width={width} colour={card ? 0xffc48a : ink.print} />
      {marks.map((mark, i) => (
        <Sign
          key={`${mark} ${i}`}
          name={mark}
          x={size * 3.1 + i * size * 1.2}
          y={size * 1.85}
          size={size * 0.95}
          tint={i < sector.biomes.length ? 0x8beaff : ink.orange}
        />
      ))}
      {Array.from({ length: tokens }, (_, i) => (
        <Sign key={i} name="time" x={size * 2 + width - 14 - i * size} y={size * 1.85} size={size * 0.9} tint={ink.yellow} />
      ))}
    </pixiContainer>
  );
});

/** Where several stand in one sector they share its rim. */
const seats = [
  [0, 0.1],
  [-0.85, -0.1],
  [0.85, -0.1],
  [-0.45, 0.6],
  [0.5, 0.6],
  [0, -0.75],
] as const;

function Standing({ view, planet }: { readonly view: VanguardView; readonly planet: SeenPlanet }) {
  const board = boards[planet.id]!;
  const taken = new Map<number, number>();
  const put = (n: number): { readonly x: number; readonly y: number; readonly scale: number } => {
    const sector = board.sectors[n - 1] ?? board.sectors[0]!;
    const seat = seats[(taken.get(n) ?? 0) % seats.length]!;
    taken.set(n, (taken.get(n) ?? 0) + 1);
    const { x, y, scale } = spotOf({ ...sector, x: sector.x + seat[0] * sector.r * 0.62, y: sector.y - seat[1] * sector.r * 0.62 });
    return { x: x + inset, y: y + inset, scale: scale / 58 };
  };
  const minis = teamOf(view)
    .filter((section) => view.boards[section]!.sector > 0)
    .map((section) => ({ section, ...put(view.boards[section]!.sector) }));
  const threats = Object.entries(planet.threats).flatMap(([id, { standees, time }]) =>
    standees.map((one, i) => ({
      id: one.primary && !planet.check ? `threat:${id}` : `threat:${id}#${i}`,
      look: threatLook(id),
      time,
      primary: one.primary,
      ...put(one.sector),
    })),
  );
  const lander = planet.lander === null || planet.lander < 1 ? null : put(planet.lander);
  return (
    <pixiContainer sortableChildren>
      {lander && <Stander id="piece:lander" frame="lander" x={lander.x} y={lander.y} scale={lander.scale * 0.95} tall={120} wide={130} />}
      {threats.map(({ id, look, x, y, scale, primary }) => (
        <Stander key={id} id={id} frame={`threat/${look}`} x={x} y={y} scale={scale * (primary ? 1 : 0.7)} tall={128} wide={120} />
      ))}
      {minis.map(({ section, x, y, scale }) => (
        <Stander
          key={section}
          id={`mini:${section}`}
          frame={`mini/${section}`}
          x={x}
          y={y}
          scale={scale}
          tall={112}
          wide={66}
          place={`sector:${view.boards[section]!.sector}`}
          label={`${sectionCodes[section]} ${recruitOf(view.boards[section]!.crew).name}`}
        />
      ))}
    </pixiContainer>
  );
}

const Stander = memo(function Stander({
  id,
  frame,
  x,
  y,
  scale,
  tall,
  wide,
  place,
  label,
}: {
  readonly id: string;
  readonly frame: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tall: number;
  readonly wide: number;
  readonly place?: string;
  readonly label?: string;
}) {
  const hit = useMemo<Area>(() => ({ ...box(wide * scale, tall * scale, 10), y: -tall * scale * 0.86 }) as Area, [wide, tall, scale]);
  return (
    <Thing
      id={id}
      home={{ x, y }}
      hit={hit}
      z={60}
      zIndex={Math.round(y)}
      rise={38}
      glow="ring"
      place={place}
      label={label ?? id}
      shadow={
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .ellipse(10 * scale, 8 * scale, wide * 0.5 * scale, 15 * scale)
              .fill({ color: 0x000309, alpha: 0.55 })
          }
        />
      }
    >
      <Picture frame={frame} scale={scale} />
    </Thing>
  );
});
