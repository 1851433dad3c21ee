import { button, type Option } from '../../../kernel/option.ts';
import type { Seat } from '../../../kernel/rule.ts';
import type { Moment } from '../content/types.ts';
import { askings, type Asking, type PlanetState, type VanguardState } from '../state.ts';
import { team } from './board.ts';
import type { Power } from './powers.ts';
import { sourcesOf } from './sources.ts';

/** A power as a person sets it: the same for every copy of a card, whoever holds it. */
export interface PowerSetting {
  readonly key: string;
  readonly label: string;
  readonly asking: Asking;
}

const keys = new Map<string, string>();

/** `exert:recon` is `exert`, `use:recon:card:RC05:1` is `card:RC05`. Kept once found: every power asks for it at every question. */
export function keyOf(id: string): string {
  const known = keys.get(id);
  if (known !== undefined) return known;
  const [first, , kind, name] = id.split(':');
  const key = first === 'use' ? `${kind}:${name}` : first!;
  keys.set(id, key);
  return key;
}

const settingName = (seat: Seat, key: string): string => `${seat} ${key}`;

/** What may be used at any moment can wait for the next question; what answers one moment would be lost if nobody asked. */
const usual = (when: Moment): Asking => (when === 'any' || when === 'turn' ? 'remind' : 'ask');

export function askingOf(state: VanguardState, seat: Seat, { id, when }: Pick<Power, 'id' | 'when'>): Asking {
  return state.house.windows[settingName(seat, keyOf(id))] ?? usual(when);
}

/** The powers that a seat has now, each with how it is asked for. */
export function settingsOf(state: VanguardState, planet: PlanetState, seat: Seat): PowerSetting[] {
  const found = new Map<string, PowerSetting>();
  const add = (id: string, label: string, when: Moment): void => {
    const key = keyOf(id);
    if (!found.has(key)) found.set(key, { key, label, asking: askingOf(state, seat, { id, when }) });
  };
  for (const who of team(state)) {
    if (state.players[who] !== seat) continue;
    add(`exert:${who}`, 'Exert', 'any');
    for (const { id, label, ability } of sourcesOf(state, planet, who)) add(`use:${who}:${id}`, label, ability.when);
  }
  return [...found.values()];
}

const words: Readonly<Record<Asking, string>> = { ask: 'ask me', remind: 'remind me', leave: 'leave me alone' };

/** One option for each setting that a power does not have yet. */
export const settingOptions = (settings: readonly PowerSetting[]): Option<{ readonly key: string; readonly asking: Asking }>[] =>
  settings.flatMap(({ key, label, asking }) =>
    askings
      .filter((other) => other !== asking)
      .map((other) => button(`window:${key}=${other}`, `${label}: ${words[other]}`, { key, asking: other })),
  );

export function setAsking(state: VanguardState, seat: Seat, key: string, asking: Asking): void {
  state.house = { ...state.house, windows: { ...state.house.windows, [settingName(seat, key)]: asking } };
}
