import { dominationTrack, type SpellId } from '../../content/spells.ts';
import type { SquareId } from '../../content/manor.ts';
import type { WarlockState } from '../../roleStates.ts';
import type { Vast, VastState } from '../../state.ts';

/** Only for rules of his own turn, and for those that have made sure that he is in play. */
export const warlockOf = ({ state }: Vast): WarlockState => state.warlock!;

/** MM-469 He is never in the grounds. */
export const warlockSquare = (state: VastState): SquareId => state.figures.warlock as SquareId;

/** MM-499 A spell works while it lies in play, not in hand. */
export const hasSpell = ({ warlock }: VastState, spell: SpellId): boolean => warlock!.spells.inPlay.includes(spell);

type Gift = (typeof dominationTrack)[number]['gives'];

/** MM-491, MM-495 Whether a dominated piece lies on the space with that lasting effect. */
export const hasGift = ({ warlock }: VastState, gift: Gift): boolean =>
  dominationTrack.some(({ gives }, space) => gives === gift && warlock!.dominated[space] !== null);

export const dominatedCount = ({ warlock }: VastState): number => warlock!.dominated.filter((piece) => piece !== null).length;
