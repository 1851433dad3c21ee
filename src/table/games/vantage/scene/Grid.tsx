import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { cardForms, cellAt, isFlat, type GridForm } from '../layout/cardForms.ts';
import { powersOn } from '../layout/places.ts';
import { ink, playerName, skillColours } from '../names.ts';
import { GridCard } from './GridCard.tsx';
import { Label } from './Label.tsx';
import { LyingCard } from './LyingCard.tsx';
import { actsHere, OnCard } from './OnCard.tsx';
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
  const { grid, skill, ...beside } = view.players[seat]!;
  const { card, foot, title } = form;
  const right = form.size.width - 6;
  // a grid without words has no row below it
  const { reserve, lying } = card.band > 0 ? beside : { reserve: [], lying: [] };
  const name = playerName(view, seat);
  // what has no cell shares the row below: reserved cards first, then what lies there
  const pitch = Math.min(138, right / Math.max(1, reserve.length + lying.length));
  return (
    <>
      {/* in the middle of the strip above the cells, however low that is: below it they would lie on the words */}
      {title > 0 && (
        <Label
          text={name}
          x={8}
          y={form.top / 2}
          size={Math.min(title, 540 / name.length)}
          font="Fraunces"
          weight="600"
          anchor={{ x: 0, y: 0.5 }}
        />
      )}
      {skill && title > 0 && (
        <Label
          text={skill.toUpperCase()}
          x={right}
          y={form.top / 2}
          size={Math.min(15, title)}
          colour={skillColours[skill]}
          anchor={{ x: 1, y: 0.5 }}
          spaced={2}
        />
      )}
      {grid.map((placed, i) => (
        <Cell key={i} index={i} form={form} empty={placed === null} own={seat === view.me} />
      ))}
      <pixiContainer sortableChildren>
        {grid.map(
          (placed, i) =>
            placed && (
              <GridCard
                key={placed.num}
                placed={placed}
                form={card}
                home={cellAt(form, i)}
                place={`cell:${i}`}
                acting={actsHere(card, placed.num, offers)}
                lit={isFlat(card) && powersOn(placed.num, offers).length > 0}
              />
            ),
        )}
        {fresh.map((num, i) => (
          <GridCard
            key={num}
            placed={{ num, boost: 0, dice: [] }}
            form={card}
            home={{ x: right - 82 - i * 40, y: form.top + 70 + i * 30 }}
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
