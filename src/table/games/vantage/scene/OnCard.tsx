import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { actionsOf, cardOf } from '../../../../engine/games/vantage/content/cards.ts';
import type { Placed } from '../../../../engine/games/vantage/state.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { badgeAt, isFlat, isTight, slotAt, type CardForm } from '../layout/cardForms.ts';
import { badgesOn, powersOn, slotsOn } from '../layout/places.ts';
import { Badge } from './GridCard.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';

extend({ Container, Graphics });

const isAsked = (num: number, offers: Offers): boolean => badgesOn(num).some((id) => offers.tap(id) !== undefined);
/** A low card has no room for several actions beside its slots: whichever is asked for is shown. */
export const actsHere = (form: CardForm, num: number, offers: Offers): boolean =>
  isTight(form) && badgesOn(num).length > 1 && isAsked(num, offers);

/**
 * The powers of a card that may be used now: one below the other on its picture, or side by side at the rim of a low card. On a flat
 * one the strip with its name is the button.
 */
function powerAt(form: CardForm, i: number, count: number, finger: number): Strip {
  const { width, height, picture } = form;
  if (isFlat(form)) return { x: -width / 2 + (i * width) / count, y: -height / 2 - 4, width: width / count, height: 26 };
  // with a mouse it ends above the name, with a finger it may lie on its rim
  const rim = finger < 40 ? 24 : finger;
  if (picture < 50) return { x: -width / 2 + (i * width) / count, y: -height / 2 + 21 - rim, width: width / count, height: rim };
  const pitch = Math.min(Math.max(24, finger), picture / count);
  return { x: -width / 2, y: -height / 2 + 2 + i * pitch, width: 68, height: pitch };
}

interface Props {
  readonly placed: Placed;
  readonly at: { readonly x: number; readonly y: number };
  readonly form: CardForm;
  readonly seat: Seat;
  readonly offers: Offers;
  /** The smallest side that can be touched. */
  readonly finger: number;
}

/** Slots, badges and powers of a card that lies in a grid. One without words has its slots alone. */
export function OnCard({ placed: { num }, at, form, seat, offers, finger }: Props) {
  const slots = slotsOn(seat, num);
  const badges = badgesOn(num);
  const [actions, powers] = form.band > 0 ? [actionsOf(num), powersOn(num, offers)] : [[], []];
  const asked = isAsked(num, offers);
  const crowded = isTight(form) && badges.length > 1 && !asked;
  const [reach, high] = [Math.max(40, finger), Math.max(32, finger)];
  const wide = Math.min(40, high);
  // slots that lie side by side share the room between them
  const across = Math.min(reach, form.slots.pitch);
  return (
    <>
      {(actsHere(form, num, offers) ? [] : cardOf(num).slots).map(({ id }, i) => {
        const { x, y } = slotAt(form, i, slots.length);
        return (
          <Pressed
            key={id}
            id={slots[i]!}
            x={at.x + x - across / 2}
            y={at.y + y - reach / 2}
            width={across}
            height={reach}
            round={7}
            z={6}
          />
        );
      })}
      {actions.map(({ verb, cat }, i) => {
        const { x, y } = badgeAt(form, i, badges.length, asked);
        const id = badges[i]!;
        return (
          <pixiContainer key={verb} x={at.x + x} y={at.y + y}>
            <pixiContainer scale={crowded ? 0.6 : 1}>
              <Badge cat={cat} lit={offers.tap(id) !== undefined} />
            </pixiContainer>
            <Pressed id={id} x={at.x + x - wide / 2} y={at.y + y - high / 2} width={wide} height={high} round={16} z={8} />
          </pixiContainer>
        );
      })}
      {powers.map((id, i) => {
        const { x, y, width, height } = powerAt(form, i, powers.length, finger);
        return (
          <pixiContainer key={id}>
            {(!isFlat(form) || powers.length > 1) && <PowerSign x={at.x + x + 4} y={at.y + y + 2} width={Math.min(60, width - 4)} />}
            <Pressed id={id} x={at.x + x} y={at.y + y} width={width} height={height} round={11} z={9} />
          </pixiContainer>
        );
      })}
    </>
  );
}

const PowerSign = ({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) => (
  <>
    <pixiGraphics draw={(g) => void g.clear().roundRect(x, y, width, 20, 10).fill(0xffd27a).stroke({ color: 0x8a6420, width: 1 })} />
    <Label text="power" x={x + width / 2} y={y + 10} size={13} anchor={0.5} />
  </>
);
