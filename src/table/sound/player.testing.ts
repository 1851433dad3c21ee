import type { MakePlayer, SoundPage, SoundPlayer, PlayerEvents } from './player.ts';

interface PlayedSound {
  readonly id: number;
  readonly take: string;
  volume: number;
  rate: number;
  stopped: boolean;
}

/** A player that writes down what it is told. Load it with `events.loaded()`. */
export class PaperPlayer implements SoundPlayer {
  readonly notes: PlayedSound[] = [];
  readonly fades: { readonly id: number; readonly from: number; readonly to: number }[] = [];
  muted = false;
  unloaded = false;

  constructor(readonly events: PlayerEvents) {}

  get sounding(): PlayedSound[] {
    return this.notes.filter((note) => !note.stopped);
  }

  note(id: number): PlayedSound {
    const found = this.notes.find((note) => note.id === id);
    if (!found) throw new Error(`No note ${id}`);
    return found;
  }

  play(take: string): number {
    const id = 1000 + this.notes.length;
    this.notes.push({ id, take, volume: 1, rate: 1, stopped: false });
    return id;
  }

  stop(id: number): void { this.note(id).stopped = true; }
  volume(volume: number, id: number): void { this.note(id).volume = volume; }
  rate(rate: number, id: number): void { this.note(id).rate = rate; }
  mute(on: boolean): void { this.muted = on; }
  unload(): void { this.unloaded = true; }

  fade(from: number, to: number, _ms: number, id: number): void {
    this.fades.push({ id, from, to });
    this.note(id).volume = to;
  }
}

/** A factory that keeps the players it made. */
export function paperPlayers(): { readonly make: MakePlayer; readonly made: PaperPlayer[] } {
  const made: PaperPlayer[] = [];
  return {
    made,
    make: (events) => {
      const player = new PaperPlayer(events);
      made.push(player);
      return player;
    },
  };
}

export class PaperPage extends EventTarget implements SoundPage {
  hidden = false;

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** Numbers between 0 and 1 that go round the given list. */
export function round(...numbers: number[]): () => number {
  let i = 0;
  return () => numbers[i++ % numbers.length] ?? 0;
}
