import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { recruitOf, skillOf } from '../../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenBoard } from '../../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../../gesture/offers.ts';
import { Picture } from '../../../../parts/Picture.tsx';
import { Thing } from '../../../../parts/Thing.tsx';
import { box } from '../../../../stage/shapes.ts';
import { faceOfRecruit } from '../../faces.ts';
import { onBoard } from '../../lying.ts';
import { sectionCodes } from '../../names.ts';
import { columnColours, ink, sectionColours } from '../../palette.ts';
import { linesOf } from '../letters.ts';
import { Key, Line, Nine, Para, Sign } from '../primitives.tsx';

extend({ Container, Graphics });

const roman = ['', 'I', 'II', 'III'] as const;

interface Props {
  readonly who: Section;
  readonly board: SeenBoard;
  readonly offers: Offers;
}

/** The card of the crewmember: tap it where somebody is chosen; its skill is a key while it can be used. */
export const Person = memo(function Person({ who, board, offers }: Props) {
  const { name, skill, convert } = recruitOf(board.crew);
  const hit = useMemo(() => box(176, 252, 10), []);
  const use = `use:${who}:skill:${board.crew}`;
  const lines = Math.min(4, linesOf(skillOf(skill).text, 166, 19, 'Saira Condensed').length);
  // longer words of a skill push name and rank up, over a smaller face
  const up = lines > 2 ? (lines - 2) * 21 + 7 : 0;
  const face = 104 - up;
  return (
    <>
      <Thing id={onBoard(who)} home={{ x: 104, y: 142 }} hit={hit} z={50} glow="card" rise={6}>
        <Nine frame="ui/paper" x={-88} y={-126} width={176} height={252} rim={20} />
        <Picture frame={faceOfRecruit(who, board.crew)} x={0} y={-121 + face / 2} scale={face / 112} />
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .rect(-82, -16 - up, 164, 28)
              .fill({ color: ink.enamel })
              .rect(-82, 12 - up, 164, 24)
              .fill({ color: sectionColours[who] })
          }
        />
        <Picture frame={`badge/${who}`} x={-64} y={-102} scale={0.72} />
        <Line text={name} x={0} y={-2 - up} size={22} width={156} font="Rajdhani" align="center" />
        <Line text={`${sectionCodes[who]}   RANK ${roman[board.rank]}`} x={0} y={24 - up} size={20} colour={ink.dark} align="center" />
        <Line text={skill} x={0} y={49 - up} size={21} width={156} font="Rajdhani" colour={ink.dark} align="center" />
        {!offers.touched.has(use) && (
          <Para
            text={skillOf(skill).text}
            x={-80}
            y={60 - up}
            size={19}
            width={166}
            most={4}
            font="Saira Condensed"
            weight="600"
            colour={0x25323f}
            leading={1.1}
          />
        )}
        <Sign name={`BAS-${convert.from}`} x={-58} y={110} size={24} tint={columnColours[convert.from]} />
        <Line text="counts as" x={-2} y={110} size={19} colour={0x25323f} align="center" />
        <Sign name={convert.to} x={58} y={110} size={24} tint={ink.dark} />
      </Thing>
      {offers.touched.has(use) && (
        <Key id={use} label="Use skill" sign="charge" x={26} y={198} width={156} height={40} look="hot" size={22} />
      )}
    </>
  );
});

/** Who it is, in one line, with the skill as a key while it can be used. */
export function NamePlate({ who, board, offers, width }: Props & { readonly width: number }) {
  const { name, skill, convert } = recruitOf(board.crew);
  const hit = useMemo(() => box(width, 54, 8), [width]);
  const use = `use:${who}:skill:${board.crew}`;
  return (
    <>
      <Thing id={onBoard(who)} home={{ x: width / 2, y: 27 }} hit={hit} z={50} glow="box" rise={4}>
        <Nine frame="ui/paper" x={-width / 2} y={-27} width={width} height={54} rim={18} />
        <Picture frame={faceOfRecruit(who, board.crew)} x={-width / 2 + 28} y={0} scale={44 / 112} />
        <Line text={name} x={-width / 2 + 56} y={-10} size={20} width={width - 130} font="Rajdhani" colour={ink.dark} />
        <Line text={skill} x={-width / 2 + 56} y={12} size={19} width={width - 130} colour={0x25323f} />
        <Sign name={`BAS-${convert.from}`} x={width / 2 - 54} y={0} size={22} tint={columnColours[convert.from]} />
        <Sign name={convert.to} x={width / 2 - 24} y={0} size={24} tint={ink.dark} />
      </Thing>
      {offers.touched.has(use) && (
        <Key id={use} label="Use skill" sign="charge" x={54} y={0} width={width - 130} height={54} look="hot" size={20} />
      )}
    </>
  );
}
