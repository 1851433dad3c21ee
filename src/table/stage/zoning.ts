import type { AnyGameTable, Layout } from '../contract.ts';
import type { Offers } from '../gesture/offers.ts';
import { momentOf, nothingOpened, openZone, type OpenedZones } from '../zones/opened.ts';
import { place, placeWhole } from '../zones/place.ts';
import { screenOf } from '../zones/screen.ts';
import { withWants } from '../zones/wanted.ts';
import type { Placement, TableWindow, Tab, Zone } from '../zones/zone.ts';
import { Cell } from './cell.ts';
import type { Point } from './shapes.ts';
import type { Things } from './things.ts';

type ZonedGame = Pick<AnyGameTable, 'extent' | 'zones' | 'zoneOf'>;

interface Laid {
  readonly view: unknown;
  readonly offers: Offers;
  readonly layout: Layout;
}

/** A screen of which one CSS pixel is one unit. */
const reference = screenOf({ width: 1920, height: 1080 });

const bare = ({ id, title, state }: Tab): Zone => ({ id, title, state, shapes: [], importance: 0 });

/** Larger letters than usual are tried in so many steps. */
const steps = 4;

/**
 * Letters on the table are as large as asked for where it has room for them. In a small window what is touched comes first: large print
 * beside a map on which no finger meets a square would help nobody.
 */
export function withRoomFor(screen: TableWindow, lay: (screen: TableWindow) => Placement): Placement {
  for (let step = steps; step > 0; step--) {
    const placed = lay(screenOf({ ...screen, text: 1 + ((screen.text - 1) * step) / steps }));
    if (placed.ease >= 1 || screen.text <= 1) return placed;
  }
  return lay(screenOf({ ...screen, text: 1 }));
}

/** Which zones of the table are up, and where. */
export class Zoning {
  /** The room that the table has: another one lays it anew. */
  readonly screen = new Cell<TableWindow>(screenOf({ width: 1280, height: 720 }));
  readonly opened = new Cell<OpenedZones>(nothingOpened);
  /** How the table lies now. */
  readonly placed = new Cell<Placement | null>(null);
  /** Something has the screen to itself, such as a page that is read: tabs would lie over it. */
  readonly covered = new Cell(false);
  /** Things are shown as large as they are: the table is laid as for a large screen, whatever part of it this one shows. */
  trueSize = false;
  /** Another zone was asked for and is not laid yet. */
  pending = false;
  private game: ZonedGame | null = null;
  private laid: Laid | null = null;
  /** What was up last. */
  private last: string | null = null;

  constructor(private readonly things: Things) {
    things.isAway = (zone) => zone !== undefined && this.placed.get()?.away[zone] !== undefined;
  }

  /** The window, the size of its letters, or the kind of its pointer has changed. */
  measure(now: { readonly width?: number; readonly height?: number; readonly text?: number; readonly touch?: boolean }): void {
    const before = this.screen.get();
    const screen = screenOf({ ...before, ...now });
    if (JSON.stringify(screen) !== JSON.stringify(before)) this.screen.set(screen);
  }

  lay(game: ZonedGame, laid: Laid): Placement {
    this.game = game;
    this.laid = laid;
    this.pending = false;
    const screen = this.trueSize ? reference : this.screen.get();
    if (!game.zones) return placeWhole(game.extent![laid.layout], screen);
    return withRoomFor(screen, (one) => {
      const table = withWants(game.zones!(laid.view, laid.offers, one), laid.offers, (id) => this.zoneOf(id));
      return place(table, one, (behind) => openZone(behind, this.opened.get(), this.moment(), this.last));
    });
  }

  /** The scene lies as it was laid. */
  committed(placed: Placement): void {
    this.placed.set(placed);
    const open = placed.tabs.find((tab) => tab.open)?.id;
    this.last = open ?? this.last;
    // what has just been laid is known to lie in its zone only now: another one may be needed
    if (open === undefined || !this.laid || this.game?.zoneOf) return;
    const table = withWants({ map: placed.map, zones: placed.tabs.map(bare) }, this.laid.offers, (id) => this.zoneOf(id));
    const needed = openZone(table.zones, this.opened.get(), this.moment(), this.last);
    if (needed !== open) this.opened.set({ ...this.opened.get() });
  }

  /** Brings a zone up until another question comes; what was pinned is let go. */
  look(id: string): void {
    this.pending = this.placed.get() !== null;
    this.opened.set({ pinned: null, looked: { id, at: this.moment() } });
  }

  /** Keeps a zone up whatever is asked, or lets it go. */
  pin(id: string | null): void {
    this.opened.set({ ...this.opened.get(), pinned: id });
  }

  /** Brings up whatever zone a thing or place lies in; true if it was away. */
  reveal(id: string): boolean {
    if (!this.isAway(id)) return false;
    this.look(this.zoneOf(id)!);
    return true;
  }

  /** As the game says, else as it was laid. */
  zoneOf(id: string): string | null {
    const { game, laid } = this;
    return game?.zoneOf && laid ? game.zoneOf(id, laid.view) : this.things.zoneOf(id);
  }

  /** Whether something waits behind a tab. */
  isAway(id: string): boolean {
    return this.things.isAway(this.zoneOf(id) ?? undefined);
  }

  /** The zone whose tab lies under a point of the screen. */
  tabAt({ x, y }: Point): string | null {
    const under = this.placed.get()?.tabs.find(({ at }) => x >= at.x && y >= at.y && x <= at.x + at.width && y <= at.y + at.height);
    return under?.id ?? null;
  }

  private moment(): string {
    return momentOf(this.laid?.offers.questions ?? []);
  }
}
