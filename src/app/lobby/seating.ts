import type { Seat } from '../../engine/kernel/rule.ts';

/** Somebody on a chair: a person by name, or a bot by its strength. */
export type Sitter = { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly strength: string };

export type Seating = Readonly<Record<Seat, Sitter>>;

export const strengths: readonly { readonly id: string; readonly title: string }[] = [
  { id: 'easy', title: 'Easy' },
  { id: 'usual', title: 'Usual' },
  { id: 'strong', title: 'Strong' },
];

const usualStrength = 'easy';

/** You on the first chair, bots on the others. Whoever has been seated before keeps the chair in another mix. */
export function seatingFor(seats: readonly Seat[], me: string, before: Seating = {}): Seating {
  const kept = seats.map((seat) => [seat, before[seat] ?? { kind: 'bot', strength: usualStrength }] as const);
  const seating: Seating = Object.fromEntries(kept);
  const [first] = seats;
  const somebody = seats.some((seat) => seating[seat]!.kind === 'person');
  return somebody || first === undefined ? seating : { ...seating, [first]: { kind: 'person', name: me } };
}

/** A person who has just sat down on a chair: the same name as before, or the next that is free. */
export function personFor(seat: Seat, seating: Seating, me: string): Sitter {
  const names = Object.entries(seating).flatMap(([other, sitter]) => (other !== seat && sitter.kind === 'person' ? [sitter.name] : []));
  if (!names.includes(me)) return { kind: 'person', name: me };
  let number = 2;
  while (names.includes(`Player ${number}`)) number += 1;
  return { kind: 'person', name: `Player ${number}` };
}

/** A person who is alone by now is no "Player 2": a name that was only given to tell two apart is given back. */
export function renamed(seating: Seating, me: string): Seating {
  const people = Object.entries(seating).filter(([, sitter]) => sitter.kind === 'person');
  const [[seat, sitter] = []] = people;
  if (people.length !== 1 || seat === undefined || sitter?.kind !== 'person' || !/^Player \d+$/.test(sitter.name)) return seating;
  return { ...seating, [seat]: { kind: 'person', name: me } };
}

/** Why a chair cannot be given to a bot; null where it can. */
export const keptByPerson = (seat: Seat, seats: readonly Seat[], seating: Seating): string | null =>
  seats.some((other) => other !== seat && seating[other]?.kind === 'person')
    ? null
    : 'Somebody has to play. Put a person on another chair first, then a bot can sit here.';

/** What a match is begun with. A person without a name is called by the number of the chair, or "You" where nobody else plays. */
export function sittersOf(
  seats: readonly Seat[],
  seating: Seating,
): { readonly people: Readonly<Record<Seat, string>>; readonly automatic: Readonly<Record<Seat, string>> } {
  const people: Record<Seat, string> = {};
  const automatic: Record<Seat, string> = {};
  const alone = seats.filter((seat) => seating[seat]?.kind !== 'bot').length === 1;
  seats.forEach((seat, index) => {
    const sitter = seating[seat];
    if (sitter?.kind === 'bot') automatic[seat] = sitter.strength;
    else people[seat] = sitter?.name.trim().slice(0, 40) || (alone ? 'You' : `Player ${index + 1}`);
  });
  return { people, automatic };
}

export const seatingOf = (
  seats: readonly Seat[],
  { people, automatic }: { readonly people: Readonly<Record<Seat, string>>; readonly automatic: Readonly<Record<Seat, string>> },
): Seating =>
  Object.fromEntries(
    seats.map((seat) => [
      seat,
      automatic[seat] !== undefined ? { kind: 'bot', strength: automatic[seat] } : { kind: 'person', name: people[seat] ?? seat },
    ]),
  );

export const countPeople = (seats: readonly Seat[], seating: Seating): number =>
  new Set(Object.values(sittersOf(seats, seating).people)).size;
