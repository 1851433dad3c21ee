import { z } from 'zod';
import { faceIds, resources } from './faces.ts';
import { marks } from './marks.ts';
import type { Face, Resource } from './materials.ts';
import { attributes, features, omens, technologies, tools, tracks, traits } from './vocabulary.ts';
import type { Attribute, Feature, Omen, Technology, Tool, Track, Trait } from './vocabulary.ts';

/** A printed number. */
export const count = z.int().positive().max(20);
export const id = (shape: RegExp) => z.string().regex(shape);
export const faceName = z.enum(faceIds as unknown as readonly [Face, ...Face[]]);
export const resourceName = z.enum(resources as unknown as readonly [Resource, ...Resource[]]);

/** What a discard or a cost may ask for: one face, either side of a resource, or any of a sort. */
export const wanted = z.union([faceName, z.enum(['food', 'foodOrWater', 'material', 'resource', 'meat', 'vegetable'])]);
export type Wanted = z.input<typeof wanted>;

const circumstances = ['alone', 'old', 'young', 'comforted', 'unhurt', 'trayLimitReached', 'newTrayExplored', 'mysteryConfronted', 'welcomed', 'hearthRead', 'sunderingRead'] as const;
export type Circumstance = (typeof circumstances)[number];

/** A question about the position, asked of the character who resolves the card. */
export type Condition =
  | { readonly feature: readonly Feature[] }
  /** A token in the hex. */
  | { readonly here: 'fire' | 'shelter' | 'mystery' | 'outpost' | 'ruin' }
  | { readonly nextTo: 'mystery' | 'unexplored' | 'outpost' }
  | { readonly trait: readonly Trait[] }
  | { readonly tool: Tool }
  | { readonly technology: Technology }
  /** A Knowledge card of the society. */
  | { readonly known: string }
  /** A word of an item's title or one of its keywords. */
  | { readonly item: string }
  | { readonly holds: Wanted; readonly n?: number }
  | { readonly track: Track; readonly atLeast: number }
  | { readonly attribute: Attribute; readonly atLeast: number }
  | { readonly omen: readonly Omen[] }
  /** On the card of the character, or on the wall of the cave. */
  | { readonly mark: string; readonly on: 'card' | 'wall' }
  | { readonly malady: 'any' | 'injury' | 'disease' | 'majorDisease' }
  | { readonly energy: number }
  | { readonly goalsDone: number }
  | { readonly outposts: number }
  | { readonly structures: number }
  | { readonly is: Circumstance }
  /** True of at least one character on the map. */
  | { readonly anyone: Condition }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export const ConditionSchema: z.ZodType<Condition, Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ feature: z.array(z.enum(features)).min(1).readonly() }),
    z.strictObject({ here: z.enum(['fire', 'shelter', 'mystery', 'outpost', 'ruin']) }),
    z.strictObject({ nextTo: z.enum(['mystery', 'unexplored', 'outpost']) }),
    z.strictObject({ trait: z.array(z.enum(traits)).min(1).readonly() }),
    z.strictObject({ tool: z.enum(tools) }),
    z.strictObject({ technology: z.enum(technologies) }),
    z.strictObject({ known: id(/^KN\d\d$/) }),
    z.strictObject({ item: z.string().min(3) }),
    z.strictObject({ holds: wanted, n: count.optional() }) as unknown as z.ZodType<Condition, Condition>,
    z.strictObject({ track: z.enum(tracks), atLeast: count }),
    z.strictObject({ attribute: z.enum(attributes), atLeast: count }),
    z.strictObject({ omen: z.array(z.enum(omens)).min(1).readonly() }),
    z.strictObject({ mark: z.enum(marks), on: z.enum(['card', 'wall']) }),
    z.strictObject({ malady: z.enum(['any', 'injury', 'disease', 'majorDisease']) }),
    z.strictObject({ energy: count }),
    z.strictObject({ goalsDone: count }),
    z.strictObject({ outposts: count }),
    z.strictObject({ structures: count }),
    z.strictObject({ is: z.enum(circumstances) }),
    z.strictObject({ anyone: ConditionSchema }),
    z.strictObject({ not: ConditionSchema }),
    z.strictObject({ all: z.array(ConditionSchema).readonly() }),
    z.strictObject({ any: z.array(ConditionSchema).readonly() }),
  ]),
);
