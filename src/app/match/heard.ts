import { useState, useSyncExternalStore } from 'react';
import type { AnyFact, AnySeen } from './any.ts';

type Log = AnySeen['log'];

/** One change of what is shown. */
export interface Arrival extends Pick<AnySeen, 'moment' | 'change' | 'facts' | 'view'> {
  readonly log: Log;
}

/** What can be put into words by now. */
export interface Heard {
  readonly moment: number;
  /** Facts of this moment that can be seen. */
  readonly facts: readonly AnyFact[];
  /** All of them. */
  readonly whole: boolean;
  /** Nothing was told: the table jumped, or the match was opened. */
  readonly jumped: boolean;
  readonly log: Log;
  /** The last view that can be seen. */
  readonly view: unknown;
}

/**
 * Holds words back until the table has shown what they speak of. A change that was answered is heard as far as the table says
 * that it can be seen; without a table, and when the table jumps, all of it is heard at once. A log that runs ahead tells a die
 * before it lies.
 */
export class Hearing {
  private waiting: Arrival[] = [];
  private latest: Arrival | null = null;
  private heard: Heard | null = null;
  private readonly listeners = new Set<() => void>();

  /** May be called again with the same moment, as React does. */
  arrive(arrival: Arrival, drawn: boolean): void {
    if (this.latest?.moment === arrival.moment) return;
    const told = this.latest !== null && arrival.change === 'answered';
    this.latest = arrival;
    if (told && drawn) return void this.waiting.push(arrival);
    this.waiting = [];
    this.heard = wholly(arrival, !told);
  }

  readonly seen = (moment: number, facts: number): void => {
    const at = this.waiting.findIndex((one) => one.moment === moment);
    const arrival = this.waiting[at];
    if (!arrival || !this.heard) return;
    this.waiting = this.waiting.slice(facts < arrival.facts.length ? at : at + 1);
    this.heard = facts < arrival.facts.length ? partly(arrival, facts, this.heard) : wholly(arrival, false);
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): Heard => {
    if (!this.heard) throw new Error('Nothing has arrived yet.');
    return this.heard;
  };
}

const wholly = ({ moment, facts, log, view }: Arrival, jumped: boolean): Heard => ({ moment, facts, whole: true, jumped, log, view });

/** The last entry of a log is what the last answer has led to. */
function partly({ moment, facts, log }: Arrival, count: number, before: Heard): Heard {
  const some = facts.slice(0, count);
  return { moment, facts: some, whole: false, jumped: false, log: [...log.slice(0, -1), some], view: before.view };
}

/** The table reports to `onSeen`. It may do so while it is put on the page, so a change arrives before that. */
export function useHeard(arrival: Arrival, drawn: boolean): { readonly heard: Heard; readonly onSeen: Hearing['seen'] } {
  const [hearing] = useState(() => new Hearing());
  hearing.arrive(arrival, drawn);
  return { heard: useSyncExternalStore(hearing.subscribe, hearing.snapshot), onSeen: hearing.seen };
}
