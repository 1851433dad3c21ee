import { z } from 'zod';

/** What printed things must look like. Parsed by the tests; the running game needs only the types. */
const name = z.string().min(3);
/** What fits on the card at a size that is read across a table; the whole rule is the text. */
const brief = z.string().min(3).max(48);
const cost = z.strictObject({ fury: z.int().positive().optional(), light: z.int().positive().optional() });

export const Favor = z.strictObject({
  name,
  brief,
  text: z.string().endsWith('.').max(150),
  cost,
  starting: z.boolean(),
});
export type FavorCard = z.input<typeof Favor>;

export const Treasure = z.strictObject({ name, brief, text: z.string().endsWith('.').max(150) });
export type TreasureCard = z.input<typeof Treasure>;

export const StabilityRow = z.strictObject({ movement: z.int().min(3).max(6), rush: z.int().min(0).max(3), strength: z.int().min(1).max(3) });
export type StabilityStep = z.input<typeof StabilityRow>;

export const TerrorRow = z.strictObject({ poltergeist: z.int().min(1).max(3), discard: z.enum(['treasure', 'favor']).nullable() });
export type TerrorStep = z.input<typeof TerrorRow>;

export const Difficulty = z.strictObject({
  title: z.string(),
  skeletons: z.int().min(4).max(6),
  terrorLimit: z.int().min(10).max(12),
  goal: z.int().min(5).max(7),
});
export type DifficultyLevel = z.input<typeof Difficulty>;

export const Rank = z.strictObject({ valor: z.int().min(0).max(5), stability: z.int().min(0).max(12), terror: z.int().min(0).max(12) });
export type RankRow = z.input<typeof Rank>;

export const Gear = z.strictObject({
  name,
  brief,
  for: z.enum(['casty', 'screamy', 'shooty', 'slashy', 'stabby']),
  cost: z.int().min(0).max(2),
  text: z.string().endsWith('.').max(150),
});
export type GearCard = z.input<typeof Gear>;

export const Ritual = z.strictObject({
  name,
  brief,
  seals: z.int().min(1).max(3),
  portent: z.enum(['reveal', 'shift', 'swap', 'walls', 'wraith', 'draw']).nullable(),
  steps: z.array(z.enum(['N', 'E', 'S', 'W'])).min(3).max(6).readonly(),
  poltergeist: z.int().min(1).max(5),
});
export type RitualCard = z.input<typeof Ritual>;

export const Power = z.strictObject({ name, brief });
export type PowerFace = z.input<typeof Power>;

export const Spell = z.strictObject({ name, brief, kind: z.enum(['action', 'passive']), text: z.string().endsWith('.').max(150) });
export type SpellCard = z.input<typeof Spell>;

export const MixChange = z.strictObject({
  title: z.string(),
  roles: z.array(z.enum(['paladin', 'skeletons', 'spider', 'manor', 'warlock'])).min(2).max(5).readonly(),
  /** Recommended for new players. */
  starred: z.boolean(),
  treasuresOut: z.array(z.string()).readonly().optional(),
  favorsOut: z.array(z.string()).readonly().optional(),
  gearOut: z.array(z.string()).readonly().optional(),
  terror: z.int().positive().optional(),
  seals: z.int().positive().optional(),
  warlockSpells: z.array(z.string()).readonly().optional(),
  spiderExpands: z.boolean().optional(),
  spiderlingsForce: z.boolean().optional(),
});
export type MixChanges = z.input<typeof MixChange>;

export const DifficultyVariant = z.strictObject({
  title: z.string(),
  about: z.string().endsWith('.'),
  boxedSpiderlings: z.int().positive().optional(),
  noShrines: z.boolean().optional(),
  heroCubes: z.int().negative().optional(),
  health: z.int().positive().optional(),
  treasures: z.array(z.string()).readonly().optional(),
  terrorGoal: z.int().positive().optional(),
  noLegs: z.boolean().optional(),
  alwaysGiant: z.boolean().optional(),
  sealsGoal: z.int().positive().optional(),
  ritualsOut: z.int().min(1).max(3).optional(),
  dominatedGoal: z.int().positive().optional(),
  spellsDrawn: z.int().positive().optional(),
  spellsTrack: z.int().positive().optional(),
  magicCubes: z.int().negative().optional(),
});
export type Variant = z.input<typeof DifficultyVariant>;
