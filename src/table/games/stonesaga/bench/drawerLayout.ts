import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { benchPlans } from '../printed/benchPlan.ts';

/** The panel that covers the bench below its title while the drawer is out. */
export function rowsOf(ground: Ground): { readonly panel: Strip; readonly row: number; readonly side: number; readonly perPage: number } {
  const { width, height, drawer } = benchPlans[ground.layout];
  const top = drawer.y + drawer.height + 8;
  const panel = { x: ground.bench.x + 12, y: ground.bench.y + top, width: width - 24, height: height - top - 12 };
  const row = ground.layout === 'tall' ? 112 : 88;
  return { panel, row, side: row - 16, perPage: Math.floor((panel.height - 56) / row) };
}

/** Some of a long list; a page that is gone shows the last. */
export function pageOf<T>(
  list: readonly T[],
  page: number,
  perPage: number,
): { readonly rows: readonly T[]; readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(list.length / perPage));
  const shown = Math.min(page, pages - 1);
  return { rows: list.slice(shown * perPage, (shown + 1) * perPage), page: shown, pages };
}
