import { actionsOf, cardOf } from '../../../../engine/games/vantage/content/cards.ts';
import { skills } from '../../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { rowsOf } from './homes.ts';

/** Names of what can be touched. The scene draws from these lists, so what is in them is on the table. */
export const slotsOn = (seat: Seat, num: number): readonly string[] => cardOf(num).slots.map(({ id }) => `slot:${seat}:${num}.${id}`);
export const badgesOn = (num: number): readonly string[] => actionsOf(num).map(({ verb }) => `card:${num}.${verb}`);
export const powersOn = (num: number, offers: Offers): readonly string[] =>
  offers.all.flatMap(({ offer: { id } }) => (id.startsWith(`power:${num}.`) ? [id] : []));
export const tokens: readonly string[] = [...skills, 'coin'].map((kind) => `pay:${kind}`);

/** Dice that were rolled and lie below the tray; equal ones are numbered. */
export function diceOf(view: VantageView): readonly { readonly face: VantageView['roll'][number]; readonly id: string }[] {
  const counts = new Map<string, number>();
  return view.roll.map((face) => {
    const nth = (counts.get(face) ?? 0) + 1;
    counts.set(face, nth);
    return { face, id: nth === 1 ? `die:${face}` : `die:${face}#${nth}` };
  });
}

/** Dice lie on the page of whoever rolled them, beside the grid whose slots they go to; on the other screens they lie at the tray. */
export const pageHoldsDice = ({ me, story }: VantageView): boolean => story !== null && (me === null || story.seat === me);

/** An action is being chosen: the signs stand in the landscape, and whatever else is offered lies at the rim. */
export const isChoosing = (offers: Offers): boolean =>
  offers.asked('turn.action') !== undefined || offers.asked('turn.continue') !== undefined;

/** Whether the page lies over the vista: then its signs and exits are hidden. */
export const isReading = (view: VantageView, offers: Offers): boolean =>
  view.me !== null && !isChoosing(offers) && (view.story?.seat === view.me || view.page !== null || rowsOf(view, offers).length > 0);
