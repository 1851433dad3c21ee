/** Where a replay is, and how it runs. */
export interface Reel {
  readonly position: number;
  readonly last: number;
  readonly playing: boolean;
  /** 1 is the pace of the table; 4 is four times as fast. */
  readonly speed: number;
  /** Milliseconds, at speed 1, that the shown step has been on show. */
  readonly shown: number;
}

export const newReel = (last: number, position = 0): Reel => ({
  position: within(position, last),
  last,
  playing: false,
  speed: 1,
  shown: 0,
});

/** Whoever moves the reel by hand stops it. */
export const jump = (reel: Reel, position: number): Reel => ({ ...reel, position: within(position, reel.last), playing: false, shown: 0 });

export const step = (reel: Reel, by: number): Reel => jump(reel, reel.position + by);

/** Played at its end, it begins again. */
export const play = (reel: Reel): Reel =>
  reel.last === 0 ? reel : { ...reel, playing: true, shown: 0, position: reel.position === reel.last ? 0 : reel.position };

export const pause = (reel: Reel): Reel => ({ ...reel, playing: false, shown: 0 });

export const setSpeed = (reel: Reel, speed: number): Reel => ({ ...reel, speed: Math.min(16, Math.max(0.25, speed)) });

/** Lets time pass. One step at most: a tab that slept must not wake up at the end of the match. */
export function advance(reel: Reel, ms: number, paceOf: (position: number) => number): Reel {
  if (!reel.playing) return reel;
  const shown = reel.shown + ms * reel.speed;
  if (shown < paceOf(reel.position)) return { ...reel, shown };
  const position = reel.position + 1;
  return { ...reel, position, shown: 0, playing: position < reel.last };
}

/** Milliseconds until `advance` will take the next step. */
export const dueIn = (reel: Reel, paceOf: (position: number) => number): number =>
  Math.max(0, paceOf(reel.position) - reel.shown) / reel.speed;

const within = (position: number, last: number): number => Math.min(last, Math.max(0, Math.round(position)));
