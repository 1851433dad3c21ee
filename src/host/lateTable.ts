import { pressing, type Answer } from '../engine/kernel/rule.ts';
import type { AnyRules, Shown } from '../engine/kernel/rules.ts';
import type { Archive } from '../match/archive.ts';
import type { Glance } from '../match/messages.ts';
import { Tape } from '../match/tape.ts';

/** What was sent last to the screens with one delay. */
interface Shot {
  readonly position: number;
  /** An answer that took the place of one that was taken back is another one. */
  readonly answer: Answer | undefined;
  readonly showing: string;
  readonly moment: number;
}

/** The table as it was some seconds ago, built from the archive for delayed streams. They are sent nothing newer. */
export class LateTable {
  private tape: { readonly archive: Archive; readonly tape: Tape<unknown, unknown> } | undefined;
  private told = new Map<number, Shot>();
  private moments = 0;

  constructor(
    private readonly rules: AnyRules,
    private readonly archive: () => Archive,
    /** When each answer was given. */
    private readonly times: () => readonly number[],
    private readonly now: () => number,
    /** What players let those see who only watch, at this moment. */
    private readonly shownNow: () => readonly Shown[],
  ) {}

  at(delay: number): { glance: Glance; log: readonly (readonly unknown[])[] } {
    const archive = this.archive();
    if (this.tape?.archive !== archive) this.tape = { archive, tape: new Tape(this.rules, archive) };
    const { tape } = this.tape;
    const position = this.positionAt(delay);
    const before = this.told.get(delay);
    const shown = this.stillShown(tape.shownAt(position));
    const answer = tape.answers[position - 1];
    const showing = shown.map(({ seat }) => seat).join(' ');
    const same = before?.position === position && before.answer === answer && before.showing === showing;
    const moment = same ? before.moment : ++this.moments;
    const change = !before ? 'opened' : position === before.position + 1 ? 'answered' : position < before.position ? 'undone' : 'rebuilt';
    this.told.set(delay, { position, answer, showing, moment });
    const { view, over, open } = tape.at(position, 'table');
    const log = tape.logAt(position, 'table');
    return {
      log,
      glance: {
        seat: 'table', view, over, questions: [], waiting: [...new Set(pressing(open).map(({ seat }) => seat))],
        facts: change === 'answered' ? (log.at(-1) ?? []) : [], thrown: tape.thrownAt(position), change, moment, undo: 'none', redo: false,
        shown,
      },
    };
  }

  /** Somebody who stops sharing their view is hidden at once, in the delayed state too. */
  private stillShown(then: readonly Shown[]): readonly Shown[] {
    const now = new Set(this.shownNow().map(({ seat }) => seat));
    return then.filter(({ seat }) => now.has(seat));
  }

  /** Ends before the first answer that is too new, even if later ones have older times. */
  private positionAt(delay: number): number {
    const until = this.now() - delay * 1_000;
    const young = this.times().findIndex((time) => time > until);
    return young < 0 ? this.times().length : young;
  }
}
