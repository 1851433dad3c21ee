import type { TrayShape } from '../../../../parts/trayIn.ts';

/** For seventeen dice: a whole crew may help. */
export const poolTray: TrayShape = { columns: 10.6, rows: 4.3 };
