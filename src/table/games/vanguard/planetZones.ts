import { slotsOf } from '../../../engine/games/vanguard/content/dice.ts';
import { checkOf, recruitOf } from '../../../engine/games/vanguard/content/find.ts';
import { colors } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { readableScale } from '../../zones/screen.ts';
import type { TableWindow, Zone, ZonedTable, ZoneShape } from '../../zones/zone.ts';
import { checkLetters, leastPanel } from './checkLayout.ts';
import { askedSection, teamOf } from './lying.ts';
import { sectionCodes } from './names.ts';
import { largestMap, leastShare } from './planetTables.ts';
import { questionZone } from './questionZone.ts';
import { platesOf } from './specialCells.ts';
import { boardSize, cardsSize, eventsSize, foldedHeight, foldedPitch, handSize, print, railSize } from './sizes.ts';

const narrow = (screen: TableWindow, width: number): number => Math.min(screen.width - 12, width);

/** A phone that lies. */
const lowScreen = 400;

/** Scales at which boards and cards can be read on a screen. */
const scalesOf = (screen: TableWindow): { readonly k: number; readonly cards: number } => ({
  k: readableScale(screen, { letters: print.board, target: foldedPitch - 6 }),
  cards: readableScale(screen, { letters: print.cards }),
});

/** Round a planet: the board of who is asked, a hand, cards that concern everybody, the team and the events. */
export function planetZones(view: VanguardView, offers: Offers, screen: TableWindow): ZonedTable {
  const isBare = screen.height > screen.width || screen.height < lowScreen;
  return isBare ? tableWith(leastShare, view, offers, screen) : largestMap((share) => tableWith(share, view, offers, screen), screen);
}

function tableWith(share: number, view: VanguardView, offers: Offers, screen: TableWindow): ZonedTable {
  const { k, cards } = scalesOf(screen);
  const team = Math.max(1, teamOf(view).length);
  // on a phone that lies its cards are lower and wider
  const handTall = (screen.height < lowScreen ? handSize.low : handSize.height) * cards;
  const narrowHand: ZoneShape = {
    name: 'narrow',
    width: narrow(screen, 320 * cards),
    height: handTall,
    edges: ['right', 'below'],
    most: 1.4,
  };
  const column = (width: number, height: number, edges: ZoneShape['edges'], most = 1.3): ZoneShape => ({
    name: 'column',
    width,
    height,
    ...(edges && { edges }),
    most,
  });
  return {
    map: mapOf(share, view, screen),
    zones: [
      ...questionZone(view, offers, screen),
      boardZone(view, offers, screen),
      {
        id: 'hand',
        title: 'Hand',
        state: String(view.boards[askedSection(view, offers)]?.hand.length ?? 0),
        importance: 6,
        shapes: [
          {
            name: 'row',
            width: narrow(screen, handSize.width * cards),
            height: handTall,
            edges: ['below', 'right'],
            most: 1.4,
          },
          { name: 'pair', width: narrow(screen, 430 * cards), height: handTall, edges: ['right'], most: 1.4 },
          { name: 'pairLow', width: narrow(screen, 430 * cards), height: handSize.low * cards, edges: ['right'], most: 1.8 },
          narrowHand,
        ],
      },
      {
        id: 'cards',
        title: 'Cards',
        state: view.planet!.gc ?? 'none',
        importance: 5,
        shapes: [
          column(cardsSize.width * cards, cardsSize.height * 1.4 * cards, ['left', 'right']),
          {
            name: 'row',
            width: narrow(screen, cardsSize.width * 2 * cards),
            height: cardsSize.height * cards,
            edges: ['below'],
            most: 1.3,
          },
          // titles alone, two and two
          { name: 'strip', width: narrow(screen, (cardsSize.width * 2 + 8) * cards), height: 124 * cards, edges: ['below'], most: 1.3 },
          { name: 'low', width: narrow(screen, cardsSize.width * cards), height: 130 * cards, edges: ['below'], most: 1.6 },
        ],
      },
      {
        id: 'crew',
        title: 'Crew',
        state: teamOf(view)
          .map((one) => sectionCodes[one][0])
          .join(''),
        importance: 4,
        shapes: [
          column(railSize.width * k, railSize.height * k * team, ['right', 'left', 'below']),
          { name: 'row', width: narrow(screen, railSize.width * k * team), height: railSize.height * k, edges: ['below'] },
        ],
      },
      {
        id: 'events',
        title: 'Events',
        state: String(view.events.count),
        importance: 3,
        shapes: [column(eventsSize.width * k, eventsSize.height * k, ['right', 'left', 'below'])],
      },
    ],
  };
}

/** The board of who is asked: flat below the map, or folded at its side and on a phone. */
function boardZone(view: VanguardView, offers: Offers, screen: TableWindow): Zone {
  const { k } = scalesOf(screen);
  const who = askedSection(view, offers);
  const board = view.boards[who];
  const rows = board ? Math.max(...colors.map((color) => slotsOf(who, color, board.rank))) : 3;
  const folded = { width: boardSize.folded.width, height: foldedHeight(rows, board?.equipment.length ?? 0) };
  const scale = Math.min(k, (screen.width - 12) / folded.width);
  const flat: ZoneShape = { name: 'flat', width: boardSize.flat.width * k, height: boardSize.flat.height * k, edges: ['below'], most: 1.5 };
  return {
    id: 'board',
    title: sectionCodes[who],
    state: board ? recruitOf(board.crew).name.split(' ')[0]! : '',
    importance: 8,
    shapes: [
      flat,
      { name: 'folded', width: folded.width * scale, height: folded.height * scale, edges: ['below', 'right'], most: 1.5 },
    ],
  };
}

/** The painting can be read at any size, because its names are set larger on a small one; the card of a check cannot. */
function mapOf(share: number, view: VanguardView, screen: TableWindow): ZonedTable['map'] {
  const { planet } = view;
  const upright = screen.height > screen.width;
  const isLow = screen.height < lowScreen;
  if (planet?.check) {
    const k = readableScale(screen, { letters: checkLetters });
    const card = checkOf(planet.check.check, planet.id);
    const least = leastPanel(card, platesOf(card, view).length, upright);
    const wide = upright ? Math.max(least.width * k, screen.width * 0.75) : least.width * k;
    const lying = Math.max(wide, screen.width * share);
    return {
      width: narrow(screen, isLow ? Math.min(wide, screen.width * 0.48) : upright ? wide : lying),
      height: Math.min(screen.height * (upright ? 0.54 : 0.62), Math.max(least.height * k, upright || isLow ? 0 : lying * 0.46)),
      most: 3,
    };
  }
  const width = narrow(screen, upright ? 760 : isLow ? screen.height : Math.max(560, screen.width * share));
  return { width, height: width * 0.5, most: 3 };
}
