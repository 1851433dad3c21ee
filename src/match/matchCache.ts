import type { Chance } from '../engine/kernel/chance.ts';
import type { Match } from '../engine/kernel/match.ts';
import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { ownCopy } from './ownCopy.ts';
import { shared } from './sharing.ts';

/** What many screens ask of a match, built once for each change of it: its views, and the list of its answers. */
export class MatchCache<S extends Chance, F, V> {
  private readonly views = new Map<Seat | 'table', V>();
  /** Before the last change: a view is made of the parts of the one before, and only what is new is copied. */
  private readonly viewsBefore = new Map<Seat | 'table', V>();
  private given: Answer[] | undefined;

  /** Asks for the match each time: an undo puts another in its place. */
  constructor(private readonly match: () => Match<S, F, V>) {}

  /** It holds no part of the state, which the next answer changes. */
  view(viewer: Seat | 'table'): V {
    if (!this.views.has(viewer)) {
      const view = shared(this.viewsBefore.get(viewer), this.match().view(viewer), ownCopy) as V;
      this.views.set(viewer, view);
      this.viewsBefore.set(viewer, view);
    }
    return this.views.get(viewer)!;
  }

  /** All answers up to here: a long match would list thousands for every screen that it tells. */
  get answers(): readonly Answer[] {
    return (this.given ??= this.match().answers);
  }

  /** The match has taken one more answer. */
  answered(answer: Answer): void {
    this.views.clear();
    this.given?.push(answer);
  }

  /** The match is another one now. */
  clear(): void {
    this.views.clear();
    this.given = undefined;
  }
}
