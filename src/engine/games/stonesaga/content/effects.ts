import { z } from 'zod';
import { ConditionSchema, count, id, wanted, type Condition, type Wanted } from './conditions.ts';
import { plainSchemas, plainWords, type Phrases, type PlainEffect } from './plainEffects.ts';
import { attributes, testKinds, type Attribute, type TestKind } from './vocabulary.ts';

export interface Modifier {
  readonly if: Condition;
  readonly n: number;
  /** Counted once for each other character in the hex. */
  readonly perOther?: boolean;
}
export interface Band {
  /** The lowest result of the band; the lowest band of all has 0. */
  readonly min: number;
  readonly do: readonly Effect[];
}
export interface ChoiceOption {
  readonly id: string;
  readonly label: string;
  readonly if?: Condition;
  readonly cost?: { readonly energy?: number; readonly discard?: Wanted; readonly n?: number; readonly lore?: number };
  readonly do: readonly Effect[];
}

/** Effects with other effects inside. */
type NestedEffect =
  | { readonly do: 'test'; readonly of: readonly Attribute[]; readonly kind?: TestKind; readonly modifiers?: readonly Modifier[]; readonly bands: readonly Band[] }
  | { readonly do: 'choose'; readonly prompt: string; readonly options: readonly ChoiceOption[] }
  | { readonly do: 'groupChoose'; readonly prompt: string; readonly options: readonly ChoiceOption[] }
  | { readonly do: 'when'; readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  /** One die, plus the number of active outposts if so printed. */
  | { readonly do: 'roll'; readonly plus?: 'outposts'; readonly bands: readonly Band[] }
  /** Everybody, everybody in the hex, the others in the hex, or everybody in a hex with shelter. */
  | { readonly do: 'each'; readonly who: 'all' | 'here' | 'others' | 'sheltered'; readonly then: readonly Effect[] }
  /** The players choose one character in the hex, who resolves the rest. */
  | { readonly do: 'champion'; readonly then: readonly Effect[] }
  /** The players choose any character on the map. */
  | { readonly do: 'someone'; readonly then: readonly Effect[] }
  /** The character gives up so much of their choice, or else. */
  | { readonly do: 'discard'; readonly what: Wanted; readonly n?: number; readonly optional?: boolean; readonly then?: readonly Effect[]; readonly orElse?: readonly Effect[] }
  /** Each character gives up so much or suffers; if `limit` or more (or the only one) did not, the one, else the other. */
  | { readonly do: 'levy'; readonly what: Wanted; readonly orElse: readonly Effect[]; readonly limit: number; readonly many: readonly Effect[]; readonly few: readonly Effect[] };

export type Effect = PlainEffect | NestedEffect;
export type EffectName = Effect['do'];
export type EffectOf<K extends EffectName> = Extract<Effect, { readonly do: K }>;

const sentence = z.string().min(2).max(160);
const effects = z.lazy(() => z.array(EffectSchema).readonly());
const modifier = z.strictObject({ if: ConditionSchema, n: z.int().min(-5).max(5), perOther: z.boolean().optional() });
const bands = z.array(z.strictObject({ min: z.int().min(0).max(20), do: effects })).min(2).readonly();
const option = z.strictObject({
  id: id(/^[a-z][a-z-]*$/),
  label: sentence,
  if: ConditionSchema.optional(),
  cost: z.strictObject({ energy: count.optional(), discard: wanted.optional(), n: count.optional(), lore: count.optional() }).optional(),
  do: effects,
});
const options = z.array(option).min(2).readonly();

const nestedSchemas = [
  z.strictObject({ do: z.literal('test'), of: z.array(z.enum(attributes)).min(1).readonly(), kind: z.enum(testKinds).optional(), modifiers: z.array(modifier).readonly().optional(), bands }),
  z.strictObject({ do: z.literal('choose'), prompt: sentence, options }),
  z.strictObject({ do: z.literal('groupChoose'), prompt: sentence, options }),
  z.strictObject({ do: z.literal('when'), if: ConditionSchema, then: effects, else: effects.optional() }),
  z.strictObject({ do: z.literal('roll'), plus: z.literal('outposts').optional(), bands }),
  z.strictObject({ do: z.literal('each'), who: z.enum(['all', 'here', 'others', 'sheltered']), then: effects }),
  z.strictObject({ do: z.literal('champion'), then: effects }),
  z.strictObject({ do: z.literal('someone'), then: effects }),
  z.strictObject({ do: z.literal('discard'), what: wanted, n: count.optional(), optional: z.boolean().optional(), then: effects.optional(), orElse: effects.optional() }),
  z.strictObject({ do: z.literal('levy'), what: wanted, orElse: effects, limit: count, many: effects, few: effects }),
] as const;

export const EffectSchema: z.ZodType<Effect, Effect> = z.lazy(() => z.discriminatedUnion('do', [...Object.values(plainSchemas), ...nestedSchemas] as never) as unknown as z.ZodType<Effect, Effect>);

interface NestedPhrases extends Phrases {
  effects(effects: readonly Effect[]): string;
}

const bandWords = (bands: readonly Band[], say: NestedPhrases): string =>
  [...bands]
    .sort((a, b) => b.min - a.min)
    .map(
      ({ min, do: effects }, i, all) =>
        `${min > 0 ? `${min}+` : `below ${all[i - 1]?.min ?? 1}`} ${effects.length > 0 ? say.effects(effects) : 'nothing'}`,
    )
    .join('; ');

const optionWords = ({ label }: ChoiceOption): string => label.charAt(0).toLowerCase() + label.slice(1);

const words: { readonly [K in EffectName]: (effect: EffectOf<K>, say: NestedPhrases) => string } = {
  ...plainWords,
  test: ({ of, modifiers = [], bands }, say) => {
    const named = modifiers.map(({ n, if: condition }) => `${n > 0 ? '+' : ''}${n} ${say.condition(condition)}`).join(', ');
    return `test ${say.either(of)}${named && ` (${named})`}: ${bandWords(bands, say)}`;
  },
  choose: ({ options }) => `choose: ${options.map(optionWords).join('; ')}`,
  groupChoose: ({ options }) => `together choose: ${options.map(optionWords).join('; ')}`,
  when: ({ if: condition, then, else: otherwise = [] }, say) =>
    [
      then.length > 0 ? `${say.condition(condition)}: ${say.effects(then)}` : '',
      otherwise.length > 0 ? `${then.length > 0 ? 'otherwise' : `unless ${say.condition(condition)}`}: ${say.effects(otherwise)}` : '',
    ]
      .filter(Boolean)
      .join('; '),
  roll: ({ plus, bands }, say) => `roll a die${plus ? ' plus outposts' : ''}: ${bandWords(bands, say)}`,
  each: ({ who, then }, say) =>
    `${{ all: 'everybody', here: 'each character here', others: 'each other character here', sheltered: 'everybody with shelter' }[who]}` +
    `: ${say.effects(then)}`,
  champion: ({ then }, say) => `one character here: ${say.effects(then)}`,
  someone: ({ then }, say) => `one character: ${say.effects(then)}`,
  discard: ({ what, n, optional, then = [], orElse = [] }, say) =>
    `${optional ? 'you may ' : ''}discard ${n ?? 1} ${say.wanted(what)}${then.length > 0 ? ` to ${say.effects(then)}` : ''}` +
      `${orElse.length > 0 ? `, or ${say.effects(orElse)}` : ''}`,
  levy: ({ what, orElse }, say) => `each character gives 1 ${say.wanted(what)} or ${say.effects(orElse)}`,
};

/** What a list of effects does, from top to bottom, as a card says it. An effect without words does not compile. */
export function wordsOf(effects: readonly Effect[], phrases: Phrases): string {
  const say: NestedPhrases = { ...phrases, effects: (inner) => wordsOf(inner, phrases) };
  return effects
    .map((effect) => (words[effect.do] as (one: Effect, say: NestedPhrases) => string)(effect, say))
    .filter(Boolean)
    .join(', ');
}
