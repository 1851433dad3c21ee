import type { Lesson } from '../../../kernel/lesson.ts';
import { firstTurn } from './lessons/journey.ts';
import { manorLessons } from './lessons/manor.ts';
import { paladinLessons } from './lessons/paladin.ts';
import { skeletonsLessons } from './lessons/skeletons.ts';
import { spiderLessons } from './lessons/spider.ts';
import { warlockLessons } from './lessons/warlock.ts';

/**
 * The teaching games: a turn alone, then the examples of the rulebook as guided turns, those of a role one after the other.
 * Which example a step shows stands at the step (`teaches`).
 */
export const lessons: readonly Lesson[] = [firstTurn, ...paladinLessons, ...skeletonsLessons, ...spiderLessons, ...manorLessons, ...warlockLessons];
