import { place } from '../../zones/place.ts';
import type { DockSide, TableWindow, Zone, ZonedTable } from '../../zones/zone.ts';

/** Ways to lay a planet on a screen that lies: for each zone its shape, and the edge of the painting at which it lies. */
type Arrangement = Readonly<Record<string, readonly [shape: string, edge: DockSide]>>;

/** As on a large table: board and hand below, cards on the left, the team and the events on the right. */
const allRound: Arrangement = {
  board: ['flat', 'below'],
  hand: ['row', 'below'],
  cards: ['column', 'left'],
  crew: ['column', 'right'],
  events: ['column', 'right'],
};
/** The own things on the right, what concerns everybody below. */
const beside: Arrangement = {
  board: ['folded', 'right'],
  hand: ['pair', 'right'],
  cards: ['strip', 'below'],
  crew: ['row', 'below'],
  events: ['column', 'below'],
};
/** The own things below, what concerns everybody on the right. */
const below: Arrangement = {
  board: ['folded', 'below'],
  hand: ['row', 'below'],
  cards: ['low', 'right'],
  crew: ['column', 'right'],
  events: ['column', 'right'],
};
const belowWithCards: Arrangement = { ...below, hand: ['narrow', 'below'], cards: ['low', 'below'] };
const arrangements = [
  allRound,
  beside,
  { ...beside, cards: ['low', 'below'] },
  { ...beside, hand: ['pairLow', 'right'] },
  { ...beside, hand: ['pairLow', 'right'], cards: ['low', 'below'] },
  { ...beside, crew: ['column', 'below'] },
  below,
  belowWithCards,
] as const satisfies readonly Arrangement[];

/** How much of the width the painting takes, the most first. */
const shares = [0.7, 0.67, 0.64, 0.61, 0.58, 0.55, 0.52, 0.49, 0.46] as const;
/** Where nothing else can be done. */
export const leastShare = 0.44;
/** On a monitor nobody has to read the smallest print. */
const monitor = { width: 1500, enough: 1.15 } as const;

/** The arrangement with the largest painting in which everything else can be read, without a tab. */
export function largestMap(tableWith: (share: number) => ZonedTable, screen: TableWindow): ZonedTable {
  const isMonitor = screen.width >= monitor.width;
  const enough = isMonitor ? monitor.enough : 1;
  for (const share of shares) {
    const whole = tableWith(share);
    for (const arrangement of isMonitor ? [allRound] : arrangements) {
      const table = { ...whole, zones: whole.zones.map((zone) => arranged(zone, arrangement)) };
      const { ease, tabs } = place(table, screen, null);
      if (ease >= enough && tabs.length === 0) return table;
    }
  }
  return tableWith(leastShare);
}

function arranged(zone: Zone, arrangement: Arrangement): Zone {
  const [name, edge] = arrangement[zone.id] ?? [];
  const shape = zone.shapes.find((one) => one.name === name);
  return shape && edge ? { ...zone, shapes: [{ ...shape, edges: [edge] }] } : zone;
}
