import type { Decision } from '../engine/kernel/rule.ts';
import { questionOf } from '../play/matchHost.ts';
import type { Question } from './contract.ts';

/** What a screen would be asked, by tests that play without one. */
export const asked = (open: readonly Decision[]): Question[] => open.map(questionOf);
