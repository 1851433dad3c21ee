import { createContext, useContext } from 'react';
import type { Camera } from './camera/camera.ts';
import type { Art, Layout } from './contract.ts';
import type { Fonts } from './fonts.ts';
import type { Hands } from './gesture/hands.ts';
import type { Motion } from './motion/motion.ts';
import type { TableSettings } from './settings/settings.ts';
import type { Director } from './stage/director.ts';
import { ground, type Space } from './stage/space.ts';
import type { Kit } from './stage/kit.ts';
import type { Things } from './stage/things.ts';

/** What every part and every scene on the table can reach. */
export interface TableAround {
  readonly motion: Motion;
  readonly hands: Hands;
  readonly things: Things;
  readonly camera: Camera;
  readonly director: Director<unknown, { readonly fact: string }>;
  readonly art: Art;
  /** Letters of the game. */
  readonly fonts: Fonts;
  readonly settings: TableSettings;
  readonly layout: Layout;
  /** Table top and walls are not drawn: another picture lies under this one. */
  readonly bare: boolean;
  /** Something outside React and motion has changed how the table looks (a uniform, a video): draw a frame. */
  readonly invalidate: () => void;
  readonly kit: Kit;
}

export const TableContext = createContext<TableAround | null>(null);

/** Where the parts inside stand; see parts/Spot. */
export const SpaceContext = createContext<Space>(ground);

/** False inside boards and trays: the shadows of what lies on them would else be drawn after, and over, the things themselves. */
export const SharedShadows = createContext(true);

export function useTable(): TableAround {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable: there is no <Table> around this component');
  return table;
}
