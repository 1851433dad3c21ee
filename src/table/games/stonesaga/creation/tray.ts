import type { TrayShape } from '../../../parts/trayIn.ts';

/** The same on boards of either layout, whose hollows for it differ: on every screen the dice fall alike. */
export const creationTray: TrayShape = { columns: 9.8, rows: 9 };
