import { BadSave } from './badInput.ts';
import type { Chance } from './chance.ts';
import { sameSeats } from './begin.ts';
import { checksum } from './checksum.ts';
import { Match, type Save } from './match.ts';
import type { Segment } from './past.ts';
import { Diverged, type GameRules } from './rules.ts';

interface Restored<S extends Chance, F, V> {
  readonly match: Match<S, F, V>;
  /** After a change of rules the turn in progress is begun again from its last boundary. */
  readonly lost: 'nothing' | 'this-turn';
}

/** A match from whatever was read from a file, a database or a line of JSON. */
export function restore<S extends Chance, F, V>(
  rules: GameRules<S, F, V>,
  read: unknown,
  past: readonly Segment<S>[] = [],
): Restored<S, F, V> {
  const save = trusted<S>(rules, read);
  const [, after] = save.checksum.split('.');
  if (save.edition === rules.edition) {
    try {
      const match = new Match(rules, save, past);
      if (match.hash() === after) return { match, lost: 'nothing' };
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
    }
  }
  // The rules have changed since: the boundary is lifted, the answers since are let go.
  const at = rules.copy(save.at);
  for (const edition of rules.editions) if (edition.to > save.edition) edition.up(at);
  const match = new Match(rules, { ...save, edition: rules.edition, at, tail: [] }, save.edition === rules.edition ? past : []);
  return { match, lost: save.tail.length > 0 ? 'this-turn' : 'nothing' };
}

function trusted<S>(rules: GameRules<any, any, any>, read: unknown): Save<S> {
  if (!looksLikeSave(read))
    throw new BadSave('not-a-save', 'This is not a saved match of Lantern Table. Choose a file that was exported from it.');
  if (read.game !== rules.name) throw new BadSave('other-game', `This save is of the game ${String(read.game)}, not of ${rules.title}.`);
  if (read.edition > rules.edition)
    throw new BadSave('too-new', 'This save was made by a newer Lantern Table. Update, then open it again.');
  if (!Number.isInteger(read.edition) || read.edition < 1)
    throw new BadSave('unknown-edition', `This save names edition ${read.edition} of ${rules.title}, which never was.`);
  const { checksum: written, ...rest } = read;
  if (checksum(rest) !== written.split('.')[0])
    throw new BadSave('damaged', 'This save is damaged: something in it was changed or lost. Use an older export.');
  checkSeats(rules, read);
  return read as unknown as Save<S>;
}

function checkSeats(rules: GameRules<any, any, any>, { mix: id, seats }: Shape): void {
  const mix = rules.mixes.find((one) => one.id === id);
  if (!mix) throw new BadSave('unknown-mix', `This save is of the mix ${id}, which ${rules.title} does not have.`);
  if (!sameSeats(mix.seats, seats.map(String)))
    throw new BadSave('unknown-seats', `This save seats ${seats.join(', ')}, but the mix ${id} seats ${mix.seats.join(', ')}.`);
}

type Shape = {
  game: unknown;
  edition: number;
  tail: unknown[];
  at: object;
  checksum: string;
  seats: unknown[];
  options: object;
  mix: string;
};

function looksLikeSave(read: unknown): read is Shape {
  if (typeof read !== 'object' || read === null) return false;
  const save = read as Partial<Record<keyof Shape, unknown>>;
  return (
    typeof save.game === 'string' &&
    typeof save.edition === 'number' &&
    typeof save.mix === 'string' &&
    typeof save.checksum === 'string' &&
    Array.isArray(save.tail) &&
    Array.isArray(save.seats) &&
    typeof save.at === 'object' &&
    save.at !== null &&
    typeof save.options === 'object' &&
    save.options !== null
  );
}
