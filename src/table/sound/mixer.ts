import { Ambience } from './ambience.ts';
import type { AmbienceName, Bus, Cue, SoundName } from './cue.ts';
import type { Knock } from '../dice/film.ts';
import { audible, knockCue } from './knocks.ts';
import { gestures, howlPlayer, type MakePlayer, type SoundPage, type SoundPlayer, thisPage } from './player.ts';
import { Polyphony } from './polyphony.ts';
import { takesOf } from './sprite.ts';
import { browserSpeaker, type Speaker, Voice } from './voice.ts';

export interface MixerOptions {
  readonly volume?: Partial<Record<Bus, number>>;
  readonly muted?: boolean;
  readonly player?: MakePlayer;
  readonly speaker?: Speaker | null;
  readonly page?: SoundPage | null;
  readonly random?: () => number;
  /** How many sounds at once, and how many of one name. */
  readonly polyphony?: number;
  readonly alike?: number;
}

/** Milliseconds after which a sound that could not be played yet is dropped: what it belongs to is no longer on the screen. */
const STALE = 500;
const LATE_KNOCK = 40;

type Stage = 'asleep' | 'loading' | 'ready' | 'silent';

/** The gain for a slider: the ear hears loudness logarithmically, so half a slider is less than half the gain. */
const gainOf = (slider: number) => Math.min(1, Math.max(0, slider)) ** 2;

/**
 * Plays all sounds of the table. It loads nothing before the first gesture, and where a browser has no audio
 * it stays silent: no call here may ever throw into the game.
 */
export class Mixer {
  private stage: Stage = 'asleep';
  private player: SoundPlayer | null = null;
  private muted: boolean;
  private readonly volume: Record<Bus, number>;
  private readonly sounding: Polyphony;
  private readonly ambience: Ambience;
  private readonly voice: Voice;
  private readonly lastTake = new Map<SoundName, string>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private early: { readonly cue: Cue; readonly at: number }[] = [];
  private readonly make: MakePlayer;
  private readonly random: () => number;
  private readonly page: SoundPage | null;

  constructor(options: MixerOptions = {}) {
    this.make = options.player ?? howlPlayer;
    this.random = options.random ?? Math.random;
    this.page = options.page === undefined ? thisPage() : options.page;
    this.muted = options.muted ?? false;
    this.volume = { table: 0.8, ambience: 0.5, voice: 0, ...options.volume };
    this.sounding = new Polyphony(options.polyphony ?? 24, options.alike ?? 6);
    this.ambience = new Ambience(gainOf(this.volume.ambience));
    this.voice = new Voice(options.speaker === undefined ? browserSpeaker() : options.speaker, this.volume.voice);
    this.voice.mute(this.muted);
    for (const gesture of gestures) this.page?.addEventListener(gesture, this.wake, { capture: true });
    this.page?.addEventListener('visibilitychange', this.seen);
  }

  /** The first gesture loads the sprite. Also called by hosts that have no page. */
  readonly wake = (): void => {
    this.forgetGestures();
    if (this.stage !== 'asleep') return;
    this.stage = 'loading';
    this.attempt(() => {
      this.player = this.make({ loaded: this.loaded, failed: this.fail, ended: (id) => this.sounding.end(id) });
      this.player.mute(this.muted);
    });
  };

  play(cue: Cue): void {
    if (cue.delay) this.later(cue.delay, () => this.sound(cue));
    else this.sound(cue);
  }

  /** Reads a caption aloud, if the voice is turned up. */
  say(text: string): void {
    this.attempt(() => this.voice.say(text), 'keep');
  }

  setVolume(bus: Bus, slider: number): void {
    this.volume[bus] = Math.min(1, Math.max(0, slider));
    if (bus === 'voice') this.attempt(() => this.voice.setVolume(this.volume.voice), 'keep');
    this.attempt(() => {
      if (bus === 'ambience') this.ambience.setVolume(gainOf(slider));
      for (const one of this.sounding.on(bus)) this.player?.volume(one.gain * gainOf(slider), one.id);
    });
  }

