import { Howl, type HowlOptions } from 'howler';
import { formats, sources, takes } from './sprite.ts';

/** The part of a Howl that we use; tests give the mixer one that only writes down what it was told. */
export interface SoundPlayer {
  play(take: string): number;
  stop(id: number): unknown;
  volume(volume: number, id: number): unknown;
  rate(rate: number, id: number): unknown;
  fade(from: number, to: number, ms: number, id: number): unknown;
  mute(on: boolean): unknown;
  unload(): unknown;
}

export interface PlayerEvents {
  loaded(): void;
  failed(): void;
  ended(id: number): void;
}

export type MakePlayer = (events: PlayerEvents) => SoundPlayer;

/** One Howl over the whole sprite. `pool` holds as many finished sounds as a throw of dice uses at once. */
export const howlPlayer: MakePlayer = ({ loaded, failed, ended }) => {
  const options: HowlOptions = {
    src: [...sources], format: [...formats], sprite: takes, pool: 32,
    onload: loaded, onloaderror: failed, onend: ended, onplayerror: ended,
  };
  return new Howl(options);
};

/** The page as far as sound needs it: when it is first touched, and when it is put away. */
export interface SoundPage {
  readonly hidden: boolean;
  addEventListener(type: string, listener: () => void, options?: { capture?: boolean }): void;
  removeEventListener(type: string, listener: () => void, options?: { capture?: boolean }): void;
}

export const thisPage = (): SoundPage | null => (typeof document === 'undefined' ? null : document);

/** Browsers let nothing sound before one of these. `touchend` is the one that Safari counts. */
export const gestures = ['pointerdown', 'touchend', 'keydown'] as const;
