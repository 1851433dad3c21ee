import type { Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { readableScale } from '../../zones/screen.ts';
import type { TableWindow, ZonedTable } from '../../zones/zone.ts';
import { onPlanet, teamOf, zoneIn } from './lying.ts';
import { planetZones } from './planetZones.ts';
import { questionZone } from './questionZone.ts';
import { bookLetters, bookSizes, traysSize } from './sizes.ts';

/** Below so many pixels the book is laid flat. */
const lowestBook = 400;

const narrow = (screen: TableWindow, width: number): number => Math.min(screen.width - 12, width);

/** The map and what lies round it: on a planet the board of who is asked, a hand and cards; aboard the crew in their trays. */
export function zones(view: VanguardView, offers: Offers, screen: TableWindow): ZonedTable {
  return onPlanet(view) ? planetZones(view, offers, screen) : shipZones(view, offers, screen);
}

function shipZones(view: VanguardView, offers: Offers, screen: TableWindow): ZonedTable {
  const k = readableScale(screen, { letters: bookLetters, target: 56 });
  const upright = screen.height > screen.width;
  const book = upright ? bookSizes.tall : screen.height < lowestBook ? bookSizes.flat : bookSizes.low;
  const width = narrow(screen, book.width * k);
  // of the height that there is; the crew lies below, or on a phone that lies behind a tab
  const most = upright ? 0.67 : book === bookSizes.flat ? 0.78 : 0.62;
  const crew = (shape: 'row' | 'grid') => ({
    width: narrow(screen, traysSize[shape].width * k),
    height: traysSize[shape].height * Math.min(k, (screen.width - 12) / traysSize[shape].width),
  });
  return {
    map: { width, height: Math.min(screen.height * most, (width * book.height) / book.width), most: 3 },
    zones: [
      ...questionZone(view, offers, screen),
      {
        id: 'crew',
        title: 'Crew',
        state: String(Object.keys(view.crew).length),
        importance: 6,
        shapes: [
          { name: 'row', ...crew('row'), edges: ['below'], most: 1.6 },
          { name: 'grid', ...crew('grid'), edges: ['below', 'right'], most: 1.6 },
        ],
      },
    ],
  };
}

export function zoneOf(id: string, view: VanguardView): string | null {
  const all = teamOf(view)
    .map((who) => zoneIn(id, view, who))
    .find((zone) => zone !== null);
  const zone = onPlanet(view) ? all : zoneIn(id, view, 'recon' satisfies Section);
  return zone === undefined || zone === 'map' ? null : zone;
}
