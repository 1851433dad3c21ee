import type { Offer } from '../../../../match/question.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';

/** Things that everybody may do at any time; they have small signs of their own at the rim. */
export const asides: readonly string[] = ['share', 'stop', 'rule'];
/** What is said of them where there is little room. */
const shorter: Readonly<Record<string, string>> = { share: 'Tell the others' };
export const asideWords = ({ id, label }: Pick<Offer, 'id' | 'label'>, narrow: boolean): string =>
  narrow ? (shorter[id] ?? label) : label;

/** Numbers of cards that lie in front of somebody, in a grid or beside it. */
function lyingOf(view: VantageView): ReadonlySet<number> {
  return new Set(
    view.seats.flatMap((seat) => {
      const { grid, reserve, lying } = view.players[seat]!;
      return [...grid.flatMap((placed) => (placed ? [placed.num] : [])), ...reserve.map(({ num }) => num), ...lying];
    }),
  );
}

/** Cards that were just gained and must be laid somewhere: they are in nobody's grid yet. */
export const incoming = (view: VantageView, offers: Offers): readonly number[] => {
  const lying = lyingOf(view);
  return offers
    .carried('card:')
    .map((id) => Number(id.slice(5)))
    .filter((num) => !lying.has(num));
};

/** Whether something on this table bears the name that an option touches. All others are rows of the page. */
function hasHome(view: VantageView, offers: Offers, { gesture }: Offer): boolean {
  if (gesture.kind === 'drag' || gesture.kind === 'throw' || gesture.kind === 'turn') return true;
  const id = gesture.kind === 'tap' ? gesture.on : gesture.word;
  if (asides.includes(id)) return true;
  const [kind, rest = ''] = [id.slice(0, Math.max(0, id.indexOf(':'))), id.slice(id.indexOf(':') + 1)];
  if (kind === 'here') return view.here !== null;
  if (kind === 'way')
    return (
      view.here !== null &&
      ['N', 'E', 'S', 'W'].includes(rest) &&
      (offers.asked('turn.action') !== undefined || offers.asked('turn.continue') !== undefined)
    );
  if (kind === 'destiny') return true;
  if (kind === 'pay') return rest !== 'boost' && rest !== 'card' && view.me !== null;
  if (kind === 'card' || kind === 'power') {
    const num = Number(rest.split('.')[0]);
    return lyingOf(view).has(num) || view.mission?.num === num || view.destinies.some((one) => one.num === num);
  }
  return false;
}

/** Options that are read on the page: choices, payments, everything that no thing on the table stands for. */
export const rowsOf = (view: VantageView, offers: Offers): readonly Offer[] =>
  offers.all.map(({ offer }) => offer).filter((offer) => !hasHome(view, offers, offer));
