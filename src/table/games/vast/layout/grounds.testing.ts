import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Layout } from '../../../contract.ts';
import type { Question } from '../../../../match/question.ts';
import { nothingOffered, Offers } from '../../../gesture/offers.ts';
import { place } from '../../../zones/place.ts';
import { screenOf } from '../../../zones/screen.ts';
import type { Placement, TableWindow, ZonedTable } from '../../../zones/zone.ts';
import { largeBoard, roleBoards } from '../boards/index.ts';
import { fixedPlaces, lay } from '../layout.ts';
import { cardCounts } from './cards.ts';
import type { Ground } from './ground.ts';
import { groundIn } from './groundIn.ts';
import type { LaidThing } from './laid.ts';
import { zones } from './zones.ts';

/** A monitor, where everything lies at once, and a phone, where most of it is behind tabs. */
const screens = { wide: screenOf({ width: 1920, height: 1020 }), tall: screenOf({ width: 390, height: 656, touch: true }) } as const;

/** How the table lies in a window, once for each zone that a tab brings up. */
function everyGround(view: VastView, offers: Offers, layout: Layout, looked: Role | null = null): readonly Ground[] {
  const screen = screens[layout];
  const role = largeBoard(view, offers, { seat: null, looking: looked });
  const table = zones(view, offers, screen);
  const { inPlay, inHand } = cardCounts(roleBoards[role].held(view));
  const laid = { journey: view.journey !== null, roles: view.roles, role, inPlay, inHand };
  return placementsOf(table, screen, layout).map((placed) => groundIn(placed, laid));
}

const placements = new Map<string, readonly Placement[]>();

/** Placing is slow for thousands of positions; only what is written on the tabs differs between most of them. */
function placementsOf(table: ZonedTable, screen: TableWindow, layout: Layout): readonly Placement[] {
  const key = JSON.stringify([layout, table.map, table.zones.map(({ id, shapes }) => [id, shapes])]);
  const known = placements.get(key);
  if (known) return known;
  const laid = (open: string | null) => place(table, screen, open);
  const all = layout === 'wide' ? [laid(null)] : laid(null).tabs.map(({ id }) => laid(id));
  placements.set(key, all);
  return all;
}

interface Reached {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** A thing that is laid, or nothing for a place or waiting dice. */
  readonly thing: LaidThing | null;
}

/** Everything that can be seen and touched, whatever tab is open. */
export function reached(view: VastView, questions: readonly Question[], layout: Layout): Map<string, Reached> {
  const offers = new Offers(questions);
  const all = new Map<string, Reached>();
  for (const ground of everyGround(view, offers, layout)) {
    const { role, pieces, march, cards, onCards, edges, dice } = lay(view, offers, ground);
    const inside = ({ x, y }: { x: number; y: number }): boolean => x >= 0 && y >= 0 && x <= ground.width && y <= ground.height;
    for (const { id, snap } of [...fixedPlaces(ground, view, role), ...edges]) if (inside(snap)) all.set(id, { id, ...snap, thing: null });
    for (const thing of [...pieces, ...march, ...cards, ...onCards])
      if (thing.alpha > 0 && inside(thing)) all.set(thing.id, { id: thing.id, x: thing.x, y: thing.y, thing });
    for (const { id, x, y } of dice) if (inside({ x, y })) all.set(id, { id, x, y, thing: null });
  }
  return all;
}

export const groundAt = (view: VastView, layout: Layout = 'wide', offers: Offers = nothingOffered): Ground =>
  everyGround(view, offers, layout)[0]!;
