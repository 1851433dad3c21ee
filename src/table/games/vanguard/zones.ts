import type { Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import type { TableWindow, ZonedTable } from '../../zones/zone.ts';
import { onPlanet, teamOf, zoneIn } from './lying.ts';
import { planetZones } from './planetZones.ts';
import { shipZones } from './shipZones.ts';

/** The map and what lies round it: on a planet the board of who is asked, a hand and cards; aboard the ship book and the crew. */
export function zones(view: VanguardView, offers: Offers, screen: TableWindow): ZonedTable {
  return onPlanet(view) ? planetZones(view, offers, screen) : shipZones(view, offers, screen);
}

export function zoneOf(id: string, view: VanguardView): string | null {
  const all = teamOf(view)
    .map((who) => zoneIn(id, view, who))
    .find((zone) => zone !== null);
  const zone = onPlanet(view) ? all : zoneIn(id, view, 'recon' satisfies Section);
  return zone === undefined || zone === 'map' ? null : zone;
}
