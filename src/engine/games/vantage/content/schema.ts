import { z } from 'zod';
import { flags } from './flags.ts';
import {
  cardTypes,
  climates,
  diagonals,
  directions,
  elements,
  faces,
  hiddenKinds,
  regions,
  skills,
  stats,
  tags,
  terrains,
} from './vocabulary.ts';

/** What pages, locations and cards must look like. Parsed by the tests; the running game needs only the types. */
const text = z.string().min(2).max(700);
const some = z.int().positive();
const flag = z.enum(flags);
const skill = z.enum(skills);
const cost = z.union([z.int().min(0).max(6), z.literal('X')]);

const CardFilter = z.strictObject({
  zone: z.enum(['grid', 'reserve', 'supply']).optional(),
  type: z.enum(cardTypes).optional(),
  tag: z.enum(tags).optional(),
  num: z.literal('self').optional(),
  not: z.literal('character').optional(),
  n: some.optional(),
});
const counted = (kinds: readonly string[]) =>
  z
    .record(z.string(), z.union([some, CardFilter]))
    .refine((given) => Object.keys(given).every((key) => kinds.includes(key)), 'unknown amount');
const PlainGain = counted([...stats, ...skills, 'coin', 'boost', 'random', 'on']);

export const ConditionSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.strictObject({ flag }),
    z.strictObject({ holds: z.union([z.enum(cardTypes), some]) }),
    z.strictObject({ at: z.union([z.enum(regions), z.enum(terrains), some]) }),
    z.strictObject({ gridFull: z.literal(true) }),
    z.strictObject({
      count: z.enum([...stats, 'coins', 'shadow', 'players']),
      is: z.enum(['<', '<=', '>', '>=']),
      than: z.union([z.int().min(0), z.literal('shadowLimit')]),
    }),
    z.strictObject({ and: z.array(ConditionSchema).min(2) }),
    z.strictObject({ or: z.array(ConditionSchema).min(2) }),
    z.strictObject({ not: ConditionSchema }),
  ]),
);

export const ScriptSchema: z.ZodType = z.lazy(() => z.array(NodeSchema));

const branches = { then: ScriptSchema, else: ScriptSchema.optional() };
/** N5 The whole vocabulary. */
const NodeSchema: z.ZodType = z.union([
  z.strictObject({ say: text }),
  z.strictObject({ gain: z.union([z.strictObject({ oneOf: z.array(PlainGain).min(2) }), PlainGain]) }),
  z.strictObject({ lose: counted([...stats, ...skills, 'coin', 'boost', 'card']) }),
  z.strictObject({ damage: z.strictObject({ kind: z.enum(climates), n: some }) }),
  z.strictObject({ pay: z.array(counted([...skills, 'coin', 'boost', 'card'])).min(1), ...branches }),
  z.strictObject({
    choose: z
      .array(z.strictObject({ label: text, when: ConditionSchema.optional(), do: ScriptSchema }))
      .min(2)
      .max(4),
  }),
  z.strictObject({ byX: z.strictObject({ '1-2': ScriptSchema, '3-4': ScriptSchema, '5-6': ScriptSchema }) }),
  z.strictObject({
    move: z.union([
      some,
      z.strictObject({
        among: z.strictObject({
          terrain: z.array(z.enum(terrains)).optional(),
          hidden: z.enum(hiddenKinds).optional(),
          in: z.enum(['sector', 'anywhere']),
          visitedBy: z.enum(['any', 'self']).optional(),
        }),
      }),
    ]),
  }),
  z.strictObject({ card: some }),
  z.strictObject({ replace: z.strictObject({ old: z.literal('self'), new: some }) }),
  z.strictObject({ center: some }),
  z.strictObject({ sell: CardFilter.extend({ extra: some.optional() }) }),
  z.strictObject({ rollSkill: z.strictObject({ n: some, keep: z.array(skill).min(1), else: ScriptSchema.optional() }) }),
  z.strictObject({ dice: z.strictObject({ do: z.enum(['refresh', 'center']), which: z.union([z.literal('all'), some]) }) }),
  z.strictObject({ transfer: z.strictObject({ from: z.literal('reserve') }) }),
  z.strictObject({
    for: z.strictObject({ who: z.enum(['chosen', 'others', 'all']), where: z.enum(['here', 'anywhere']), do: ScriptSchema }),
  }),
  z.strictObject({ flag }),
  z.strictObject({ if: ConditionSchema, ...branches }),
  z.strictObject({ token: z.strictObject({ on: z.enum(['mission', 'self']), kind: z.literal('shadow').optional(), n: some }) }),
  z.strictObject({ reveal: z.looseObject({ what: z.string() }) }),
  z.strictObject({ vista: z.string() }),
  z.strictObject({
    continue: z.enum(['must', 'may']),
    with: z.union([skill, z.looseObject({ kind: z.enum(['location', 'card', 'depart']) })]).optional(),
  }),
  z.strictObject({ set: z.strictObject({ stat: z.literal('zeroed'), to: some }) }),
  z.strictObject({ end: z.enum(['offer', 'force']) }),
]);

