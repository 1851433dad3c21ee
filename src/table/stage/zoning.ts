import type { AnyGameTable, Layout } from '../contract.ts';
import type { Offers } from '../gesture/offers.ts';
import { momentOf, nothingOpened, openZone, type Opened } from '../zones/opened.ts';
import { place, placeWhole } from '../zones/place.ts';
import { screenOf } from '../zones/screen.ts';
import { withWants } from '../zones/wanted.ts';
import type { Placement, Screen } from '../zones/zone.ts';
import { Cell } from './cell.ts';
import type { Point } from './shapes.ts';

type ZonedGame = Pick<AnyGameTable, 'extent' | 'zones' | 'zoneOf'>;

interface Laid {
  readonly view: unknown;
  readonly offers: Offers;
  readonly layout: Layout;
}

/** The screen whose pixels are units. */
const reference = screenOf({ width: 1920, height: 1080 });

/** Which zones of the table are up, and where. */
export class Zoning {
  /** The room that the table has: another one lays it anew. */
  readonly screen = new Cell<Screen>(screenOf({ width: 1280, height: 720 }));
  readonly opened = new Cell<Opened>(nothingOpened);
  /** How the table lies now. */
  readonly placed = new Cell<Placement | null>(null);
  /** Things are shown as large as they are: the table is laid as for a large screen, whatever part of it this one shows. */
  trueSize = false;
  private game: ZonedGame | null = null;
  private laid: Laid | null = null;
  /** What was up last. */
  private last: string | null = null;

  /** The window, the size of its letters, or the kind of its pointer has changed. */
  measure(now: { readonly width?: number; readonly height?: number; readonly text?: number; readonly touch?: boolean }): void {
    const before = this.screen.get();
    const screen = screenOf({ ...before, ...now });
    if (JSON.stringify(screen) !== JSON.stringify(before)) this.screen.set(screen);
  }

  lay(game: ZonedGame, laid: Laid): Placement {
    this.game = game;
    this.laid = laid;
    const screen = this.trueSize ? reference : this.screen.get();
    if (!game.zones) return placeWhole(game.extent![laid.layout], screen);
    const table = withWants(game.zones(laid.view, laid.offers, screen), laid.offers, (id) => this.zoneOf(id));
    return place(table, screen, openZone(table.zones, this.opened.get(), this.moment(), this.last));
  }

  /** The scene lies as it was laid. */
  committed(placed: Placement): void {
    this.placed.set(placed);
    this.last = placed.tabs.find(({ open }) => open)?.id ?? this.last;
  }

  /** Brings a zone up until another question comes; what was pinned is let go. */
  look(id: string): void {
    this.opened.set({ pinned: null, looked: { id, at: this.moment() } });
  }

  /** Keeps a zone up whatever is asked, or lets it go. */
  pin(id: string | null): void {
    this.opened.set({ ...this.opened.get(), pinned: id });
  }

  /** Brings up whatever zone a thing or place lies in; true if it was away. */
  reveal(id: string): boolean {
    const zone = this.zoneOf(id);
    if (zone === null || this.placed.get()?.away[zone] === undefined) return false;
    this.look(zone);
    return true;
  }

  zoneOf(id: string): string | null {
    return (this.laid && this.game?.zoneOf?.(id, this.laid.view)) ?? null;
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
