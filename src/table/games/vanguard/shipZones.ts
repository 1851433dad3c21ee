import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { readableScale } from '../../zones/screen.ts';
import type { TableWindow, Zone, ZonedTable, ZoneShape } from '../../zones/zone.ts';
import { isStarmap } from './lying.ts';
import { openPage } from './pages.ts';
import { questionZone } from './questionZone.ts';
import { bookLetters, bookSizes, partSizes, traysSize } from './sizes.ts';

/** Aboard: the whole open book with the crew in trays below it, or its parts one by one where it could not be read whole. */
export function shipZones(view: VanguardView, offers: Offers, screen: TableWindow): ZonedTable {
  const question = questionZone(view, offers, screen);
  const keys = question[0]?.shapes[0]?.height ?? 0;
  return wholeBook(view, screen, question, keys) ?? partedBook(view, offers, screen, question);
}

const crewZone = (view: VanguardView, shapes: readonly ZoneShape[]): Zone => ({
  id: 'crew',
  title: 'Crew',
  state: String(Object.keys(view.crew).length),
  importance: 6,
  shapes,
});

function wholeBook(view: VanguardView, screen: TableWindow, question: readonly Zone[], keys: number): ZonedTable | null {
  const k = readableScale(screen, { letters: bookLetters, target: 56 });
  const { width, height } = bookSizes.low;
  // a window that is smaller by a few pixels still shows it in letters that can be read
  const scale = Math.min(k, (screen.width - 12) / width, (screen.height - keys - 30) / (height + traysSize.height));
  if (scale < k * 0.965) return null;
  const crew = { width: traysSize.width * scale, height: traysSize.height * scale };
  return {
    map: { width: width * scale, height: height * scale, most: 3 },
    zones: [...question, crewZone(view, [{ name: 'row', ...crew, edges: ['below'], most: 1.6 }])],
  };
}

/** On a phone the desk of the page lies where the map lies; its pages, its steps and the crew are zones. */
function partedBook(view: VanguardView, offers: Offers, screen: TableWindow, question: readonly Zone[]): ZonedTable {
  const k = readableScale(screen, { letters: bookLetters });
  const { page, step, steps } = openPage(view, offers);
  const isUpright = screen.height > screen.width;
  const shapes = (part: 'page' | 'steps' | 'crew'): readonly ZoneShape[] => {
    const name = isUpright ? 'upright' : 'lying';
    const { width, height } = partSizes[part][name];
    return [
      { name, width: Math.min(screen.width - 12, width * k), height: height * k, edges: [isUpright ? 'below' : 'right'], most: 1.6 },
    ];
  };
  return {
    map: { width: Math.min(screen.width - 12, partSizes.desk.width * k), height: partSizes.desk.height * k, most: 3 },
    zones: [
      ...question,
      {
        id: 'page',
        title: isStarmap(view) ? 'Starmap' : 'Ship',
        state: page === null ? 'plan' : `page ${page}`,
        importance: 5,
        shapes: shapes('page'),
      },
      { id: 'steps', title: 'Steps', state: `${step + 1} of ${steps.length}`, importance: 4, shapes: shapes('steps') },
      crewZone(view, shapes('crew')),
    ],
  };
}
