import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { actionsOf, cardOf } from '../../../../engine/games/vantage/content/cards.ts';
import type { Placed } from '../../../../engine/games/vantage/state.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { badgesOn, powersOn, slotsOn } from '../layout/places.ts';
import { ink, playerName, skillColours, typeColours } from '../names.ts';
import { Badge, badgeAt, cardHeight, cardWidth, GridCard, slotAt } from './GridCard.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

const gap = 8;
const cellAt = (i: number): { readonly x: number; readonly y: number } => ({
  x: 6 + cardWidth / 2 + (i % 3) * (cardWidth + gap),
  y: 40 + cardHeight / 2 + Math.floor(i / 3) * (cardHeight + gap),
});

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly seat: Seat;
  /** Cards that were gained and have no place yet; they wait over the corner. */
  readonly fresh: readonly number[];
  /** The smallest side that can be touched. */
  readonly finger: number;
}

/** Three by three cards of one player, with the slots, badges and cells that a hand may use. */
export function Grid({ view, offers, seat, fresh, finger }: Props) {
  const { grid, skill, reserve, lying } = view.players[seat]!;
  return (
    <>
      <Label text={playerName(view, seat)} x={8} y={6} size={24} font="Fraunces" weight="600" />
      {skill && (
        <Label text={skill.toUpperCase()} x={412} y={12} size={15} colour={skillColours[skill]} anchor={{ x: 1, y: 0 }} spaced={2} />
      )}
      {grid.map((placed, i) => (
        <Cell key={i} index={i} empty={placed === null} own={seat === view.me} />
      ))}
      <pixiContainer sortableChildren>
        {grid.map((placed, i) => placed && <GridCard key={placed.num} placed={placed} seat={seat} home={cellAt(i)} place={`cell:${i}`} />)}
        {fresh.map((num, i) => (
          <GridCard key={num} placed={{ num, boost: 0, dice: [] }} seat={seat} home={{ x: 330 - i * 40, y: 110 + i * 30 }} z={20} />
        ))}
        {reserve.map(({ num, boost }, i) => (
          <GridCard key={num} placed={{ num, boost, dice: [] }} seat={seat} home={{ x: 70 + i * 60, y: 606 }} z={-1} />
        ))}
      </pixiContainer>
      {lying.map((num, i) => (
        <LyingCard
          key={num}
          num={num}
          x={6 + i * Math.min(138, 412 / lying.length)}
          width={Math.min(130, 412 / lying.length - 6)}
          offers={offers}
        />
      ))}
      {grid.map(
        (placed, i) =>
          placed && <OnCard key={placed.num} placed={placed} at={cellAt(i)} seat={seat} offers={offers} finger={finger} />,
      )}
    </>
  );
}

function Cell({ index, empty, own }: { readonly index: number; readonly empty: boolean; readonly own: boolean }) {
  const { x, y } = cellAt(index);
  const [left, top] = [x - cardWidth / 2, y - cardHeight / 2];
  return (
    <>
      {empty && (
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .roundRect(left, top, cardWidth, cardHeight, 8)
              .fill({ color: ink, alpha: 0.06 })
              .stroke({ color: ink, alpha: 0.22, width: 1.4 })
          }
        />
      )}
      {own && <Pressed id={`cell:${index}`} x={left} y={top} width={cardWidth} height={cardHeight} z={-2} />}
    </>
  );
}

/** Slots, badges and powers of a card that lies in a grid. */
function OnCard({
  placed,
  at,
  seat,
  offers,
  finger,
}: {
  readonly placed: Placed;
  readonly at: { readonly x: number; readonly y: number };
  readonly seat: Seat;
  readonly offers: Offers;
  readonly finger: number;
}) {
  const { num } = placed;
  const card = cardOf(num);
  const powers = powersOn(num, offers);
  const [reach, high] = [Math.max(40, finger), Math.max(32, finger)];
  const wide = Math.min(40, high);
  const pitch = Math.min(Math.max(24, finger), 72 / Math.max(1, powers.length));
  const [slots, badges] = [slotsOn(seat, num), badgesOn(num)];
  return (
    <>
      {card.slots.map(({ id }, i) => {
        const { x, y } = slotAt(i, card.slots.length);
        return (
          <Pressed
            key={id}
            id={slots[i]!}
            x={at.x + x - reach / 2}
            y={at.y + y - reach / 2}
            width={reach}
            height={reach}
            round={7}
            z={6}
          />
        );
      })}
      {actionsOf(num).map(({ verb, cat }, i) => {
        const { x, y } = badgeAt(i);
        const id = badges[i]!;
        return (
          <pixiContainer key={verb} x={at.x + x} y={at.y + y}>
            <Badge cat={cat} lit={offers.tap(id) !== undefined} />
            <Pressed id={id} x={at.x + x - wide / 2} y={at.y + y - high / 2} width={wide} height={high} round={16} z={8} />
          </pixiContainer>
        );
      })}
      {powers.map((id, i) => (
        <pixiContainer key={id}>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .roundRect(at.x - cardWidth / 2 + 4, at.y - cardHeight / 2 + 4 + i * pitch, 60, 22, 11)
                .fill(0xffd27a)
                .stroke({ color: 0x8a6420, width: 1 })
            }
          />
          <Label text="power" x={at.x - cardWidth / 2 + 34} y={at.y - cardHeight / 2 + 15 + i * pitch} size={13} anchor={0.5} />
          <Pressed
            id={id}
            x={at.x - cardWidth / 2}
            y={at.y - cardHeight / 2 + i * pitch}
            width={68}
            height={pitch}
            round={11}
            z={9}
          />
        </pixiContainer>
      ))}
    </>
  );
}

/** A map, a letter or a holding beside the grid: its name, and its actions. */
function LyingCard({
  num,
  x,
  width,
  offers,
}: {
  readonly num: number;
  readonly x: number;
  readonly width: number;
  readonly offers: Offers;
}) {
  const [y, height] = [598, 40];
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
