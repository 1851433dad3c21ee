import type { TableList, TableManifest } from '../manifest.ts';

const found = import.meta.glob<TableManifest>('./*/manifest.ts', { import: 'manifest', eager: true });

/** Every folder here with a manifest, by its name. Which games there are at all, and in which order, says the list of the engine. */
export const tables: TableList = Object.fromEntries(Object.entries(found).map(([path, manifest]) => [path.split('/')[1]!, manifest]));
