import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Seat } from '../../../../engine/kernel/rule.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { readableScale } from '../../../zones/screen.ts';
import type { TableWindow, Zone, ZonedTable } from '../../../zones/zone.ts';
import { boardSize, trackSize } from './boardForms.ts';
import { gridFormNamed, gridForms, type GridFormName } from './cardForms.ts';
import { centreFormIn, centreSize } from './centerCards.ts';
import { crewSize, type CrewShape } from './crewForms.ts';
import { journalForms, laidTogether } from './journalForms.ts';
import { pageHoldsDice, tokens } from './places.ts';

/** Sizes in which the parts are drawn, in units of their own. A low window has lower forms of them. */
export const packSize = { width: 500, height: 84 } as const;
export const packColumn = { width: 280, height: 168 } as const;
export const diceSize = { width: 320, height: 250 } as const;
/** The smallest letters that are printed on the parts, and of the pack its smallest sides to touch. */
const printed = { letters: 13 } as const;
const onDice = { letters: 15 } as const;
const onPack = { letters: 22, target: 56 } as const;
/** More than a question about powers or slots wants. */
const main = 20;

/** The vista in the middle, and round it what lies in front of the player; the table's own view has the centre in the middle. */
export function zonesOf(view: VantageView, offers: Offers, screen: TableWindow): ZonedTable {
  const k = readableScale(screen, printed);
  const sized = ({ width, height }: Size, smallest: Parameters<typeof readableScale>[1] = printed): Size => {
    const scale = readableScale(screen, smallest);
    return { width: width * scale, height: height * scale };
  };
  // a row of tabs lies over what shares its place
  const room = (isTall(screen) ? screen.height * (1 - vistaShare(screen)) - 74 : screen.height - 60) / k;
  const own = view.me === null ? null : view.players[view.me]!;
  const crowded = own !== null && own.reserve.length + own.lying.length > 0;
  const form = isTall(screen) ? uprightForm(screen, crowded) : formFor(room);
  const centre = centreFormIn(view, room);
  const high = formFor(room);
  const journal = high === 'full' ? 'full' : high === 'flat' ? 'flat' : 'low';
  if (view.ended) return journalsOf(view, screen, sized(journalForms.flat));
  const others = view.seats.filter((seat) => seat !== view.me);
  // whoever has tokens pays before the throw, and powers beside it must not keep either out of sight
  const pays = tokens.some((id) => offers.tap(id) !== undefined);
  const crew: Zone = {
    id: 'crew',
    title: 'Crew',
    state: `${others.length}`,
    importance: view.me === null ? 6 : 1,
    shapes: crewShapes(view, offers)
      .filter((shape) => shape === 'lines' || crewSize(others.length, shape).height <= room)
      .map((name) => ({ name, ...sized(crewSize(others.length, name)), edges: ['right', 'below'] })),
  };
  const dice: Zone = {
    id: 'dice',
    title: 'Dice',
    state: `${view.pool} in pool`,
    importance: 3,
    wanted: (view.roll.length > 0 && !pageHoldsDice(view)) || (offers.throws().length > 0 && !pays) ? main : 0,
    shapes: [{ name: 'tray', ...sized(diceSize, onDice), edges: ['right', 'below'] }],
  };
  const mission: Zone = {
    id: 'centre',
    title: 'Mission',
    state: view.mission ? `${view.mission.progress.reduce((sum, { done }) => sum + done, 0)}` : '',
    importance: 2,
    shapes: [{ name: centre, ...sized(centreSize(view, centre)), edges: ['right', 'below'] }],
  };
  if (own === null) {
    const cards = centreFormIn(view, room - trackSize.height);
    const whole = boardSize(view, cards === 'full' ? 'brief' : cards);
    const apart = isHeld(screen);
    return {
      // beside large grids the board is wide enough for two columns of cards
      map: sized(apart ? trackSize : { ...whole, width: Math.max(whole.width, Math.min(620, (screen.width * 0.44) / k)) }),
      zones: [...(others.length > 0 ? [crew] : []), dice, ...(apart ? [mission] : [])],
    };
  }
  const zones: Zone[] = [
    {
      id: 'grid',
      title: 'Grid',
      state: `${own.grid.filter((placed) => placed !== null).length} of 9`,
      importance: 5,
      shapes: [{ name: form, ...sized(gridFormNamed(form).size), edges: ['right', 'below'] }],
    },
    {
      id: 'pack',
      title: 'Pack',
      state: `${own.coins} coins`,
      importance: 4,
      wanted: pays ? main : 0,
      keeps: isRoomy(screen),
      shapes: [
        { name: 'row', ...sized(packSize, onPack), edges: screen.width > 1400 ? ['right', 'below'] : ['below'] },
        ...(isRoomy(screen) ? [] : [{ name: 'column', ...sized(packColumn, onPack), edges: ['right', 'below'] as const }]),
      ],
    },
    dice,
    mission,
    ...(others.length > 0 ? [crew] : []),
    ...(view.journals.length > 0
      ? [
          {
            id: 'journal',
            title: 'Journal',
            state: `${view.journals[0]!.places.length}`,
            importance: 0,
            shapes: [{ name: journal, ...sized(journalForms[journal]), edges: ['right', 'below'] as const }],
          },
        ]
      : []),
  ];
  const beside = zones.flatMap(({ shapes }) => shapes.filter(({ edges }) => edges?.includes('right')));
  const widest = Math.max(...beside.map(({ width }) => width));
  return { map: { ...vistaSize(screen, k, widest), most: 4 }, zones };
}

