import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import type { Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenPlanet, VanguardView } from '../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import { infosOf, infoWidth, layInfos, type Info } from '../infos.ts';
import { ink } from '../palette.ts';
import { Line, Nine, Para } from './primitives.tsx';

extend({ Container, Graphics });

const width = infoWidth;

/** Cards that concern everybody, in columns; where there is little room some show their titles alone. */
export function InfoCards({
  view,
  planet,
  who,
  size,
}: {
  readonly view: VanguardView;
  readonly planet: SeenPlanet;
  readonly who: Section;
  readonly size: { readonly width: number; readonly height: number };
}) {
  return layInfos(infosOf(view, planet, who), size).map(({ open, ...one }) =>
    open ? <InfoCard key={one.info.id} {...one} /> : <Title key={one.info.id} info={one.info} x={one.x} y={one.y} />,
  );
}

/** A card of which only the title is seen: it is read by a long look. */
const Title = memo(function Title({ info, x, y }: { readonly info: Info; readonly x: number; readonly y: number }) {
  const wide = infoWidth;
  const hit = useMemo(() => box(wide, 54, 8), [wide]);
  return (
    <Thing id={`info:${info.id}`} home={{ x: x + wide / 2, y: y + 28 }} hit={hit} z={40} glow="card" rise={4} label={info.title}>
      <Nine frame="ui/field" x={-wide / 2} y={-27} width={wide} height={54} rim={16} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-wide / 2 + 5, -20, 4, 40)
            .fill({ color: info.tint })
        }
      />
      <Line text={info.tab} x={-wide / 2 + 16} y={-11} size={18} width={wide - 24} colour={info.tint} />
      <Line text={info.title} x={-wide / 2 + 16} y={11} size={20} width={wide - 24} font="Rajdhani" />
    </Thing>
  );
});

const InfoCard = memo(function InfoCard({
  info,
  x,
  y,
  height,
}: {
  readonly info: Info;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}) {
  const hit = useMemo(() => box(width, height, 10), [height]);
  const top = info.picture === null ? -height / 2 + 26 : -height / 2 + 88;
  return (
    <Thing id={`info:${info.id}`} home={{ x: x + width / 2, y: y + height / 2 }} hit={hit} z={40} glow="card" rise={4}>
      <Nine frame="ui/paper" x={-width / 2} y={-height / 2} width={width} height={height} rim={22} />
      {info.picture !== null && <Picture frame={info.picture} x={0} y={-height / 2 + 56} scale={{ x: (width - 12) / 170, y: 100 / 112 }} />}
      <pixiGraphics
        draw={(g) => {
          g.clear()
            .rect(-width / 2 + 6, top - 4, width - 12, 36)
            .fill({ color: ink.enamel, alpha: 0.92 });
          g.rect(-width / 2 + 6, -height / 2 + 6, info.tab.length * 9.5 + 18, 24).fill({ color: info.tint });
          if (info.foot !== '') g.rect(-width / 2 + 6, height / 2 - 36, width - 12, 30).fill({ color: ink.field });
        }}
      />
      <Line text={info.tab} x={-width / 2 + 14} y={-height / 2 + 18} size={18} colour={ink.dark} />
      <Line
        text={info.title}
        x={-width / 2 + 16}
        y={top + (info.picture === null ? 16 : 14)}
        size={24}
        width={width - 36}
        font="Rajdhani"
      />
      <Para
        text={info.text}
        x={-width / 2 + 16}
        y={top + 38}
        size={19}
        width={width - 32}
        most={7}
        font="Saira Condensed"
        weight="600"
        colour={0x14202c}
        leading={1.16}
      />
      {info.foot !== '' && <Line text={info.foot} x={-width / 2 + 16} y={height / 2 - 20} size={19} width={width - 34} colour={0xffc48a} />}
    </Thing>
  );
});
