import type { AnyRules } from '../engine/kernel/rules.ts';

type Loader = (game: string) => Promise<AnyRules>;

/**
 * Development only in effect: `games.ts` is run again when a file of a game changes, and this module, which is
 * not, leads everybody to the new rules. A suspended rule would go on running its old code, so each open match
 * is rebuilt from its save; the table stays on screen. Vite cannot swap modules inside a worker, which is why
 * `engine.ts` runs the rules in the page while developing. A change of the kernel itself reloads the page, and
 * the autosave brings the match back.
 */
const listeners = new Set<() => void>();
let loader: Loader | undefined;

export function replaceGames(next: Loader): void {
  const again = loader !== undefined;
  loader = next;
  if (again) for (const listener of listeners) listener();
}

export const currentRules: Loader = (game) => (loader ? loader(game) : Promise.reject(new Error('No games have been registered.')));

export function onRulesChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