/** A place of its own has room for large grids; behind a tab lines stand for them while a die may go to the slots of others. */
function crewShapes({ me, seats }: VantageView, offers: Offers): readonly CrewShape[] {
  if (me === null) return ['large', 'middle', 'small', 'lines'];
  if (offers.aims('slot:').some((id) => !id.startsWith(`slot:${me}:`))) return ['lines'];
  return [seats.length > 3 ? 'small' : 'middle', 'lines'];
}

/** After the end all journals are laid together, and nothing else is wanted; where they cannot be read like that, one at a time. */
function journalsOf({ journals, seats }: VantageView, screen: TableWindow, flat: Size): ZonedTable {
  const map = { ...flat, most: 9 };
  // the rim of the felt is taken off
  const room = { width: screen.width - 12, height: screen.height - 12 };
  if (journals.length < 2 || laidTogether(journals.length, room, screen.letters)) return { map, zones: [] };
  const [, ...others] = journals;
  return {
    map,
    zones: others.map(({ seat, places }) => ({
      id: journalZone(seat),
      title: `Player ${seats.indexOf(seat) + 1}`,
      state: `${places.length}`,
      importance: seats.length - seats.indexOf(seat),
      shapes: [{ name: 'flat', ...flat }],
    })),
  };
}

export const journalZone = (seat: Seat): string => `journal ${seat}`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The highest form of a grid that has room. */
const formFor = (room: number): keyof typeof gridForms =>
  (Object.keys(gridForms) as (keyof typeof gridForms)[]).find((name) => gridForms[name].size.height <= room) ?? 'flat';
/** In an upright window the grid is as wide as the window, and as high as what lies there. */
const uprightForm = ({ width }: Size, crowded: boolean): GridFormName =>
  width < 600 ? (crowded ? 'flat' : 'bareFlat') : crowded ? 'broad' : 'bareBroad';

const isTall = ({ width, height }: Size): boolean => height > width * 0.9;
/** Skills and coins are read all the time: on a monitor they have a row that is never behind a tab. */
const isRoomy = ({ width, height }: Size): boolean => width > 1000 && height >= 480 && width > height;
/** A phone: the common board is parted there. */
const isHeld = ({ width, height }: Size): boolean => width < 700 || height < 480;

/** How much of an upright window the vista has. */
const vistaShare = ({ width, height }: Size): number => (width < 600 ? (height < 620 ? 0.48 : 0.56) : 0.42);

/**
 * The vista is the game: other things make room for it, beside it on a wide screen and below it on a tall one. On a wide screen it
 * leaves as much as the widest of them needs.
 */
function vistaSize(screen: TableWindow, k: number, widest: number): Size {
  const { width, height } = screen;
  if (isTall(screen)) return { width: width * 0.96, height: height * vistaShare(screen) };
  const wide = width > 1000;
  return {
    width: Math.min(wide ? width * 0.6 : 560 * k, width - widest - 24),
    height: Math.max(Math.min(330 * k, height), wide ? height * 0.74 : 0),
  };
}

/** The zone in which a thing or place lies; null for the vista and the page. */
export function zoneOf(id: string, view: VantageView): string | null {
  const kind = id.slice(0, id.indexOf(':'));
  if (kind === 'slot') return id.startsWith(`slot:${view.me}:`) ? 'grid' : 'crew';
  if (kind === 'cell') return 'grid';
  if (kind === 'die') return pageHoldsDice(view) ? null : 'dice';
  if (id === 'challenge') return 'dice';
  if (kind === 'pay') return 'pack';
  if (kind === 'destiny') return 'centre';
  if (kind === 'card' || kind === 'power') {
    const num = Number(id.slice(kind.length + 1).split('.')[0]);
    if (view.mission?.num === num || view.destinies.some((one) => one.num === num)) return view.me === null ? null : 'centre';
    return view.me === null ? 'crew' : 'grid';
  }
  return null;
}
