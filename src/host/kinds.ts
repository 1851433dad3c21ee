import type { Seat } from '../engine/kernel/rule.ts';
import { partingOf } from '../match/archive.ts';
import type { MatchHost } from '../match/matchHost.ts';
import type { Glance } from '../match/messages.ts';
import type { Change } from '../match/play.ts';
import type { Moved } from '../match/screenMessages.ts';
import { chained, heldFrom, movedBetween, sumOf, type Held } from '../match/screenTold.ts';
import type { LateTable } from './lateTable.ts';

type AnyHost = MatchHost<any, any, any>;

/** Screens with the same eyes that answer for the same seats are told the same bytes: those are made once. */
export interface Kind {
  readonly key: string;
  readonly eyes: Seat | 'table';
  readonly answers: readonly Seat[];
  /** How many seconds it stays behind; then `late` knows what it may show. */
  readonly delay: number;
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

  of(eyes: Seat | 'table', answers: readonly Seat[], delay: number): Kind {
    const key = `${eyes} ${answers.join(' ')} ${delay}`;
    const known = this.kinds.get(key);
    if (known) return known;
    const made = { key, eyes, answers, delay, past: [] };
    const held = this.holds(made, 'opened');
    const kind: Kind = { ...made, held, sum: sumOf(held) };
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

  private holds(kind: Pick<Kind, 'eyes' | 'answers' | 'delay'>, change?: Change): Held {
    if (kind.delay > 0) {
      const { glance, log } = this.late.at(kind.delay);
      return heldFrom(glance, log);
    }
    const host = this.host();
    const glance: Glance = { ...host.glance({ viewer: kind.eyes, answersFor: kind.answers }), moment: this.moment() };
    return { glance: change ? { ...glance, change } : glance, ...this.logOf(kind.eyes) };
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
