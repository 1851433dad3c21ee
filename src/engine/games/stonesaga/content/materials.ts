import type { Tool } from './vocabulary.ts';

/** Pips are an open set: a later region may bring more (SS-290). */
export const pips = ['blue', 'red', 'yellow'] as const;
export type Pip = (typeof pips)[number];

/** One edge of a face: a pip type and a count, or the null icon. */
export type Edge = readonly [Pip, number] | null;
/** Edges north, east, south, west as the token lies unturned. */
export type Edges = readonly [Edge, Edge, Edge, Edge];

export type Category = 'animal' | 'plant' | 'mineral' | 'rare';

interface FaceSpec {
  readonly name: string;
  readonly edges: Edges;
  readonly tools: readonly Tool[];
}

export interface MaterialSpec {
  readonly category: Category;
  /** What the raw side needs to be processed. */
  readonly requires: readonly Tool[];
  readonly shape: ShapeName;
  readonly tokens: number;
  readonly raw: FaceSpec;
  readonly processed: FaceSpec & { readonly id: string };
}

/** Footprints on the bag grid, as cells [column, row]. */
export const shapes = {
  one: [[0, 0]],
  two: [[0, 0], [1, 0]],
  three: [[0, 0], [1, 0], [2, 0]],
  corner: [[0, 0], [1, 0], [0, 1]],
  square: [[0, 0], [1, 0], [0, 1], [1, 1]],
  tee: [[0, 0], [1, 0], [2, 0], [1, 1]],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;
export type ShapeName = keyof typeof shapes;
export const bagSize = { columns: 6, rows: 4 } as const;

const B = (n: number): Edge => ['blue', n];
const R = (n: number): Edge => ['red', n];
const Y = (n: number): Edge => ['yellow', n];
const nul: Edge = null;
const face = (name: string, N: Edge, E: Edge, S: Edge, W: Edge, ...tools: Tool[]): FaceSpec => ({ name, edges: [N, E, S, W], tools });

/** N3. The raw face has the id of its material; the processed face has its own. */
export const materials = {
  wood: { category: 'plant', requires: ['cut'], shape: 'three', tokens: 8, raw: face('wood', R(3), B(2), Y(2), B(2)), processed: { id: 'shapedWood', ...face('shaped wood', Y(4), B(4), R(2), B(4)) } },
  fiber: { category: 'plant', requires: ['strike'], shape: 'two', tokens: 8, raw: face('fiber', nul, R(3), Y(2), B(3)), processed: { id: 'cord', ...face('cord', B(1), B(3), Y(3), R(5)) } },
  pitch: {
    category: 'plant', requires: ['heat'], shape: 'one', tokens: 4, raw: face('pitch', nul, B(1), R(2), R(3)),
    processed: { id: 'renderedPitch', ...face('rendered pitch', Y(4), Y(3), R(4), Y(3)) },
  },
  bone: {
    category: 'animal', requires: ['cut'], shape: 'two', tokens: 6, raw: face('bone', B(1), B(2), Y(3), B(2)),
    processed: { id: 'carvedBone', ...face('carved bone', B(4), R(1), Y(2), B(3), 'drill') },
  },
  hide: {
    category: 'animal', requires: ['drill', 'cut'], shape: 'square', tokens: 6, raw: face('hide', Y(3), Y(3), B(2), B(2)),
    processed: { id: 'leather', ...face('leather', Y(1), Y(1), R(3), R(4)) },
  },
  guts: { category: 'animal', requires: ['cut'], shape: 'corner', tokens: 6, raw: face('guts', B(2), Y(3), nul, B(1)), processed: { id: 'sinew', ...face('sinew', R(3), Y(1), Y(4), R(3)) } },
  teeth: {
    category: 'animal', requires: ['grind'], shape: 'one', tokens: 2, raw: face('teeth', B(3), Y(3), R(2), Y(1), 'drill'),
    processed: { id: 'honedTeeth', ...face('honed teeth', Y(3), B(4), B(1), Y(3), 'cut', 'drill') },
  },
  shell: {
    category: 'animal', requires: ['drill'], shape: 'corner', tokens: 2, raw: face('shell', R(1), R(1), nul, Y(3)),
    processed: { id: 'shapedShell', ...face('shaped shell', Y(3), B(3), R(1), R(4), 'cut') },
  },
  feather: {
    category: 'animal', requires: ['cut'], shape: 'two', tokens: 4, raw: face('feather', Y(3), nul, Y(3), B(1)),
    processed: { id: 'trimmedFeather', ...face('trimmed feather', Y(1), nul, Y(3), R(4)) },
  },
  cloudstone: {
    category: 'mineral', requires: ['grind'], shape: 'square', tokens: 8, raw: face('cloudstone', R(3), Y(2), Y(1), Y(2)),
    processed: { id: 'roundedCloudstone', ...face('rounded cloudstone', Y(3), Y(1), R(1), R(1), 'strike') },
  },
  riverstone: {
    category: 'mineral', requires: ['strike'], shape: 'corner', tokens: 8, raw: face('riverstone', R(2), R(2), Y(1), Y(1)),
    processed: { id: 'flakedRiverstone', ...face('flaked riverstone', B(1), B(4), Y(3), R(1), 'cut') },
  },
  sunstone: {
    category: 'mineral', requires: ['grind'], shape: 'two', tokens: 8, raw: face('sunstone', R(1), B(2), B(2), Y(1), 'grind'),
    processed: { id: 'polishedSunstone', ...face('polished sunstone', Y(1), B(2), Y(3), R(4), 'grind') },
  },
  clay: { category: 'mineral', requires: ['heat'], shape: 'tee', tokens: 8, raw: face('clay', R(3), B(1), Y(1), B(1)), processed: { id: 'firedClay', ...face('fired clay', Y(3), B(1), Y(1), Y(4)) } },
  deadCoral: {
    category: 'rare', requires: ['strike'], shape: 'tee', tokens: 4, raw: face('dead coral', R(1), R(2), Y(3), R(2), 'grind'),
    processed: { id: 'groundCoral', ...face('ground coral', Y(2), Y(2), B(1), B(1)) },
  },
} as const satisfies Record<string, MaterialSpec>;

export type Material = keyof typeof materials;
export type MaterialFace = Material | (typeof materials)[Material]['processed']['id'];

/** Perishable food ferments, tough food must be processed, water is water. */
export const foods = {
  game: { sort: 'meat', shape: 'square', other: 'fermentedGame', name: 'game' },
  fish: { sort: 'meat', shape: 'two', other: 'fermentedFish', name: 'fish' },
  mushroom: { sort: 'vegetable', shape: 'one', other: 'fermentedMushroom', name: 'mushroom' },
  root: { sort: 'vegetable', shape: 'two', other: 'fermentedRoot', name: 'root' },
  nuts: { sort: 'tough', shape: 'one', other: 'shelledNuts', name: 'nuts', requires: 'strike' },
  grain: { sort: 'tough', shape: 'one', other: 'groundGrain', name: 'grain', requires: 'grind' },
} as const satisfies Record<string, { sort: 'meat' | 'vegetable' | 'tough'; shape: ShapeName; other: string; name: string; requires?: Tool }>;

export type Food = keyof typeof foods;
type FoodFace = Food | (typeof foods)[Food]['other'];
/** What a supply pile is called: the token, whatever side is up. */
export type Resource = Material | Food | 'water';
/** A token with the side that is up: what an inventory counts. */
export type Face = MaterialFace | FoodFace | 'water';
