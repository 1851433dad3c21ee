import type { QuarterTurn } from '../../table/camera/view.ts';
import { cornersOf, isSound, warpTo, growth, flat, type Corners, type Warp } from '../../table/stage/warp.ts';

/** How a screen that lies on a table was set up. It belongs to the screen, not to the match. */
export interface Calibration {
  /** CSS pixels of the page for a millimetre; null until somebody has measured. */
  readonly perMm: number | null;
  /** Things are shown as large as they are. */
  readonly trueSize: boolean;
  /** Corners of the table under a projector, as shares of the page; null for a screen that is flat. */
  readonly corners: Corners | null;
  readonly turn: QuarterTurn;
}

/** ISO 7810 ID-1: every bank card. */
export const bankCard = { width: 85.6, height: 53.98 } as const;
/** The bar that is laid beside a ruler, in CSS pixels. */
export const rulerBar = 400;

/** No screen that people play on is coarser than 1 or finer than 20 pixels for a millimetre. */
const believable = (perMm: number): boolean => Number.isFinite(perMm) && perMm >= 1 && perMm <= 20;

/** From the width of an outline that a bank card covers. */
export const byCard = (pixels: number): number | null => (believable(pixels / bankCard.width) ? pixels / bankCard.width : null);

/** From what a ruler shows on the bar. */
export const byRuler = (mm: number): number | null => (mm > 0 && believable(rulerBar / mm) ? rulerBar / mm : null);

interface ThisScreen {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** Another screen, another resolution, another zoom of the browser: each is measured anew. */
export const keyFor = ({ width, height, ratio }: ThisScreen): string => `lantern-table.screen.${width}x${height}@${ratio}`;

export const thisScreen = (): ThisScreen => ({
  width: window.screen.width,
  height: window.screen.height,
  ratio: Math.round(window.devicePixelRatio * 1000) / 1000,
});

/** Whatever lies in the storage, a sound calibration comes out. */
export function readCalibration(text: string | null): Calibration {
  const stored = parsed(text);
  const perMm = typeof stored['perMm'] === 'number' && believable(stored['perMm']) ? stored['perMm'] : null;
  const turn = [0, 1, 2, 3].includes(stored['turn'] as number) ? (stored['turn'] as QuarterTurn) : 0;
  return { perMm, trueSize: perMm !== null && stored['trueSize'] === true, corners: cornersIn(stored['corners']), turn };
}

function cornersIn(stored: unknown): Corners | null {
  if (!Array.isArray(stored) || stored.length !== 4) return null;
  const points = stored.map((one: unknown) => one as { x?: unknown; y?: unknown } | null);
  if (!points.every((one) => typeof one?.x === 'number' && typeof one.y === 'number')) return null;
  const corners = points.map((one) => ({ x: one!.x as number, y: one!.y as number })) as unknown as Corners;
  return isSound(onPage(corners, 1000, 1000)) ? corners : null;
}

export const onPage = (corners: Corners, width: number, height: number): Corners =>
  corners.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Corners;

export const wholePage: Corners = cornersOf(1, 1);

/** The warp of a page of this size; flat where nobody has moved a corner. */
export const warpOf = ({ corners }: Calibration, width: number, height: number): Warp =>
  (corners && warpTo(width, height, onPage(corners, width, height))) ?? flat;

/** CSS pixels of the bent element for a unit of the scene, so that on the table it is as large as it really is. */
export function trueZoom(calibration: Calibration, mmPerUnit: number | undefined, width: number, height: number): number | undefined {
  const { perMm, trueSize } = calibration;
  if (!trueSize || perMm === null || mmPerUnit === undefined) return undefined;
  return (mmPerUnit * perMm) / growth(warpOf(calibration, width, height), width, height);
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
