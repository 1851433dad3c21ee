import { slotsOf } from '../../../engine/games/vanguard/content/dice.ts';
import { recruitOf } from '../../../engine/games/vanguard/content/find.ts';
import { colors, type Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { readableScale } from '../../zones/screen.ts';
import type { Screen, Zone, ZonedTable } from '../../zones/zone.ts';
import { checkLetters, leastCheck } from './checkLayout.ts';
import { choicesOf } from './choices.ts';
import { askedSection, onPlanet, teamOf, zoneIn } from './lying.ts';
import { sectionCodes } from './names.ts';
import { layQuestion } from './questionLayout.ts';
import { boardSize, bookLetters, bookSizes, cardsSize, foldedHeight, handSize, print, traysSize } from './sizes.ts';

/** Room for the question: as much as its keys need in the smallest readable letters. */
function questionZone(view: VanguardView, offers: Offers, screen: Screen): Zone {
  const who = askedSection(view, offers);
  const groups = choicesOf(view, offers, (id) => zoneIn(id, view, who) !== null);
  const tall = Math.min(screen.height * 0.42, layQuestion(groups, screen.width - 12, screen.letters * 1.15, screen.finger).height);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return {
    id: 'question',
    title: 'Answers',
    state: String(count),
    importance: 9,
    keeps: true,
    shapes: [
      {
        name: 'row',
        width: screen.width - 12,
        height: tall,
        edges: screen.height > screen.width ? ['above'] : ['below', 'above'],
        most: 1,
      },
    ],
  };
}

const narrow = (screen: Screen, width: number): number => Math.min(screen.width - 12, width);

/** The map and what lies round it: on a planet the board of who is asked, a hand and cards; aboard the crew in their trays. */
export function zones(view: VanguardView, offers: Offers, screen: Screen): ZonedTable {
  return onPlanet(view) ? planetZones(view, offers, screen) : shipZones(view, offers, screen);
}

function shipZones(view: VanguardView, offers: Offers, screen: Screen): ZonedTable {
  const k = readableScale(screen, { letters: bookLetters, target: 56 });
  const upright = screen.height > screen.width;
  const book = upright ? bookSizes.tall : bookSizes.low;
  const width = narrow(screen, book.width * k);
  const crew = (shape: 'row' | 'grid') => ({
    width: narrow(screen, traysSize[shape].width * k),
    height: traysSize[shape].height * Math.min(k, (screen.width - 12) / traysSize[shape].width),
  });
  return {
    map: { width, height: Math.min(screen.height * 0.62, (width * book.height) / book.width), most: 3 },
    zones: [
      questionZone(view, offers, screen),
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

function planetZones(view: VanguardView, offers: Offers, screen: Screen): ZonedTable {
  const k = readableScale(screen, { letters: print.board, target: 52 });
  const cards = readableScale(screen, { letters: print.cards });
  const who = askedSection(view, offers);
  const board = view.boards[who];
  const rows = board ? Math.max(...colors.map((color) => slotsOf(who, color, board.rank))) : 3;
  const folded = { width: boardSize.folded.width, height: foldedHeight(rows, board?.equipment.length ?? 0) };
  const foldedScale = Math.min(k, (screen.width - 12) / folded.width);
  return {
    map: mapOf(view, screen),
    zones: [
      questionZone(view, offers, screen),
      {
        id: 'board',
        title: sectionCodes[who],
        state: board ? recruitOf(board.crew).name.split(' ')[0]! : '',
        importance: 8,
        shapes: [
          { name: 'flat', width: boardSize.flat.width * k, height: boardSize.flat.height * k, edges: ['below'], most: 1.5 },
          {
            name: 'folded',
            width: folded.width * foldedScale,
            height: folded.height * foldedScale,
            edges: ['below', 'right'],
            most: 1.5,
          },
        ],
      },
      {
        id: 'hand',
        title: 'Hand',
        state: String(board?.hand.length ?? 0),
        importance: 6,
        shapes: [
          {
            name: 'row',
            width: narrow(screen, handSize.width * cards),
            height: handSize.height * cards,
            edges: ['below', 'right'],
            most: 1.4,
          },
          { name: 'narrow', width: narrow(screen, 320 * cards), height: handSize.height * cards, edges: ['right', 'below'], most: 1.4 },
        ],
      },
      {
        id: 'cards',
        title: 'Cards',
        state: view.planet!.gc ?? 'none',
        importance: 5,
        shapes: [
          { name: 'column', width: cardsSize.width * cards, height: cardsSize.height * 2 * cards, edges: ['left', 'right'], most: 1.3 },
          {
            name: 'row',
            width: narrow(screen, cardsSize.width * 2 * cards),
            height: cardsSize.height * cards,
            edges: ['below'],
            most: 1.3,
          },
          { name: 'chips', width: narrow(screen, 600 * cards), height: 56 * cards, edges: ['below'], most: 1.2 },
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
          { name: 'column', width: 250 * k, height: 86 * k * Math.max(1, teamOf(view).length), edges: ['left', 'right', 'below'] },
          { name: 'row', width: narrow(screen, 250 * k * teamOf(view).length), height: 86 * k, edges: ['below'] },
        ],
      },
    ],
  };
}

/** The painting can be read at any size, because its names are set larger on a small one; the card of a check cannot. */
function mapOf({ planet }: VanguardView, screen: Screen): ZonedTable['map'] {
  const upright = screen.height > screen.width;
  if (planet?.check) {
    const k = readableScale(screen, { letters: checkLetters });
    const least = upright ? leastCheck.tall : leastCheck.wide;
    return { width: narrow(screen, least.width * k), height: Math.min(screen.height * 0.56, least.height * k), most: 3 };
  }
  const width = narrow(screen, upright ? 760 : Math.max(560, screen.width * 0.44));
  return { width, height: width * 0.5, most: 3 };
}

export function zoneOf(id: string, view: VanguardView): string | null {
  const all = teamOf(view)
    .map((who) => zoneIn(id, view, who))
    .find((zone) => zone !== null);
  const zone = onPlanet(view) ? all : zoneIn(id, view, 'recon' satisfies Section);
  return zone === undefined || zone === 'map' ? null : zone;
}
