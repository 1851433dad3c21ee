import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import type { VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { useHeld } from '../../../hooks.ts';
import { useTable } from '../../../tableContext.ts';
import { dropWords } from '../drops.ts';
import { ink } from '../palette.ts';
import { linesOf } from './letters.ts';
import { Line, Para } from './primitives.tsx';

extend({ Container });

/** Beside the place that a held thing aims at: what a drop there would do. */
export function DropNote({
  view,
  offers,
  width,
  height,
  letters,
}: {
  readonly view: VanguardView;
  readonly offers: Offers;
  readonly width: number;
  readonly height: number;
  readonly letters: number;
}) {
  const { things: held, nearest } = useHeld();
  const { things } = useTable();
  const [thing, onto] = [held[0], nearest[0]];
  const words = thing === undefined || onto === undefined ? null : dropWords(thing, onto, view, offers);
  const at = onto === undefined ? null : things.centre(onto);
  if (!words || !at) return null;
  const size = letters * 1.15;
  const wide = Math.min(width - 16, size * 19);
  const lines = Math.min(3, linesOf(words.detail, wide - 24, size, 'Saira Condensed').length);
  const tall = size * (1.9 + (words.detail === '' ? 0 : lines * 1.15)) + 6;
  const x = Math.max(8, Math.min(width - wide - 8, at.x + size * 2.2));
  // over the place, so that neither hand nor piece hides it
  const y = at.y - tall - size * 2.6 > 8 ? at.y - tall - size * 2.6 : Math.min(height - tall - 8, at.y + size * 2.6);
  return (
    <pixiContainer x={x} y={y} zIndex={9000}>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .poly([8, 0, wide, 0, wide, tall - 8, wide - 8, tall, 0, tall, 0, 8])
            .fill({ color: ink.deep, alpha: 0.95 })
            .stroke({ width: 2.4, color: ink.mint })
        }
      />
      <Line text={words.title} x={14} y={size * 0.95} size={size * 1.1} width={wide - 28} font="Rajdhani" colour={ink.mint} />
      {words.detail !== '' && (
        <Para
          text={words.detail}
          x={14}
          y={size * 1.65}
          size={size}
          width={wide - 24}
          most={3}
          font="Saira Condensed"
          weight="600"
          leading={1.15}
        />
      )}
    </pixiContainer>
  );
}
