import type { RoleMixId } from '../../content/mixes.ts';
import type { SquareId } from '../../content/manor.ts';
import { ritualIds, type RitualId, type TrackId } from '../../content/rituals.ts';
import { full, put } from '../../full.testing.ts';
import type { RoleStep, VastState } from '../../state.ts';
import { lay, say, type VastMatch } from '../../vast.testing.ts';

type ManorPhase = Extract<RoleStep, `manor.${string}`> extends `manor.${infer P}` ? P : never;
type Cubes = Partial<Record<TrackId, number>>;

/**
 * A phase of the Manor with so many omens on its tracks. The Wraith is on the central Pit, the Giant Spider has left it
 * for an Armory, and nobody comes after the Manor but the Paladin of the next round.
 */
export const haunting = (
  phase: ManorPhase,
  omens: Cubes = {},
  edit: (s: VastState) => void = () => {},
  mix: RoleMixId = 'no-warlock',
): VastMatch =>
  full(mix, (s) => {
    s.active = 'manor';
    s.phase = { step: `manor.${phase}` };
    put(s, { wraith: '4,4', ...(s.spider && { giant: '2,2' }) });
    for (const [track, count] of Object.entries(omens) as [TrackId, number][]) {
      s.manor!.tracks[track].omens = count;
      s.manor!.unassignedOmens -= count;
    }
    edit(s);
  });

/** Exactly these rituals in hand; all others wait in the deck. */
export function hold(s: VastState, ...cards: readonly RitualId[]): void {
  const { rituals } = s.manor!;
  rituals.hand = [...cards];
  rituals.deck = ritualIds.filter((card) => !cards.includes(card));
  rituals.discard = [];
}

const crossroads = ['shrine-X-1', 'shrine-X-2', 'blood-X-1', 'blood-X-2', 'blood-X-3', 'poltergeist-X-1', 'poltergeist-X-2'];

/** Lit tiles without walls. */
export const openUp = (s: VastState, ...squares: readonly SquareId[]): void =>
  squares.forEach((square, i) => lay(s, square, crossroads[i]!));

/** Picks up a tile, if the question is put in two steps. */
export function take(m: VastMatch, tile: SquareId): VastMatch {
  const taps = m.open.some(({ options }) => options.some(({ id }) => id === `space:${tile}`));
  return taps ? say(m, `space:${tile}`) : m;
}

/** What can be dragged where, for one thing. */
export const targetsOf = (m: VastMatch, from: string): string[] =>
  m.open.flatMap(({ options }) => options.flatMap(({ id }) => (id.startsWith(`${from}>`) ? [id.slice(id.indexOf('>') + 1)] : [])));

export const turnsOf = (m: VastMatch, thing: string): number[] =>
  m.open.flatMap(({ options }) => options.flatMap(({ id }) => (id.startsWith(`${thing}@`) ? [Number(id.at(-1))] : [])));

/** Every question of a match answered by going on, and the questions in their order. */
export function questions(m: VastMatch, answers: Readonly<Record<string, string>> = {}, limit = 20): string[] {
  const asked: string[] = [];
  while (m.open[0]?.seat === 'manor' && asked.length < limit) {
    const { ask, seat, options } = m.open[0];
    asked.push(ask);
    m.answer({ seat, ask, option: answers[ask] ?? (options.find(({ id }) => id.startsWith('done:')) ?? options[0])!.id });
  }
  return asked;
}
