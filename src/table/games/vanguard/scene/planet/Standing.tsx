import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { SeenPlanet, VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, type Area } from '../../../../stage/shapes.ts';
import { teamOf } from '../../lying.ts';
import { sectionCodes } from '../../names.ts';
import { boards, spotOf } from '../../printed/boards.ts';
import { inset } from '../../sizes.ts';
import { threatLook } from '../../threatLook.ts';
import { TimeTokens } from './Sectors.tsx';

extend({ Container, Graphics });

/** Where several stand in one sector they share its rim. */
const seats = [
  [0, 0.1],
  [-0.85, -0.1],
  [0.85, -0.1],
  [-0.45, 0.6],
  [0.5, 0.6],
  [0, -0.75],
] as const;

/** Lander, threats and minis, each on its place; those further back are drawn first. */
export function Standing({
  view,
  planet,
  letter,
}: {
  readonly view: VanguardView;
  readonly planet: SeenPlanet;
  readonly letter: number;
}) {
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
      {threats.map(({ id, look, x, y, scale, primary, time }) => (
        <Stander
          key={id}
          id={id}
          frame={`threat/${look}`}
          x={x}
          y={y}
          scale={scale * (primary ? 1 : 0.7)}
          tall={128}
          wide={120}
          time={primary ? time : 0}
          letter={letter}
        />
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
  time = 0,
  letter = 18,
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
  readonly time?: number;
  readonly letter?: number;
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
      {time > 0 && <TimeTokens count={time} x={wide * 0.42 * scale} y={-4 * scale} size={Math.min(30, letter)} />}
    </Thing>
  );
});
