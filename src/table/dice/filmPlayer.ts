import { filmLength, poseAt, restPlaces, restTurn, STRIDE, type Film, type Knock } from './film.ts';
import { LOOK } from './instances.ts';
import type { DiceLooks } from './kinds.ts';
import { topFace, type Vec } from './rotation.ts';
import { turnSkin, withSkin } from './skin.ts';
import type { TrayPoint, LyingDie } from './throw.ts';

export interface PlayOptions {
  /** each time something is to be heard; where it happens, in edges from the middle of the tray */
  readonly onKnock?: (knock: Knock, place: TrayPoint) => void;
  readonly onDone?: () => void;
}

/** A throw that is played or lies there. */
export interface Played {
  readonly film: Film;
  /** Takes its dice off the tray. */
  remove(): void;
  /** 0 to 1: a warm light on its dice, when they count. */
  glow(amount: number): void;
}

interface PlayingFilm {
  readonly film: Film;
  readonly options: PlayOptions;
  readonly skins: readonly number[];
  elapsed: number;
  done: boolean;
  glow: number;
}

/** Plays films side by side, each from its own start. It reads no screen and no clock: `advance` tells it how much time has passed. */
export class FilmPlayer {
  private readonly films: PlayingFilm[] = [];

  /**
   * `changed` is called when dice look different without time having passed. `reader` says which way is up on this screen: a
   * screen that is turned shows the same tumble and the same faces, each turned upright for those who sit there.
   */
  constructor(
    private readonly looks: DiceLooks,
    private readonly changed: () => void = () => {},
    private readonly reader?: Vec,
  ) {}

  /** something moves */
  get busy(): boolean {
    return this.films.some((playing) => !playing.done);
  }

  get dice(): number {
    return this.films.reduce((sum, { film }) => sum + film.dice.length, 0);
  }

  play(film: Film, options: PlayOptions = {}): Played {
    const { reader } = this;
    const skins = film.dice.map(({ face, skin }, die) => (reader ? turnSkin(restTurn(film, die), face, reader) : skin));
    const playing: PlayingFilm = { film, options, skins, elapsed: 0, done: false, glow: 0 };
    this.films.push(playing);
    this.changed();
    return {
      film,
      remove: () => this.remove(playing),
      glow: (amount) => {
        playing.glow = amount;
        this.changed();
      },
    };
  }

  advance(ms: number): void {
    // a copy: what is told to onDone may start or remove films
    for (const playing of [...this.films]) {
      if (playing.done) continue;
      const from = playing.elapsed;
      playing.elapsed += ms;
      for (const knock of playing.film.knocks) {
        if (knock.t >= from && knock.t < playing.elapsed) playing.options.onKnock?.(knock, placeOf(playing.film, knock));
      }
      this.endIfOver(playing);
    }
  }

  /** Every film at this time from its own start, without a sound; past the end is how reduced motion shows a throw. */
  seek(ms: number): void {
    for (const playing of [...this.films]) {
      playing.elapsed = ms;
      if (ms < filmLength(playing.film)) playing.done = false;
      else if (!playing.done) this.endIfOver(playing);
    }
    this.changed();
  }

  clear(): void {
    this.films.length = 0;
    this.changed();
  }

  /** Where all dice lie or will lie: what the next throw has to go round. */
  standing(): LyingDie[] {
    return this.films.flatMap(({ film }) => restPlaces(film));
  }

  /** The face that each die turns up as it is drawn right now, from 1. */
  topFaces(): number[] {
    const poses = new Float32Array(this.dice * STRIDE);
    const count = this.write(poses, new Float32Array(this.dice * LOOK));
    return Array.from({ length: count }, (_, die) =>
      topFace([poses[die * STRIDE + 3]!, poses[die * STRIDE + 4]!, poses[die * STRIDE + 5]!, poses[die * STRIDE + 6]!]),
    );
  }

  /** Poses with the skins in them, and looks. */
  write(poses: Float32Array, looks: Float32Array): number {
    let die = 0;
    for (const { film, skins, elapsed, glow } of this.films) {
      film.dice.forEach(({ kind }, i) => {
        const at = die * STRIDE;
        poseAt(film, i, elapsed, poses, at);
        poses.set(withSkin([poses[at + 3]!, poses[at + 4]!, poses[at + 5]!, poses[at + 6]!], skins[i]!), at + 3);
        const look = this.looks.of[kind];
        if (!look) throw new Error(`No die of this game is called ${kind}.`);
        looks[die * LOOK] = look.row;
        looks[die * LOOK + 1] = look.material;
        looks[die * LOOK + 2] = glow;
        die++;
      });
    }
    return die;
  }

  private endIfOver(playing: PlayingFilm): void {
    if (playing.elapsed < filmLength(playing.film)) return;
    playing.done = true;
    playing.options.onDone?.();
  }

  private remove(playing: PlayingFilm): void {
    const at = this.films.indexOf(playing);
    if (at >= 0) this.films.splice(at, 1);
    this.changed();
  }
}

function placeOf(film: Film, { t, die }: Knock): TrayPoint {
  const pose: number[] = [];
  poseAt(film, die, t, pose);
  return { x: pose[0]!, y: pose[1]! };
}
