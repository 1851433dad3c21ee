import { askingLate } from '../../../kernel/late.ts';
import { button, tap, thenAsking, withValue, type Option } from '../../../kernel/option.ts';
import {
  choose, firstBeside, firstOf, type QuestionMarks, type TypedDecision, type Rule, type Seat,
} from '../../../kernel/rule.ts';
import type { Section } from '../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../state.ts';
import { atRest, marksOf, took } from './announcing.ts';
import { team } from './board.ts';
import type { Power } from './powers.ts';
import { askingOf, setAsking, settingOptions, settingsOf } from './windows.ts';

let powersBeside: (state: VanguardState) => readonly Power[];

/** Called once, by the sequence of play: powers ask questions themselves, so this file cannot import them. */
export function registerPowers(beside: (state: VanguardState) => readonly Power[]): void {
  powersBeside = beside;
}

/** IV-015 The player who decides for a section. */
export const seatOf = ({ players, seats }: VanguardState, section: Section): Seat => players[section] ?? seats[0]!;

/** True while an exploration that has ended is being wound up: nobody is asked any more. */
export const isWindingUp = ({ ended, planet, phase }: VanguardState): boolean =>
  ended !== null || (planet !== null && planet.over !== null && phase.at !== 'page');

const anyTime = 'Something you may do at any time.';

type Chosen<V> = { readonly pick: V; readonly then?: string | undefined } | { readonly power: Power };

/**
 * Asks the player of a section, with the powers that can be used at any moment beside it (IV-076, IV-090). What leaves no
 * choice is not asked. A power runs to its end and the question is put again, because it may have changed what can be chosen; if
 * it has left nothing, what was there before is asked, and choosing it does nothing.
 */
export function* ask<V>(
  t: Vanguard,
  section: Section,
  name: string,
  prompt: string,
  options: () => readonly Option<V>[],
  marks?: QuestionMarks,
): Rule<V> {
  for (let found = options(); ; found = orBefore(options(), found)) {
    if (found.length === 0) throw new Error(`${name} offers nothing`);
    if (found.length === 1 || isWindingUp(t.state)) return found[0]!.value;
    const chosen = yield* put(t, [seatOf(t.state, section)], name, prompt, () => found, marks);
    if ('pick' in chosen) return chosen.pick;
    yield* chosen.power.run(t);
    // A turn can be gone on with from its question: forks need not play its powers and settings again.
    if (name === 'turn.action') yield* atRest(t);
  }
}

const orBefore = <V>(now: readonly Option<V>[], before: readonly Option<V>[]): readonly Option<V>[] =>
  now.length > 0 ? now : before;

/** Nothing is offered for nothing, and what there is one of is not asked for. */
export const asking = <V>(count: number, option: Option<V>, then: string): Option<V>[] =>
  count === 0 ? [] : [count > 1 ? thenAsking(option, then) : option];

/** The group decides: every seat is asked, and whoever speaks first speaks for all. What an option says of the next question may differ. */
export function* askGroup<V>(
  t: Vanguard,
  name: string,
  prompt: string,
  options: (seat: Seat) => readonly Option<V>[],
  marks?: QuestionMarks,
): Rule<V> {
  for (;;) {
    const found = options(t.state.seats[0]!);
    if (found.length === 1 || isWindingUp(t.state)) return found[0]!.value;
    const chosen = yield* put(t, t.state.seats, name, prompt, options, marks);
    if ('pick' in chosen) return chosen.pick;
    yield* chosen.power.run(t);
  }
}

/** IV-080 Waits for nothing but a power that can be used at any time. */
export const pause = (t: Vanguard, name: string, prompt: string): Rule => moment(t, name, prompt, () => powersBeside(t.state));

/**
 * A moment at which some powers may be used. It opens for those people alone who can do something and want to be asked; the others'
 * powers lie beside it, and so does what may be done at any time. It closes when everybody it opened for has gone on.
 */
export function* moment(t: Vanguard, name: string, prompt: string, powers: () => readonly Power[]): Rule {
  const passed = new Set<Seat>();
  while (!isWindingUp(t.state)) {
    const isHere = ({ who }: Power): boolean => !passed.has(seatOf(t.state, who));
    const found = powers().filter(isHere);
    const asked = new Set(
      found.map((power) => seatOf(t.state, power.who)).filter((seat, at) => askingOf(t.state, seat, found[at]!) === 'ask'),
    );
    if (asked.size === 0) return;
    const goOn = [...asked].map((seat): TypedDecision<Chosen<Seat>> => ({
      seat,
      ask: name,
      prompt,
      options: [withValue(button('go-on', 'Go on', null), { pick: seat })],
    }));
    const beside = powersBeside(t.state).filter((power) => isHere(power) && !found.some(({ id }) => id === power.id));
    const { chosen } = yield* firstOf([
      ...goOn,
      ...offersOf<Seat>(t.state, found, `${name}.use`, prompt),
      ...offersOf<Seat>(t.state, beside, 'power', anyTime),
    ]);
    if ('pick' in chosen) passed.add(chosen.pick);
    else yield* chosen.power.run(t);
  }
}

