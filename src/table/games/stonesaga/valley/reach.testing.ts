import { zones } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Question } from '../../../../match/question.ts';
import type { Point } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { zoneMiddle } from './areas.ts';
import { deedsFor, layDeeds } from './deeds.ts';
import { centreOf, inHex } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';
import { fitOf, ghosts } from './laid.ts';
import { regionSpots } from './regions.ts';
import { layPeople } from './standing.ts';
import { Offers } from '../../../gesture/offers.ts';

/** Every thing and place of the valley that a hand can touch now, and where its middle lies. */
export function within(view: StonesagaView, questions: readonly Question[], ground: Ground, who: CharacterId): ReadonlyMap<string, Point> {
  const offers = new Offers(questions);
  const fit = fitOf(view, offers, ground);
  const asked = offers.touched;
  const open = ghosts(view, offers);
  const all = new Map<string, Point>();
  for (const hex of [...(Object.keys(view.map) as Hex[]), ...open.flatMap(({ hexes }) => hexes)]) {
    all.set(`hex:${hex}`, centreOf(fit, hex));
    for (const zone of zones) all.set(`zone:${hex}/${zone}`, inHex(fit, hex, zoneMiddle(zone)));
  }
  for (const { key, hexes } of open) all.set(key, centreOf(fit, hexes[0]!));
  for (const { who: one, x, y } of layPeople(view, fit)) all.set(`mini:${one}`, { x, y });
  for (const [id, { at, zone }] of Object.entries(view.outposts))
    for (const suffix of ['', ...Object.keys(view.characters).map((one) => `/${one}`)])
      all.set(`outpost:${id}${suffix}`, inHex(fit, at, zoneMiddle(zone)));
  for (const { id, x, y } of layDeeds(deedsFor(view, offers, who), ground)) all.set(id, { x, y });
  const regions = [...asked].filter((id) => id.startsWith('region:'));
  regionSpots(regions.length, ground).forEach((spot, i) => all.set(regions[i]!, spot));
  return all;
}
