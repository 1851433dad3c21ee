import { z } from 'zod';
import { faceIds, materialFaces } from './content/faces.ts';
import { fishingIds } from './content/fishing.ts';
import { foragingIds } from './content/foraging.ts';
import { attributes, forageable, minable, omens, stones, testKinds, traits, waters } from './content/vocabulary.ts';
import type { CreationScene, FishingScene, ForagingScene, MiningScene, Scene, TestScene } from './scenes.ts';
import { characterIds } from './state.ts';

/** Every field of a scene but its kind, each with its shape: a field that is added to it does not compile until it is here. */
type Shape<T> = { readonly [K in Exclude<keyof T, 'kind'>]-?: z.ZodType };
const scene = <T extends Scene>(kind: T['kind'], shape: Shape<T>) => z.strictObject({ kind: z.literal(kind), ...shape });

const count = z.int().min(0);
const who = z.enum(characterIds);
const side = z.int();
const material = z.enum(materialFaces);
const fishCard = z.enum(fishingIds);
const holdings = z.partialRecord(z.enum(faceIds), count);
/** A test and a card come back to what lay on the table before them. */
const under = z.lazy(() => sceneSchema.nullable());

/** What lies open in the middle of an action, to its last leaf. */
export const sceneSchema: z.ZodType = z.discriminatedUnion('kind', [
  scene<CreationScene>('creation', {
    who, dice: z.array(side), kept: z.boolean(), left: z.array(side), values: z.partialRecord(z.enum(attributes), z.int()),
    trait: z.enum(traits).nullable(),
  }),
  scene<FishingScene>('fishing', {
    who, water: z.enum(waters), stock: fishCard, otherStock: fishCard.nullable(), currents: fishCard.nullable(),
    modifiers: fishCard.nullable(), dice: z.array(side.nullable()), strikes: z.array(z.array(side)), resolved: z.array(count),
    gained: holdings, ignored: z.array(z.string()),
  }),
  scene<ForagingScene>('foraging', {
    who, feature: z.enum(forageable), drawn: z.array(z.enum(foragingIds)), tableau: z.array(z.enum(foragingIds)),
    taken: z.array(z.string().regex(/\/(fore|mid|back)\/\d+$/, 'a picture on a card is expected')),
    stage: z.enum(['search', 'harvest', 'hunt', 'encounter']),
  }),
  scene<MiningScene>('mining', {
    who, feature: z.enum(minable), bag: z.partialRecord(z.enum(stones), count),
    seen: z.array(z.strictObject({ stone: z.enum(stones), omen: z.enum(omens) })), limit: count, putBack: z.boolean(),
  }),
  scene<Extract<Scene, { kind: 'crafting' }>>('crafting', { who, left: material.nullable(), right: material.nullable() }),
  scene<Extract<Scene, { kind: 'processing' }>>('processing', { who, processed: z.array(z.enum(faceIds)) }),
  scene<TestScene>('test', {
    who, attribute: z.enum(attributes), for: z.enum(testKinds), dice: z.array(side), plus: z.int(), steps: z.array(z.int()), under,
  }),
  scene<Extract<Scene, { kind: 'card' }>>('card', { who: who.nullable(), card: z.string(), under }),
  scene<Extract<Scene, { kind: 'scavenging' }>>('scavenging', { who, poured: z.array(material) }),
]);
