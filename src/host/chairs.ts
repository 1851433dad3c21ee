import type { Seat } from '../engine/kernel/rule.ts';
import { isPolicy, plainPolicy } from '../match/policy.ts';
import type { Chair, Company } from '../match/screenMessages.ts';
import type { Db } from './schema.ts';

interface Sitting {
  person: string | null;
  policy: string | null;
  onTable: boolean;
  awaySince: number | null;
}

/** Who has which chair, and since when they are away. The store keeps who has it; who is away follows from the connected screens. */
export class Chairs {
  private readonly sitting = new Map<Seat, Sitting>();

  constructor(
    private readonly db: Db,
    private readonly match: string,
    public title: string,
    rows: readonly { seat: string; person: string | null; policy: string | null; on_table: number }[],
    private readonly now: () => number,
  ) {
    for (const { seat, person, policy, on_table: onTable } of rows) {
      const bot = policy === null || isPolicy(policy) ? policy : plainPolicy;
      this.sitting.set(seat, { person, policy: bot, onTable: onTable === 1, awaySince: person === null ? null : now() });
    }
  }

  get seats(): readonly Seat[] {
    return [...this.sitting.keys()];
  }

  of(seat: Seat): Readonly<Sitting> | undefined {
    return this.sitting.get(seat);
  }

  get bots(): readonly { seat: Seat; policy: string }[] {
    return [...this.sitting].flatMap(([seat, { policy }]) => (policy === null ? [] : [{ seat, policy }]));
  }

  /** Chairs that people have taken. */
  get taken(): readonly Seat[] {
    return [...this.sitting].filter(([, { person }]) => person !== null).map(([seat]) => seat);
  }

  get onTable(): readonly Seat[] {
    const there = ({ onTable, policy, person }: Sitting): boolean => onTable && policy === null && person !== null;
    return [...this.sitting].filter(([, one]) => there(one)).map(([seat]) => seat);
  }

  /** Every chair has a person or a bot. */
  get full(): boolean {
    return [...this.sitting.values()].every(({ person, policy }) => person !== null || policy !== null);
  }

  /** Nobody decides for this chair: it was never taken, or its person has been away for long. */
  deserted(seat: Seat, afterMs: number): boolean {
    const one = this.sitting.get(seat);
    if (!one || one.policy !== null) return false;
    return one.person === null || (one.awaySince !== null && this.now() - one.awaySince >= afterMs);
  }

  /** Somebody's first screen is there, or the last one has gone. */
  present(seat: Seat, here: boolean): void {
    const one = this.sitting.get(seat);
    if (one && one.person !== null) one.awaySince = here ? null : (one.awaySince ?? this.now());
  }

  async set(seat: Seat, change: Partial<Pick<Sitting, 'person' | 'policy' | 'onTable'>>): Promise<void> {
    const one = this.sitting.get(seat);
    if (!one) return;
    const next = { ...one, ...change };
    await this.db
      .updateTable('seats').set({ person: next.person, policy: next.policy, on_table: next.onTable ? 1 : 0 })
      .where('match', '=', this.match).where('seat', '=', seat).execute();
    if (change.person !== undefined) next.awaySince = change.person === null ? null : this.now();
    this.sitting.set(seat, next);
  }

  company(screensOf: (seat: Seat) => number, watching: number): Company {
    const chairs = [...this.sitting].map(([seat, { person, policy, awaySince, onTable }]): Chair => ({
      seat, person, policy, screens: screensOf(seat), awaySince, onTable,
    }));
    return { title: this.title, chairs, watching, now: this.now() };
  }
}