const entry = {
  verb: z.string().regex(/^[A-Z]+$/),
  cost,
  elements: z.array(z.enum(elements)).optional(),
  action: text,
  result: ScriptSchema,
};
const exit = z.union([
  z.strictObject({ kind: z.enum(['listed', 'star']), to: some, oneWay: z.literal(true).optional() }),
  z.strictObject({ kind: z.literal('blocked') }),
]);

export const PlaceSchema = z.strictObject({
  num: some,
  name: z.string().min(3).max(40),
  sector: z.int().min(1).max(6),
  region: z.enum(regions),
  hidden: z.enum(hiddenKinds).optional(),
  terrain: z.array(z.enum(terrains)).min(1),
  crash: z.strictObject({ pod: z.int().min(2).max(7), pair: z.tuple([skill, skill]) }).optional(),
  vista: text,
  description: text,
  voice: text.optional(),
  arrival: ScriptSchema.optional(),
  compass: z.record(z.enum(directions), exit),
  actions: z.partialRecord(skill, z.strictObject({ ...entry, forbiddenIf: z.array(flag).optional(), always: z.literal(true).optional() })),
  depart: z.partialRecord(z.enum([...directions, ...diagonals]), z.strictObject(entry)).optional(),
});

const SlotSchema = z.strictObject({
  id: z.enum(['a', 'b']),
  cat: skill.optional(),
  verb: z.string().optional(),
  element: z.enum(elements).optional(),
  terrain: z.enum(terrains).optional(),
  face: z.enum(faces).exclude(['blank']).optional(),
  impact: z.literal(true).optional(),
  price: z.int().min(1).max(2).optional(),
  bonus: ScriptSchema.optional(),
});

export const CardActionSchema = z.strictObject({
  ...entry,
  cat: skill,
  printed: z.literal(true).optional(),
  boostCost: some.optional(),
  limit: z.looseObject({ perRegion: z.literal(true) }).optional(),
});

export const CardSchema = z.strictObject({
  num: some,
  name: z.string().min(3).max(40),
  type: z.enum(cardTypes),
  skill: skill.optional(),
  tags: z.array(z.enum(tags)).optional(),
  only: some.optional(),
  element: z.enum(elements).optional(),
  text: text.optional(),
  boostCap: z.int().min(0).max(6),
  reserve: some.optional(),
  coinValue: some.optional(),
  whenPlaced: ScriptSchema.optional(),
  slots: z.array(SlotSchema).max(3),
  powers: z.array(
    z.strictObject({
      boost: z.int().min(0).max(3),
      impact: z.literal(true).optional(),
      window: z.enum(['any', 'beforeRoll', 'afterRoll', 'onLoss']),
      when: z.looseObject({}).optional(),
      effect: z.looseObject({ name: z.string() }),
      text,
    }),
  ),
  statics: z.array(z.strictObject({ effect: z.looseObject({ name: z.string() }), text })).optional(),
  actions: z.array(CardActionSchema),
  art: text.optional(),
});
