import type { Guide } from '../../engine/kernel/guide.ts';
import type { Lesson } from '../../engine/kernel/lesson.ts';
import type { AnyGameTable, Art, Quality } from '../../table/contract.ts';
import { guideOf } from '../../match/guides.ts';
import { lessonOf, lessonsOf } from '../../match/lessons.ts';
import { tables } from '../../table/games/list.ts';
import { putDown, takeUp } from '../keeping.ts';
import type { AnyOpenMatch } from './any.ts';

/** Everything a match needs before it can be shown. */
export interface OpenedMatch {
  readonly match: AnyOpenMatch;
  /** Null where the game has rules but nothing to lay on a table, or nothing can be drawn: it is then played from its list of actions. */
  readonly table: AnyGameTable | null;
  readonly art: Art | null;
  readonly unpainted: unknown;
  readonly lesson: Lesson | null;
  readonly guide: Guide;
}

export interface OpeningProgress {
  readonly what: string;
  readonly done: number;
}

/** Shares of the bar: opening the match, fetching the code of the table, fetching its pictures. */
const shares = { match: 0.1, code: 0.3 } as const;

export async function openMatch(id: string, wanted: Quality | null, report: (progress: OpeningProgress) => void): Promise<OpenedMatch> {
  report({ what: 'Opening the match', done: 0 });
  const match = (await takeUp(id)) as AnyOpenMatch;
  try {
    const { game, mix, options } = match.header;
    report({ what: 'Unfolding the table', done: shares.match });
    const [table, lessons, guide] = await Promise.all([tables[game]?.table() ?? null, lessonsOf(game), guideOf(game)]);
    report({ what: 'Painting the pieces', done: shares.code });
    const painted = (done: number, total: number): void =>
      report({ what: 'Painting the pieces', done: shares.code + (1 - shares.code) * (total > 0 ? done / total : 1) });
    let unpainted: unknown = null;
    const art = wanted && table ? await table.load(wanted, painted, mix).catch((error: unknown) => ((unpainted = error), null)) : null;
    return { match, table, art, unpainted, lesson: lessonOf(lessons, { mix, options }), guide };
  } catch (error) {
    putDown(match);
    throw error;
  }
}

/** Fine pictures where there are points to show them and memory to hold them. */
export function qualityFor(setting: 'auto' | Quality, screen: { readonly points: number; readonly memory: number | undefined }): Quality {
  if (setting !== 'auto') return setting;
  return screen.points >= 1_000_000 && (screen.memory ?? 8) >= 4 ? 'high' : 'low';
}

export const screenPower = () => ({
  points: window.innerWidth * window.innerHeight * (window.devicePixelRatio || 1) ** 2,
  memory: (navigator as { deviceMemory?: number }).deviceMemory,
});
