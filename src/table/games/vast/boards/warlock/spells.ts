import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { HeldCards } from '../../layout/cards.ts';

export const spellDeck = ({ spells }: NonNullable<VastView['warlock']>): HeldCards => ({ kind: 'spell', ...spells });
