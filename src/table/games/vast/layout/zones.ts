import { wayOf } from '../../../../engine/games/vast/content/nearness.ts';
import { roleTitles, type Role } from '../../../../engine/games/vast/content/roles.ts';
import type { VastView } from '../../../../engine/games/vast/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { capital } from '../../../phrases.ts';
import { readableScale } from '../../../zones/screen.ts';
import type { TableWindow, Zone, ZonedTable, ZoneShape } from '../../../zones/zone.ts';
import { largeBoard, roleBoards } from '../boards/index.ts';
import { MARCH, TERROR } from '../printed/places.ts';
import { cardSize } from './cards.ts';
import { boardSize, foldedSize } from './folds.ts';
import type { VastZone } from './ground.ts';

/** Smallest letters in units: of everything that is baked, of rails, of the two forms of the plaque. */
export const print = { boards: 21, cards: 21.5, rail: 25, slimRail: 46, plaque: 26, line: 44 } as const;
export const railSize = { roomy: { width: 440, height: 200 }, slim: { width: 207, height: 214 } } as const;
/** A slim rail with the gap between it and the next. */
const slimCell = { width: railSize.slim.width + 18, height: railSize.slim.height + 18 } as const;
export const plaqueSize = { plaque: { width: 252, height: 150 }, line: { width: 1060, height: 172 } } as const;
export const supplySize = { row: { width: 664, height: 154 }, block: { width: 300, height: 372 } } as const;
/** The map with its hedge. */
export const mapSize = { width: 962, height: 848 } as const;
const tile = 110;
/** A monitor shows a tile at least so large; on a phone it is as wide as seven of them and the hedge can be. */
const leastTile = { touch: 42, mouse: 58 } as const;

/** The house is what everybody looks at: on a monitor a large one is worth smaller letters round it. */
const mapWorth = 0.5;

/**
 * How much larger than they must be the zones in the columns beside the map become: on a monitor as large as most are, what they leave goes
 * to the map; a larger one has room for both.
 */
const mostBeside = ({ width, height }: TableWindow): number => Math.max(1.2, Math.min(width / 1600, height / 900));

type Size = { readonly width: number; readonly height: number };
const shape = (name: string, { width, height }: Size, k: number, more: Partial<ZoneShape> = {}): ZoneShape => ({
  name,
  width: width * k,
  height: height * k,
  ...more,
});

const times = ({ width, height }: Size, columns: number, rows: number): Size => ({ width: width * columns, height: height * rows });

/** Whose board lies large is told by the question, which names of things do not tell. */
const largeOf = new WeakMap<VastView, Role>();

/** What lies round the map, and how small it may be. */
export function zones(view: VastView, offers: Offers, screen: TableWindow): ZonedTable {
  const role = largeBoard(view, offers);
  largeOf.set(view, role);
  const scale = (letters: number, target?: number): number =>
    readableScale(screen, target === undefined ? { letters } : { letters, target });
  const boards = scale(print.boards);
  const beside = mostBeside(screen);
  const held = roleBoards[role].held(view);
  const hand = held.reduce((sum, deck) => sum + deck.hand.length, 0);
  const inPlay = held.reduce((sum, deck) => sum + deck.inPlay.length, 0);
  const zone = (id: VastZone, importance: number, title: string, state: string, shapes: readonly ZoneShape[]): Zone => ({
    id,
    title,
    state,
    importance,
    shapes,
  });
  // over the cards there is a line for the signs of those that can be lifted
  const cards = (most: number): Size => {
    const { width, height } = times(cardSize, Math.min(most, Math.max(2, hand + inPlay)), 1.08);
    return { width, height: height + print.cards };
  };
  const { done, of } = wayOf(role, view);
  const around: readonly Zone[] = view.journey
    ? [
        zone('march', 4, 'March', `${view.skeletons.stability}`, [
          shape('board', { width: MARCH.w, height: MARCH.h }, boards, { edges: ['left', 'right', 'below'], most: beside }),
        ]),
        zone('terror', 3, 'Terror', `${view.terror}`, [
          shape('board', { width: TERROR.w, height: TERROR.h }, boards, { edges: ['right', 'left', 'below'], most: beside }),
        ]),
      ]
    : [zone('rails', 4, 'Roles', capital(roleTitles[view.active].replace(/^the /, '')), railShapes(view.roles.length, scale, beside))];
  return {
    map: { width: mapSize.width * (least(screen) / tile), height: mapSize.height * (least(screen) / tile), most: 3 },
    ...(screen.touch && Math.min(screen.width, screen.height) < 600 ? {} : { mapWorth }),
    zones: [
      zone('board', 6, 'Board', view.journey ? `♥ ${view.paladin.health}` : `${done} of ${of}`, [
        shape('flat', boardSize, boards, { edges: ['below'], most: 1.6 }),
        shape('folded', foldedSize(role), boards, { edges: ['below', 'right'], most: beside }),
      ]),
      zone('cards', 5, 'Cards', `${hand + inPlay}`, [
        shape('row', cards(4), scale(print.cards), { edges: ['below', 'right'], most: beside }),
        shape('row', cards(3), scale(print.cards), { edges: ['below', 'right'], most: beside }),
      ]),
      ...around,
      zone('supply', 2, 'Supply', `${view.stack} tiles`, [
        shape('block', supplySize.block, scale(30, 72), { edges: ['right', 'left'], most: beside }),
        shape('row', supplySize.row, scale(30, 72), { edges: ['above', 'right', 'below'], most: 2 }),
      ]),
      zone('round', 1, 'Round', `${Math.max(1, view.round)}`, [
        shape('plaque', plaqueSize.plaque, scale(print.plaque), { edges: ['right', 'left'], most: beside }),
        shape('line', plaqueSize.line, scale(print.line), { edges: ['above', 'below'], most: 1.4 }),
      ]),
    ],
  };
}

