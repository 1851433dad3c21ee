import { bagSize, type Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Point, Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import type { BagPlan } from '../printed/bagPlan.ts';
import { bagSeen } from './cells.ts';
import { borrowed } from './borrowed.ts';
import { boxOf } from './packing.ts';

/** What has no room in the grid lies in rows under the leather, each as high as a cell. More of them would take too much of the table. */
const mostRows = 2;
/** Between tokens and rows, in cells. */
const gap = 0.12;

/** A token is made as high as a cell. Its width and its scale then, in cells. */
function lowered(face: Face): { readonly width: number; readonly scale: number } {
  const [width, height] = boxOf(face, 0);
  return { width: width / height, scale: 1 / height };
}

/** The tokens that the rules find no room for, and what lies on items and is at hand. */
function spareOf(view: StonesagaView, who: CharacterId, offers: Offers): Face[] {
  const bag = bagSeen(view, who);
  const left = { ...bag };
  for (const { face } of view.characters[who].packing) if (left[face]) left[face]! -= 1;
  const beside = (Object.keys(left) as Face[]).flatMap((face) => Array.from({ length: left[face]! }, () => face));
  return [...beside, ...borrowed(who, bag, offers)];
}

/** How many rows the zone of the bag needs under the leather, whoever's bag is looked at. */
export function spareRows(view: StonesagaView, offers: Offers): number {
  const needed = (Object.keys(view.characters) as CharacterId[]).map((who) => {
    const long = spareOf(view, who, offers).reduce((sum, face) => sum + lowered(face).width + gap, 0);
    return Math.ceil(long / bagSize.columns);
  });
  return Math.min(mostRows, Math.max(0, ...needed));
}

const rowHeight = ({ cell }: BagPlan): number => cell * (1 + gap);

/** So much more of the table the bag takes with its rows. */
export const sparesHeight = (plan: BagPlan, rows: number): number => (rows === 0 ? 0 : rowHeight(plan) * rows + plan.cell * gap);

/** Where spare tokens come to lie, from the corner of the leather: under it, or where no row was laid along its lower seam. */
function fieldOf(plan: BagPlan, rows: number): Strip {
  const { grid, cell, height } = plan;
  const width = cell * bagSize.columns;
  return rows === 0
    ? { x: grid.x, y: height - cell * 0.6, width, height: cell * 0.6 }
    : { x: grid.x, y: height + cell * gap, width, height: rowHeight(plan) * rows };
}

export interface LaidSpare extends Point {
  readonly face: Face;
  /** For a cell of the grid. */
  readonly scale: number;
}

/** Side by side in their rows, all of them smaller where they are too many. */
export function laySpares(faces: readonly Face[], plan: BagPlan, { spareRows: rows = 0 }: Ground): readonly LaidSpare[] {
  const field = fieldOf(plan, rows);
  for (let by = field.height / Math.max(1, rows) / rowHeight(plan); ; by *= 0.94) {
    const laid = inRows(faces, plan.cell * by, field);
    if (laid) return laid.map((one) => ({ ...one, scale: one.scale * by }));
  }
}

/** Null if they need more room. */
function inRows(faces: readonly Face[], cell: number, field: Strip): readonly LaidSpare[] | null {
  const step = cell * (1 + gap);
  let [x, row] = [0, 0];
  const laid = faces.map((face): LaidSpare => {
    const { width, scale } = lowered(face);
    if (x > 0 && x + width * cell > field.width) [x, row] = [0, row + 1];
    const at = { x: field.x + x + (width * cell) / 2, y: field.y + row * step + step / 2, face, scale };
    x += (width + gap) * cell;
    return at;
  });
  const fits = (row + 1) * step <= field.height + 0.01 && laid.every(({ x: middle, face }) => {
    const half = (lowered(face).width * cell) / 2;
    return middle + half <= field.x + field.width + 0.01;
  });
  return fits ? laid : null;
}
