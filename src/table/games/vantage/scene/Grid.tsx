import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { actionsOf, cardOf } from '../../../../engine/games/vantage/content/cards.ts';
import type { Placed } from '../../../../engine/games/vantage/state.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { badgeAt, cardForms, cellAt, slotAt, type CardForm, type GridForm } from '../layout/cardForms.ts';
import { badgesOn, powersOn, slotsOn } from '../layout/places.ts';
import { ink, playerName, skillColours } from '../names.ts';
import { Badge, GridCard } from './GridCard.tsx';
import { Label } from './Label.tsx';
import { LyingCard } from './LyingCard.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly seat: Seat;
  readonly form: GridForm;
  /** Cards that were gained and have no place yet; they wait over the corner. */
  readonly fresh: readonly number[];
  /** The smallest side that can be touched. */
  readonly finger: number;
}

/** Three by three cards of one player, with the slots, badges and cells that a hand may use. */
export function Grid({ view, offers, seat, form, fresh, finger }: Props) {
  const { grid, skill, reserve, lying } = view.players[seat]!;
  const { card, foot, title } = form;
  const name = playerName(view, seat);
  // what has no cell shares the row below: reserved cards first, then what lies there
  const pitch = Math.min(138, 412 / Math.max(1, reserve.length + lying.length));
  return (
    <>
      <Label text={name} x={8} y={form.top * 0.15} size={Math.min(title, 540 / name.length)} font="Fraunces" weight="600" />
      {skill && (
        <Label
          text={skill.toUpperCase()}
          x={412}
          y={form.top * 0.3}
          size={Math.min(15, title)}
          colour={skillColours[skill]}
          anchor={{ x: 1, y: 0 }}
          spaced={2}
        />
      )}
      {grid.map((placed, i) => (
        <Cell key={i} index={i} form={form} empty={placed === null} own={seat === view.me} />
      ))}
      <pixiContainer sortableChildren>
        {grid.map(
          (placed, i) => placed && <GridCard key={placed.num} placed={placed} form={card} home={cellAt(form, i)} place={`cell:${i}`} />,
        )}
        {fresh.map((num, i) => (
          <GridCard
            key={num}
            placed={{ num, boost: 0, dice: [] }}
            form={card}
            home={{ x: 330 - i * 40, y: form.top + 70 + i * 30 }}
            z={20}
          />
        ))}
        {reserve.map(({ num, boost }, i) => (
          <GridCard
            key={num}
            placed={{ num, boost, dice: [] }}
            form={cardForms.slip}
            home={{ x: 6 + cardForms.slip.width / 2 + i * pitch, y: foot + cardForms.slip.height / 2 }}
            z={-1}
          />
        ))}
      </pixiContainer>
      {lying.map((num, i) => (
        <LyingCard
          key={num}
          num={num}
          x={6 + (reserve.length + i) * pitch}
          y={foot}
          width={pitch - 8}
          offers={offers}
        />
      ))}
      {grid.map((placed, i) =>
        placed ? (
          <OnCard key={placed.num} placed={placed} at={cellAt(form, i)} form={card} seat={seat} offers={offers} finger={finger} />
        ) : null,
      )}
    </>
  );
}

interface CellProps {
  readonly index: number;
  readonly form: GridForm;
  readonly empty: boolean;
  readonly own: boolean;
}

function Cell({ index, form, empty, own }: CellProps) {
  const { x, y } = cellAt(form, index);
  const { width, height } = form.card;
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    <>
      {empty && (
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .roundRect(left, top, width, height, 8)
              .fill({ color: ink, alpha: 0.06 })
              .stroke({ color: ink, alpha: 0.22, width: 1.4 })
          }
        />
      )}
      {own && <Pressed id={`cell:${index}`} x={left} y={top} width={width} height={height} z={-2} />}
    </>
  );
}

/** The powers of a card that may be used now: one below the other on its picture, or side by side at the rim of a low card. */
function powerAt({ width, height, picture }: CardForm, i: number, count: number, finger: number): Strip {
  // with a mouse it ends above the name, with a finger it may lie on its rim
  const rim = finger < 40 ? 24 : finger;
  if (picture < 50) return { x: -width / 2 + (i * width) / count, y: -height / 2 - 12, width: width / count, height: rim };
  const pitch = Math.min(Math.max(24, finger), picture / count);
  return { x: -width / 2, y: -height / 2 + 2 + i * pitch, width: 68, height: pitch };
}

/** Slots, badges and powers of a card that lies in a grid. */
function OnCard({
  placed,
  at,
  form,
  seat,
  offers,
  finger,
}: {
  readonly placed: Placed;
  readonly at: { readonly x: number; readonly y: number };
  readonly form: CardForm;
  readonly seat: Seat;
  readonly offers: Offers;
  readonly finger: number;
}) {
  const { num } = placed;
  const card = cardOf(num);
  const powers = powersOn(num, offers);
  const [reach, high] = [Math.max(40, finger), Math.max(32, finger)];
  const wide = Math.min(40, high);
  const [slots, badges] = [slotsOn(seat, num), badgesOn(num)];
  return (
    <>
      {card.slots.map(({ id }, i) => {
        const { x, y } = slotAt(form, i, card.slots.length);
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
        const { x, y } = badgeAt(form, i);
        const id = badges[i]!;
        return (
          <pixiContainer key={verb} x={at.x + x} y={at.y + y}>
            <Badge cat={cat} lit={offers.tap(id) !== undefined} />
            <Pressed id={id} x={at.x + x - wide / 2} y={at.y + y - high / 2} width={wide} height={high} round={16} z={8} />
          </pixiContainer>
        );
      })}
      {powers.map((id, i) => {
        const { x, y, width, height } = powerAt(form, i, powers.length, finger);
        return (
          <pixiContainer key={id}>
            <pixiGraphics
              draw={(g) =>
                void g
                  .clear()
                  .roundRect(at.x + x + 4, at.y + y + 2, Math.min(60, width - 4), 20, 10)
                  .fill(0xffd27a)
                  .stroke({ color: 0x8a6420, width: 1 })
              }
            />
            <Label text="power" x={at.x + x + 4 + Math.min(60, width - 4) / 2} y={at.y + y + 12} size={13} anchor={0.5} />
            <Pressed id={id} x={at.x + x} y={at.y + y} width={width} height={height} round={11} z={9} />
          </pixiContainer>
        );
      })}
    </>
  );
}
