import { button, declining, drag, tap, type Option } from '../../../kernel/option.ts';
import { choose, type QuestionMarks, type Rule } from '../../../kernel/rule.ts';
import type { Wanted } from '../content/conditions.ts';
import type { StructureCard } from '../content/schema.ts';
import { structureIds, structures, type StructureId } from '../content/structures.ts';
import { structuresPerOutpost } from '../content/values.ts';
import type { CharacterId, OutpostId, Stonesaga, StonesagaState, StructureKey } from '../state.ts';
import { totalOf } from '../reckoning/holdings.ts';
import { abilitiesOf, printedOnStructure } from './abilities.ts';
import type { Beside, DayAction } from './dayAction.ts';
import { ask, seatOf, withThen } from './asking.ts';
import { hasTechnology } from './conditions.ts';
import { askedToHelp, energyHere, helpersOf, payPromises, promiseEnergy } from './helping.ts';
import { nameOf } from './characters.ts';
import { findOn, holds, labelOf, lose, put } from './holdings.ts';
import { hasFeature, outpostsOf } from './places.ts';
import { addTrack } from './society.ts';

/** SS-355, SS-356, SS-358, R-SS-44 At any time in one's own turn, for lore. */
export const designStructure: Beside = (t, who) =>
  structureIds
    .filter((id) => structures[id].lore <= t.state.tracks.lore && !t.state.culture.designs.includes(id))
    .map((id) => tap(`design:${id}:${who}`, `Design the ${structures[id].name} for ${structures[id].lore} lore`, function* (): Rule {
      addTrack(t, 'lore', -structures[id].lore);
      t.state.culture.designs.push(id);
      t.tell({ fact: 'structureDesigned', who, structure: id });
    }));

const outpostHere = (state: StonesagaState, who: CharacterId): OutpostId | undefined =>
  outpostsOf(state).find(([, { at, status }]) => at === state.characters[who].at && status === 'active')?.[0];

/** SS-363 to SS-375 */
export const buildStructure: DayAction = {
  id: 'buildStructure',
  offers: (t, who) => {
    const outpost = outpostHere(t.state, who);
    if (!outpost || Object.keys(t.state.outposts[outpost]!.structures).length >= structuresPerOutpost) return [];
    const { designs } = t.state.culture;
    if (designs.length === 0) return [];
    const team = [who, ...helpersOf(t.state, who)];
    const energy = energyHere(t.state, who);
    return designs
      .filter((id) => canBuild(t.state, who, id, team, energy))
      .map((id): Option<() => Rule> =>
        withThen(
          drag(`design:${id}`, `outpost:${outpost}/${who}`, `Build the ${structures[id].name}`, () => build(t, who, outpost, id)),
          askedToBuild(t.state, who, id),
        ),
      );
  },
};

/** EM05 makes it cheaper, though never free. */
export const structureEnergy = (state: StonesagaState, who: CharacterId, id: StructureId): number =>
  Math.max(1, structures[id].energy - abilitiesOf(state, who, 'buildCheaper').reduce((sum, { ability }) => sum + ability.n, 0));

/** SS-365 to SS-373 With all that is there, if everybody gives; technologies need no payment (R-SS-41). */
function canBuild(state: StonesagaState, who: CharacterId, id: StructureId, team: readonly CharacterId[], energy: number): boolean {
  const card: StructureCard = structures[id];
  return (
    energy >= structureEnergy(state, who, id) &&
    (card.technologies ?? []).every((technology) => team.some((one) => hasTechnology(state, one, technology))) &&
    (!card.features || hasFeature(state, state.characters[who].at!, card.features)) &&
    costsOf(id).every(([what, n]) => team.reduce((sum, one) => sum + holds(state, one, what), 0) >= n)
  );
}

const costsOf = (id: StructureId): [Wanted, number][] => Object.entries(structures[id].materials) as [Wanted, number][];

/** What is asked first: how much energy others give, or their material, or which token goes. Null at another seat, or if nothing is. */
function askedToBuild(state: StonesagaState, who: CharacterId, id: StructureId): string | null {
  const help = askedToHelp(state, who);
  if (help !== undefined) return help;
  const giver = helpersOf(state, who).find((one) => mayGive(state, one, id));
  if (giver !== undefined) return seatOf(state, giver) === seatOf(state, who) ? 'whether the others give material' : null;
  return costsOf(id).some(([what]) => findOn(state, who, what).length > 1) ? 'which tokens are used' : null;
}

const mayGive = (state: StonesagaState, helper: CharacterId, id: StructureId): boolean =>
  costsOf(id).some(([what]) => holds(state, helper, what) > 0);

function* build(t: Stonesaga, who: CharacterId, outpost: OutpostId, id: StructureId): Rule {
  const announced = { second: askedToHelp(t.state, who) === undefined && askedToBuild(t.state, who, id) !== null };
  const promises = yield* promiseEnergy(t, who, structureEnergy(t.state, who, id));
  const givers: CharacterId[] = [who];
  for (const helper of helpersOf(t.state, who)) {
    if (!mayGive(t.state, helper, id)) continue;
    const gives = yield* choose(
      seatOf(t.state, helper),
      'build.materials',
      `Does ${nameOf(t.state, helper)} give materials for the ${structures[id].name}?`,
      [button(`give:${helper}`, 'Give', true), declining(button(`keep:${helper}`, 'Keep', false))],
      announced,
    );
    announced.second = false;
    if (gives) givers.push(helper);
  }
  const enough = costsOf(id).every(([what, n]) => givers.reduce((sum, one) => sum + holds(t.state, one, what), 0) >= n);
  if (!promises || !enough) return;
  payPromises(t, promises);
  for (const [what, n] of costsOf(id)) for (let i = 0; i < n; i++) yield* payOne(t, who, givers, what, announced);
  addStructure(t, who, outpost, id);
}

/** R-SS-98 Either side of a material pays for it; whoever builds says which token goes. */
function* payOne(t: Stonesaga, who: CharacterId, givers: readonly CharacterId[], what: Wanted, marks: QuestionMarks): Rule {
  const options = givers.flatMap((one) =>
    findOn(t.state, one, what).map(({ face }) => tap(`res:${one}:${face}`, `${labelOf(face)} of ${nameOf(t.state, one)}`, { one, face })),
  );
  const { one, face } = yield* ask(t, who, 'build.pay', 'Which token is used?', options, marks);
  lose(t, one, face, 1, 'cost');
}

/** SS-374 */
function addStructure(t: Stonesaga, who: CharacterId, outpost: OutpostId, structure: StructureId): void {
  const key: StructureKey = `structure-${++t.state.serial}`;
  t.state.outposts[outpost]!.structures[key] = { structure, stored: {} };
  t.tell({ fact: 'structureBuilt', who, outpost, key, structure });
}

/** Cisterns fill at the start of each day, as far as they go. */
export function fillCisterns(t: Stonesaga): void {
  for (const [, outpost] of outpostsOf(t.state)) {
    if (outpost.status !== 'active') continue;
    for (const key of Object.keys(outpost.structures) as StructureKey[]) {
      const built = outpost.structures[key]!;
      const room = printedOnStructure(built.structure, 'capacity').reduce((sum, { n }) => sum + n, 0) - totalOf(built.stored);
      const more = Math.min(room, printedOnStructure(built.structure, 'waterEachDawn').reduce((sum, { n }) => sum + n, 0));
      if (more <= 0) continue;
      const stored = { ...built.stored };
      put(stored, 'water', more);
      outpost.structures[key] = { ...built, stored };
    }
  }
}
