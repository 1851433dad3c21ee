import { trackEnd } from '../../../../engine/games/stonesaga/content/values.ts';
import { tracks, type Track } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { Layout } from '../../../contract.ts';
import type { Strip } from '../../../stage/shapes.ts';

export const trackNames: Readonly<Record<Track, string>> = {
  activity: 'Activity',
  lore: 'Lore',
  unrest: 'Unrest',
  population: 'Population',
};

/** One track on the slab, in units from the slab's upper left corner. The slab is baked from the same numbers. */
export interface TrackRow {
  readonly track: Track;
  readonly area: Strip;
  readonly icon: { readonly x: number; readonly y: number; readonly size: number };
  readonly label: { readonly x: number; readonly y: number; readonly size: number };
  readonly groove: Strip;
  readonly number: { readonly x: number; readonly y: number; readonly size: number };
}

/** `rim`: how much of the slab's upper and lower edge is bevelled, with no room for letters. */
const looks = {
  wide: { columns: 1, icon: 30, label: 22, labelAt: 54, grooveAt: 172, right: 58, number: 34, deep: 13, rim: 9 },
  tall: { columns: 2, icon: 40, label: 35, labelAt: 66, grooveAt: 250, right: 78, number: 46, deep: 18, rim: 8 },
} as const;

export function trackRows(layout: Layout, { width, height }: Pick<Strip, 'width' | 'height'>): readonly TrackRow[] {
  const { columns, icon, label, labelAt, grooveAt, right, number, deep, rim } = looks[layout];
  const [w, h] = [width / columns, (height - 2 * rim) / (tracks.length / columns)];
  return tracks.map((track, i) => {
    const [left, top] = [(i % columns) * w, rim + Math.floor(i / columns) * h];
    const middle = top + h / 2;
    return {
      track,
      area: { x: left, y: top, width: w, height: h },
      icon: { x: left + icon * 0.55 + 12, y: middle, size: icon },
      label: { x: left + labelAt, y: middle, size: label },
      groove: { x: left + grooveAt, y: middle - deep / 2 - 2, width: w - grooveAt - right, height: deep },
      number: { x: left + w - right / 2, y: middle, size: number },
    };
  });
}

/** Where the cube stands for a value. */
export const cubeAt = ({ groove }: TrackRow, value: number): number =>
  groove.x + 12 + (Math.min(trackEnd, Math.max(0, value)) * (groove.width - 24)) / trackEnd;
