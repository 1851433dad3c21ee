import { wordsOf, type Effect } from '../../../../engine/games/stonesaga/content/effects.ts';
import { goals, type GoalId } from '../../../../engine/games/stonesaga/content/goals.ts';
import { items, type ItemId } from '../../../../engine/games/stonesaga/content/items.ts';
import { knowledge, type KnowledgeId } from '../../../../engine/games/stonesaga/content/knowledge.ts';
import { structures, type StructureId } from '../../../../engine/games/stonesaga/content/structures.ts';
import { both, capital, counted, either } from '../../../phrases.ts';
import { featureNames } from '../names.ts';
import { conditionWords, wantedWords } from './conditionWords.ts';

/** What a list of effects does, from top to bottom. The words of each effect stand beside its schema, in the game's content. */
export const effectWords = (effects: readonly Effect[]): string =>
  wordsOf(effects, {
    feature: (feature) => featureNames[feature],
    item: (id) => items[id as ItemId].name,
    knowledge: (id) => knowledge[id as KnowledgeId].name,
    structure: (id) => structures[id as StructureId].name,
    goal: (id) => goals[id as GoalId].title,
    wanted: wantedWords,
    condition: conditionWords,
    either, both, counted,
  });

export const sentence = (words: string): string => (words === '' ? '' : `${capital(words)}.`);

/** A text and what it does in a line of its own, unless the text ends with that very sentence. */
export function withEffects(text: string, effects: readonly Effect[]): string {
  const does = sentence(effectWords(effects));
  return text.endsWith(does) ? text : [text, does].filter(Boolean).join('\n');
}

/** Choices lie on the table as planks, so the card itself need not say them again. */
export const withoutChoices = (effects: readonly Effect[]): readonly Effect[] =>
  effects.filter((one) => one.do !== 'choose' && one.do !== 'groupChoose');
