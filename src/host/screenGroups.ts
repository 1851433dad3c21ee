import type { Seat } from '../engine/kernel/rule.ts';
import { firstDifference } from '../match/archive.ts';
import type { MatchHost } from '../match/matchHost.ts';
import type { HandView } from '../match/handView.ts';
import type { Glance } from '../match/messages.ts';
import type { Change } from '../match/play.ts';
import type { Moved } from '../match/screenMessages.ts';
import { chained, movedBetween, withShared, stateFrom, stateSum, type ScreenState } from '../match/screenTold.ts';
import type { HandTeller } from '../table/hand.ts';
import type { LateTable } from './lateTable.ts';

type AnyHost = MatchHost<any, any, any>;

/** What a screen may see and do, as far as it decides which messages it gets. */
interface ScreenRights {
  readonly viewer: Seat | 'table';
  readonly answers: readonly Seat[];
  /** How many seconds it is delayed; `late` then gives the older state that it may show. */
  readonly delay: number;
  /** A spectator or a stream: it also gets what players share with those who only watch. */
  readonly watches: boolean;
  /** A phone: it gets words in place of the view and of facts. */
  readonly hand: boolean;
}

interface HeardLog extends Pick<ScreenState, 'log' | 'chain'> {
  /** The log of the match that this was made of. */
  readonly raw: readonly unknown[];
  /** After each entry, who is called what; empty where the log is not told in words. */
  readonly names: readonly Readonly<Record<string, string>>[];
}

const nothingHeard: HeardLog = { raw: [], log: [], chain: [], names: [] };

/** Screens with equal rights get the same messages, so the state, its patch and its checksum are made once for all of them. */
export interface ScreenGroup extends ScreenRights {
  readonly key: string;
  state: ScreenState;
  sum: string;
  /** Earlier states, newest last: a screen that reconnects with one of them gets a patch instead of everything. */
  past: readonly { readonly state: ScreenState; readonly sum: string }[];
}

const remembered = 12;

/** A group's next state, and the message that leads to it from the one before. */
interface GroupStep {
  readonly group: ScreenGroup;
  readonly state: ScreenState;
  readonly sum: string;
  readonly moved: Moved;
}

/** The screens of one match, grouped by their rights. */
export class ScreenGroups {
  private readonly groups = new Map<string, ScreenGroup>();
  private readonly heard = new Map<string, HeardLog>();
  /** The states after a change that is not kept yet, and the messages about them: nobody is sent them before it is. */
  private coming: { readonly states: ReadonlyMap<ScreenGroup, ScreenState>; readonly steps: Map<ScreenGroup, GroupStep> } | null = null;

  constructor(
    private readonly host: () => AnyHost,
    private readonly moment: () => number,
    private readonly late: LateTable,
    private readonly teller: HandTeller,
  ) {}

  of(rights: ScreenRights): ScreenGroup {
    const { viewer, answers, delay, watches, hand } = rights;
    const key = `${viewer} ${answers.join(' ')} ${delay} ${watches ? 'watches' : 'plays'} ${hand ? 'words' : 'view'}`;
    const known = this.groups.get(key);
    if (known) return known;
    const state = this.stateFor(rights, 'opened');
    const group: ScreenGroup = { ...rights, key, past: [], state, sum: stateSum(state) };
    this.groups.set(key, group);
    return group;
  }

  /** Drops the groups without a screen: their states would be worked out at every change for nobody. */
  keepOnly(used: ReadonlySet<string>): void {
    for (const key of this.groups.keys()) if (!used.has(key)) this.groups.delete(key);
  }

  /** After a change, before it is kept: what each group would see. Throws where a game cannot say it, and the change must not be made. */
  foresee(moment: number): void {
    const states = new Map<ScreenGroup, ScreenState>();
    for (const group of this.groups.values()) if (group.delay === 0) states.set(group, this.stateFor(group, undefined, moment));
    this.coming = { states, steps: new Map() };
  }

  /** The messages about what was foreseen, made while the disk is busy. */
  prepare(): readonly { readonly group: ScreenGroup; readonly moved: Moved }[] {
    if (!this.coming) return [];
    const { states, steps } = this.coming;
    for (const [group, state] of states) steps.set(group, stepTo(group, state));
    return [...steps.values()];
  }

  /** The message for each group whose state has changed. */
  moved(which: 'all' | 'late', change?: Change): { group: ScreenGroup; moved: Moved }[] {
    const told: { group: ScreenGroup; moved: Moved }[] = [];
    const foreseen = which === 'all' && change === undefined ? this.coming?.steps : undefined;
    if (which === 'all') this.coming = null;
    for (const group of this.groups.values()) {
      if (which === 'late' && group.delay === 0) continue;
      const { state, sum, moved } = foreseen?.get(group) ?? stepTo(group, this.stateFor(group, change));
      if (group.delay > 0 && state.glance.moment === group.state.glance.moment) continue;
      told.push({ group, moved });
      group.past = [...group.past, { state: group.state, sum: group.sum }].slice(-remembered);
      group.state = state;
      group.sum = sum;
    }
    return told;
  }

  private stateFor({ viewer, answers, delay, watches, hand }: ScreenRights, change?: Change, moment = this.moment()): ScreenState {
    if (delay > 0) {
      const { glance, log } = this.late.at(delay);
      return stateFrom(glance, log);
    }
    const glance: Glance = { ...this.host().glance({ viewer, answersFor: answers, watches }), moment };
    const { log, chain, names } = this.logOf(viewer, hand);
    // the facts of a glance are the last entry of the log, or none
    const facts = glance.facts.length > 0 ? log.at(-1)! : [];
    const words = hand && { view: this.handView(glance, viewer, names.at(-1) ?? {}), facts };
    return { glance: { ...glance, ...words, ...(change ? { change } : {}) }, log, chain };
  }

  private handView({ view, questions, over }: Glance, viewer: Seat | 'table', names: Readonly<Record<string, string>>): HandView {
    return this.teller.view(view, viewer, questions, { log: () => this.logOf(viewer, false).log, names, over: over !== null });
  }

  private logOf(viewer: Seat | 'table', hand: boolean): HeardLog {
    const host = this.host();
    const key = `${viewer} ${hand ? 'words' : 'facts'}`;
    const before = this.heard.get(key) ?? nothingHeard;
    if (before.raw === host.log) return before;
    const from = firstDifference(before.raw, host.log);
    const names = before.names.slice(0, from);
    const told = (facts: readonly unknown[]): readonly unknown[] => {
      const { lines, names: after } = this.teller.entry(facts, names.at(-1) ?? {});
      names.push(after);
      return lines;
    };
    const heard = host.heard(viewer, from);
    const entries = hand ? heard.map(told) : heard;
    const log = [...before.log.slice(0, from), ...entries];
    const now: HeardLog = { raw: host.log, log, chain: chained(before.chain.slice(0, from), entries), names };
    this.heard.set(key, now);
    return now;
  }
}

function stepTo(group: ScreenGroup, after: ScreenState): GroupStep {
  const state = withShared(group.state, after);
  const sum = stateSum(state);
  return { group, state, sum, moved: movedBetween(group.state, state, sum) };
}

/** For a screen that has not followed: it jumps to how things stand. */
export const rebuilt = ({ state }: ScreenGroup): ScreenState['glance'] =>
  state.glance.change === 'opened' ? state.glance : { ...state.glance, change: 'rebuilt', facts: [] };
