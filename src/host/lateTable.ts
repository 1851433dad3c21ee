import { pressing } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import type { Archive } from '../match/archive.ts';
import type { Glance } from '../match/messages.ts';
import { Tape } from '../match/tape.ts';

/** What a stream may show that stays behind: the table as it was, built from the archive. A late screen is sent nothing younger. */
export class LateTable {
  private tape: { readonly archive: Archive; readonly tape: Tape<unknown, unknown> } | undefined;
  private shown = new Map<number, { readonly position: number; readonly archive: Archive; readonly moment: number }>();
  private moments = 0;

  constructor(
    private readonly rules: AnyRules,
    private readonly archive: () => Archive,
    /** When each answer was given. */
    private readonly times: () => readonly number[],
    private readonly now: () => number,
  ) {}

  at(delay: number): { glance: Glance; log: readonly (readonly unknown[])[] } {
    const archive = this.archive();
    if (this.tape?.archive !== archive) this.tape = { archive, tape: new Tape(this.rules, archive) };
    const { tape } = this.tape;
    const position = this.positionAt(delay);
    const before = this.shown.get(delay);
    const moved = before?.position !== position;
    const moment = moved || !before ? ++this.moments : before.moment;
    const change = !before ? 'opened' : position === before.position + 1 ? 'answered' : position < before.position ? 'undone' : 'rebuilt';
    this.shown.set(delay, { position, archive, moment });
    const { view, over, open } = tape.at(position, 'table');
    const log = tape.logAt(position, 'table');
    return {
      log,
      glance: {
        seat: 'table', view, over, questions: [], waiting: [...new Set(pressing(open).map(({ seat }) => seat))],
        facts: change === 'answered' ? (log.at(-1) ?? []) : [], thrown: tape.thrownAt(position), change, moment, undo: 'none', redo: false,
      },
    };
  }

  /** The first answer that is too young ends what may be shown, whatever stands behind it. */
  private positionAt(delay: number): number {
    const until = this.now() - delay * 1_000;
    const young = this.times().findIndex((time) => time > until);
    return young < 0 ? this.times().length : young;
  }
}
