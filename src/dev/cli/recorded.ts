import type { AnyMatch } from '../../bots/random.ts';
import { startOf } from '../../engine/kernel/begin.ts';
import { entropyFrom, type Chance } from '../../engine/kernel/chance.ts';
import { Match } from '../../engine/kernel/match.ts';
import type { Answer, Decision, Json } from '../../engine/kernel/rule.ts';
import type { AnyRules, Over, Settings } from '../../engine/kernel/rules.ts';
import { keepingOutcomes, withOutcomes, type Outcome } from './outcomes.ts';

/** The id of an option says enough where only one question offers it. */
type Line =
  string | readonly [seat: string, ask: string, option: string] | readonly [seat: string, ask: string, option: string, draft: Json];

/**
 * A real game that must still play to the same end. `hash` is of the last position, so a change that only shifts numbers shows too.
 * It begins at `opening` and chance gives `outcomes`, so that a card that comes to the game later changes no recording.
 */
export interface Recorded {
  readonly game: string;
  readonly edition: number;
  readonly mix: string;
  /** What was wished at set-up; everything else is as usual. */
  readonly options: Settings;
  readonly seed: number;
  /** Who played, so that the game can be recorded again: `easy` in all seats, or `p1=usual` and the others at random. */
  readonly bot: string;
  /** Who has to win if it is recorded again, where that is what the recording is for. */
  readonly winner?: string | undefined;
  readonly over: Over | null;
  readonly hash: string;
  /** The first position, with the cards that the decks held then. */
  readonly opening: Chance;
  readonly outcomes: readonly Outcome[];
  readonly answers: readonly Line[];
}

type Head = Pick<Recorded, 'options' | 'seed' | 'bot' | 'winner'>;

export function recordingOf(match: AnyMatch, { options, seed, bot, winner }: Head): Recorded {
  const { game, edition, mix } = match.here();
  const start = startOf(match.rules, { mix, options, chance: entropyFrom(seed) });
  const opening = JSON.parse(JSON.stringify(start.at)) as Chance;
  const outcomes: Outcome[] = [];
  const first: AnyMatch = new Match(keepingOutcomes(match.rules, outcomes), start);
  const answers = match.answers.map((answer) => {
    const line = lineOf(first.open, answer);
    first.answer(answer);
    return line;
  });
  const head = { game, edition, mix, options, seed, bot, ...(winner !== undefined && { winner }) };
  const recorded: Recorded = { ...head, over: match.over, hash: '', opening, outcomes, answers };
  // Played from its outcomes it never asks the generator, whose numbers are part of the state: so this is not the hash of `match`.
  return { ...recorded, hash: replayed(match.rules, recorded).hash() };
}

const offering = (open: readonly Decision[], option: string): Decision[] =>
  open.filter(({ options }) => options.some(({ id }) => id === option));

function lineOf(open: readonly Decision[], { seat, ask, option, draft }: Answer): Line {
  if (draft !== undefined) return [seat, ask, option, draft];
  return offering(open, option).length === 1 ? option : [seat, ask, option];
}

/** Plays a recording again. An answer that is not offered any more throws. */
export function replayed(rules: AnyRules, { mix, options, opening, outcomes, answers }: Recorded): AnyMatch {
  const start = startOf(rules, { mix, options, chance: opening.chance });
  const match: AnyMatch = new Match(withOutcomes(rules, outcomes), { ...start, at: opening });
  for (const line of answers) match.answer(answerOf(match.open, line));
  return match;
}

function answerOf(open: readonly Decision[], line: Line): Answer {
  if (typeof line !== 'string') {
    const [seat, ask, option, draft] = line;
    return { seat, ask, option, ...(draft !== undefined && { draft }) } as Answer;
  }
  const [decision] = offering(open, line);
  if (!decision)
    throw new Error(
      `${line} is not offered: ${open.map(({ ask, options }) => `${ask} [${options.map(({ id }) => id).join(' ')}]`).join(', ')}`,
    );
  return { seat: decision.seat, ask: decision.ask, option: line };
}

/** One answer on each line, so that a difference between two recordings can be read. */
export function written({ answers, ...head }: Recorded): string {
  const lines = answers.map((line) => JSON.stringify(line)).join(',\n');
  const rest = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`).join('');
  return `{\n${rest}  "answers": [\n${lines}\n  ]\n}\n`;
}
