import type { Refusal } from '../engine/kernel/option.ts';
import { Refused, RuleBroke } from '../match/errors.ts';
import type { AskedWish, Tell } from '../match/screenMessages.ts';

type Result = Refusal | boolean | null;

interface Pending {
  readonly wish: AskedWish;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Wishes that the host has not answered yet. They outlive a lost connection: the host knows by their ids which of them it has done. */
export class PendingWishes {
  private readonly pending = new Map<string, Pending>();

  get all(): readonly AskedWish[] {
    return [...this.pending.values()].map(({ wish }) => wish);
  }

  add(wish: AskedWish): Promise<Result> {
    return new Promise((resolve, reject) => this.pending.set(wish.id, { wish, resolve, reject }));
  }

  done({ id, result }: Extract<Tell, { tell: 'done' }>): void {
    this.pending.get(id)?.resolve(result ?? null);
    this.pending.delete(id);
  }

  refused({ id, code, message, rule }: Extract<Tell, { tell: 'refused' }>): void {
    this.pending.get(id)?.reject(code === 'rule-broke' ? new RuleBroke(message) : new Refused(code, message, rule));
    this.pending.delete(id);
  }

  rejectAll(message: string): void {
    for (const { reject } of this.pending.values()) reject(new Error(message));
    this.pending.clear();
  }
}
