import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { stats } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { Spot } from '../../../parts/Spot.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import { cream, faceColours, playerName } from '../names.ts';
import { Centre } from './Centre.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Orbit } from './Orbit.tsx';

extend({ Container, Graphics });

const seatColours: readonly number[] = [0x2b8f96, 0xd99a2b, 0xe0604f, 0x6f9a45, 0x7f5fb0, 0xa8443f];
const track = { width: 480, height: 52 } as const;

/** The centre as the common table shows it: trackers, mission and destinies, and the line of what happens. Never a location. */
export function TableBoard({
  view,
  offers,
  at,
  letters,
}: {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly at: Strip;
  readonly letters: number;
}) {
  const scale = Math.min(at.width / 520, at.height / 560);
  return (
    <>
      <Orbit view={{ ...view, phase: 'turns' }} at={at} letters={letters} />
      <Spot x={at.x + (at.width - track.width * scale) / 2} y={at.y + at.height * 0.14} scale={scale}>
        {stats.map((stat, row) => (
          <pixiContainer key={stat} y={row * (track.height + 10)}>
            <pixiGraphics
              draw={(g) => {
                g.clear().roundRect(0, 0, track.width, track.height, 10).fill({ color: cream, alpha: 0.92 });
                for (let n = 0; n <= 6; n++)
                  g.roundRect(70 + n * 58, 7, 52, 38, 6).fill({ color: faceColours[stat], alpha: n === 0 ? 0.32 : 0.14 });
              }}
            />
            <Glyph name={stat} x={36} y={track.height / 2} size={34} colour={faceColours[stat]} />
            {Array.from({ length: 7 }, (_, n) => (
              <Label key={n} text={String(n)} x={96 + n * 58} y={26} size={20} anchor={0.5} colour={0x8a7f9c} />
            ))}
            {view.seats.map((seat, i) => (
              <pixiContainer
                key={seat}
                x={84 + Math.min(6, view.players[seat]!.stats[stat]) * 58 + (i % 3) * 13}
                y={18 + Math.floor(i / 3) * 17}
              >
                <pixiGraphics
                  draw={(g) =>
                    void g
                      .clear()
                      .roundRect(-8, -8, 16, 16, 3)
                      .fill(seatColours[i] ?? 0x33284a)
                      .stroke({ color: 0x33284a, width: 1 })
                  }
                />
                <Label text={playerName(view, seat).charAt(0)} x={0} y={1} size={12} anchor={0.5} colour={cream} />
              </pixiContainer>
            ))}
          </pixiContainer>
        ))}
        <Spot x={20} y={200}>
          <Centre view={view} offers={offers} width={440} />
        </Spot>
      </Spot>
      {view.story && (
        <Label
          text={`${playerName(view, view.story.seat)}: ${view.story.verb}, cost ${view.story.cost}`}
          x={at.x + at.width / 2}
          y={at.y + at.height - letters * 2}
          size={Math.max(letters * 1.4, 20)}
          colour={cream}
          anchor={0.5}
        />
      )}
    </>
  );
}
