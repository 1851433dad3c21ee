import type { SquareId } from '../../content/manor.ts';
import type { RoleMixId } from '../../content/mixes.ts';
import { powerCards, type PowerCardId } from '../../content/powers.ts';
import { full } from '../../full.testing.ts';
import type { SpiderForm } from '../../roleStates.ts';
import { skeletonIds, spiderlingIds } from '../figures.ts';
import type { FigureId, RoleStep, VastState } from '../../state.ts';
import { lay, type VastMatch } from '../../vast.testing.ts';

type Edit = (s: VastState) => void;

/** Her turn, in moving and casting unless another phase is named, with no Skeleton on the map and the Paladin far away. */
export const spiderTurn = (edit: Edit = () => {}, step: RoleStep = 'spider.cast', mix: RoleMixId = 'paladin-skeletons-spider'): VastMatch =>
  full(mix, (s) => {
    alone(s);
    s.active = 'spider';
    s.phase = { step };
    edit(s);
  });

/** The Paladin's Take Actions phase, with the Spider somewhere. */
export const paladinTurn = (edit: Edit = () => {}, mix: RoleMixId = 'paladin-skeletons-spider'): VastMatch =>
  full(mix, (s) => {
    alone(s);
    s.phase = { step: 'actions' };
    edit(s);
  });

function alone(s: VastState): void {
  for (const id of skeletonIds) delete s.figures[id];
  if (!s.spider) return;
  s.spider.hadFirstTurn = true;
  s.spider.expand = false;
}

/** Makes her one figure on one tile, or as many Spiderlings as tiles are named. */
export function become(s: VastState, form: SpiderForm, ...at: readonly SquareId[]): void {
  for (const id of ['giant', 'sorcerer', ...spiderlingIds] as FigureId[]) delete s.figures[id];
  s.spider!.form = form;
  if (form !== 'spiderlings') s.figures[form] = at[0]!;
  else at.forEach((square, i) => (s.figures[spiderlingIds[i]!] = square));
}

/** Exactly these power cards in hand. */
export function hold(s: VastState, ...cards: readonly PowerCardId[]): void {
  const { powers } = s.spider!;
  powers.hand = [...cards];
  powers.discard = [];
  powers.deck = powerCards.filter((card) => !cards.includes(card));
}

/** Lit tiles without walls; the starting Pit is one already. */
const wideOpen = ['shrine-X-1', 'shrine-X-2', 'blood-X-1', 'blood-X-2', 'blood-X-3', 'poltergeist-X-1', 'poltergeist-X-2'];

export const layOpen = (s: VastState, ...squares: readonly SquareId[]): void =>
  squares.forEach((square, i) => lay(s, square, wideOpen[i]!));

/** The whole fourth row, Lit and without walls. */
export const corridor = (s: VastState): void => layOpen(s, '1,4', '2,4', '3,4', '5,4', '6,4', '7,4');

export const handOf = (s: VastState): readonly PowerCardId[] => s.spider!.powers.hand;

/** The options of moving and casting that begin with a thing, by what they lead to. */
export const onto = (ids: readonly string[], from: string): string[] =>
  ids.filter((id) => id.startsWith(`${from}>`)).map((id) => id.slice(from.length + 1));
