import { deflateRawSync } from 'node:zlib';
import type { Seat } from '../../src/engine/kernel/rule.ts';
import { picker } from '../../src/engine/kernel/chance.ts';
import { freshId } from '../../src/match/entropy.ts';
import type { Glance } from '../../src/match/messages.ts';
import type { Tell } from '../../src/match/screenMessages.ts';
import { openRoomSocket, type RoomSocket, type SocketLike } from '../../src/play/roomSocket.ts';

/** Messages of each screen whose size is taken: packing them costs the processor that the host is to be measured with. */
const weighed = 12;

/** One seat of the load. Of what it is told it holds only what it may answer: whatever it worked out would be taken from the host. */
class LoadScreen {
  private asked: Pick<Glance, 'moment' | 'questions'> | undefined;
  readonly sizes: { plain: number; packed: number }[] = [];
  private room: RoomSocket | undefined;
  private readonly waiting = new Map<string, () => void>();

  constructor(readonly seat: Seat) {}

  open(socket: SocketLike): Promise<void> {
    return new Promise((resolve, reject) => {
      const room = openRoomSocket(socket, {
        joined: () => room.send({ do: 'hello', page: '' }),
        alive: () => {},
        closed: () => reject(new Error('closed')),
        message: (read) => {
          const told = read as Tell;
          if (told.tell === 'seen') {
            this.asked = { moment: told.moment, questions: told.glance.questions };
            resolve();
          }
          if (told.tell === 'moved' && this.asked) {
            if (this.sizes.length < weighed) this.weigh(JSON.stringify(told));
            this.asked = { moment: told.moment, questions: told.questions ?? this.asked.questions };
          }
          if (told.tell === 'done' || told.tell === 'refused') (this.waiting.get(told.id)?.(), this.waiting.delete(told.id));
        },
      });
      this.room = room;
    });
  }

  private weigh(text: string): void {
    this.sizes.push({ plain: text.length, packed: Math.min(text.length, deflateRawSync(text).length) });
  }

  /** Milliseconds until `done`; null if this seat has nothing to answer. */
  async answer(pick: (range: number) => number): Promise<number | null> {
    const listed = this.asked?.questions.filter(({ options }) => options.length > 0) ?? [];
    if (listed.length === 0) return null;
    const { seat, ask, options } = listed[pick(listed.length)]!;
    const id = freshId();
    const began = performance.now();
    const done = new Promise<void>((resolve) => this.waiting.set(id, resolve));
    const answer = { seat, ask, option: options[pick(options.length)]!.id };
    this.room!.send({ do: 'choose', id, moment: this.asked!.moment, answer });
    await done;
    return performance.now() - began;
  }

  close(): void {
    this.room?.close();
  }
}

export interface LoadFigures {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytes: { readonly p50: number; readonly packed50: number; readonly packed95: number };
}

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;

/** Every match gives an answer each second, spread evenly over the second, for so many seconds. */
export async function load(
  matches: readonly { readonly seats: readonly Seat[]; readonly socket: (seat: Seat) => Promise<SocketLike> }[],
  seconds: number,
): Promise<LoadFigures> {
  const tables = await Promise.all(
    matches.map(async ({ seats, socket }) => {
      const screens = seats.map((seat) => new LoadScreen(seat));
      for (const screen of screens) await screen.open(await socket(screen.seat));
      return screens;
    }),
  );
  const times: number[] = [];
  await Promise.all(
    tables.map(async (screens, n) => {
      const pick = picker(n + 1);
      await new Promise((later) => setTimeout(later, (n / tables.length) * 1_000));
      for (let second = 0; second < seconds; second++) {
        const began = performance.now();
        for (const screen of screens) {
          const took = await screen.answer(pick);
          if (took === null) continue;
          times.push(took);
          break;
        }
        await new Promise((later) => setTimeout(later, Math.max(0, 1_000 - (performance.now() - began))));
      }
    }),
  );
  const sizes = tables.flat().flatMap((screen) => screen.sizes);
  for (const screen of tables.flat()) screen.close();
  const sorted = (list: number[]): number[] => list.sort((a, b) => a - b);
  const [all, plain, packed] = [sorted(times), sorted(sizes.map((one) => one.plain)), sorted(sizes.map((one) => one.packed))];
  return {
    answers: all.length, p50: quantile(all, 0.5), p99: quantile(all, 0.99),
    bytes: { p50: quantile(plain, 0.5), packed50: quantile(packed, 0.5), packed95: quantile(packed, 0.95) },
  };
}
