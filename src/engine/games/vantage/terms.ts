import type { Seat } from '../../kernel/rule.ts';
import { cardOf } from './content/cards.ts';
import { glossary } from './content/glossary.ts';
import type { Card, Place, Term } from './content/kinds.ts';
import { placeOf } from './content/places.ts';
import { gridCards, playerOf } from './rules/people.ts';
import type { VantageState } from './state.ts';

/** What a viewer has met: cards lie open for all, places are the viewer's own. */
interface Met {
  readonly s: VantageState;
  readonly seat: Seat | null;
  readonly cards: readonly Card[];
  readonly places: readonly Place[];
}

/** VA-086 The terms of the glossary whose thing has been met. The others stay closed. */
export function termsOf(s: VantageState, seat: Seat | 'table'): readonly string[] {
  const own = seat === 'table' ? null : (s.players[seat] ?? null);
  const nums = new Set([
    ...Object.keys(s.gainedIn).map(Number),
    ...s.seats.flatMap((one) => gridCards(playerOf(s, one)).map(({ num }) => num)),
  ]);
  const met: Met = {
    s,
    seat: seat === 'table' ? null : seat,
    cards: [...nums].map(cardOf),
    places: (own?.journal ?? []).map(({ num }) => placeOf(num)),
  };
  return glossary.filter((term) => isOpen(term, met)).map(({ term }) => term);
}

function isOpen({ opens }: Term, met: Met): boolean {
  const { s, cards, places } = met;
  const begun = s.phase === 'turns';
  const [kind, value] = Object.entries(opens)[0]!;
  switch (kind) {
    case 'cardType':
      return value === 'mission'
        ? s.mission !== null
        : value === 'destiny'
          ? s.destinies.length > 0
          : cards.some(({ type }) => type === value);
    case 'tag':
      return cards.some(
        ({ tags = [], only }) => (tags as readonly string[]).includes(value) || (value === 'locationSpecific' && only !== undefined),
      );
    case 'element':
      return cards.some(({ element }) => element === value);
    case 'terrain':
      return places.some(({ terrain }) => (terrain as readonly string[]).includes(value));
    case 'hidden':
      return places.some(({ hidden }) => hidden === value);
    case 'damage':
      return places.some(({ arrival }) => arrival?.some((node) => 'damage' in node && node.damage.kind === value));
    case 'face':
      return s.deeds.some(({ rolled }) => rolled > 0);
    case 'event':
      return events[value]?.(met) ?? false;
    default:
      return begun; // skills and stats
  }
}

const events: Readonly<Record<string, (met: Met) => boolean>> = {
  setup: () => true,
  firstBoost: ({ cards }) => cards.length > 0,
  firstWhenPlaced: ({ cards }) => cards.some(({ whenPlaced }) => whenPlaced),
  firstBonus: ({ cards }) => cards.some(({ slots }) => slots.some(({ bonus }) => bonus)),
  firstImpact: ({ cards }) => cards.some(({ slots }) => slots.some(({ impact }) => impact)),
  firstPricedSlot: ({ cards }) => cards.some(({ slots }) => slots.some(({ price }) => price)),
  firstToken: ({ s }) => s.phase !== 'orbit',
  firstRandom: ({ s }) => s.phase !== 'orbit',
  firstRoll: ({ s }) => s.deeds.some(({ rolled }) => rolled > 0),
  firstX: ({ s }) => s.deeds.some(({ x }) => x > 0),
  firstDepart: ({ s }) => s.deeds.some(({ kind }) => kind === 'depart'),
  firstContinue: ({ s }) => s.deeds.some(({ turn }, i) => s.deeds[i - 1]?.turn === turn),
  firstRefresh: ({ s }) => s.refreshes > 0,
  firstCoin: ({ s }) => s.seats.some((seat) => playerOf(s, seat).coins > 0),
  firstReserve: ({ s }) => s.seats.some((seat) => playerOf(s, seat).reserve.length > 0),
  firstTransfer: ({ s }) => s.seats.some((seat) => playerOf(s, seat).reserve.length > 0),
  firstSupplyCard: ({ s }) => s.seats.some((seat) => playerOf(s, seat).lying.length > 0),
  firstProgressToken: ({ s }) => (s.mission?.tokens ?? 0) > 0 || s.destinies.some(({ tokens }) => tokens > 0),
  firstStandIn: ({ s }) => (s.mission?.tokens ?? 0) > 0,
  firstZero: ({ s }) => (s.mission?.shadow ?? 0) > 0,
  firstSharedLocation: ({ s, seat }) => seat !== null && s.heard.some((mark) => mark.startsWith('met.') && mark.includes(seat)),
  firstVista: ({ s, seat }) => seat !== null && playerOf(s, seat).pages.length > 0,
  firstStar: ({ places }) => places.some(({ depart }) => depart),
  firstAlways: ({ places }) => places.some(({ actions }) => Object.values(actions).some(({ always }) => always)),
  firstVoice: ({ places }) => places.some(({ voice }) => voice),
  firstRegion: ({ places }) => places.length > 0,
  firstSector: ({ places }) => places.length > 0,
};
