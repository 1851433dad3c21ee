import type { Refusal } from '../../../kernel/option.ts';
import { faces } from '../content/faces.ts';
import { costs, structuresPerOutpost } from '../content/values.ts';
import { structures, type StructureId } from '../content/structures.ts';
import type { StructureCard } from '../content/schema.ts';
import type { Face } from '../content/materials.ts';
import type { CharacterId, ItemKey, StonesagaState } from '../state.ts';
import { isUnlocked } from './abilities.ts';
import { isIncapacitated, nameOf } from './characters.ts';
import { hasTechnology } from './conditions.ts';
import { canSpend } from './energy.ts';
import { energyHere, helpersOf } from './helping.ts';
import { holds } from './holdings.ts';
import { hasFeature, outpostIn, ruinIn } from './places.ts';
import { storesOf } from './storing.ts';
import { structureEnergy } from './structures.ts';

export const refuse = (rule: string, why: string): Refusal => ({ rule, why });
const tired = (n: number): Refusal => refuse('SS-120', `That costs ${n} energy, and you have less.`);

export function refuseAid(state: StonesagaState, who: CharacterId, target: CharacterId): Refusal {
  if (target === who) return refuse('SS-255', 'Nobody can aid themselves.');
  if (state.characters[target]?.at !== state.characters[who].at) return refuse('SS-254', 'Aid needs both in the same hex.');
  if (!isIncapacitated(state, target)) return refuse('SS-254', `${nameOf(state, target)} is not incapacitated.`);
  return refuse('SS-253', 'Aid costs one energy.');
}

export function refuseExchange(state: StonesagaState, who: CharacterId, other: CharacterId): Refusal {
  if (state.characters[other]?.at !== state.characters[who].at) return refuse('SS-241', 'An exchange needs both in the same hex.');
  if (isIncapacitated(state, other)) return refuse('SS-248', `${nameOf(state, other)} is incapacitated.`);
  return canSpend(state, who, costs.exchange)
    ? refuse('SS-242', 'Neither of you has anything to give.')
    : refuse('SS-240', 'An exchange costs one energy.');
}

export function refuseShare(state: StonesagaState, who: CharacterId, face: Face, other: CharacterId): Refusal {
  if (faces[face]?.sort === 'material') return refuse('SS-208', 'Only food and water are shared without an action.');
  if (state.characters[other]?.at !== state.characters[who].at) return refuse('SS-205', 'Sharing needs both in the same hex.');
  if (isIncapacitated(state, other)) return refuse('SS-209', `${nameOf(state, other)} is incapacitated.`);
  return refuse('SS-205', 'You have none of that in your bag.');
}

export function refuseFire(state: StonesagaState, who: CharacterId): Refusal {
  if (!isUnlocked(state, 'makeFire')) return refuse('SC-371', 'Your people do not know yet how to make fire.');
  return refuse('SC-372', canSpend(state, who, costs.makeFire) ? 'Without wood there is no fire.' : 'Making fire costs one energy.');
}

/** Into an item or a structure. */
export function refuseStore(state: StonesagaState, who: CharacterId, onto: string): Refusal {
  const item = onto.startsWith('item:') ? state.characters[who].items[onto.slice(5) as ItemKey] : undefined;
  if (item?.packed) return refuse('SC-151', 'A packed item takes nothing in and gives nothing out.');
  const store = storesOf(state, who).find(({ thing }) => thing === onto);
  if (store)
    return onto.startsWith('item:')
      ? refuse('SC-130', `The ${store.label} has no room for that.`)
      : refuse('SC-165', `The ${store.label} has no room for that.`);
  return onto.startsWith('item:')
    ? refuse('SC-130', 'That item holds no resources.')
    : refuse('SC-163', 'Only structures with capacity, of the outpost you are at, can be filled.');
}

export function refuseStructure(state: StonesagaState, who: CharacterId, id: StructureId): Refusal {
  const card: StructureCard | undefined = structures[id];
  const outpost = outpostIn(state, state.characters[who].at!);
  if (!outpost) return refuse('SS-363', 'There is no active outpost in this hex.');
  if (Object.keys(outpost.structures).length >= structuresPerOutpost)
    return refuse('SS-375', `An outpost holds ${structuresPerOutpost} structures at most.`);
  if (!card || !state.culture.designs.includes(id)) return refuse('SS-364', 'Your people have not designed that yet.');
  const cost = structureEnergy(state, who, id);
  if (energyHere(state, who) < cost) return refuse('SS-365', `It takes ${cost} energy from those who are here.`);
  const team = [who, ...helpersOf(state, who)];
  const lacking = (card.technologies ?? []).filter((technology) => !team.some((one) => hasTechnology(state, one, technology)));
  if (lacking.length > 0) return refuse('SS-367', `Nobody here brings ${lacking.join(' and ')}.`);
  if (card.features && !hasFeature(state, state.characters[who].at!, card.features))
    return refuse('SS-372', `It needs ${card.features.join(' or ')} in the hex.`);
  return refuse(
    'SS-366',
    `It takes ${Object.entries(card.materials)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ')}.`,
  );
}

export function refuseDesign(state: StonesagaState, id: StructureId): Refusal | null {
  if (!structures[id]) return null;
  if (state.culture.designs.includes(id)) return refuse('SS-358', 'Your people know that design already.');
  return refuse('SS-355', `The design costs ${structures[id].lore} lore.`);
}

export function refuseScavenge(state: StonesagaState, who: CharacterId): Refusal {
  if (!isUnlocked(state, 'scavenge')) return refuse('SC-437', 'Your people do not search ruins yet.');
  if (!ruinIn(state, state.characters[who].at!)) return refuse('SC-438', 'There is no ruin in this hex.');
  return refuse('SC-439', 'Scavenging costs two energy.');
}

export function refuseCraft(state: StonesagaState, who: CharacterId): Refusal {
  if (!canSpend(state, who, costs.craft)) return tired(costs.craft);
  return holds(state, who, 'material') < 2
    ? refuse('SS-286', 'Crafting takes two materials.')
    : refuse('SS-613', 'No two of your materials can be laid edge to edge.');
}

export const refuseProcess = (state: StonesagaState, who: CharacterId): Refusal =>
  canSpend(state, who, costs.process)
    ? refuse('SS-276', 'Nothing here gives the tools that your resources ask for.')
    : tired(costs.process);

export const refusePack = (state: StonesagaState, who: CharacterId): Refusal =>
  Object.keys(state.characters[who].items).length === 0
    ? refuse('SS-250', 'You have no items.')
    : canSpend(state, who, costs.pack)
      ? refuse('SC-144', 'No pouch slot is free for it.')
      : refuse('SS-249', 'Packing costs one energy.');

export function refuseOmen(state: StonesagaState, who: CharacterId): Refusal {
  return (state.today.investigators[who] ?? 0) > 0
    ? refuse('SC-107', 'You have investigated an omen today.')
    : refuse('SC-113', 'That is not an omen of this night, or it was investigated today.');
}
