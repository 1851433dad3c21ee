import type { Seat } from '../engine/kernel/rule.ts';
import { partingOf } from '../match/archive.ts';
import type { MatchHost } from '../match/matchHost.ts';
import type { Glance } from '../match/messages.ts';
import type { Change } from '../match/play.ts';
import type { Moved } from '../match/screenMessages.ts';
import { chained, heldFrom, movedBetween, sumOf, type Held } from '../match/screenTold.ts';
import type { LateTable } from './lateTable.ts';

type AnyHost = MatchHost<any, any, any>;

/** What a screen may see and do, as far as it decides what it is told. */
interface Sight {
  readonly eyes: Seat | 'table';
  readonly answers: readonly Seat[];
  /** How many seconds it stays behind; then `late` knows what it may show. */
  readonly delay: number;
  /** A spectator or a stream, which is also given what players let those see who only watch. */
  readonly watches: boolean;
}

/** Screens with the same eyes that answer for the same seats are told the same bytes: those are made once. */
export interface Kind extends Sight {
  readonly key: string;
  held: Held;
  sum: string;
  /** What it held before, newest last: a screen that comes back from there is told the difference. */
  past: readonly { readonly held: Held; readonly sum: string }[];
}

const remembered = 12;

export class Kinds {
  private readonly kinds = new Map<string, Kind>();
  private readonly heard = new Map<Seat | 'table', Pick<Held, 'log' | 'chain'> & { readonly raw: readonly unknown[] }>();

  constructor(
    private readonly host: () => AnyHost,
    private readonly moment: () => number,
    private readonly late: LateTable,
  ) {}

  of(sight: Sight): Kind {
    const { eyes, answers, delay, watches } = sight;
    const key = `${eyes} ${answers.join(' ')} ${delay} ${watches ? 'watches' : 'plays'}`;
    const known = this.kinds.get(key);
    if (known) return known;
    const held = this.holds(sight, 'opened');
    const kind: Kind = { ...sight, key, past: [], held, sum: sumOf(held) };
    this.kinds.set(key, kind);
    return kind;
  }

  /** Forgets the kinds that no screen is of. */
  keepOnly(used: ReadonlySet<string>): void {
    for (const key of this.kinds.keys()) if (!used.has(key)) this.kinds.delete(key);
  }

  /** What each kind is to be told now; nothing for one that need not know. */
  moved(which: 'all' | 'late', change?: Change): { kind: Kind; moved: Moved }[] {
    const told: { kind: Kind; moved: Moved }[] = [];
    for (const kind of this.kinds.values()) {
      if (which === 'late' && kind.delay === 0) continue;
      const held = this.holds(kind, change);
      if (kind.delay > 0 && held.glance.moment === kind.held.glance.moment) continue;
      const sum = sumOf(held);
      told.push({ kind, moved: movedBetween(kind.held, held, sum) });
      kind.past = [...kind.past, { held: kind.held, sum: kind.sum }].slice(-remembered);
      kind.held = held;
      kind.sum = sum;
    }
    return told;
  }

  private holds({ eyes, answers, delay, watches }: Sight, change?: Change): Held {
    if (delay > 0) {
      const { glance, log } = this.late.at(delay);
      return heldFrom(glance, log);
    }
    const glance: Glance = { ...this.host().glance({ viewer: eyes, answersFor: answers, watches }), moment: this.moment() };
    return { glance: change ? { ...glance, change } : glance, ...this.logOf(eyes) };
  }

  private logOf(eyes: Seat | 'table'): Pick<Held, 'log' | 'chain'> {
    const host = this.host();
    const before = this.heard.get(eyes) ?? { raw: [], log: [], chain: [] };
    if (before.raw === host.log) return { log: before.log, chain: before.chain };
    const from = partingOf(before.raw, host.log);
    const entries = host.heard(eyes, from);
    const now = { raw: host.log, log: [...before.log.slice(0, from), ...entries], chain: chained(before.chain.slice(0, from), entries) };
    this.heard.set(eyes, now);
    return { log: now.log, chain: now.chain };
  }
}
