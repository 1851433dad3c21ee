import { expect } from 'vitest';
import type { Seat } from '../engine/kernel/rule.ts';
import type { AnyRules } from '../engine/kernel/rules.ts';
import { answersIn, type Archive } from '../match/archive.ts';
import type { Tell } from '../match/screenMessages.ts';
import { HandTeller } from '../table/hand.ts';
import { Chairs } from './chairs.ts';
import type { Pass } from './connectedScreens.ts';
import { MatchTable } from './matchTable.ts';
import type { MatchStore } from './matchStore.ts';
import { Thoughts } from './thoughts.ts';

interface TableOptions {
  readonly now: () => number;
  /** Chairs that nobody has taken yet. */
  readonly free?: readonly Seat[];
  readonly matchStore?: Pick<MatchStore, 'keep'>;
  readonly thoughts?: Thoughts;
  /** Puts what a phone shows into words. */
  readonly teller?: HandTeller;
}

const noWords = new HandTeller(null, {});

/** A match with all its screens but without a network, and every byte that each of them has been sent. */
export function tableOf(rules: AnyRules, archive: Archive, { now, free = [], matchStore, thoughts, teller = noWords }: TableOptions) {
  const { seats } = archive.save;
  const db = { updateTable: () => db, set: () => db, where: () => db, execute: async () => [] };
  const rows = seats.map((seat) => ({ seat, person: free.includes(seat) ? null : `Person ${seat}`, policy: null, on_table: 0 }));
  const chairs = new Chairs(db as never, 'm', 'A match', rows, now);
  const times = answersIn(archive).map(() => 0);
  const kept = { archive, times, epoch: 1, moment: 1, undone: 0, undoId: null, ids: [] };
  const noBots = new Thoughts(() => expect.fail('nobody thinks here'));
  const given = { page: '', botPaceMs: 0, now };
  const keeper = matchStore ?? { keep: async () => {} };
  const table = new MatchTable('m', rules, teller, kept, keeper, chairs, thoughts ?? noBots, given, () => {});
  const bytes = new Map<string, string[]>();
  const ended = new Map<string, number>();
  const enter = (name: string, pass: Pass): void => {
    bytes.set(name, []);
    table.enter(name, pass, {
      send: (message) => void bytes.get(name)!.push(Buffer.from(message).toString('utf8')),
      end: (code) => void ended.set(name, code),
    });
    say(name, { do: 'hello', page: '' });
  };
  const say = (name: string, wish: unknown): void => table.take(name, Buffer.from(JSON.stringify(wish)));
  const settled = (): Promise<void> => table.match.inTurn(() => {});
  /** What a screen has been told, oldest first. */
  const told = (name: string): readonly Tell[] => bytes.get(name)!.map((text) => JSON.parse(text.slice(2)) as Tell);
  return { table, chairs, bytes, ended, enter, say, settled, told };
}

export const passFor = (viewer: Seat | 'table', role: Pass['role'] = viewer === 'table' ? 'spectator' : 'player'): Pass => ({
  role, viewer, seats: viewer === 'table' ? [] : [viewer], delay: 0,
});

export const idOf = (n: number): string => n.toString(16).padStart(24, '0');
