import type { RoleMixId } from '../../content/mixes.ts';
import type { SpellId } from '../../content/spells.ts';
import { full, put } from '../../full.testing.ts';
import type { CursedId } from '../../roleStates.ts';
import type { RoleStep, VastState } from '../../state.ts';
import { offered, type VastMatch } from '../../vast.testing.ts';

type Edit = (s: VastState) => void;

/** The Warlock on the crypt 2,4 with nobody near: the Paladin is on the Entrance, the Giant Spider on the central Pit. */
export function alone(s: VastState): void {
  for (const skeleton of s.skeletons.march) delete s.figures[skeleton];
  put(s, { warlock: '2,4' });
}

/** His turn, at the beginning of one of its phases. */
export const warlockIn = (step: RoleStep, edit: Edit = () => {}, mix: RoleMixId = 'five'): VastMatch =>
  full(mix, (s) => {
    alone(s);
    s.active = 'warlock';
    s.phase = { step };
    edit(s);
  });

export const acting = (edit?: Edit, mix?: RoleMixId): VastMatch => warlockIn('warlock.actions', edit, mix);

/** Somebody else's turn while the Warlock is on the map. */
export const paladinActs = (edit: Edit = () => {}): VastMatch =>
  full('five', (s) => {
    alone(s);
    s.active = 'paladin';
    s.phase = { step: 'actions' };
    edit(s);
  });

/** Spells taken from the deck and put in play, in hand or among the discards. */
export function learn(s: VastState, pile: 'inPlay' | 'hand' | 'discard', ...cards: readonly SpellId[]): void {
  const { spells } = s.warlock!;
  spells.deck = spells.deck.filter((card) => !cards.includes(card));
  spells[pile] = [...spells[pile], ...cards];
}

/** Curse markers under pieces. */
export const hex = (s: VastState, markers: Partial<Record<CursedId, number>>): void => void Object.assign(s.cursed, markers);

export const sneakEndsOffered = (m: VastMatch, ask = 'warlock.action'): string[] =>
  offered(m, ask).filter((id) => id.startsWith('figure:warlock>space:')).map((id) => id.slice('figure:warlock>space:'.length)).sort();

export const boxesOffered = (m: VastMatch): string[] =>
  offered(m, 'warlock.action')
    .filter((id) => id.startsWith('cubes:magic>'))
    .map((id) => id.slice('cubes:magic>'.length));
