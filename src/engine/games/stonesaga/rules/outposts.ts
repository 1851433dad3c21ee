import { drag, type Option } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { outpostNames } from '../content/names.ts';
import { outpostOverlays } from '../content/overlays.ts';
import { costs, outpostMaximum } from '../content/values.ts';
import { zones, type Feature, type Technology, type Zone } from '../content/vocabulary.ts';
import type { CharacterId, OutpostId, Stonesaga, StonesagaState } from '../state.ts';
import type { DayAction } from './dayAction.ts';
import { withThen } from './asking.ts';
import { hasTechnology } from './conditions.ts';
import { askedToHelp, energyHere, helpersOf, payPromises, promiseEnergy, type Promises } from './helping.ts';
import { activeOutposts, cardOf, changeHex, outpostIn, outpostsOf } from './places.ts';

/** SS-334 to SS-338, R-SS-39 What a feature in the zone asks for; the others ask for nothing. */
const technologyFor: Partial<Record<Feature, Technology>> = {
  forest: 'chop', wetland: 'dig', river: 'dig', lake: 'dig', chasm: 'stonework', mountain: 'stonework', moraine: 'stonework',
};

/** SS-326 to SS-341, R-SS-104 */
export const buildOutpost: DayAction = {
  id: 'buildOutpost',
  offers: (t, who) => {
    const at = t.state.characters[who].at!;
    if (refuseOutpost(t.state, who)) return [];
    return zones
      .filter((zone) => isOpenZone(t.state, who, zone))
      .map((zone): Option<() => Rule> =>
        withThen(
          drag(`energy:${who}`, `zone:${at}/${zone}`, 'Build an outpost here', () => build(t, who, zone)),
          askedToHelp(t.state, who),
        ),
      );
  },
};

/** The rule that forbids an outpost in this hex, whatever the zone. */
export function refuseOutpost(state: StonesagaState, who: CharacterId): string | null {
  if (outpostIn(state, state.characters[who].at!)) return 'SS-326';
  if (activeOutposts(state).length >= outpostMaximum(state.tracks.population)) return 'SS-322';
  if (freeOverlay(state) === undefined) return 'SS-325';
  return energyHere(state, who) < costs.buildOutpost ? 'SS-327' : null;
}

const freeOverlay = (state: StonesagaState) => outpostOverlays.find((id) => !outpostsOf(state).some(([, { overlay }]) => overlay === id));

export const technologiesFor = (state: StonesagaState, who: CharacterId, zone: Zone): Technology[] => {
  const areas = cardOf(state.map[state.characters[who].at!]!).zones[zone];
  // R-SS-39 The Dusk Rule asks for stonework in a cave too.
  return [
    ...new Set(
      areas.flatMap((feature) => technologyFor[feature] ?? (feature === 'cave' && state.house.dusk ? ['stonework' as const] : [])),
    ),
  ];
};

/** SS-332, SS-333, SS-339 Free, and with everything it asks for among those who could pay. */
function isOpenZone(state: StonesagaState, who: CharacterId, zone: Zone): boolean {
  const hex = state.map[state.characters[who].at!]!;
  if (hex.whole || hex.zones[zone]) return false;
  const payers = helpersOf(state, who).filter((one) => state.characters[one].energy > 0);
  return technologiesFor(state, who, zone).every((technology) => [who, ...payers].some((one) => hasTechnology(state, one, technology)));
}

function* build(t: Stonesaga, who: CharacterId, zone: Zone): Rule {
  const promises = yield* promiseEnergy(t, who, costs.buildOutpost);
  // Nobody pays for what cannot be built (R-SS-104).
  if (!promises || !isCovered(t.state, who, zone, promises)) return;
  payPromises(t, promises);
  placeOutpost(t, who, zone);
}

/** SS-339, SS-616 Each technology on somebody who builds or pays at least one energy. */
const isCovered = (state: StonesagaState, who: CharacterId, zone: Zone, promises: Promises): boolean =>
  technologiesFor(state, who, zone).every((technology) =>
    [...promises].some(([one, n]) => (one === who || n > 0) && hasTechnology(state, one, technology)),
  );

/** SS-346 to SS-352 */
export function placeOutpost(t: Stonesaga, who: CharacterId, zone: Zone): void {
  const at = t.state.characters[who].at!;
  const overlay = freeOverlay(t.state)!;
  const id: OutpostId = `outpost-${++t.state.serial}`;
  const name = outpostNames.find((one) => !outpostsOf(t.state).some(([, outpost]) => outpost.name === one)) ?? `Outpost ${t.state.serial}`;
  changeHex(t, at, { zones: { ...t.state.map[at]!.zones, [zone]: overlay } });
  t.state.outposts[id] = { name, category: 'village', at, zone, overlay, status: 'active', epochBuilt: 1, structures: {} };
  t.tell({ fact: 'overlayPlaced', overlay, at, zone });
  t.tell({ fact: 'outpostBuilt', who, outpost: id, at, zone, name });
}

/** SC-431 to SC-435 The overlay stays, other side up; what is stored there cannot be reached. */
export function ruinOutpost(t: Stonesaga, id: OutpostId): void {
  t.state.outposts[id]!.status = 'ruin';
  t.tell({ fact: 'outpostRuined', outpost: id });
}
