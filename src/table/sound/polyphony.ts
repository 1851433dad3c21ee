import type { Bus, SoundName } from './cue.ts';

interface Sounding {
  readonly id: number;
  readonly sound: SoundName;
  readonly bus: Bus;
  readonly gain: number;
}

/** The sounds that play now, oldest first, and which must stop for a new one: too many at once are noise and cost processor time. */
export class Polyphony {
  private readonly live = new Map<number, Sounding>();

  constructor(private readonly most: number, private readonly mostAlike: number) {}

  get size(): number {
    return this.live.size;
  }

  /** Ids to stop before one more of this sound begins. */
  room(sound: SoundName): number[] {
    const all = [...this.live.values()];
    const alike = all.filter((one) => one.sound === sound);
    const leave = alike.slice(0, Math.max(0, alike.length - this.mostAlike + 1));
    const others = all.filter((one) => !leave.includes(one));
    // the most frequent kind is stopped first, so that rare long sounds with a meaning (a bell, a ghost) are heard to their end
    while (others.length >= this.most) leave.push(...others.splice(others.indexOf(oldestOfLargest(others)), 1));
    for (const { id } of leave) this.live.delete(id);
    return leave.map(({ id }) => id);
  }

  begin(one: Sounding): void {
    this.live.set(one.id, one);
  }

  end(id: number): void {
    this.live.delete(id);
  }

  on(bus: Bus): Sounding[] {
    return [...this.live.values()].filter((one) => one.bus === bus);
  }

  clear(): void {
    this.live.clear();
  }
}

function oldestOfLargest(all: readonly Sounding[]): Sounding {
  const count = (sound: SoundName) => all.filter((one) => one.sound === sound).length;
  return all.reduce((worst, one) => (count(one.sound) > count(worst.sound) ? one : worst));
}
