import { button, declining, drag } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Hex } from '../../../../pieces/hexGrid.ts';
import { faces } from '../../content/faces.ts';
import type { Face } from '../../content/materials.ts';
import type { CharacterId, Holdings, ItemKey, Phase, Stonesaga, StructureKey } from '../../state.ts';
import { printedOnItem, printedOnStructure, societyAbilities } from '../abilities.ts';
import { askGroup } from '../asking.ts';
import { everybody, inHex, nameOf } from '../characters.ts';
import { facesIn, findOn, fits, itemsOf, labelOf, lose, put } from '../holdings.ts';
import { outpostIn, outpostsOf } from '../places.ts';
import { degradeSite } from '../sites.ts';
import { afterStep } from './steps.ts';

/** SS-568 to SS-577, SC-183, SC-186 */
export function* degradeTokens(t: Stonesaga): Rule<Phase> {
  for (const who of everybody(t.state)) spoilInventory(t, who);
  spoilStructures(t);
  for (const hex of Object.keys(t.state.map) as Hex[]) if (t.state.map[hex]!.depletion > 0) degradeSite(t, hex, 'depletion');
  for (const hex of Object.keys(t.state.map) as Hex[]) if (t.state.map[hex]!.fire > 0) yield* tendFire(t, hex);
  return yield* afterStep(t, 'degrade');
}

function spoilInventory(t: Stonesaga, who: CharacterId): void {
  const character = t.state.characters[who];
  character.bag = spoiled(t, character.bag, [], 0, who);
  for (const [key, held] of itemsOf(t.state, who)) {
    const fresh = printedOnItem(held.item, 'capacity').flatMap((one) => one.fresh ?? []);
    const stored = spoiled(t, held.stored, fresh, 0, who);
    character.items[key as ItemKey] = { ...held, stored };
  }
}

/** SS-571 A structure may keep what it holds; KN11 keeps so many at each outpost besides. */
function spoilStructures(t: Stonesaga): void {
  const keep = societyAbilities(t.state, 'keepFresh').reduce((sum, { n }) => sum + n, 0);
  for (const [id, outpost] of outpostsOf(t.state)) {
    let left = outpost.status === 'active' ? keep : 0;
    for (const key of Object.keys(outpost.structures) as StructureKey[]) {
      const built = outpost.structures[key]!;
      const fresh = printedOnStructure(built.structure, 'capacity').flatMap((one) => one.fresh ?? []);
      const perishing = facesIn(built.stored)
        .filter((face) => faces[face].sort === 'perishable' && !isKept(fresh, face))
        .reduce((sum, face) => sum + built.stored[face]!, 0);
      const stored = spoiled(t, built.stored, fresh, left);
      left = Math.max(0, left - perishing);
      t.state.outposts[id]!.structures[key] = { ...built, stored };
    }
  }
}

const isKept = (fresh: readonly string[], face: Face): boolean => fresh.some((word) => fits(word as Parameters<typeof fits>[0], face));

/** SS-144, SS-145, SC-188 Fresh becomes fermented, fermented is gone. `keep` tokens are spared, the ones that would be lost first. */
function spoiled(t: Stonesaga, held: Holdings, fresh: readonly string[], keep: number, who?: CharacterId): Holdings {
  const next: Holdings = {};
  let spare = keep;
  const order = facesIn(held).sort((a, b) => Number(faces[b].other === null) - Number(faces[a].other === null));
  for (const face of order) {
    const n = held[face]!;
    if (faces[face].sort !== 'perishable' || isKept(fresh, face)) {
      put(next, face, n);
      continue;
    }
    const spared = Math.min(spare, n);
    spare -= spared;
    put(next, face, spared);
    if (n === spared) continue;
    const { other } = faces[face];
    if (other) put(next, other, n - spared);
    t.tell({ fact: 'spoiled', ...(who && { who }), face, n: n - spared, to: other });
  }
  return next;
}

/** SS-573 to SS-575, SS-624, R-SS-74 */
function* tendFire(t: Stonesaga, hex: Hex): Rule {
  const here = inHex(t.state, hex);
  const outpost = outpostIn(t.state, hex);
  if (
    here.length > 0 &&
    outpost &&
    Object.values(outpost.structures).some(({ structure }) => printedOnStructure(structure, 'fireLasts').length > 0)
  )
    return;
  const wood = here.flatMap((who) => findOn(t.state, who, 'wood').map(({ face }) => ({ who, face })));
  const options = wood.map((one) =>
    drag(`res:${one.who}:${one.face}`, `hex:${hex}`, `${labelOf(one.face)} of ${nameOf(t.state, one.who)}`, one),
  );
  const fed =
    options.length === 0
      ? null
      : yield* askGroup(t, 'night.fire', 'The fire burns low.', [...options, declining(button('let-burn', 'Let it burn down', null))]);
  if (!fed) return degradeSite(t, hex, 'fire');
  lose(t, fed.who, fed.face, 1, 'fire');
  if (t.state.map[hex]!.fire === 1) {
    t.state.map[hex] = { ...t.state.map[hex]!, fire: 2 };
    t.tell({ fact: 'siteChanged', site: 'fire', at: hex, to: 2 });
  }
}
