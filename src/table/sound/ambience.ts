import type { AmbienceName } from './cue.ts';
import type { SoundPlayer } from './player.ts';

const IN = 3000;
const OUT = 1500;
/** Quick, since a hidden page may be put to sleep before a long fade is over. */
const AWAY = 300;

/**
 * The loops behind the game. What should sound (`wanted`) is kept apart from what does (`live`), because it may be
 * asked for long before a gesture lets the player load, and must come back after the page was hidden.
 */
export class Ambience {
  private player: SoundPlayer | null = null;
  private wanted: readonly AmbienceName[] = [];
  private readonly live = new Map<AmbienceName, number>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private away = false;

  constructor(private volume: number) {}

  start(names: readonly AmbienceName[]): void {
    this.wanted = names;
    this.settle(OUT);
  }

  stop(): void {
    this.start([]);
  }

  ready(player: SoundPlayer): void {
    this.player = player;
    this.settle(OUT);
  }

  hide(away: boolean): void {
    this.away = away;
    this.settle(AWAY);
  }

  /** `volume` is a gain, not a slider. At 0 the loops do not run at all. */
  setVolume(volume: number): void {
    this.volume = volume;
    for (const id of this.live.values()) this.player?.volume(volume, id);
    this.settle(OUT);
  }

  dispose(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.live.clear();
    this.player = null;
  }

  private settle(outMs: number): void {
    const player = this.player;
    if (!player) return;
    const names = this.away || this.volume === 0 ? [] : this.wanted;
    for (const [name, id] of this.live) {
      if (names.includes(name)) continue;
      this.live.delete(name);
      this.leave(player, id, outMs);
    }
    for (const name of names) {
      if (this.live.has(name)) continue;
      const id = player.play(name);
      this.live.set(name, id);
      player.volume(0, id);
      player.fade(0, this.volume, IN, id);
    }
  }

  private leave(player: SoundPlayer, id: number, ms: number): void {
    if (this.volume > 0) player.fade(this.volume, 0, ms, id);
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      player.stop(id);
    }, ms);
    this.timers.add(timer);
  }
}
