import type { Decision } from '../engine/kernel/rule.ts';
import { questionOf } from '../match/question.ts';
import type { Question } from '../match/question.ts';

/** What a screen would be asked, by tests that play without one. */
export const asked = (open: readonly Decision[]): Question[] => open.map(questionOf);
