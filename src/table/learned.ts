import type { Names } from './contract.ts';
import type { AnyFact, AnyNaming } from './lines.ts';

type Log = readonly (readonly AnyFact[])[];

const nobody: Names = {};

/**
 * Names as they are learned. A log grows by one entry with every answer, and what was heard before is not heard again:
 * entries that are still the same keep the names that were known after them, whether the log has grown or undo has cut it.
 */
export class Learned {
  private heard: Log = [];
  private known: Names[] = [];

  constructor(private readonly naming: AnyNaming | undefined) {}

  after(log: Log): Names {
    if (!this.naming) return nobody;
    let kept = Math.min(this.heard.length, log.length);
    // an entry belongs to one course of the match: where one is the same, all before it are
    while (kept > 0 && this.heard[kept - 1] !== log[kept - 1]) kept--;
    this.known.length = kept;
    for (const facts of log.slice(kept)) this.known.push(facts.reduce(this.naming, this.known.at(-1) ?? nobody));
    this.heard = log;
    return this.known.at(-1) ?? nobody;
  }
}
