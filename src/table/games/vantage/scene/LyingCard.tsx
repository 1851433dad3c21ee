import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { actionsOf, cardOf } from '../../../../engine/games/vantage/content/cards.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { cardForms } from '../layout/cardForms.ts';
import { badgesOn, powersOn } from '../layout/places.ts';
import { ink, typeColours } from '../names.ts';
import { Badge } from './GridCard.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

/** A map, a letter or a holding beside the grid: its name, and its actions. */
export function LyingCard({
  num,
  x,
  y,
  width,
  offers,
}: {
  readonly num: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly offers: Offers;
}) {
  const { height } = cardForms.slip;
  const badges = badgesOn(num);
  const powers = powersOn(num, offers);
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x, y, width, height, 6)
            .fill(0xfbf3e4)
            .stroke({ color: typeColours[cardOf(num).type] ?? ink, width: 1.6 })
        }
      />
      <Label
        text={cardOf(num).name}
        x={x + 6}
        y={y + height / 2}
        size={13}
        font="Fraunces"
        weight="600"
        anchor={{ x: 0, y: 0.5 }}
        wrap={width - 12 - badges.length * 28}
        lines={1}
      />
      <Pressed id={`card:${num}`} x={x} y={y} width={width} height={height} z={2} />
      {actionsOf(num).map(({ cat }, i) => (
        <pixiContainer key={badges[i]!} x={x + width - 18 - i * 28} y={y + height / 2}>
          <Badge cat={cat} lit={offers.tap(badges[i]!) !== undefined} />
          <Pressed id={badges[i]!} x={x + width - 32 - i * 28} y={y + 6} width={28} height={28} round={14} z={5} />
        </pixiContainer>
      ))}
      {powers.map((id, i) => (
        <pixiContainer key={id}>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .roundRect(x + 4 + i * 62, y - 12, 58, 20, 10)
                .fill(0xffd27a)
            }
          />
          <Label text="power" x={x + 33 + i * 62} y={y - 2} size={13} anchor={0.5} />
          <Pressed id={id} x={x + 4 + i * 62} y={y - 12} width={58} height={20} round={10} z={6} />
        </pixiContainer>
      ))}
    </>
  );
}
