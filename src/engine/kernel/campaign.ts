import type { Entropy } from './chance.ts';
import type { Json } from './rule.ts';
import type { Edition, Over, Settings } from './rules.ts';

/** The next match of a campaign, as it must be begun. */
export interface Chapter {
  /** What it is called; by its number if it has no name. */
  readonly title?: string;
  readonly mix: string;
  /** Settings that the campaign decides. */
  readonly options: Settings;
  /** Ids of settings that the players choose before every chapter. */
  readonly asks?: readonly string[];
  /** What the set-up takes over from earlier chapters: a ship, a valley, a hand of cards. */
  readonly opening?: Json;
}

/** Something to be decided between two matches. */
export interface CampaignQuestion {
  readonly prompt: string;
  readonly choices: readonly { readonly id: string; readonly title: string }[];
}

/** A match that was played in the campaign. `over` and `mix` are missing in records older than they are. */
export interface MatchEvent {
  readonly event: 'match';
  readonly at: number;
  readonly match?: string | undefined;
  readonly mix?: string | undefined;
  readonly options: Settings;
  readonly won: boolean;
  readonly over: Over | null;
  /** What the match left behind, as `summary` of the rules has told it. */
  readonly summary: Json;
}

interface ChoiceEvent {
  readonly event: 'choice';
  readonly at: number;
  readonly choice: string;
}

/** A campaign is the list of what happened in it; its state follows from that. */
export type CampaignEvent = MatchEvent | ChoiceEvent;

/** A printed track with a cube on it. */
export interface CampaignTrack {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly rank: number;
  readonly top: number;
}

/** What is shown of a campaign. */
export interface CampaignSummary {
  /** How it ended, in a sentence; null while it goes on. */
  readonly ended: string | null;
  /** What the last event has changed, in a sentence; null before the first. */
  readonly news: string | null;
  readonly tracks: readonly CampaignTrack[];
  /** Pages of a book: a ship's log, the people of a valley, records. */
  readonly pages: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** How a game links matches into a campaign. Pure; `S` is plain data, `V` what the whole table sees of a match. */
export interface CampaignRules<S = unknown, V = unknown> {
  /** One sentence or two for whoever has not begun one. */
  readonly about: string;
  /** Bumped whenever an older state or event could mean something else. Saved campaigns carry it. */
  readonly edition: number;
  readonly editions: readonly Edition[];
  begin(chance: Entropy): S;
  /** Null when the campaign has ended, or a question is open. */
  chapterFor(state: S): Chapter | null;
  /** What must be decided before the next chapter; null if nothing. */
  question(state: S): CampaignQuestion | null;
  /** After one of the offered choices. */
  choose(state: S, choice: string): S;
  /** What the end of a match leaves behind for the campaign; it is kept with the event. */
  summary?(view: V): Json;
  afterMatch(state: S, ended: MatchEvent): S;
  describe(state: S): CampaignSummary;
  /** A line of the history: how this match was played. */
  recordOf(ended: MatchEvent): string;
}

export type AnyCampaignRules = CampaignRules<any, any>;

/** An event that does not fit the campaign as it stands. */
class BadCampaignEvent extends Error {
  override readonly name = 'BadCampaignEvent';
}

/** The state after an event, which is checked first. */
export function afterEvent<S>(rules: CampaignRules<S, any>, state: S, event: CampaignEvent): S {
  const question = rules.question(state);
  if (event.event === 'match') {
    if (question) throw new BadCampaignEvent(`Something has to be chosen first: ${question.prompt}`);
    if (rules.chapterFor(state) === null) throw new BadCampaignEvent('This campaign has ended; no match is played in it any more.');
    return rules.afterMatch(state, event);
  }
  const offered = question?.choices.map(({ id }) => id) ?? [];
  if (!offered.includes(event.choice))
    throw new BadCampaignEvent(`${event.choice} cannot be chosen now. Possible: ${offered.join(', ') || 'nothing'}.`);
  return rules.choose(state, event.choice);
}
