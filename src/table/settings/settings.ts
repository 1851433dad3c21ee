/** What a person may change about a screen. Plain data: the app stores it, the table only reads it. */
export interface TableSettings {
  /** 0 to 1 for each bus of the mixer. */
  readonly volume: { readonly table: number; readonly ambience: number; readonly voice: number };
  /**
   * `full`: springs, and ambient motion for a few seconds after an action. `reduced`: things go short and straight and
   * fade, the camera jumps, dice lie at once. `still`: everything jumps. `always`: like full, and ambient motion never rests.
   */
  readonly motion: 'full' | 'reduced' | 'still' | 'always';
  readonly textSize: 1 | 1.25 | 1.5;
  readonly palette: 'usual' | 'colour-blind';
  /** When the table marks what can be done: at rest, only while somebody asks for it, or never. */
  readonly marks: 'always' | 'request' | 'off';
  /** `own`: people roll real dice and tap in the result. */
  readonly dice: 'table' | 'own';
  readonly quality: 'auto' | 'high' | 'low';
  /** The camera follows the action. */
  readonly follow: boolean;
  /** 1 is the pace the game asks for, 2 is twice as fast. */
  readonly speed: number;
}

export const usualSettings: TableSettings = {
  volume: { table: 0.8, ambience: 0.5, voice: 0.9 },
  motion: 'full',
  textSize: 1,
  palette: 'usual',
  marks: 'always',
  dice: 'table',
  quality: 'auto',
  follow: false,
  speed: 1,
};

/** Settings for a screen that nobody has adjusted yet. */
export const firstSettings = (prefersReducedMotion: boolean): TableSettings =>
  prefersReducedMotion ? { ...usualSettings, motion: 'reduced' } : usualSettings;

const among = <T>(value: unknown, allowed: readonly T[], otherwise: T): T => (allowed.includes(value as T) ? (value as T) : otherwise);

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : otherwise;

/** Repairs whatever was stored: an unknown or damaged field falls back without losing the others. */
export function restoredSettings(stored: unknown, first: TableSettings): TableSettings {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const volume = (typeof kept['volume'] === 'object' && kept['volume'] !== null ? kept['volume'] : {}) as Record<string, unknown>;
  return {
    volume: {
      table: within(volume['table'], 0, 1, first.volume.table),
      ambience: within(volume['ambience'], 0, 1, first.volume.ambience),
      voice: within(volume['voice'], 0, 1, first.volume.voice),
    },
    motion: among(kept['motion'], ['full', 'reduced', 'still', 'always'], first.motion),
    textSize: among(kept['textSize'], [1, 1.25, 1.5], first.textSize),
    palette: among(kept['palette'], ['usual', 'colour-blind'], first.palette),
    marks: among(kept['marks'], ['always', 'request', 'off'], first.marks),
    dice: among(kept['dice'], ['table', 'own'], first.dice),
    quality: among(kept['quality'], ['auto', 'high', 'low'], first.quality),
    follow: among(kept['follow'], [true, false], first.follow),
    speed: within(kept['speed'], 0.25, 8, first.speed),
  };
}
