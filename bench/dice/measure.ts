import { makeFilm } from '../../src/table/dice/makeFilm.ts';
import { solve, tumbleToRest } from '../../src/table/dice/solve.ts';
import type { RolledDie, Throw } from '../../src/table/dice/throw.ts';
// cannon-es is installed by bench/package.json alone
import { cannonThrow } from './cannonThrow.ts';

interface DiceMeasure {
  readonly dice: number;
  readonly throws: number;
  /** medians of solving one throw to rest */
  readonly oursMs: number;
  readonly cannonMs: number;
  /** dice that did not lie flat on the felt in the end, of dice x throws */
  readonly oursCocked: number;
  readonly cannonCocked: number;
}

const DICE = 20;
const WARM = 12;
const tray = { width: 18, height: 9.4 };
const dice = Array.from({ length: DICE }, (_, i): RolledDie => ({ kind: 'd6', face: (i % 6) + 1 }));
const throwOf = (seed: number): Throw => ({ seed, dice, tray, hand: { x: -6, y: 3 }, flick: { x: 16, y: -12 } });

/**
 * Twenty dice to rest, with our solver and with cannon-es at 60 steps a second, from the same start. The two take turns, so that a
 * machine that grows busy is busy for both; the one who goes first changes every time.
 */
export async function measureDice(throws = 40): Promise<DiceMeasure> {
  const ours: number[] = [];
  const cannon: number[] = [];
  let cannonCocked = 0;
  let oursCocked = 0;
  for (let run = -WARM; run < throws; run++) {
    const thrown = throwOf(1000 + run);
    const { tumble, shots } = tumbleToRest(thrown);
    const film = makeFilm(shots, tumble, thrown);
    const runOurs = (): void => {
      const ms = timed(() => solve(thrown));
      if (run >= 0) ours.push(ms);
    };
    const runCannon = (): void => {
      let cocked = 0;
      const ms = timed(() => (cocked = cannonThrow(film, tray).cocked));
      if (run < 0) return;
      cannon.push(ms);
      cannonCocked += cocked;
    };
    for (const side of run % 2 ? [runCannon, runOurs] : [runOurs, runCannon]) side();
    // of the bare cubes: a film is laid flat by its last frames
    if (run >= 0) oursCocked += tumble.dice.filter(({ cube }) => cube.flatness() < 0.99 || cube.z > 0.7).length;
    // lets whoever shares this process, a progress line say, have a turn
    await new Promise((next) => setTimeout(next, 0));
  }
  return { dice: DICE, throws, oursMs: median(ours), cannonMs: median(cannon), oursCocked, cannonCocked };
}

function timed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}

function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
