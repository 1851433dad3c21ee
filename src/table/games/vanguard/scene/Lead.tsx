import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { recruitOf } from '../../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../../engine/games/vanguard/content/vocabulary.ts';
import type { SeenPlanet, VanguardView } from '../../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { sectionCodes } from '../names.ts';
import { openPage } from '../pages.ts';
import { ink, sectionColours } from '../palette.ts';
import { Line, Sign } from './primitives.tsx';

extend({ Container, Graphics });

/** Before the keys, in one line: who gives these answers, and what is left of their turn, which the prompt says in words. */
export function CrewLead({
  view,
  planet,
  who,
  size,
}: {
  readonly view: VanguardView;
  readonly planet: SeenPlanet;
  readonly who: Section;
  readonly size: number;
}) {
  const board = view.boards[who];
  const turn = planet.turn?.who === who ? planet.turn : null;
  return (
    <>
      <Picture frame={`badge/${who}`} x={size} y={0} scale={(size * 1.7) / 56} />
      <Line
        text={board ? recruitOf(board.crew).name : sectionCodes[who]}
        x={size * 2.2}
        y={0}
        size={size * 1.05}
        width={size * (turn ? 8.4 : 12)}
        font="Rajdhani"
        colour={sectionColours[who]}
      />
      {turn && (
        <pixiGraphics
          draw={(g) => {
            g.clear();
            for (let i = 0; i < Math.max(2, turn.actions); i++)
              g.circle(size * (11.2 + i * 1.05), 0, size * 0.38).fill({ color: i < turn.actions ? ink.orange : 0x33445a });
          }}
        />
      )}
      {turn && <Sign name="special" x={size * 13.6} y={0} size={size * 1.1} tint={turn.special > 0 ? ink.mint : 0x3a4a5c} />}
    </>
  );
}

/** Aboard: the open page of the ship book. */
export function BookLead({ view, offers, size }: { readonly view: VanguardView; readonly offers: Offers; readonly size: number }) {
  const { title, sign, page } = openPage(view, offers);
  return (
    <>
      <Sign name={sign} x={size} y={0} size={size * 1.4} tint={ink.orange} />
      <Line text={page === null ? title : `${page}  ${title}`} x={size * 2.2} y={0} size={size * 1.05} width={size * 12} font="Rajdhani" />
    </>
  );
}
