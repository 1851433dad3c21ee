import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Ground, Strip } from '../ground.ts';

export interface LaidRail {
  readonly who: CharacterId;
  readonly at: Strip;
  /** Words fit beside the numbers. */
  readonly named: boolean;
}

const gap = 8;

/** One strip for each character where several play; nothing for one alone. */
export function layRails(view: Pick<StonesagaView, 'characters'>, { rails, layout }: Pick<Ground, 'rails' | 'layout'>): LaidRail[] {
  const all = Object.keys(view.characters) as CharacterId[];
  if (all.length < 2) return [];
  const width = (rails.width - gap * (all.length - 1)) / all.length;
  return all.map((who, i) => ({ who, at: { ...rails, x: rails.x + i * (width + gap), width }, named: layout === 'wide' || width > 400 }));
}
