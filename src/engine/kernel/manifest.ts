import type { AnyCampaignRules } from './campaign.ts';
import type { Guide } from './guide.ts';
import type { Lesson } from './lesson.ts';
import type { AnyRules, Mix, Setting } from './rules.ts';

/** Mixes that are begun in the same way. Every mix of a game belongs to exactly one group. */
export interface MixGroup {
  /** `alone`: one person, who chooses levels. `seats`: people and bots are put on chairs. */
  readonly kind: 'alone' | 'seats';
  /** Heading where a match is begun; the title of the chosen mix if there is none. */
  readonly title?: string;
  /** Ids of mixes, in the order they are offered. */
  readonly mixes: readonly string[];
}

/**
 * What can be known of a game before its rules are loaded: enough for a lobby, a terminal and a host to offer it. Importing a
 * manifest must stay cheap, so whatever is long is behind a function that loads it.
 */
export interface GameManifest {
  /** The name of its folder, of its saves and on the command line. */
  readonly name: string;
  readonly title: string;
  readonly mixes: readonly Mix[];
  readonly groups: readonly MixGroup[];
  readonly settings: readonly Setting[];
  /** Nobody holds anything hidden; the rules then have `open`. */
  readonly open: boolean;
  rules(): Promise<AnyRules>;
  guide?(): Promise<Guide>;
  lessons?(): Promise<readonly Lesson[]>;
  /** How its matches are linked; missing for a game that is played match by match. */
  campaign?(): Promise<AnyCampaignRules>;
}

/** Games by name, in the order in which they are offered. */
export type GameList = Readonly<Record<string, () => Promise<{ readonly manifest: GameManifest }>>>;
