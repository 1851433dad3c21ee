import type { Offers } from '../gesture/offers.ts';
import { touchedBy } from '../gesture/touched.ts';
import type { Zone, ZonedTable } from './zone.ts';

/** Counts for each zone how many open options touch something in it. What lies on the map is always seen and is not counted. */
export function withWants(table: ZonedTable, offers: Offers, zoneOf: (thing: string) => string | null): ZonedTable {
  const counts = new Map<string, number>();
  for (const { offer } of offers.all)
    for (const id of new Set(touchedBy(offer.gesture).map(zoneOf))) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wants = (zone: Zone): Zone => ({ ...zone, wanted: (zone.wanted ?? 0) + (counts.get(zone.id) ?? 0) });
  return { ...table, zones: table.zones.map(wants) };
}
