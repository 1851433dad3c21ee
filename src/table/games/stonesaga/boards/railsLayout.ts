import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { inLines } from './lettering.ts';

export interface LaidRail {
  readonly who: CharacterId;
  readonly at: Strip;
  /** Words fit beside the numbers. */
  readonly named: boolean;
}

const gap = 8;

/** Where the numbers of a rail begin, and each of them from there, as close as they must. With a name they stand at the right end. */
export function shareRail(
  texts: readonly string[],
  { width, height }: Strip,
  letters: number,
  tail: number,
  named: boolean,
): { readonly start: number; readonly steps: readonly number[] } {
  const wide = texts.map((text) => letters * (1.75 + 0.55 * text.length));
  const whole = wide.reduce((sum, one) => sum + one, 0);
  const start = named ? Math.max(width * 0.42, width - tail - whole) : height + 4;
  const squeeze = (width - tail - start) / whole;
  return { start, steps: wide.map((_, i) => wide.slice(0, i).reduce((sum, one) => sum + one, 0) * squeeze) };
}

/** Who lives on the board and who plays them; where that has no room, the one that everything else on the page speaks of. */
export function nameOnRail(name: string, played: string, across: number, letters: number): string {
  const [both] = inLines(played === '' ? name : `${name} · ${played}`, across, letters, 1);
  return both!.endsWith('…') ? inLines(name, across, letters, 1)[0]! : both!;
}

/** One strip for each character where several play; nothing for one alone. */
export function layRails(view: Pick<StonesagaView, 'characters'>, { rails, layout }: Pick<Ground, 'rails' | 'layout'>): LaidRail[] {
  const all = Object.keys(view.characters) as CharacterId[];
  if (all.length < 2) return [];
  const width = (rails.width - gap * (all.length - 1)) / all.length;
  return all.map((who, i) => ({ who, at: { ...rails, x: rails.x + i * (width + gap), width }, named: layout === 'wide' || width > 400 }));
}
