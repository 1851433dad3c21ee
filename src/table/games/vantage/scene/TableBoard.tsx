import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { stats } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Spot } from '../../../parts/Spot.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import { boardSize, centreAt, track, trackSize } from '../layout/boardForms.ts';
import { centreWidth } from '../layout/centerCards.ts';
import { cream, faceColours, playerName } from '../names.ts';
import { Centre } from './Centre.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Orbit } from './Orbit.tsx';

extend({ Container, Graphics });

const seatColours: readonly number[] = [0x2b8f96, 0xd99a2b, 0xe0604f, 0x6f9a45, 0x7f5fb0, 0xa8443f];

/** The centre as the common table shows it: trackers, mission and destinies, and the line of what happens. Never a location. */
export function TableBoard({
  view,
  offers,
  at,
  letters,
  apart,
}: {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly at: Strip;
  readonly letters: number;
  /** Mission and destinies have a place of their own. */
  readonly apart: boolean;
}) {
  const scaleOf = (size: { readonly width: number; readonly height: number }): number =>
    Math.min(at.width / size.width, at.height / size.height);
  // what the cards say stands there if it can be read
  const brief = scaleOf(boardSize(view, false)) * 13 < letters;
  const size = apart ? trackSize : boardSize(view, brief);
  const scale = scaleOf(size);
  return (
    <>
      <Orbit view={{ ...view, phase: 'turns' }} at={at} letters={letters} />
      <Spot x={at.x + (at.width - size.width * scale) / 2} y={at.y + (at.height - size.height * scale) / 2} scale={scale}>
        {stats.map((stat, row) => (
          <pixiContainer key={stat} x={7} y={track.top + row * track.pitch}>
            <pixiGraphics
              draw={(g) => {
                g.clear().roundRect(0, 0, track.width, track.height, 10).fill({ color: cream, alpha: 0.92 });
                for (let n = 0; n <= 6; n++)
                  g.roundRect(62 + n * track.cell, 6, track.cell - 3, 40, 6).fill({
                    color: faceColours[stat],
                    alpha: n === 0 ? 0.32 : 0.14,
                  });
              }}
            />
            <Glyph name={stat} x={32} y={track.height / 2} size={32} colour={faceColours[stat]} />
            {Array.from({ length: 7 }, (_, n) => (
              <Label key={n} text={String(n)} x={83.5 + n * track.cell} y={26} size={20} anchor={0.5} colour={0x8a7f9c} />
            ))}
            {view.seats.map((seat, i) => (
              <pixiContainer
                key={seat}
                x={70 + Math.min(6, view.players[seat]!.stats[stat]) * track.cell + (i % 3) * 14}
                y={17 + Math.floor(i / 3) * 18}
              >
                <pixiGraphics
                  draw={(g) =>
                    void g
                      .clear()
                      .roundRect(-7, -8.5, 14, 17, 3)
                      .fill(seatColours[i] ?? 0x33284a)
                      .stroke({ color: 0x33284a, width: 1 })
                  }
                />
                <Label text={playerName(view, seat).charAt(0)} x={0} y={1} size={13} anchor={0.5} colour={cream} />
              </pixiContainer>
            ))}
          </pixiContainer>
        ))}
        {!apart && (
          <Spot {...centreAt(centreWidth)}>
            <Centre view={view} offers={offers} width={centreWidth} brief={brief} />
          </Spot>
        )}
      </Spot>
      {view.story && (
        <Label
          text={`${playerName(view, view.story.seat)}: ${view.story.verb}, cost ${view.story.cost}`}
          x={at.x + at.width / 2}
          y={at.y + at.height - letters * 2}
          size={letters * 1.2}
          colour={cream}
          anchor={0.5}
        />
      )}
    </>
  );
}
