import type { Role } from '../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { largeBoard, roleBoards } from './boards/index.ts';
import { layCurses } from './boards/warlock/curses.ts';
import { cardKindsOf, cardPlaces, layCards, layMarch } from './layout/cards.ts';
import type { Dealt } from './layout/cubes.ts';
import { layDice, type WaitingDice } from './layout/dice.ts';
import { layFigures } from './layout/figures.ts';
import type { Ground } from './layout/ground.ts';
import type { LaidPlace, LaidThing } from './layout/laid.ts';
import { dialPlaces, edgePlaces, mapPlaces, railPlaces, stairsPlace } from './layout/places.ts';
import { zoneOfThing } from './layout/zones.ts';
import { layEdges, layPits, layTokens, layTreasures } from './layout/tokens.ts';

/** Where the nameless pieces of each board were in the view before this one. */
export type DealtBefore = Readonly<Partial<Record<Role, Dealt>>>;

/** Everything that lies on the table for one view. */
interface LaidTable {
  /** The role whose board lies large. */
  readonly role: Role;
  /** On boards and map, sorted among each other. */
  readonly pieces: readonly LaidThing[];
  readonly march: readonly LaidThing[];
  readonly cards: readonly LaidThing[];
  /** Pieces that lie on cards. */
  readonly onCards: readonly LaidThing[];
  /** Places that depend on what is asked; the others never move. */
  readonly edges: readonly LaidPlace[];
  /** Dice that wait to be thrown. */
  readonly dice: readonly WaitingDice[];
  readonly memory: DealtBefore;
}

const liesOnCard = ({ place }: LaidThing): boolean => place?.startsWith('card:') === true;

/** What is in a hand stays seen wherever it came from. */
interface LayingNow {
  readonly before?: DealtBefore;
  readonly role?: Role;
  readonly inHand?: readonly string[];
}

export function lay(view: VastView, offers: Offers, ground: Ground, now: LayingNow = {}): LaidTable {
  const { before = {}, role = largeBoard(view, offers), inHand = [] } = now;
  const board = roleBoards[role];
  const { things, dealt } = board.lay({ ground, spot: ground.board, view, offers, before: before[role] ?? [] });
  const as = (...kinds: readonly LaidThing['look']['as'][]) => things.filter(({ look }) => kinds.includes(look.as));
  const lying = [...layTokens(ground, view), ...layTreasures(ground, view)].map((piece) =>
    offers.touched.has(piece.id) ? { ...piece, touchable: true } : piece,
  );
  const figures = layFigures(ground, view, offers);
  // what lies behind a tab waits there unseen
  const shown = (list: readonly LaidThing[]): readonly LaidThing[] =>
    list.map((one) => {
      const zone = zoneOfThing(one.id, view, role);
      return zone === null || ground.up.has(zone) || inHand.includes(one.id) ? one : { ...one, alpha: 0, touchable: false };
    });
  return {
    role,
    pieces: shown([
      ...lying,
      ...layPits(ground, view),
      ...layEdges(ground, view),
      ...figures,
      ...layCurses(ground, view, [...lying, ...figures], role),
      ...things.filter((one) => one.look.as !== 'card' && one.look.as !== 'march' && !liesOnCard(one)),
    ]),
    onCards: shown(things.filter(liesOnCard)),
    march: shown([...(view.journey ? layMarch(ground, view) : []), ...as('march')]),
    cards: shown([...layCards(ground, role, board.held(view)), ...as('card')]),
    edges: [...edgePlaces(ground, offers), ...stairsPlace(ground, offers)],
    dice: layDice(ground, offers, view),
    memory: { ...before, [role]: dealt },
  };
}

/** Places that stay where they are as long as the same board lies large. */
export function fixedPlaces(ground: Ground, view: VastView, role: Role): readonly LaidPlace[] {
  const places = [
    ...mapPlaces(ground),
    ...roleBoards[role].places(ground.board),
    ...cardPlaces(ground, role, cardKindsOf[role]),
    ...(view.journey ? dialPlaces(ground) : railPlaces(ground, view.roles, role)),
  ];
  return places.filter(({ id }) => {
    const zone = zoneOfThing(id, view, role);
    return zone === null || ground.up.has(zone);
  });
}