  mute(on: boolean): void {
    this.muted = on;
    this.attempt(() => this.voice.mute(on), 'keep');
    this.attempt(() => this.player?.mute(on));
  }

  startAmbience(names: readonly AmbienceName[]): void {
    this.attempt(() => this.ambience.start(names));
  }

  stopAmbience(): void {
    this.attempt(() => this.ambience.stop());
  }

  /** Plays the contacts of a film that began at `startedAt` (`performance.now()`). Call the result when the film is cut short. */
  playKnocks(knocks: readonly Knock[], startedAt: number): () => void {
    const elapsed = performance.now() - startedAt;
    const cancels = audible(knocks)
      .filter((knock) => knock.t >= elapsed - LATE_KNOCK)
      .map((knock) => this.later(Math.max(0, knock.t - elapsed), () => this.sound(knockCue(knock))));
    return () => cancels.forEach((cancel) => cancel());
  }

  dispose(): void {
    this.forgetGestures();
    this.page?.removeEventListener('visibilitychange', this.seen);
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.attempt(() => this.voice.hush(), 'keep');
    this.attempt(() => this.player?.unload());
    this.fail();
  }

  private sound(cue: Cue): void {
    const bus = gainOf(this.volume[cue.bus]);
    if (this.muted || bus === 0) return;
    if (this.stage === 'loading') this.early.push({ cue, at: performance.now() });
    const player = this.player;
    if (this.stage !== 'ready' || !player) return;
    this.attempt(() => {
      for (const id of this.sounding.room(cue.sound)) player.stop(id);
      const take = this.chooseTake(cue.sound);
      if (take === undefined) return;
      const gain = Math.min(1, Math.max(0, cue.gain ?? 1));
      const id = player.play(take);
      player.volume(gain * bus, id);
      if (cue.vary) player.rate(2 ** (((this.random() * 2 - 1) * cue.vary) / 12), id);
      this.sounding.begin({ id, sound: cue.sound, bus: cue.bus, gain });
    });
  }

  /** By chance, but never the same one twice running. */
  private chooseTake(sound: SoundName): string | undefined {
    const all = takesOf(sound);
    const fresh = all.length > 1 ? all.filter((take) => take !== this.lastTake.get(sound)) : all;
    const take = fresh[Math.min(fresh.length - 1, Math.floor(this.random() * fresh.length))];
    if (take !== undefined) this.lastTake.set(sound, take);
    return take;
  }

  private later(ms: number, run: () => void): () => void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.timers.delete(timer);
    };
  }

  private readonly loaded = (): void => {
    if (this.stage !== 'loading') return;
    this.stage = 'ready';
    const fresh = this.early.filter(({ at }) => performance.now() - at < STALE);
    this.early = [];
    for (const { cue } of fresh) this.sound(cue);
    this.attempt(() => {
      if (!this.player) return;
      this.ambience.hide(this.page?.hidden ?? false);
      this.ambience.ready(this.player);
    });
  };

  private readonly seen = (): void => {
    this.attempt(() => this.ambience.hide(this.page?.hidden ?? false));
  };

  private readonly fail = (): void => {
    this.stage = 'silent';
    this.player = null;
    this.early = [];
    this.sounding.clear();
    this.ambience.dispose();
  };

  private forgetGestures(): void {
    for (const gesture of gestures) this.page?.removeEventListener(gesture, this.wake, { capture: true });
  }

  /**
   * A player that throws once will throw again: better no sound than a game that stops. `keep` is for the voice, which is not the
   * player.
   */
  private attempt(run: () => void, after: 'fail' | 'keep' = 'fail'): void {
    try {
      run();
    } catch {
      if (after === 'fail') this.fail();
    }
  }
}

export function createMixer(options: MixerOptions = {}): Mixer {
  return new Mixer(options);
}