const least = ({ touch, width, height }: TableWindow): number =>
  touch || Math.min(width, height) < 600 ? leastTile.touch : leastTile.mouse;

function railShapes(count: number, scale: (letters: number, target?: number) => number, beside: number): readonly ZoneShape[] {
  const [roomy, slim] = [scale(print.rail), scale(print.slimRail, railSize.slim.width)];
  return [
    shape('column', times(railSize.roomy, 1, count), roomy, { edges: ['left', 'right'], most: beside }),
    shape('grid', times(railSize.roomy, 2, Math.ceil(count / 2)), roomy, { edges: ['below', 'left'], most: beside }),
    shape('slim', times(slimCell, 1, count), slim, { edges: ['left'], most: beside }),
    shape('row', times(slimCell, count, 1), slim, { edges: ['below'], most: beside }),
  ];
}

const ofBoard = new RegExp(
  '^(box|stat|dial|track|token|cubes?|form|price|supply|dominated|portrait|walls|portents|seal|spells|advance|curses|fury|light|skulls):',
);

/** In which zone something lies; null on the map. `large` is the role whose board lies large. */
export function zoneOfThing(id: string, view: VastView, large: Role): VastZone | null {
  const [kind, name = ''] = id.split(':') as [string, string?];
  const ofRole = (role: string, zone: VastZone): VastZone => (role === large || view.journey ? zone : 'rails');
  const held = roleBoards[large].held(view);
  switch (kind) {
    case 'space':
    case 'edge':
    case 'treasure':
      return null;
    case 'rail':
      return 'rails';
    case 'board':
      return ofRole(name, 'board');
    case 'hand':
      return ofRole(name, 'cards');
    case 'pile':
    case 'discard':
      return held.some((deck) => deck.kind === name) ? 'supply' : view.journey ? 'supply' : 'rails';
    case 'stack':
    case 'tray':
    case 'spawn': // dice that wait to be thrown need their tray, or nobody sees how they fall
      return 'supply';
    case 'march':
    case 'bones':
      return view.journey ? 'march' : 'board';
    case 'card':
      return cardZone(name, held);
    case 'figure':
      return figureZone(name, view);
    default:
  }
  if (id === 'dial:stability' && view.journey) return 'march';
  if (id === 'dial:terror' && view.journey) return 'terror';
  if (/:(\d,\d|[NESW]-)/.test(id)) return null;
  return ofBoard.test(`${kind}:`) || id in answersOnBoard ? 'board' : null;
}

/** Places that bear the name of an answer. */
const answersOnBoard: Readonly<Record<string, true>> = { arm: true, dig: true, seal: true, advance: true };

function cardZone(card: string, held: ReturnType<(typeof roleBoards)[Role]['held']>): VastZone | null {
  if (held.some(({ drawn }) => drawn.includes(card)) || /-drawn-\d+$/.test(card)) return null;
  if (held.some(({ discard }) => discard.includes(card)) || /-discard-\d+$/.test(card)) return 'supply';
  const mine = held.some(({ hand, inPlay }) => hand.includes(card) || inPlay.includes(card));
  return mine || /-(hand|play)-\d+$/.test(card) ? 'cards' : 'board';
}

function figureZone(figure: string, view: VastView): VastZone | null {
  if (view.figures[figure as keyof VastView['figures']] !== undefined) return null;
  if (figure === 'pillar') return 'cards';
  if (view.journey) return figure.startsWith('poltergeist') ? 'terror' : 'march';
  return 'board';
}

/** The kit asks about the view that it has laid last. */
export const zoneOf = (id: string, view: VastView): VastZone | null => zoneOfThing(id, view, largeOf.get(view) ?? view.active);
