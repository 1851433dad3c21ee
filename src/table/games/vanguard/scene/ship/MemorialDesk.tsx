import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import { sections, type Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import type { Strip } from '../../../../stage/shapes.ts';
import { faceOfRecruit } from '../../faces.ts';
import { ink, sectionColours } from '../../palette.ts';
import { Line } from '../primitives.tsx';
import { gridOf, type DeskProps } from './deskParts.tsx';

extend({ Container, Graphics });

const perSection = 4;

/** A wall of niches: four for each section under its badge, and a row for everybody. Light burns where a name is. */
export function Memorial({ view, width, height }: DeskProps) {
  const { memorial, fallen } = view.ship;
  const tall = (height - 64) / (perSection + 1) - 6;
  const niches = gridOf(4 * perSection, 4, { width, height: tall, y: 30 });
  const shared = gridOf(perSection, 4, { width, height: tall, y: 30 + perSection * (tall + 8) + 2 });
  const of = (place: Section | 'shared'): readonly string[] => [
    ...memorial.filter(({ section }) => section === place).map(({ crew }) => crew),
    ...(place === 'shared' ? [] : fallen.filter((id) => view.crew[id]?.section === place)),
  ];
  return (
    <>
      {sections.map((section, column) => (
        <pixiContainer key={section}>
          <Picture frame={`badge/${section}`} x={niches[column]!.x + niches[column]!.width / 2} y={14} scale={0.6} />
          {Array.from({ length: perSection }, (_, row) => (
            <Niche key={row} view={view} at={niches[row * 4 + column]!} id={of(section)[row] ?? null} />
          ))}
        </pixiContainer>
      ))}
      {shared.map((at, i) => (
        <Niche key={i} view={view} at={at} id={of('shared')[i] ?? null} />
      ))}
      {memorial.length + fallen.length === 0 && (
        <Line text="The wall is empty. May it stay so." x={width / 2} y={height - 8} size={18} align="center" colour={ink.dim} />
      )}
    </>
  );
}

interface NicheProps {
  readonly view: VanguardView;
  readonly at: Strip;
  readonly id: string | null;
}

/** A wide niche has the name beside the face, a high one below it. Whoever lies there has a light. */
function Niche({ view, at, id }: NicheProps) {
  const { x, y, width, height } = at;
  const section = id === null ? null : (view.crew[id]?.section ?? 'recon');
  const isWide = width > height * 1.4;
  const face = isWide ? height - 8 : Math.min(width - 12, height - 26);
  const middle = isWide ? { x: x + 6 + face / 2, y: y + height / 2 } : { x: x + width / 2, y: y + 4 + face / 2 };
  const room = isWide ? { x: x + face + 14, width: width - face - 20 } : { x: x + 4, width: width - 8 };
  const light = { x: x + width - 12, y: y + 14 };
  return (
    <>
      <pixiGraphics
        draw={(g) => {
          g.clear().roundRect(x, y, width, height, 6).fill({ color: id === null ? 0x0d1722 : 0x33271a });
          if (id !== null) {
            for (const r of [0.9, 0.6, 0.35]) g.circle(light.x, light.y, height * r).fill({ color: ink.orange, alpha: 0.07 });
            g.ellipse(light.x, light.y, 3, 7).fill({ color: 0xffd98a });
          }
          // the light ends at the stone
          g.roundRect(x, y, width, height, 6).stroke({ width: 2, color: id === null ? 0x26384c : 0xa8813f });
        }}
      />
      {id !== null && section !== null && (
        <>
          <Picture frame={faceOfRecruit(section, id)} {...middle} scale={face / 112} tint={0xe6d6bd} />
          <Line
            text={recruitOf(id).name.split(' ')[0]!}
            x={isWide ? room.x : x + width / 2}
            y={isWide ? y + height / 2 : y + height - 12}
            size={19}
            width={room.width}
            align={isWide ? 'left' : 'center'}
            colour={ink.print}
          />
          <Mark section={section} x={x} y={y} height={height} />
        </>
      )}
    </>
  );
}

/** The colour of the section, at the side of the niche. */
const Mark = ({ section, x, y, height }: Omit<Strip, 'width'> & { readonly section: Section }) => (
  <pixiGraphics
    draw={(g) =>
      void g
        .clear()
        .roundRect(x + 1, y + 5, 4, height - 10, 2)
        .fill({ color: sectionColours[section] })
    }
  />
);
