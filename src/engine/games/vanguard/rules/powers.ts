import type { Rule } from '../../../kernel/rule.ts';
import { takeCard } from '../../../pieces/deck.ts';
import type { DieId } from '../content/dice.ts';
import { discoveryOf, type CardId } from '../content/find.ts';
import type { Ability, Moment } from '../content/types.ts';
import type { DangerTable, Section } from '../content/vocabulary.ts';
import type { PlanetState, Vanguard, VanguardState } from '../state.ts';
import { biomesIn, boardOf, team } from './board.ts';
import { handLimit } from './cards.ts';
import { isDoable } from './effects/doable.ts';
import { resolve } from './effects/resolve.ts';
import { connected } from './paths.ts';
import { sourcesOf, type Source } from './sources.ts';

/** Something a section may do beside whatever is asked, or at a moment that allows it. */
export interface Power {
  readonly id: string;
  readonly who: Section;
  readonly label: string;
  /** What is asked after it, as a clause after "then". */
  readonly then?: string;
  /** The moment it answers; `any` and `turn` can wait for the next question. */
  readonly when: Moment;
  run(t: Vanguard): Rule;
}

/** What is about to happen, for powers that answer it. */
export interface Happened {
  cancelled: boolean;
  readonly whom: Section;
  /** Whose deed it is, where that is not the owner's: a card of an assister acts as though the roller had played it (IV-169). */
  readonly as?: Section;
  readonly sector: number;
  readonly table?: DangerTable;
  readonly threat?: string;
  /** The card that was just found. */
  readonly found?: string;
  /** Tokens from here on among the drawn ones belong to this gain. */
  readonly leadsFrom?: number;
  /** The die that was given up. */
  readonly die?: DieId;
  /** A danger result counts as one side lower. */
  lower?: boolean;
  /** Where a traveller is going. */
  readonly to?: number;
  /** Path icons that are left out; `all` leaves out every one. */
  ignored?: number;
  /** An event is replaced, or only its secondary part is resolved. */
  event?: 'replace' | 'secondary' | 'skip' | 'chooseOne';
}

/** IV-088 to IV-093, IV-312 What a crewmember has that can be used right now, and would do something. */
export const anyTimePowers = (state: VanguardState, planet: PlanetState, who: Section): Power[] =>
  abilitiesOf(state, planet, who, isAnyTime(planet, who), null);

const isAnyTime =
  (planet: PlanetState, who: Section) =>
  (when: Moment, kind: Source['kind']): boolean => {
    const own = planet.turn?.who === who;
    // RU-IV-62 Equipment serves in its carrier's own turn.
    if (when === 'any') return kind !== 'equipment' || own;
    return when === 'turn' && own;
  };

export function powersAt(state: VanguardState, moment: Moment, happened: Happened): Power[] {
  const { planet } = state;
  if (!planet || planet.over !== null) return [];
  return team(state).flatMap((who) =>
    isConcerned(state, who, moment, happened) ? abilitiesOf(state, planet, who, (when) => when === moment, happened) : [],
  );
}

/** Who may answer a moment: the one it happens to, those in the sector, or anybody. */
function isConcerned(state: VanguardState, who: Section, moment: Moment, { whom, sector }: Happened): boolean {
  const here = boardOf(state, who).sector;
  switch (moment) {
    case 'checkConnected':
      return who !== whom && connected(state, here).includes(sector);
    case 'checkAnywhere':
      return who !== whom;
    case 'checkSector':
    case 'travelOther':
      return who !== whom && here === sector;
    case 'injury':
      return here === sector;
    case 'danger':
    case 'fourthInjury':
    case 'threatMove':
      return here === sector;
    case 'restAny':
    case 'roundStart':
      return true;
    default:
      return who === whom;
  }
}

function abilitiesOf(
  state: VanguardState,
  planet: PlanetState,
  who: Section,
  wanted: (when: Moment, kind: Source['kind']) => boolean,
  happened: Happened | null,
): Power[] {
  const powers: Power[] = [];
  for (const source of sourcesOf(state, planet, who)) {
    const { ability, kind } = source;
    if (!wanted(ability.when, kind) || !mayUse(state, planet, who, source)) continue;
    if (!isDoable(state, happened?.as ?? who, ability.effects, happened, source.id)) continue;
    powers.push({
      id: `use:${who}:${source.id}`,
      who,
      label: source.label,
      when: ability.when,
      *run(t) {
        yield* useSource(t, who, source, happened);
      },
    });
  }
  return powers;
}

const useKey = ({ id, ability }: Source): string => `${ability.uses?.per ?? 'always'}:${id}`;

/** Uses of things that lie on the lander are counted for the whole crew. */
const usedBy = (state: VanguardState, who: Section, { kind }: Source): Section[] =>
  kind === 'find' || kind === 'row' ? team(state) : [who];

function mayUse(state: VanguardState, planet: PlanetState, who: Section, source: Source): boolean {
  const board = boardOf(state, who);
  const { ability, kind } = source;
  if (kind === 'skill' && board.charges === 0) return false;
  // IV-249
  if (kind === 'card' && board.hand.length > handLimit(board)) return false;
  if (ability.checks && !(planet.check && ability.checks.includes(planet.check.check))) return false;
  if (ability.where && !ability.where.some((place) => isAt(state, planet, board.sector, place))) return false;
  if (!ability.uses) return true;
  return usedBy(state, who, source).reduce((sum, one) => sum + (boardOf(state, one).used[useKey(source)] ?? 0), 0) < ability.uses.n;
}

const isAt = (state: VanguardState, planet: PlanetState, sector: number, place: NonNullable<Ability['where']>[number]): boolean => {
  if (place === 'lander') return planet.lander === sector;
  return typeof place === 'number' ? place === sector : biomesIn(state, sector).includes(place);
};

/** The price first (a charge, the card, the use), then the effects. */
export function* useSource(t: Vanguard, who: Section, source: Source, happened: Happened | null): Rule {
  const board = boardOf(t.state, who);
  const { kind, id, ability } = source;
  if (kind === 'skill') {
    board.charges -= 1;
    t.tell({ fact: 'skillUsed', who, skill: source.label });
  } else t.tell({ fact: 'used', who, source: id });
  if (ability.uses) board.used[useKey(source)] = (board.used[useKey(source)] ?? 0) + 1;
  const card = kind === 'card' ? (id.slice('card:'.length) as CardId) : null;
  if (card) {
    takeCard(board.hand, card);
    board.playing.push(card);
    t.state.planet?.check?.cards.push(card);
  }
  if (ability.uses?.per === 'discard') giveBackFind(t.state, id);
  yield* resolve(t, { who: happened?.as ?? who, source: id, happened }, ability.effects);
  if (card && takeCard(board.playing, card)) {
    board.deck.discard.push(card);
    t.tell({ fact: 'cards', who, cards: [card], to: 'discard' });
  }
}

/** A discovery that is used up goes under its deck. */
function giveBackFind(state: VanguardState, source: string): void {
  const id = source.slice('discovery:'.length);
  const { planet } = state;
  const at = planet?.found.findIndex((one) => one.id === id) ?? -1;
  if (!planet || at < 0) return;
  planet.found.splice(at, 1);
  state.discoveries[discoveryOf(id).deck].unshift(id);
}
