import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { readableScale } from '../../../zones/screen.ts';
import type { TableWindow, Zone, ZonedTable } from '../../../zones/zone.ts';
import { pageHoldsDice, tokens } from './places.ts';

/** Sizes in which the parts are drawn, in units of their own. */
export const gridSize = { width: 424, height: 644 } as const;
export const packSize = { width: 560, height: 84 } as const;
export const packColumn = { width: 280, height: 168 } as const;
export const diceSize = { width: 320, height: 250 } as const;
export const journalSize = { width: 520, height: 480 } as const;
export const centreSize = { width: 420, height: 470 } as const;
export const crewSize = (others: number) => ({
  width: 210 * Math.min(3, Math.max(1, others)),
  height: 352 * Math.ceil(Math.max(1, others) / 3),
});
const printed = 13;
/** More than a question about powers or slots wants. */
const main = 20;

/** The vista in the middle, and round it what lies in front of the player; the table's own view has the centre in the middle. */
export function zonesOf(view: VantageView, offers: Offers, screen: TableWindow): ZonedTable {
  const k = readableScale(screen, { letters: printed });
  // on phones and upright tablets the place and its page come first: cards are read by holding a finger on them
  const tight = screen.width < 600 ? 0.42 : isTall(screen) ? 0.6 : 1;
  const sized = ({ width, height }: { readonly width: number; readonly height: number }) => ({
    width: width * k * tight,
    height: height * k * tight,
  });
  const others = view.seats.filter((seat) => seat !== view.me);
  // whoever has tokens pays before the throw, and powers beside it must not keep either out of sight
  const pays = tokens.some((id) => offers.tap(id) !== undefined);
  const crew: Zone = {
    id: 'crew',
    title: 'Crew',
    state: `${others.length}`,
    importance: view.me === null ? 6 : 1,
    shapes: [{ name: 'crew', ...sized(crewSize(others.length)), edges: ['right', 'below'] }],
  };
  const dice: Zone = {
    id: 'dice',
    title: 'Dice',
    state: `${view.pool} in pool`,
    importance: 3,
    wanted: (view.roll.length > 0 && !pageHoldsDice(view)) || (offers.throws().length > 0 && !pays) ? main : 0,
    shapes: [{ name: 'tray', ...sized(diceSize), edges: ['right', 'below'] }],
  };
  if (view.me === null) return { map: sized({ width: 480, height: 480 }), zones: [...(others.length > 0 ? [crew] : []), dice] };
  const own = view.players[view.me]!;
  const zones: Zone[] = [
    {
      id: 'grid',
      title: 'Grid',
      state: `${own.grid.filter((placed) => placed !== null).length} of 9`,
      importance: 5,
      shapes: [{ name: 'grid', ...sized(gridSize), edges: ['right', 'below'] }],
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
      shapes: [{ name: 'centre', ...sized(centreSize), edges: ['right', 'below'] }],
    },
    ...(others.length > 0 ? [crew] : []),
    ...(view.journals.length > 0 && !view.ended
      ? [
          {
            id: 'journal',
            title: 'Journal',
            state: `${view.journals[0]!.places.length}`,
            importance: 0,
            shapes: [{ name: 'journal', ...sized(journalSize), edges: ['right', 'below'] as const }],
          },
        ]
      : []),
  ];
  return { map: { ...vistaSize(screen, k), most: 4 }, zones };
}

const isTall = ({ width, height }: Pick<TableWindow, 'width' | 'height'>): boolean => height > width * 0.9;

/** The vista is the game: other things make room for it, beside it on a wide screen and below it on a tall one. */
function vistaSize({ width, height }: TableWindow, k: number): { readonly width: number; readonly height: number } {
  if (isTall({ width, height })) return { width: width * 0.96, height: Math.max(330 * k, height * (width < 600 ? 0.56 : 0.42)) };
  const wide = width > 1000;
  return { width: wide ? width * 0.6 : Math.min(560 * k, width * 0.98), height: Math.max(330 * k, wide ? height * 0.74 : 0) };
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
