import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { recruitOf, skillOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box, type Strip } from '../../../../stage/shapes.ts';
import { faceOfRecruit } from '../../faces.ts';
import { columnColours, ink } from '../../palette.ts';
import { lengthOf } from '../letters.ts';
import { Line, Nine, Para, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

/** The lowest and the narrowest row in which a skill can be read. */
export const leastRow = 84;
export const leastWidth = 210;

/** Somebody who may join, large enough to be chosen by what they can do: face, name, convert and the words of their skill. */
export const RecruitRow = memo(function RecruitRow({
  id,
  looks,
  at: { x, y, width, height },
  z,
}: {
  readonly id: string;
  /** Whose suit they wear. */
  readonly looks: Section;
  readonly at: Strip;
  readonly z: number;
}) {
  const hit = useMemo(() => box(width, height, 10), [width, height]);
  const { name, skill, convert } = recruitOf(id);
  const [w, h] = [width / 2, height / 2];
  const isNarrow = width < 360;
  const face = Math.min(isNarrow ? 66 : 96, height - 14);
  const left = -w + face + 22;
  const room = width - face - 34;
  const words = room - (isNarrow ? 56 : 130);
  const lines = Math.max(1, Math.floor((height - 60) / 21));
  return (
    <Thing id={`crew:${id}`} home={{ x: x + w, y: y + h }} hit={hit} z={z} glow="card" rise={10} from="desk">
      <Nine frame="ui/paper" x={-w} y={-h} width={width} height={height} rim={18} />
      <Picture frame={faceOfRecruit(looks, id)} x={-w + 9 + face / 2} y={0} scale={face / 112} />
      <Line
        text={lengthOf(name, 24, 'Rajdhani') > words * 1.15 ? name.split(' ')[0]! : name}
        x={left}
        y={-h + 22}
        size={24}
        width={words}
        font="Rajdhani"
        colour={ink.dark}
      />
      <Sign name={`BAS-${convert.from}`} x={w - (isNarrow ? 46 : 112)} y={-h + 22} size={22} tint={columnColours[convert.from]} />
      {!isNarrow && <Line text="counts as" x={w - 66} y={-h + 22} size={18} align="center" colour={0x25323f} />}
      <Sign name={convert.to} x={w - 20} y={-h + 22} size={24} tint={ink.dark} />
      <pixiGraphics draw={(g) => void g.clear().rect(left, -h + 40, room, 2).fill({ color: 0x8a98a6, alpha: 0.6 })} />
      <Para
        text={`${skill}: ${skillOf(skill).text}`}
        x={left}
        y={-h + 48}
        size={19}
        width={room}
        most={lines}
        font="Saira Condensed"
        weight="600"
        colour={0x14202c}
        leading={1.1}
      />
    </Thing>
  );
});
