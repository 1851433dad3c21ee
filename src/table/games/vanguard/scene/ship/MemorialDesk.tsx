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

function Niche({ view, at: { x, y, width, height }, id }: { readonly view: VanguardView; readonly at: Strip; readonly id: string | null }) {
  const section = id === null ? null : (view.crew[id]?.section ?? 'recon');
  return (
    <>
      <pixiGraphics
        draw={(g) => {
          g.clear().roundRect(x, y, width, height, 6).fill({ color: id === null ? 0x0d1722 : 0x2a2118 });
          if (id !== null) g.ellipse(x + width / 2, y + height, width * 0.42, height * 0.5).fill({ color: ink.orange, alpha: 0.18 });
          g.roundRect(x, y, width, height, 6).stroke({ width: 2, color: id === null ? 0x26384c : 0x8a6a3a });
        }}
      />
      {id !== null && section !== null && (
        <>
          <Picture
            frame={faceOfRecruit(section, id)}
            x={x + width / 2}
            y={y + (height - 18) / 2 + 2}
            scale={Math.min(width - 12, height - 24) / 112}
            tint={0xc9b79c}
          />
          <Line
            text={recruitOf(id).name.split(' ')[0]!}
            x={x + width / 2}
            y={y + height - 12}
            size={18}
            width={width - 8}
            align="center"
            colour={sectionColours[section]}
          />
        </>
      )}
    </>
  );
}
