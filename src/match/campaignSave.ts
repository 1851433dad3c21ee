import * as z from 'zod/mini';
import { afterEvent, type AnyCampaignRules, type CampaignEvent } from '../engine/kernel/campaign.ts';
import type { Entropy } from '../engine/kernel/chance.ts';
import { canonical, checksum } from '../engine/kernel/checksum.ts';
import { BadSave } from '../engine/kernel/badInput.ts';
import type { Json } from '../engine/kernel/rule.ts';

/**
 * A campaign as it is kept: everything that has happened in it, and the state that follows from it. Events before `since` were
 * played under an older edition; what they led to is in `base`. `at` is the state after the last event: an edition lifts it.
 */
export interface CampaignSave {
  readonly game: string;
  readonly edition: number;
  readonly base: Json;
  readonly since: number;
  readonly events: readonly CampaignEvent[];
  readonly at: Json;
  readonly checksum: string;
}

const Short = z.string().check(z.maxLength(200));
const OverShape = z.object({ winners: z.array(Short), why: z.string().check(z.maxLength(2000)) });
const EventShape = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('match'),
    at: z.number(),
    match: z.optional(Short),
    mix: z.optional(Short),
    options: z.record(Short, Short),
    won: z.boolean(),
    over: z.nullable(OverShape),
    summary: z.json(),
  }),
  z.object({ event: z.literal('choice'), at: z.number(), choice: Short }),
]);
const SaveShape = z.object({
  game: Short,
  edition: z.int().check(z.minimum(1)),
  base: z.json(),
  since: z.int().check(z.minimum(0)),
  events: z.array(EventShape),
  at: z.json(),
  checksum: z.string(),
});

export const sealedCampaign = (rest: Omit<CampaignSave, 'checksum'>): CampaignSave => ({ ...rest, checksum: checksum(rest) });

export function begunCampaign(game: string, rules: AnyCampaignRules, chance: Entropy): CampaignSave {
  const base = rules.begin(chance) as Json;
  return sealedCampaign({ game, edition: rules.edition, base, since: 0, events: [], at: base });
}

/** With one more event. A match that has been counted already changes nothing. */
export function grownCampaign(rules: AnyCampaignRules, save: CampaignSave, event: CampaignEvent): CampaignSave {
  const { checksum: _old, ...rest } = save;
  const counted = event.event === 'match' && event.match !== undefined && playedIn(save).includes(event.match);
  if (counted) return save;
  const at = afterEvent(rules, save.at, event) as Json;
  return sealedCampaign({ ...rest, events: [...save.events, event], at });
}

/** Ids of the matches that have been counted. */
export const playedIn = ({ events }: CampaignSave): readonly string[] =>
  events.flatMap((event) => (event.event === 'match' && event.match !== undefined ? [event.match] : []));

/** A campaign from whatever was read from a file or a database, lifted to the edition of its rules; or a `BadSave` that says why not. */
export function openedCampaign(game: string, rules: AnyCampaignRules, read: unknown): CampaignSave {
  const save = trusted(read);
  if (save.game !== game) throw new BadSave('other-game', `This campaign is of the game ${save.game}, not of ${game}.`);
  if (save.edition > rules.edition)
    throw new BadSave('too-new', 'This campaign was made by a newer Lantern Table. Update, then open it again.');
  if (save.edition === rules.edition && follows(rules, save)) return save;
  // The rules have changed since: the state is lifted, and what led to it stays as history.
  const at = JSON.parse(JSON.stringify(save.at)) as Json;
  for (const edition of rules.editions) if (edition.to > save.edition) edition.up(at);
  return sealedCampaign({ game, edition: rules.edition, base: at, since: save.events.length, events: save.events, at });
}

/** Whether the rules of today lead from the base to the state that was kept. */
function follows(rules: AnyCampaignRules, { base, since, events, at }: CampaignSave): boolean {
  try {
    const state = events.slice(since).reduce<unknown>((before, event) => afterEvent(rules, before, event), base);
    return canonical(state) === canonical(at);
  } catch {
    return false;
  }
}

function trusted(read: unknown): CampaignSave {
  const shape = SaveShape.safeParse(read);
  if (!shape.success) throw new BadSave('not-a-save', 'This is not a campaign of Lantern Table. Choose a file that was exported from it.');
  const { checksum: kept, ...rest } = read as CampaignSave; // as written, not as parsed: a checksum counts every key
  if (checksum(rest) !== kept || rest.since > rest.events.length)
    throw new BadSave('damaged', 'This campaign is damaged: something in it was changed or lost. Use an older export.');
  return read as CampaignSave;
}
