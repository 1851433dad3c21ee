import type { Question } from '../../../contract.ts';
import { deedsOf } from '../fishing/deeds.ts';
import { kindsIn, type MiningPlan } from './plan.ts';
import type { MiningScene } from './scene.ts';

/** Questions that are answered at the bag. */
export const ownQuestions = (questions: readonly Question[]): readonly Question[] => questions.filter(({ ask }) => ask.startsWith('mine.'));

/** Short words for the stones. */
export const deedWords: Readonly<Record<string, string>> = { blind: 'Draw blindly', stop: 'Stop mining', keep: 'Keep it', 'put-back': 'Put it back' };

/** Everything that hands find there, by name. */
export const namedOn = (plan: MiningPlan, scene: MiningScene, questions: readonly Question[]): readonly string[] => [...kindsIn(scene).map((stone) => `stone:${stone}`), ...deedsOf(plan, ownQuestions(questions), deedWords).map(({ id }) => id)];