function* put<V>(
  t: Vanguard,
  seats: readonly Seat[],
  name: string,
  prompt: string,
  options: (seat: Seat) => readonly Option<V>[],
  marks?: QuestionMarks,
): Rule<Chosen<V>> {
  const own = marksOf(t, name, marks);
  const main = seats.map((seat): TypedDecision<Chosen<V>> => {
    const asked = options(seat).map((option) => withValue(option, { pick: option.value, then: option.then }));
    return { seat, ask: name, prompt, options: asked, ...own };
  });
  const chosen = yield* firstBeside(main, () => [
    ...offersOf<V>(t.state, powersBeside(t.state), 'power', anyTime),
    ...(restful.includes(name)
      ? [...seats.map((seat): TypedDecision<Chosen<V>> => spaceOffer(t.state, seat)), ...settingOffers<V>(t.state)]
      : []),
  ]);
  if ('pick' in chosen) took(t, chosen.then);
  return chosen;
}

/** One person is asked, and nothing is done beside it. */
export function* askSeat<V>(t: Vanguard, section: Section, name: string, prompt: string, options: readonly Option<V>[]): Rule<V> {
  const asked = options.map((option) => withValue(option, { pick: option.value, then: option.then }));
  const { pick, then } = yield* choose(seatOf(t.state, section), name, prompt, asked, marksOf(t, name));
  took(t, then);
  return pick;
}

/** Questions between two deeds, where people look up from the table. */
const restful: readonly string[] = ['turn.action', 'round.start', 'starmap.task', 'facility.visit', 'save.stop'];

/** HD-IV-21 Deadly Space may be switched whenever people like. Nobody waits for it, and a machine leaves it alone. */
function spaceOffer<V>({ house }: VanguardState, seat: Seat): TypedDecision<Chosen<V>> {
  const power: Power = {
    id: house.deadly ? 'space:usual' : 'space:deadly',
    who: 'recon',
    label: house.deadly ? 'Play on in usual space' : 'Switch to Deadly Space',
    when: 'any',
    *run(t) {
      t.state.house = { ...t.state.house, deadly: !t.state.house.deadly };
      t.tell({ fact: 'spaceSwitched', deadly: t.state.house.deadly });
    },
  };
  const options = [button<Chosen<V>>(power.id, power.label, { power })];
  return { seat, ask: 'house.space', prompt: 'How hard space is.', options, kind: 'power', optional: true };
}

/** Whether a power stops the game is up to its owner. Nobody waits for it, and the list is made when somebody reads it. */
function settingOffers<V>(state: VanguardState): TypedDecision<Chosen<V>>[] {
  const { planet } = state;
  if (!planet || planet.over !== null) return [];
  return state.seats
    .filter((seat) => team(state).some((who) => state.players[who] === seat))
    .map((seat) =>
      askingLate(
        {
          seat,
          ask: 'house.windows',
          prompt: 'Which of your powers the game stops for.',
          kind: 'power',
          optional: true,
          certain: true,
        },
        {
          options: () =>
            settingOptions(settingsOf(state, planet, seat)).map((option) => withValue(option, { power: settingPower(seat, option) })),
        },
      ),
    );
}

const settingPower = (seat: Seat, { id, label, value: { key, asking } }: ReturnType<typeof settingOptions>[number]): Power => ({
  id,
  who: 'recon',
  label,
  when: 'any',
  *run(t) {
    setAsking(t.state, seat, key, asking);
    t.tell({ fact: 'windowSet', seat, power: key, asking });
  },
});

/** Powers by the seats that own them, but for those that were told to keep still. */
function offersOf<V>(state: VanguardState, powers: readonly Power[], name: string, prompt: string): TypedDecision<Chosen<V>>[] {
  const bySeat = new Map<Seat, Option<Chosen<V>>[]>();
  for (const power of powers) {
    const seat = seatOf(state, power.who);
    if (askingOf(state, seat, power) === 'leave') continue;
    const list = bySeat.get(seat) ?? [];
    const option = tap<Chosen<V>>(power.id, power.label, { power });
    list.push(power.then === undefined ? option : thenAsking(option, power.then));
    bySeat.set(seat, list);
  }
  return [...bySeat].map(([seat, options]) => ({ seat, ask: name, prompt, options, kind: 'power' }));
}
