import type { Condition, Circumstance, Wanted } from '../../../../engine/games/stonesaga/content/conditions.ts';
import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { knowledge, type KnowledgeId } from '../../../../engine/games/stonesaga/content/knowledge.ts';
import { traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { both, either } from '../../../phrases.ts';
import { featureNames } from '../names.ts';

const sorts: Partial<Record<Wanted, string>> = { foodOrWater: 'food or water' };
export const wantedWords = (wanted: Wanted): string => sorts[wanted] ?? (wanted in faces ? faces[wanted as Face].name : wanted);

const standingWords: Readonly<Record<Circumstance, string>> = {
  alone: 'alone in the hex',
  old: 'old',
  young: 'young',
  comforted: 'comforted',
  unhurt: 'unhurt',
  trayLimitReached: 'the valley is as large as it can be',
  newTrayExplored: 'the newest tray is explored',
  mysteryConfronted: 'a mystery was confronted',
  welcomed: 'the strangers were welcomed',
  hearthRead: 'the last hearth was read before',
  sunderingRead: 'the sundering was read before',
};

/** A condition as it stands behind "if" or "with". */
export function conditionWords(condition: Condition): string {
  if ('feature' in condition) return `in a hex with ${either(condition.feature.map((one) => featureNames[one]))}`;
  if ('here' in condition)
    return `with ${condition.here === 'fire' || condition.here === 'shelter' ? condition.here : `a ${condition.here}`} here`;
  if ('nextTo' in condition)
    return 'next to ' +
      `${condition.nextTo === 'unexplored' ? 'an unexplored hex' : condition.nextTo === 'outpost' ? 'an outpost' : 'a mystery'}`;
  if ('trait' in condition) return either(condition.trait.map((one) => traitTitles[one].toLowerCase()));
  if ('tool' in condition) return `with the ${condition.tool} tool`;
  if ('technology' in condition) return `with ${condition.technology}`;
  if ('known' in condition) return `if ${knowledge[condition.known as KnowledgeId].name} is known`;
  if ('item' in condition) return `with a ${condition.item}`;
  if ('holds' in condition) return `with ${condition.n ?? 1} ${wantedWords(condition.holds)}`;
  if ('track' in condition) return `with ${condition.track} at ${condition.atLeast} or more`;
  if ('attribute' in condition) return `with ${condition.attribute} ${condition.atLeast} or more`;
  if ('mark' in condition)
    return condition.on === 'wall' ? `with ${condition.mark} on the wall of the cave` : `marked with ${condition.mark}`;
  if ('omen' in condition) return `under the ${either(condition.omen)}`;
  if ('malady' in condition)
    return condition.malady === 'any'
      ? 'with a malady'
      : condition.malady === 'majorDisease'
        ? 'with a major disease'
        : `with ${condition.malady === 'injury' ? 'an injury' : 'a disease'}`;
  if ('energy' in condition) return `with ${condition.energy} energy`;
  if ('goalsDone' in condition) return `with ${condition.goalsDone} goals complete`;
  if ('outposts' in condition) return `with ${condition.outposts} ${condition.outposts === 1 ? 'outpost' : 'outposts'}`;
  if ('structures' in condition) return `with ${condition.structures} structures`;
  if ('is' in condition) return `if ${standingWords[condition.is]}`;
  if ('anyone' in condition) return `if anybody is ${conditionWords(condition.anyone)}`;
  if ('not' in condition) return `not ${conditionWords(condition.not)}`;
  if ('all' in condition) return both(condition.all.map(conditionWords));
  return either(condition.any.map(conditionWords));
}
