import { foods, materials, shapes, type Category, type Edges, type Face, type Food, type Material, type MaterialFace, type MaterialSpec, type Resource, type ShapeName } from './materials.ts';
import type { Tool } from './vocabulary.ts';

/** Everything a rule asks of a token with a side up, looked up once. */
interface FaceInfo {
  readonly name: string;
  readonly of: Resource;
  readonly sort: 'material' | 'perishable' | 'tough' | 'water';
  /** Meat and vegetables matter to what may be stored where. */
  readonly kind: Category | 'meat' | 'vegetable' | 'tough' | 'water';
  readonly shape: ShapeName;
  readonly cells: number;
  /** The side it turns to when processed or fermented; null if this is its last side. */
  readonly other: Face | null;
  /** Tools needed to process it; empty if it cannot be processed. */
  readonly requires: readonly Tool[];
  readonly tools: readonly Tool[];
  readonly edible: boolean;
  readonly edges: Edges | null;
}

const entries: [Face, FaceInfo][] = [];
for (const [id, m] of Object.entries(materials) as [Material, MaterialSpec][]) {
  const shared = { of: id, sort: 'material', kind: m.category, shape: m.shape, cells: shapes[m.shape].length, edible: false } as const;
  entries.push([id, { ...shared, name: m.raw.name, other: m.processed.id as Face, requires: m.requires, tools: m.raw.tools, edges: m.raw.edges }]);
  entries.push([m.processed.id as Face, { ...shared, name: m.processed.name, other: null, requires: [], tools: m.processed.tools, edges: m.processed.edges }]);
}
for (const [id, f] of Object.entries(foods) as [Food, (typeof foods)[Food]][]) {
  const tough = f.sort === 'tough';
  const shared = { of: id, sort: tough ? 'tough' : 'perishable', kind: f.sort, shape: f.shape, cells: shapes[f.shape].length, tools: [], edges: null } as const;
  entries.push([id, { ...shared, name: f.name, other: f.other, requires: tough ? [f.requires] : [], edible: !tough }]);
  entries.push([f.other, { ...shared, name: tough ? `processed ${f.name}` : `fermented ${f.name}`, other: null, requires: [], edible: true }]);
}
entries.push(['water', { name: 'water', of: 'water', sort: 'water', kind: 'water', shape: 'one', cells: 1, other: null, requires: [], tools: [], edible: false, edges: null }]);

export const faces = Object.fromEntries(entries) as Readonly<Record<Face, FaceInfo>>;
/** In the order of the tables: every loop over an inventory goes this way, so that replays agree. */
export const faceIds: readonly Face[] = entries.map(([id]) => id);
export const materialFaces = faceIds.filter((id): id is MaterialFace => faces[id].sort === 'material');
export const resources: readonly Resource[] = [...new Set(faceIds.map((id) => faces[id].of))];

export const isMaterial = (face: Face): face is MaterialFace => faces[face].sort === 'material';
export const isFood = (face: Face): boolean => faces[face].sort === 'perishable' || faces[face].sort === 'tough';
export const isFoodOrWater = (face: Face): boolean => faces[face].sort !== 'material';
