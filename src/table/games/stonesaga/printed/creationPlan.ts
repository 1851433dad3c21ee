import type { Layout } from '../../../contract.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';

/** Where things lie on the stage while somebody is made, from its upper left corner. */
export interface StagePlan {
  readonly width: number;
  readonly height: number;
  readonly letters: number;
  readonly title: { readonly x: number; readonly y: number };
  readonly tray: { readonly x: number; readonly y: number; readonly columns: number; readonly rows: number; readonly edge: number };
  readonly rows: readonly Strip[];
  /** Results to be assigned, traits, answers. */
  readonly hand: Strip;
  /** Where things to choose from are laid in columns. */
  readonly choice: Strip;
}

const rows = (first: Strip, dy: number): Strip[] => Array.from({ length: 4 }, (_, i) => ({ ...first, y: first.y + i * dy }));

export const stagePlans: Readonly<Record<Layout, StagePlan>> = {
  wide: {
    width: 1200, height: 640, letters: 24, title: { x: 600, y: 48 },
    tray: { x: 312, y: 288, columns: 13, rows: 9, edge: 40 },
    rows: rows(strip(640, 92, 520, 92), 100), hand: strip(40, 506, 1120, 108), choice: strip(40, 92, 1120, 400),
  },
  tall: {
    width: 1060, height: 860, letters: 36, title: { x: 530, y: 54 },
    tray: { x: 264, y: 366, columns: 9.8, rows: 10, edge: 42 },
    rows: rows(strip(520, 108, 510, 120), 130), hand: strip(24, 650, 1012, 186), choice: strip(24, 108, 1012, 520),
  },
};
