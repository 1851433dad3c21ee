import * as z from 'zod/mini';

/** Of a seat, a question or whatever else has a name. */
export const Name = z.string().check(z.minLength(1), z.maxLength(200));

const Hundredths = z.int().check(z.minimum(-1_000_000), z.maximum(1_000_000));
export const FlickShape = z.strictObject({ x: Hundredths, y: Hundredths, dx: Hundredths, dy: Hundredths });
export const AnswerShape = z.strictObject({
  seat: Name,
  ask: Name,
  option: z.string().check(z.maxLength(500)),
  draft: z.optional(z.json()),
  flick: z.optional(FlickShape),
});

export const GestureShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tap'), on: z.string() }),
  z.strictObject({ kind: z.literal('drag'), from: z.string(), onto: z.string() }),
  z.strictObject({ kind: z.literal('turn'), thing: z.string(), to: z.number() }),
  z.strictObject({ kind: z.literal('throw'), dice: z.string(), count: z.number() }),
  z.strictObject({ kind: z.literal('button'), word: z.string() }),
  z.strictObject({ kind: z.literal('lift'), thing: z.string() }),
]);
