import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { recruitOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, type Strip } from '../../../../stage/shapes.ts';
import { faceOfRecruit } from '../../faces.ts';
import { columnColours, ink, sectionColours } from '../../palette.ts';
import { lengthOf } from '../letters.ts';
import { Line, Nine, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

export const cardSize = { width: 76, height: 146 } as const;
/** Between these widths the card of somebody says what they can do as well. */
export const wideCard = { least: 124, most: 168 } as const;
export const chip = { width: 64, height: 84 } as const;

const places = {
  available: 'ready',
  resting: 'resting',
  away: 'away',
  medbay: 'medbay',
  fallen: 'fallen',
  remembered: '',
  gone: '',
} as const;

/** A crewmember: face, name, rank, what they convert, and where they are. */
export const CrewCard = memo(function CrewCard({
  id,
  section,
  x,
  y,
  view,
  z,
}: {
  readonly id: string;
  readonly section: Section | null;
  readonly x: number;
  readonly y: number;
  readonly view: VanguardView;
  readonly z: number;
  readonly width?: number;
}) {
  const hit = useMemo(() => box(cardSize.width, cardSize.height, 8), []);
  const { name, convert } = recruitOf(id);
  const { rank, place } = view.crew[id] ?? { rank: 1, place: 'available' };
  const ready = place === 'available';
  const looks = section ?? 'recon';
  return (
    <Thing id={`crew:${id}`} home={{ x, y }} hit={hit} z={z} glow="card" rise={10} from="desk">
      <Nine frame="ui/paper" x={-38} y={-73} width={76} height={146} rim={18} tint={ready ? 0xffffff : 0x93a0ac} />
      <Picture frame={faceOfRecruit(looks, id)} x={0} y={-33} scale={68 / 112} tint={ready ? 0xffffff : 0x7f8c98} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-35, 0, 70, 24)
            .fill({ color: section ? sectionColours[section] : ink.dim })
        }
      />
      <Line text={name.split(' ')[0]!} x={0} y={12} size={18} width={66} align="center" colour={ink.dark} />
      <pixiGraphics draw={(g) => void g.clear().roundRect(12, -71, 24, 20, 4).fill({ color: ink.enamel })} />
      <Line text={['', 'I', 'II', 'III'][rank]!} x={24} y={-61} size={18} align="center" colour={0xffe0a3} />
      <Sign name={`BAS-${convert.from}`} x={-22} y={38} size={18} tint={0x25323f} />
      <Sign name={convert.to} x={4} y={38} size={22} tint={ink.dark} />
      <Line
        text={section ? places[place] : 'recruit'}
        x={0}
        y={60}
        size={17}
        width={66}
        align="center"
        colour={ready ? 0x1f7a48 : 0x5a2a22}
      />
    </Thing>
  );
});

/** The same where a tray has room for it: a larger face, the full name and the name of the skill. */
export const WideCard = memo(function WideCard({
  id,
  section,
  x,
  y,
  width,
  view,
  z,
}: {
  readonly id: string;
  readonly section: Section;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly view: VanguardView;
  readonly z: number;
}) {
  const hit = useMemo(() => box(width, cardSize.height, 8), [width]);
  const { name, convert, skill } = recruitOf(id);
  const { rank, place } = view.crew[id]!;
  const ready = place === 'available';
  const [w, h] = [width / 2, cardSize.height / 2];
  const side = w - 26;
  const shown = lengthOf(name, 19, 'Rajdhani') > (width - 16) * 1.15 ? name.split(' ')[0]! : name;
  return (
    <Thing id={`crew:${id}`} home={{ x, y }} hit={hit} z={z} glow="card" rise={10} from="desk">
      <Nine frame="ui/paper" x={-w} y={-h} width={width} height={cardSize.height} rim={18} tint={ready ? 0xffffff : 0x93a0ac} />
      <Picture frame={faceOfRecruit(section, id)} x={-w + 45} y={-h + 43} scale={78 / 112} tint={ready ? 0xffffff : 0x7f8c98} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-w + 4, 8, width - 8, 24)
            .fill({ color: sectionColours[section] })
            .roundRect(side - 16, -h + 6, 32, 22, 4)
            .fill({ color: ink.enamel })
        }
      />
      <Line text={['', 'I', 'II', 'III'][rank]!} x={side} y={-h + 17} size={18} align="center" colour={0xffe0a3} />
      <Sign name={`BAS-${convert.from}`} x={side} y={-h + 43} size={20} tint={columnColours[convert.from]} />
      <Sign name={convert.to} x={side} y={-h + 67} size={22} tint={ink.dark} />
      <Line text={shown} x={0} y={20} size={19} width={width - 16} align="center" colour={ink.dark} font="Rajdhani" />
      <Line text={skill} x={0} y={43} size={18} width={width - 14} align="center" colour={0x25323f} />
      <Line text={places[place]} x={0} y={61} size={17} width={width - 14} align="center" colour={ready ? 0x1f7a48 : 0x5a2a22} />
    </Thing>
  );
});

/** Signs of where somebody is who is not ready. */
const placeSigns = { ...places, available: null, resting: 'rest', away: 'travel', medbay: 'medbay', fallen: 'danger' } as const;

/** A crewmember where there is little room: face and name, and a sign if they are not ready. */
export const CrewChip = memo(function CrewChip({
  id,
  section,
  at: { x: left, y, width, height },
  x,
  view,
  z,
}: {
  readonly id: string;
  readonly section: Section;
  readonly at: Strip;
  readonly x: number;
  readonly view: VanguardView;
  readonly z: number;
}) {
  const hit = useMemo(() => box(width, height, 6), [width, height]);
  const { place } = view.crew[id]!;
  const sign = placeSigns[place];
  const [w, h] = [width / 2, height / 2];
  return (
    <Thing id={`crew:${id}`} home={{ x: x + left + w, y: y + h }} hit={hit} z={z} glow="card" rise={10} from="desk">
      <Nine frame="ui/paper" x={-w} y={-h} width={width} height={height} rim={14} tint={sign ? 0x93a0ac : 0xffffff} />
      <Picture
        frame={faceOfRecruit(section, id)}
        x={0}
        y={-11}
        scale={Math.min(width - 10, height - 28) / 112}
        tint={sign ? 0x7f8c98 : 0xffffff}
      />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .rect(-w + 4, h - 26, width - 8, 22)
            .fill({ color: sectionColours[section] })
        }
      />
      <Line text={recruitOf(id).name.split(' ')[0]!} x={0} y={h - 15} size={18} width={width - 8} align="center" colour={ink.dark} />
      {sign && <Sign name={sign} x={w - 14} y={-h + 14} size={20} tint={0x5a2a22} />}
    </Thing>
  );
});
