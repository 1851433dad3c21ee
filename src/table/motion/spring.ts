/** A spring that ends at its goal: `pull` in radians per second says how fast, `damp` (up to 1) how little it swings. */
export interface Spring {
  readonly pull: number;
  readonly damp: number;
}

/** Place and speed of whatever hangs on the spring. */
export interface Swing {
  value: number;
  speed: number;
}

/**
 * Exact for any step, so a slow screen and a fast one see the same swing and a test may take it in one stride.
 * Writes into `swing`: this runs for every moving channel of every moving thing.
 */
export function swingOn({ pull, damp }: Spring, swing: Swing, goal: number, seconds: number): void {
  const x = swing.value - goal;
  const v = swing.speed;
  if (damp >= 1) {
    const fade = Math.exp(-pull * seconds);
    const drift = v + pull * x;
    swing.value = goal + (x + drift * seconds) * fade;
    swing.speed = (v - pull * drift * seconds) * fade;
    return;
  }
  const fade = Math.exp(-damp * pull * seconds);
  const beat = pull * Math.sqrt(1 - damp * damp);
  const cos = Math.cos(beat * seconds);
  const sin = Math.sin(beat * seconds);
  swing.value = goal + fade * (x * cos + ((v + damp * pull * x) / beat) * sin);
  swing.speed = fade * (v * cos - ((pull * pull * x + damp * pull * v) / beat) * sin);
}

/** At rest within `close`: nobody can see the difference any more. */
export const rests = (swing: Swing, goal: number, close: number, pull: number): boolean =>
  Math.abs(swing.value - goal) < close && Math.abs(swing.speed) < close * pull;
