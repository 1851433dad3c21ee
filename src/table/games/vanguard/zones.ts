import { recruitOf } from '../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { readableScale } from '../../zones/screen.ts';
import type { Screen, Zone, ZonedTable } from '../../zones/zone.ts';
import { choicesOf } from './choices.ts';
import { askedSection, onPlanet, teamOf, zoneIn } from './lying.ts';
import { sectionCodes } from './names.ts';
import { layQuestion } from './questionLayout.ts';
import { boardSize, cardsSize, handSize } from './sizes.ts';

/** Room for the question: as much as its keys need in the smallest readable letters. */
function questionZone(view: VanguardView, offers: Offers, screen: Screen): Zone {
  const who = askedSection(view, offers);
  const groups = choicesOf(view, offers, (id) => zoneIn(id, view, who) !== null);
  const size = screen.letters * 1.15;
  const tall = (width: number): number => Math.min(screen.height * 0.42, layQuestion(groups, width, size, screen.finger).height + 8);
  const column = Math.min(screen.width, 380);
  const row = Math.min(screen.width, 900);
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0);
  return {
    id: 'question',
    title: 'Answers',
    state: String(count),
    importance: 9,
    keeps: true,
    shapes: [
      { name: 'column', width: column, height: tall(column), edges: ['right', 'below'], most: 1.5 },
      { name: 'row', width: row, height: tall(row), edges: ['below'], most: 1.5 },
    ],
  };
}

/** The map and what lies round it: on a planet the board of who is asked, a hand and cards; aboard the crew in their trays. */
export function zones(view: VanguardView, offers: Offers, screen: Screen): ZonedTable {
  const k = readableScale(screen, { letters: 17 });
  const question = questionZone(view, offers, screen);
  const mapWidth = Math.min(screen.width, 1000 * k);
  const map = { width: mapWidth, height: Math.min(screen.height * 0.5, mapWidth * (view.planet?.check ? 0.62 : 0.5)), most: 3 };
  if (!onPlanet(view))
    return {
      map: { ...map, height: mapWidth * 0.54 },
      zones: [
        question,
        {
          id: 'crew',
          title: 'Crew',
          state: String(Object.keys(view.crew).length),
          importance: 6,
          shapes: [
            { name: 'row', width: Math.min(screen.width, 1240 * k * 0.8), height: 230 * k * 0.8, edges: ['below'] },
            { name: 'grid', width: Math.min(screen.width, 640 * k * 0.8), height: 450 * k * 0.8, edges: ['below', 'right'] },
          ],
        },
      ],
    };
  const who = askedSection(view, offers);
  const board = view.boards[who];
  return {
    map,
    zones: [
      question,
      {
        id: 'board',
        title: sectionCodes[who],
        state: board ? recruitOf(board.crew).name.split(' ')[0]! : '',
        importance: 8,
        shapes: [
          { name: 'flat', width: boardSize.flat.width * k, height: boardSize.flat.height * k, edges: ['below'] },
          {
            name: 'folded',
            width: Math.min(screen.width, boardSize.folded.width * k),
            height: boardSize.folded.height * k,
            edges: ['below', 'right'],
          },
        ],
      },
      {
        id: 'hand',
        title: 'Hand',
        state: String(board?.hand.length ?? 0),
        importance: 6,
        shapes: [
          { name: 'row', width: handSize.width * k, height: handSize.height * k, edges: ['below'] },
          { name: 'narrow', width: Math.min(screen.width, 390), height: handSize.height * k, edges: ['below', 'right'] },
        ],
      },
      {
        id: 'cards',
        title: 'Cards',
        state: view.planet!.gc ?? 'none',
        importance: 5,
        shapes: [
          { name: 'column', width: cardsSize.width * k, height: cardsSize.height * 2 * k, edges: ['left', 'right'] },
          { name: 'row', width: Math.min(screen.width, cardsSize.width * 3 * k), height: cardsSize.height * k, edges: ['below'] },
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
          { name: 'column', width: 250 * k, height: 86 * k * Math.max(1, teamOf(view).length), edges: ['left', 'below', 'right'] },
          { name: 'row', width: Math.min(screen.width, 250 * k * teamOf(view).length), height: 86 * k, edges: ['below'] },
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
