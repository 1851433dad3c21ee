import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { cardOf, type CardId } from '../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { Thing } from '../../../parts/Thing.tsx';
import { box } from '../../../stage/shapes.ts';
import { needWords } from '../names.ts';
import { ink, sectionColours } from '../palette.ts';
import { Key, Line, Nine, Para, Sign } from './primitives.tsx';

extend({ Container, Graphics });

const card = { width: 196, height: 284 } as const;
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

/** The hand of a section: cards side by side, closer where there are many. */
export function Hand({
  view,
  who,
  offers,
  width,
  height: room,
}: {
  readonly view: VanguardView;
  readonly who: Section;
  readonly offers: Offers;
  readonly width: number;
  readonly height: number;
}) {
  const hand = view.boards[who]?.hand ?? [];
  const height = Math.min(room, 340);
  const scale = Math.min(1.15, (height - 12) / card.height);
  const step = hand.length < 2 ? 0 : Math.min((card.width + 8) * scale, (width - card.width * scale - 10) / (hand.length - 1));
  const left = Math.max(card.width * scale * 0.5 + 5, (width - step * (hand.length - 1)) / 2);
  return (
    <>
      {hand.length === 0 && <Line text="No cards in hand" x={width / 2} y={height / 2} size={24} colour={ink.dim} align="center" />}
      {hand.map((id, i) => {
        const use = `use:${who}:card:${id}`;
        const x = left + i * step;
        return (
          <pixiContainer key={id}>
            <HandCard id={id} x={x} y={height / 2} scale={scale} z={70 + i} who={who} />
            {offers.touched.has(use) && (
              <Key
                id={use}
                label="Use"
                sign="card"
                x={x - 52 * scale}
                y={height / 2 - 150 * scale}
                width={104 * scale}
                height={42 * scale}
                size={22 * scale}
                look="hot"
                z={130 + i}
              />
            )}
          </pixiContainer>
        );
      })}
    </>
  );
}

const HandCard = memo(function HandCard({
  id,
  x,
  y,
  scale,
  z,
  who,
}: {
  readonly id: CardId;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly z: number;
  readonly who: Section;
}) {
  const { name, rank, top, bottom } = cardOf(id);
  const hit = useMemo(() => box(card.width * scale, card.height * scale, 10), [scale]);
  const icons = bottom.need[0] ?? [];
  return (
    <Thing id={`card:${id}`} home={{ x, y }} hit={hit} z={z} glow="card" from={`pile:${who}`}>
      <pixiContainer scale={scale}>
        <Nine frame="ui/paper" x={-98} y={-142} width={196} height={284} rim={22} />
        <pixiGraphics
          draw={(g) => {
            g.clear().rect(-92, -136, 184, 34).fill({ color: ink.enamel }).rect(-92, -104, 184, 4).fill({ color: sectionColours[who] });
            g.rect(-92, 58, 184, 78).fill({ color: ink.field });
          }}
        />
        <Picture frame={`badge/${who}`} x={-74} y={-119} scale={0.6} />
        <Line text={name} x={-54} y={-118} size={21} width={112} font="Rajdhani" />
        <Line text={roman[rank]} x={84} y={-118} size={19} align="right" colour={0xffe0a3} />
        <pixiGraphics draw={(g) => void g.clear().rect(-92, -96, 130, 24).fill({ color: ink.orange })} />
        <Line text={moments[top.when] ?? 'When it fits'} x={-86} y={-84} size={18} width={120} colour={ink.dark} />
        <Para
          text={top.text}
          x={-84}
          y={-66}
          size={18}
          width={176}
          most={6}
          font="Saira Condensed"
          weight="600"
          colour={0x14202c}
          leading={1.14}
        />
        {icons.slice(0, 4).map((token, i) => (
          <Token key={`${token} ${i}`} token={token} x={-74 + i * 34} y={80} />
        ))}
        {bottom.need.length > 1 && (
          <Line text={`or ${bottom.need.length - 1} more`} x={84} y={80} size={18} align="right" colour={ink.dim} />
        )}
        <Para
          text={bottom.text || needWords(bottom.need)}
          x={-84}
          y={98}
          size={18}
          width={176}
          most={2}
          font="Saira Condensed"
          weight="600"
          leading={1.05}
        />
      </pixiContainer>
    </Thing>
  );
});

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
