import type { GameManifest } from '../../engine/kernel/manifest.ts';
import type { Lesson } from '../../engine/kernel/lesson.ts';
import { start } from '../keeping.ts';
import { say } from '../parts/notices.ts';
import { changeShell } from '../settings/settingsStore.ts';
import { lostWords } from '../trouble/lost.ts';

const fail = (error: unknown): void => say({ kind: 'trouble', text: lostWords(error) });

export function learn({ game, title, mix, options, seed, automatic, seat }: Lesson): Promise<void> {
  const people = automatic && seat ? { [seat]: 'You' } : undefined;
  return start({ game, title, people, automatic, wish: { mix, options, seed } }).catch(fail);
}

/** The first minutes of a game: its first lesson; in a game that advises as it is played, its first mix for one with the advice on. */
export async function learnGame({ name, title, lessons, groups, mixes }: GameManifest): Promise<void> {
  try {
    const [first] = (await lessons?.()) ?? [];
    if (first) return await learn(first);
    changeShell({ advice: true });
    const alone = groups.find(({ kind }) => kind === 'alone')?.mixes[0];
    const mix = mixes.find(({ id }) => id === alone) ?? mixes[0];
    await start({ game: name, title: mix?.title ?? title, wish: { mix: mix?.id } });
  } catch (error) {
    fail(error);
  }
}
