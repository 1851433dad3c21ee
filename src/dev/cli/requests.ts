import { z } from 'zod';
import { strengths } from '../../bots/bot.ts';
import type { Json } from '../../engine/kernel/rule.ts';

/** What can be asked of the engine, one object on each line. */
const request = z.discriminatedUnion('do', [
  z.object({ do: z.literal('open') }),
  z.object({ do: z.literal('answer'), seat: z.string(), ask: z.string(), option: z.string(), draft: z.json().optional() }),
  z.object({ do: z.literal('view'), seat: z.string() }),
  z.object({ do: z.literal('undo'), agreed: z.boolean().optional() }),
  z.object({ do: z.literal('save') }),
  z.object({ do: z.literal('load'), save: z.unknown() }),
  z.object({ do: z.literal('hash') }),
  z.object({ do: z.literal('play'), policy: z.enum(['bot', ...strengths]), answers: z.int().min(0).optional() }),
  z.object({ do: z.literal('state') }),
  z.object({ do: z.literal('set'), state: z.record(z.string(), z.unknown()) }),
]);

export type SessionRequest = z.infer<typeof request>;
const words = request.options.map((option) => option.shape.do.value);

/** Something in a line that the engine cannot do. Nothing has changed when this is thrown. */
export class Wrong extends Error {
  override readonly name = 'Wrong';
  constructor(
    readonly code: string,
    message: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}

/** More than any state or draft needs. Far deeper, every check that follows a line downwards would run out of stack. */
const mostNested = 100;

function isDeeperThan(levels: number, read: unknown): boolean {
  let level: unknown[] = [read];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

export function requestFrom(line: string): SessionRequest {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new Wrong('bad-json', 'Every line is one JSON object, for instance {"do":"open"}.');
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new Wrong('bad-request', 'Every line is one JSON object, for instance {"do":"open"}.');
  if (isDeeperThan(mostNested, read)) throw new Wrong('bad-request', `A line is nested at most ${mostNested} levels deep.`);
  const word = (read as { do?: Json }).do;
  if (typeof word !== 'string') throw new Wrong('bad-request', `Say what to do: ${words.join(', ')}.`);
  if (!words.some((known) => known === word))
    throw new Wrong('unknown-do', `There is no ${JSON.stringify(word)}. Known: ${words.join(', ')}.`);
  const parsed = request.safeParse(read);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Wrong(
    'bad-request',
    `${word}: ${issue?.path.length ? `${issue.path.join('.')}: ` : ''}${issue?.message ?? 'this does not fit'}.`,
  );
}
