import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { cardOf, planetOf, type CardId } from '../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box, type Strip } from '../../../stage/shapes.ts';
import { layHand } from '../handLayout.ts';
import { needWords } from '../names.ts';
import { ink, sectionColours } from '../palette.ts';
import { linesOf } from './letters.ts';
import { Key, Line, Nine, Para, Sign } from './primitives.tsx';

extend({ Container, Graphics });

const roman = ['', 'I', 'II', 'III'] as const;
const moments: Readonly<Partial<Record<string, string>>> = {
  any: 'At any time',
  turn: 'Your turn',
  travel: 'When you travel',
  check: 'During your check',
  checkSector: 'A check here',
  event: 'Before an event',
  danger: 'Danger here',
  injury: 'An injury here',
  rest: 'When you rest',
  threat: 'At a threat',
};

/** The hand of a section: cards side by side; where they would cover each other's names they go up as steps. */
export function Hand({
  view,
  who,
  offers,
  width,
  height,
  letters,
}: {
  readonly view: VanguardView;
  readonly who: Section;
  readonly offers: Offers;
  readonly width: number;
  readonly height: number;
  /** The smallest that can be read, in units of the hand. */
  readonly letters: number;
}) {
  const hand = view.boards[who]?.hand ?? [];
  const { scale, card, spots } = layHand(hand.length, { width, height: Math.min(height, 340) }, letters);
  const planet = view.planet!.id;
  return (
    <>
      {hand.length === 0 && <Line text="No cards in hand" x={width / 2} y={height / 2} size={24} colour={ink.dim} align="center" />}
      {hand.map((id, i) => (
        <HandCard key={id} id={id} {...spots[i]!} {...card} scale={scale} z={70 + i} who={who} planet={planet} />
      ))}
      {hand.map((id, i) => {
        const use = `use:${who}:card:${id}`;
        if (!offers.touched.has(use)) return null;
        const { x, y } = spots[i]!;
        return (
          <Key
            key={use}
            id={use}
            label="Use"
            sign="card"
            x={x - 6 * scale}
            y={y - (card.height / 2) * scale}
            width={104 * scale}
            height={42 * scale}
            size={22 * scale}
            look="hot"
            z={130 + i}
          />
        );
      })}
    </>
  );
}

const HandCard = memo(function HandCard({
  id,
  x,
  y,
  width,
  height,
  scale,
  z,
  who,
  planet,
}: Strip & {
  readonly id: CardId;
  readonly scale: number;
  readonly z: number;
  readonly who: Section;
  readonly planet: string;
}) {
  const { name, rank, top, bottom } = cardOf(id);
  const hit = useMemo(() => box(width * scale, height * scale, 10), [width, height, scale]);
  const icons = bottom.need[0] ?? [];
  const [left, top0, bar] = [-width / 2, -height / 2, width - 12];
  const line = width - 20;
  const does = bottom.text || needWords(bottom.need);
  const foot = 44 + Math.min(4, linesOf(does, line, 18, 'Saira Condensed').length) * 19.5;
  const words = Math.min(6, linesOf(top.text, line, 18, 'Saira Condensed').length) * 20.6;
  // what is left between the name and the words is a picture
  const sky = height - 12 - 38 - 26 - words - 10 - foot;
  const footY = height / 2 - 6 - foot;
  const textY = top0 + 40 + Math.max(0, sky) + 30;
  return (
    <Thing id={`card:${id}`} home={{ x, y }} hit={hit} z={z} glow="card" from={`pile:${who}`}>
      <pixiContainer scale={scale}>
        <Nine frame="ui/paper" x={left} y={top0} width={width} height={height} rim={22} />
        <pixiGraphics
          draw={(g) => {
            g.clear()
              .rect(left + 6, top0 + 6, bar, 34)
              .fill({ color: ink.enamel })
              .rect(left + 6, top0 + 38, bar, 4)
              .fill({ color: sectionColours[who] });
            g.rect(left + 6, footY, bar, foot).fill({ color: ink.field });
          }}
        />
        {sky > 24 && <CardArt id={id} who={who} planet={planet} width={bar} top={top0 + 42} height={sky} />}
        <Picture frame={`badge/${who}`} x={left + 24} y={top0 + 23} scale={0.6} />
        <Line text={name} x={left + 44} y={top0 + 24} size={21} width={width - 84} font="Rajdhani" />
        <Line text={roman[rank]} x={-left - 14} y={top0 + 24} size={19} align="right" colour={0xffe0a3} />
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .rect(left + 6, textY - 30, 130, 24)
              .fill({ color: ink.orange })
          }
        />
        <Line text={moments[top.when] ?? 'When it fits'} x={left + 12} y={textY - 18} size={18} width={120} colour={ink.dark} />
        <Para
          text={top.text}
          x={left + 14}
          y={textY}
          size={18}
          width={line}
          most={6}
          font="Saira Condensed"
          weight="600"
          colour={0x14202c}
          leading={1.14}
        />
        {icons.slice(0, 4).map((token, i) => (
          <Token key={`${token} ${i}`} token={token} x={left + 24 + i * 34} y={footY + 21} />
        ))}
        {bottom.need.length > 1 && (
          <Line text={`or ${bottom.need.length - 1} more`} x={-left - 14} y={footY + 21} size={18} align="right" colour={ink.dim} />
        )}
        <Para text={does} x={left + 14} y={footY + 40} size={18} width={line} most={4} font="Saira Condensed" weight="600" leading={1.08} />
      </pixiContainer>
    </Thing>
  );
});

/** Somebody of the section before the planet that they are on; which part of it, the card decides. */
function CardArt({
  id,
  who,
  planet,
  width,
  top,
  height,
}: {
  readonly id: CardId;
  readonly who: Section;
  readonly planet: string;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}) {
  const count = planetOf(planet).planet.sectors.length;
  const seed = [...cardOf(id).id].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0);
  return (
    <>
      <Picture frame={`view/${planet}/${(seed % count) + 1}`} x={0} y={top + height / 2} scale={{ x: width / 170, y: height / 112 }} />
      <Picture frame={`mini/${who}`} x={seed % 2 === 0 ? 46 : -46} y={top + height - 12} scale={Math.min(0.85, (height - 8) / 118)} />
    </>
  );
}

const tints: Readonly<Partial<Record<string, number>>> = {
  STR: 0xff8d7d,
  GRD: 0xff8d7d,
  LFT: 0xff8d7d,
  SCN: 0x8fc2ff,
  CMP: 0x8fc2ff,
  FIX: 0x8fc2ff,
  TRK: 0x86e8ae,
  SNS: 0x86e8ae,
  MND: 0x86e8ae,
  DIE_red: 0xff8d7d,
  DIE_blue: 0x8fc2ff,
  DIE_green: 0x86e8ae,
};

/** One place of a requirement on its own small plate. */
export const Token = memo(function Token({
  token,
  x,
  y,
  size = 30,
}: {
  readonly token: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}) {
  const sign = token === 'BAS' ? 'BAS-blue' : token.startsWith('DIE') ? 'check' : token;
  return (
    <pixiContainer x={x} y={y}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(-size / 2, -size / 2, size, size, 5)
            .fill({ color: ink.deep })
            .stroke({ width: 1.6, color: tints[token] ?? ink.print })
        }
      />
      <Sign name={sign} x={0} y={0} size={size * 0.74} tint={tints[token] ?? ink.print} />
    </pixiContainer>
  );
});
