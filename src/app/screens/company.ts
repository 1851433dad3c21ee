import type { Guide } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { Chair, Company } from '../../match/screenMessages.ts';
import type { Sitting } from '../match/sitting.ts';
import { titleOf } from '../match/sitting.ts';

/** A chair grows pale when nobody has been there for so long. */
const paleMs = 15_000;
/** And a bot is offered for one that must decide. */
const desertedMs = 60_000;

/** Who sits where, as the rest of the page speaks of it. */
export const sittingOf = (guide: Guide, { chairs }: Company): Sitting => ({
  guide,
  people: Object.fromEntries(chairs.flatMap(({ seat, person }) => (person === null ? [] : [[seat, person]]))),
  automatic: Object.fromEntries(chairs.flatMap(({ seat, policy }) => (policy === null ? [] : [[seat, policy]]))),
});

/** How long nobody has been there, in ms; 0 while somebody is, and for bots. */
const awayFor = ({ awaySince, policy, person }: Chair, now: number): number =>
  awaySince === null || policy !== null || person === null ? 0 : Math.max(0, now - awaySince);

export type Presence = 'free' | 'bot' | 'here' | 'away';

export function presenceOf(chair: Chair, now: number): Presence {
  if (chair.policy !== null) return 'bot';
  if (chair.person === null) return 'free';
  return awayFor(chair, now) >= paleMs ? 'away' : 'here';
}

/** Chairs that the match waits for and nobody is at: one after another a bot is offered for them. */
export const deserted = ({ chairs }: Company, waiting: readonly Seat[], now: number): readonly Chair[] =>
  chairs.filter((chair) => waiting.includes(chair.seat) && awayFor(chair, now) >= desertedMs);

/** "Ada sits down as the Miller.", for whoever has sat down between two companies. */
export function arrivals(before: Company, after: Company, sitting: Pick<Sitting, 'guide'>): readonly string[] {
  if (before.chairs.length === 0) return []; // it is the first that this screen hears
  return after.chairs.flatMap(({ seat, person }) => {
    const was = before.chairs.find((one) => one.seat === seat)?.person ?? null;
    return person === null || person === was ? [] : [`${person} sits down as ${inSentence(titleOf(sitting, seat))}.`];
  });
}

/** "The Miller" in the middle of a sentence is "the Miller". */
export const inSentence = (title: string): string => title.replace(/^The /, 'the ');
