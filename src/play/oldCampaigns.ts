import * as z from 'zod/mini';
import type { MatchEvent } from '../engine/kernel/campaign.ts';
import { sealedCampaign } from '../match/campaignSave.ts';
import type { KeptCampaign } from './keptCampaign.ts';

/** A campaign as version 1 of the database kept it: its state, and who won which match. */
const OldCampaign = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  state: z.json(),
  history: z.array(
    z.object({ matchId: z.optional(z.string()), at: z.number(), won: z.boolean(), options: z.record(z.string(), z.string()) }),
  ),
  startedAt: z.number(),
  updatedAt: z.number(),
});

/** The same campaign as a log of events in its first edition; null for what is none, which is then left as it is. */
export function liftedCampaign(old: unknown): KeptCampaign | null {
  const read = OldCampaign.safeParse(old);
  if (!read.success) return null;
  const { id, game, name, state, history, startedAt, updatedAt } = read.data;
  const events = history.map(
    ({ matchId, at, won, options }): MatchEvent => ({
      event: 'match',
      at,
      ...(matchId === undefined ? {} : { match: matchId }),
      options,
      won,
      over: null,
      summary: null,
    }),
  );
  const save = sealedCampaign({ game, edition: 1, base: state, since: events.length, events, at: state });
  return { id, name, startedAt, updatedAt, save };
}
