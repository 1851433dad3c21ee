import '@fontsource/caudex/700.css';
import '@fontsource/inter/500.css';
import '@fontsource/inter/700.css';
import '@fontsource/marcellus/400.css';
import { cover } from './art/valley/cover.ts';
import type { Bundle, Group } from '../bake/frame.ts';

/** Each part of the table has its own sheets: `art/<part>/sheets.ts` exports them by name. */
const parts = import.meta.glob<{ readonly sheets: Record<string, Group> }>('./art/*/sheets.ts', { eager: true });

const groups = Object.entries(parts).flatMap(([file, { sheets }]) =>
  Object.entries(sheets).map(([name, group]) => [name, { ...group, sources: [file.replace('./', 'assets/stonesaga/')] }] as const),
);

export const bundle: Bundle = {
  fonts: ['700 20px Caudex', '400 20px Marcellus', '500 20px Inter', '700 20px Inter'],
  pictures: { cover: { sources: ['assets/stonesaga/art/valley/cover.ts'], draw: cover, width: 640, quality: 0.74 } },
  groups: Object.fromEntries(groups),
};
