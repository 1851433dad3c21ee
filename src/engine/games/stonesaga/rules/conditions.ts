import type { Condition, Circumstance } from '../content/conditions.ts';
import { items } from '../content/items.ts';
import { isDrawn } from '../content/marks.ts';
import type { Technology, Tool } from '../content/vocabulary.ts';
import type { CharacterId, StonesagaState } from '../state.ts';
import { abilitiesOf } from './abilities.ts';
import { boosted, everybody, hasTrait, isAlone, maladiesOn, onMap, personOf } from './characters.ts';
import { faces } from '../content/faces.ts';
import { facesIn, holds, itemsOf } from './holdings.ts';
import { currentOmens } from './omens.ts';
import { activeOutposts, adjacent, hasFeature, outpostIn, outpostsOf, ruinIn } from './places.ts';
import { shelterValue } from './sites.ts';

/** Whether a condition holds for a character, here and now. */
export function isTrue(state: StonesagaState, who: CharacterId, condition: Condition): boolean {
  const character = state.characters[who];
  const { at } = character;
  if ('not' in condition) return !isTrue(state, who, condition.not);
  if ('all' in condition) return condition.all.every((one) => isTrue(state, who, one));
  if ('any' in condition) return condition.any.some((one) => isTrue(state, who, one));
  if ('anyone' in condition) return onMap(state).some((one) => isTrue(state, one, condition.anyone));
  if ('feature' in condition) return at !== null && hasFeature(state, at, condition.feature);
  if ('here' in condition) return at !== null && isHere(state, at, condition.here);
  if ('nextTo' in condition) return at !== null && isNextTo(state, at, condition.nextTo);
  if ('trait' in condition) return condition.trait.some((trait) => hasTrait(state, who, trait));
  if ('tool' in condition) return hasTool(state, who, condition.tool);
  if ('technology' in condition) return hasTechnology(state, who, condition.technology);
  if ('known' in condition) return state.culture.knowledge.some((one) => one === condition.known);
  if ('item' in condition)
    return itemsOf(state, who).some(([, { item, packed }]) => !packed && keywordsOf(item).includes(condition.item.toLowerCase()));
  if ('holds' in condition) return holds(state, who, condition.holds) >= (condition.n ?? 1);
  if ('track' in condition) return state.tracks[condition.track] >= condition.atLeast;
  if ('attribute' in condition) return boosted(state, who, condition.attribute) >= condition.atLeast;
  if ('mark' in condition) return isDrawn(condition.on === 'wall' ? state.culture.marks : personOf(state, who).marks, condition.mark);
  if ('omen' in condition) return currentOmens(state).some((omen) => condition.omen.includes(omen));
  if ('energy' in condition) return character.energy >= condition.energy;
  if ('goalsDone' in condition) return state.completed.length >= condition.goalsDone;
  if ('outposts' in condition) return activeOutposts(state).length >= condition.outposts;
  if ('structures' in condition) return structuresBuilt(state) >= condition.structures;
  if ('malady' in condition) return hasMalady(state, who, condition.malady);
  return standing[condition.is](state, who);
}

const standing: Readonly<Record<Circumstance, (state: StonesagaState, who: CharacterId) => boolean>> = {
  alone: isAlone,
  old: (state, who) => personOf(state, who).age === 'old',
  young: (state, who) => personOf(state, who).age === 'young',
  comforted: (state, who) => state.characters[who].comforted,
  unhurt: (state, who) => maladiesOn(state.characters[who]) === 0,
  trayLimitReached: (state) => state.trays.length >= state.trayLimit,
  newTrayExplored: (state) => state.trays.at(-1)!.hexes.every((hex) => state.map[hex]!.explored),
  mysteryConfronted: (state) => (state.endless?.mysteriesConfronted ?? 0) > 0,
  welcomed: (state) => state.endless?.choice === 'welcome',
  hearthRead: (state) => state.culture.read.includes('333'),
  sunderingRead: (state) => state.culture.read.includes('418'),
};

function isHere(
  state: StonesagaState,
  at: NonNullable<StonesagaState['start']>,
  what: 'fire' | 'shelter' | 'mystery' | 'outpost' | 'ruin',
): boolean {
  const hex = state.map[at]!;
  switch (what) {
    case 'fire':
      return hex.fire > 0;
    case 'shelter':
      return shelterValue(state, at) > 0;
    case 'mystery':
      return hex.mysteries > 0;
    case 'outpost':
      return outpostIn(state, at) !== undefined;
    case 'ruin':
      return ruinIn(state, at);
  }
}

const isNextTo = (state: StonesagaState, at: NonNullable<StonesagaState['start']>, what: 'mystery' | 'unexplored' | 'outpost'): boolean =>
  adjacent(state, at).some(({ hex }) =>
    what === 'mystery'
      ? state.map[hex]!.mysteries > 0
      : what === 'outpost'
        ? outpostIn(state, hex) !== undefined
        : !state.map[hex]!.explored && !state.map[hex]!.whole,
  );

function hasMalady(state: StonesagaState, who: CharacterId, malady: 'any' | 'injury' | 'disease' | 'majorDisease'): boolean {
  const { health } = state.characters[who];
  if (malady === 'any') return maladiesOn(state.characters[who]) > 0;
  if (malady === 'majorDisease') return health.disease.major > 0;
  return health[malady].minor + health[malady].major > 0;
}

/** SS-267, SS-268, SS-270 From a token in the inventory, an item, a structure, a fire or anything else in force. */
function hasTool(state: StonesagaState, who: CharacterId, tool: Tool): boolean {
  const character = state.characters[who];
  if (tool === 'heat' && character.at !== null && state.map[character.at]!.fire > 0) return true;
  if (abilitiesOf(state, who, 'tool').some(({ ability }) => ability.tool === tool && !(ability.dayOnly && state.phase.step !== 'day')))
    return true;
  if (facesIn(character.bag).some((face) => faces[face].tools.includes(tool))) return true;
  return itemsOf(state, who).some(([, { packed, stored }]) => !packed && facesIn(stored).some((face) => faces[face].tools.includes(tool)));
}

/** SS-343 to SS-345 Never from tokens. */
export const hasTechnology = (state: StonesagaState, who: CharacterId, technology: Technology): boolean =>
  abilitiesOf(state, who, 'technology').some(({ ability }) => ability.technology === technology);

/** SC-099 Every word of a title is a keyword. */
export const keywordsOf = (item: keyof typeof items): string[] => items[item].name.toLowerCase().split(/[ -]/);

export const structuresBuilt = (state: StonesagaState): number =>
  outpostsOf(state).reduce((sum, [, { status, structures }]) => (status === 'active' ? sum + Object.keys(structures).length : sum), 0);
export const anybody = (state: StonesagaState): CharacterId => onMap(state)[0] ?? everybody(state)[0]!;
