import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { landingOf, recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { sections, type Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import type { Strip } from '../../../../stage/shapes.ts';
import { faceOfRecruit } from '../../faces.ts';
import { ink, sectionColours } from '../../palette.ts';
import { Line, Spotted } from '../primitives.tsx';
import { gridOf, type DeskProps } from './deskParts.tsx';

extend({ Container, Graphics });

/** The bay with its doors open over the planet: crew cards are put into the lander, and sit in its four seats. */
export function Launch({ view, width, height }: DeskProps) {
  const { scanner } = view.ship;
  const planet = scanner === null ? null : landingOf(scanner.card).planet;
  const seat = Math.min(104, height * 0.42);
  const bay = height - seat - 10;
  const seats = gridOf(sections.length, sections.length, { width, height: seat, y: bay + 8 });
  const isEmpty = sections.every((section) => view.boards[section] === undefined);
  const lander = Math.min(1.3, (bay - 24) / 150);
  return (
    <>
      {planet !== null && (
        <Picture frame={`view/${planet}/1`} x={width / 2} y={bay / 2} scale={{ x: width / 170, y: bay / 112 }} />
      )}
      <BayDoors width={width} height={bay} />
      <Picture frame="lander" x={width / 2} y={bay * 0.5 + 44 * lander} scale={lander} />
      <Line
        text={isEmpty ? 'Put the card of whoever goes down here' : 'Ready to drop'}
        x={width / 2}
        y={bay - 18}
        size={20}
        width={width - 96}
        align="center"
      />
      {sections.map((section, i) => (
        <Seat key={section} section={section} crew={view.boards[section]?.crew ?? null} at={seats[i]!} />
      ))}
      <Spotted id="task:launch" at={{ x: 0, y: 0, width, height }} z={20} />
    </>
  );
}

/** Two doors with hazard stripes, drawn aside. */
function BayDoors({ width, height }: { readonly width: number; readonly height: number }) {
  const door = Math.min(46, width * 0.1);
  return (
    <pixiGraphics
      draw={(g) => {
        g.clear().rect(0, height - 36, width, 36).fill({ color: 0x02060d, alpha: 0.66 });
        for (const [x, dir] of [[0, 1], [width, -1]] as const) {
          g.rect(dir > 0 ? x : x - door, 0, door, height).fill({ color: 0x22323f });
          const edge = x + dir * (door - 9);
          g.rect(Math.min(edge, edge + dir * 9), 0, 9, height).fill({ color: ink.yellow });
          for (let y = -6; y < height - 10; y += 22)
            g.poly([edge, y + 8, edge + dir * 9, y, edge + dir * 9, y + 11, edge, y + 19]).fill({ color: 0x14202c });
          for (let y = 22; y < height - 12; y += 40) g.circle(x + dir * (door * 0.4), y, 4).fill({ color: 0x5d6c7d });
        }
        g.rect(0, 0, width, height).stroke({ width: 3, color: 0x46566a });
      }}
    />
  );
}

/** A seat of the lander, empty or with somebody strapped in. */
function Seat({ section, crew, at }: { readonly section: Section; readonly crew: string | null; readonly at: Strip }) {
  const { x, y, width, height } = at;
  const middle = x + width / 2;
  const face = Math.min(width - 16, height - 34);
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x, y, width, height, 10)
            .fill({ color: crew === null ? 0x0d1722 : 0x1d3448 })
            .stroke({ width: 2, color: crew === null ? 0x26384c : sectionColours[section] })
            .roundRect(middle - face / 2, y + 6, face, face, face * 0.3)
            .fill({ color: crew === null ? 0x16232f : 0x2c4a62 })
        }
      />
      {crew === null ? (
        <Picture frame={`badge/${section}`} x={middle} y={y + 6 + face / 2} scale={0.8} alpha={0.4} />
      ) : (
        <Picture frame={faceOfRecruit(section, crew)} x={middle} y={y + 6 + face / 2} scale={face / 112} />
      )}
      <Line
        text={crew === null ? 'free' : recruitOf(crew).name.split(' ')[0]!}
        x={middle}
        y={y + height - 15}
        size={18}
        width={width - 8}
        align="center"
        colour={crew === null ? ink.dim : sectionColours[section]}
      />
    </>
  );
}
