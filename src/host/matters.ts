import type { Seat } from '../engine/kernel/rule.ts';
import { askToUndo, leave, voteOutcome, vote, type Vote } from '../match/agree.ts';
import { freshId } from '../match/entropy.ts';
import type { Matter, MatterSeen } from '../match/screenMessages.ts';

interface Open {
  readonly matter: Matter;
  asking: Vote;
  readonly settled: (agreed: boolean) => void;
}

/** Votes of the people at a table: one vote for each person, and all must agree. */
export class Matters {
  private readonly open = new Map<string, Open>();

  constructor(private readonly tell: (seen: MatterSeen) => void) {}

  get waiting(): readonly MatterSeen[] {
    return [...this.open].map(([key, one]) => seenOf(key, one));
  }

  /** `by` is empty where nobody at the table asks, as for a guest at the door. */
  propose(by: Seat, matter: Matter, people: readonly Seat[], settled: (agreed: boolean) => void): void {
    for (const [key, { matter: other }] of this.open) if (JSON.stringify(other) === JSON.stringify(matter)) this.drop(key);
    const key = freshId();
    const asking: Vote = by === '' ? { by, people, said: {} } : askToUndo(by, people);
    // Alone at the table, asking is agreeing: there is nobody else whom it could concern.
    const alone = asking.people.length === 1 && by !== '' ? vote(asking, by, true) : asking;
    this.open.set(key, { matter, asking: alone, settled });
    this.look(key);
  }

  /** False if there is no such matter, or this seat has no say in it. */
  say(key: string, seat: Seat, yes: boolean): boolean {
    const one = this.open.get(key);
    if (!one || !one.asking.people.includes(seat)) return false;
    // One yes lets a guest in; everything else needs everybody's.
    const asking = one.matter.kind === 'admit' && yes ? { ...one.asking, people: [seat] } : one.asking;
    one.asking = vote(asking, seat, yes);
    this.look(key);
    return true;
  }

  /** Whoever leaves need not be waited for. */
  leave(seat: Seat): void {
    for (const [key, one] of this.open) {
      const asking = leave(one.asking, seat);
      if (asking === null || asking.people.length === 0) this.drop(key);
      else {
        one.asking = asking;
        this.look(key);
      }
    }
  }

  /** The match has changed: what somebody wanted to take back is no longer the last answer. */
  forgetUndo(): void {
    for (const [key, { matter }] of this.open) if (matter.kind === 'undo') this.drop(key);
  }

  private look(key: string): void {
    const one = this.open.get(key)!;
    const outcome = voteOutcome(one.asking);
    if (outcome !== 'waiting') this.open.delete(key);
    this.tell(seenOf(key, one));
    if (outcome !== 'waiting') one.settled(outcome === 'agreed');
  }

  private drop(key: string): void {
    const one = this.open.get(key);
    if (!one) return;
    this.open.delete(key);
    this.tell({ ...seenOf(key, one), outcome: 'refused' });
    one.settled(false);
  }
}

const seenOf = (key: string, { matter, asking }: Open): MatterSeen => ({
  key, matter, by: asking.by, people: asking.people, said: asking.said, outcome: voteOutcome(asking),
});
