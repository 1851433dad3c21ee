import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { readableScale } from '../../../zones/screen.ts';
import type { TableWindow, Zone, ZonedTable } from '../../../zones/zone.ts';
import { gridForms, type GridForm, type GridFormName } from './cardForms.ts';
import { centerCardHeight, centerCards } from './centerCards.ts';
import { journalForms } from './journalForms.ts';
import { pageHoldsDice, tokens } from './places.ts';

/** Sizes in which the parts are drawn, in units of their own. A low window has lower forms of them. */
export const packSize = { width: 560, height: 84 } as const;
export const packColumn = { width: 280, height: 168 } as const;
export const diceSize = { width: 320, height: 250 } as const;
export const centreWidth = 420;
/** How many times smaller than one's own the grids of the others are; of many others they are smaller still. */
export const crewForm = (others: number, { size }: GridForm) => {
  const scale = others > 2 ? 0.38 : 0.46;
  const foot = size.height * scale;
  return { scale, foot, width: others > 2 ? 174 : 210, height: foot + (others > 2 ? 76 : 56) };
};
export const crewSize = (others: number, form: GridForm) => {
  const { width, height } = crewForm(others, form);
  return { width: width * Math.min(3, Math.max(1, others)), height: height * Math.ceil(Math.max(1, others) / 3) };
};
/** As high as the cards that lie there; in low windows they are brief. */
export const centreSize = (view: VantageView, brief: boolean) => ({
  width: centreWidth,
  height: centerCards(view).reduce((sum, card) => sum + centerCardHeight({ ...card, text: brief ? '' : card.text }, centreWidth) + 12, 0),
});
const printed = 13;
/** More than a question about powers or slots wants. */
const main = 20;

/** The vista in the middle, and round it what lies in front of the player; the table's own view has the centre in the middle. */
export function zonesOf(view: VantageView, offers: Offers, screen: TableWindow): ZonedTable {
  const k = readableScale(screen, { letters: printed });
  const tight = tightness(screen);
  // a row of tabs lies over what shares its place; below a vista low cards can be larger than high ones
  const room = isTall(screen) ? (screen.width < 600 ? gridForms.low : gridForms.middle).size.height : (screen.height - 60) / (k * tight);
  const form = formFor(room, ({ size }) => size.height);
  const grid = gridForms[form];
  const centre = centreSize(view, false).height <= room ? 'full' : 'brief';
  const journal = form === 'full' ? 'full' : 'low';
  const sized = ({ width, height }: { readonly width: number; readonly height: number }) => ({
    width: width * k * tight,
    height: height * k * tight,
  });
  // after the end all journals are laid together, and nothing else is wanted
  if (view.ended) return { map: { ...sized(journalForms.low), most: 9 }, zones: [] };
  const others = view.seats.filter((seat) => seat !== view.me);
  const small = formFor(room, (one) => crewSize(others.length, one).height);
  // whoever has tokens pays before the throw, and powers beside it must not keep either out of sight
  const pays = tokens.some((id) => offers.tap(id) !== undefined);
  const crew: Zone = {
    id: 'crew',
    title: 'Crew',
    state: `${others.length}`,
    importance: view.me === null ? 6 : 1,
    shapes: [{ name: small, ...sized(crewSize(others.length, gridForms[small])), edges: ['right', 'below'] }],
  };
  const dice: Zone = {
    id: 'dice',
    title: 'Dice',
    state: `${view.pool} in pool`,
    importance: 3,
    wanted: (view.roll.length > 0 && !pageHoldsDice(view)) || (offers.throws().length > 0 && !pays) ? main : 0,
    shapes: [{ name: 'tray', ...sized(diceSize), edges: ['right', 'below'] }],
  };
  if (view.me === null) return { map: sized({ width: 400, height: 460 }), zones: [...(others.length > 0 ? [crew] : []), dice] };
  const own = view.players[view.me]!;
  const zones: Zone[] = [
    {
      id: 'grid',
      title: 'Grid',
      state: `${own.grid.filter((placed) => placed !== null).length} of 9`,
      importance: 5,
      shapes: [{ name: form, ...sized(grid.size), edges: ['right', 'below'] }],
    },
    {
      id: 'pack',
      title: 'Pack',
      state: `${own.coins} coins`,
      importance: 4,
      wanted: pays ? main : 0,
      shapes: [
        { name: 'row', ...sized(packSize), edges: ['below'] },
        { name: 'column', ...sized(packColumn), edges: ['right', 'below'] },
      ],
    },
    dice,
    {
      id: 'centre',
      title: 'Mission',
      state: view.mission ? `${view.mission.progress.reduce((sum, { done }) => sum + done, 0)}` : '',
      importance: 2,
      shapes: [{ name: centre, ...sized(centreSize(view, centre === 'brief')), edges: ['right', 'below'] }],
    },
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

/** The highest form of a grid with which something has room. */
const formFor = (room: number, heightWith: (form: GridForm) => number): GridFormName =>
  (Object.keys(gridForms) as GridFormName[]).find((name) => heightWith(gridForms[name]) <= room) ?? 'low';

/** On phones and upright tablets the place and its page come first: cards are read by holding a finger on them. */
function tightness(screen: TableWindow): number {
  if (isTall(screen)) return screen.width < 600 ? 0.58 : 0.68;
  return screen.touch && screen.height < 450 ? 0.46 : 1;
}

const isTall = ({ width, height }: Pick<TableWindow, 'width' | 'height'>): boolean => height > width * 0.9;

/**
 * The vista is the game: other things make room for it, beside it on a wide screen and below it on a tall one. On a wide screen it
 * leaves as much as the widest of them needs.
 */
function vistaSize({ width, height }: TableWindow, k: number, widest: number): { readonly width: number; readonly height: number } {
  const least = Math.min(330 * k, height);
  const phone = height < 620 ? 0.48 : 0.56;
  const share = width < 600 ? phone : 0.42;
  if (isTall({ width, height })) return { width: width * 0.96, height: Math.max(Math.min(least, height * 0.5), height * share) };
  const wide = width > 1000;
  return {
    width: wide ? Math.min(width * 0.6, width - widest - 24) : Math.min(560 * k, width * 0.98),
    height: Math.max(least, wide ? height * 0.74 : 0),
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
