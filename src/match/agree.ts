import type { Seat } from '../engine/kernel/rule.ts';

/** A vote on what one person may not decide alone, such as an undo past a roll or a reveal: everybody at the table must agree. */
export interface Vote {
  readonly by: Seat;
  /** One seat for each person; two seats played by one person speak once. */
  readonly people: readonly Seat[];
  readonly said: Readonly<Record<Seat, boolean>>;
}

export type VoteOutcome = 'waiting' | 'agreed' | 'refused';

/** Who asks has said yes by that, unless nobody else is there: then they must confirm it, or nothing would hold them back. */
export function askToUndo(by: Seat, people: readonly Seat[]): Vote {
  const asked = people.includes(by) ? people : [by, ...people];
  return { by, people: asked, said: asked.length > 1 ? { [by]: true } : {} };
}

/** A vote of somebody who is not at the table, or after the outcome is decided, changes nothing. */
export function vote(asking: Vote, seat: Seat, yes: boolean): Vote {
  if (!asking.people.includes(seat) || voteOutcome(asking) !== 'waiting') return asking;
  return { ...asking, said: { ...asking.said, [seat]: yes } };
}

/** Whoever leaves the table need not be waited for; if the asker leaves, nobody wants it any more. */
export function leave(asking: Vote, seat: Seat): Vote | null {
  if (seat === asking.by) return null;
  const { [seat]: _gone, ...said } = asking.said;
  return { ...asking, people: asking.people.filter((one) => one !== seat), said };
}

export function voteOutcome({ people, said }: Vote): VoteOutcome {
  if (people.some((seat) => said[seat] === false)) return 'refused';
  return people.every((seat) => said[seat]) ? 'agreed' : 'waiting';
}

export const stillSilent = ({ people, said }: Vote): readonly Seat[] => people.filter((seat) => said[seat] === undefined);
