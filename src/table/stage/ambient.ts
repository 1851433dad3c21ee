import type { TableSettings } from '../settings/settings.ts';
import type { Busy } from './drawLoop.ts';

/** Candles and fog play this long after an action, in milliseconds, and fade over the last second. */
const waking = 5000;
const fading = 1200;
/** Milliseconds: after two frames in a row that took this long, ambient motion stops, or it would slow down everything else. */
const tooSlow = 120;

export type AmbientMotion = (ms: number, strength: number) => void;

/** Ambient motion such as candles and fog: it runs for a few seconds after an action, so that an idle table draws nothing. */
export class Ambient implements Busy {
  mode: TableSettings['motion'] = 'full';
  private left = 0;
  private slow = 0;
  private readonly motions = new Set<AmbientMotion>();

  constructor(private readonly woken: () => void) {}

  get busy(): boolean {
    if (this.motions.size === 0 || this.mode === 'reduced' || this.mode === 'still') return false;
    return this.mode === 'always' || this.left > 0;
  }

  add(motion: AmbientMotion): () => void {
    this.motions.add(motion);
    this.wake();
    return () => void this.motions.delete(motion);
  }

  wake(): void {
    this.left = waking;
    if (this.busy) this.woken();
  }

  advance(ms: number): void {
    this.slow = ms > tooSlow ? this.slow + 1 : 0;
    this.left = this.slow > 1 ? 0 : Math.max(0, this.left - ms);
    const strength = this.mode === 'always' ? 1 : Math.min(1, this.left / fading);
    for (const motion of this.motions) motion(ms, strength);
  }
}
