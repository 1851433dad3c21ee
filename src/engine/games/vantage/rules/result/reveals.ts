import { button, tap, type Option } from '../../../../kernel/option.ts';
import type { Rule, Seat } from '../../../../kernel/rule.ts';
import { cardOf, isCenterCard } from '../../content/cards.ts';
import type { Place } from '../../content/kinds.ts';
import { gridDistance, placeOf, places } from '../../content/places.ts';
import type { Reveal, Script, ScriptNode } from '../../content/script.ts';
import {
  diagonals,
  directionNames,
  directions,
  numbered,
  regionNames,
  sectors,
  type Diagonal,
  type Direction,
  type Region,
  type Sector,
} from '../../content/vocabulary.ts';
import type { Vantage } from '../../state.ts';
import { ofThePlace, pickOne } from '../asking.ts';
import { write } from '../noting.ts';
import { calledOf, playerOf, standing } from '../people.ts';
import type { NodeRules } from './script.ts';

/** VA-083, RU-VA-13 Facts that a page tells to everybody. They are numbers, letters and words, never the face of a card. */
export const revealNodes: NodeRules<'reveal'> = {
  *reveal(t, { reveal }, { seat }): Rule {
    const text = yield* factOf(t, seat, reveal);
    t.fence();
    if (t.state.turn) t.state.turn.read = [...t.state.turn.read, text];
    write(t, seat, { note: 'told', text });
    t.tell({ fact: 'revealed', seat, text });
  },
};

function* factOf(t: Vantage, seat: Seat, reveal: Reveal): Rule<string> {
  const here = standing(t.state, seat);
  switch (reveal.what) {
    case 'terrain': {
      const way = yield* pickOne(seat, 'reveal.way', 'In which direction?', openWays(here, ['listed', 'star']), ofThePlace);
      return `To the ${directionNames[way]}: ${behind(here, way)!.terrain.join(', ')}.`;
    }
    case 'starExit': {
      const stars = openWays(here, ['star']);
      if (stars.length === 0) return 'No way from here is marked with a star.';
      const way = yield* pickOne(seat, 'reveal.way', 'Which star?', stars, ofThePlace);
      return `The star to the ${directionNames[way]} leads to ${numbered(behind(here, way)!.num)}.`;
    }
    case 'departCost': {
      const entries = [...directions, ...diagonals].flatMap((way) =>
        here.depart?.[way] ? [tap(`way:${way}`, directionNames[way], way)] : [],
      );
      if (entries.length === 0) return 'Every way from here costs 1.';
      const way: Direction | Diagonal = yield* pickOne(seat, 'reveal.way', 'Which way?', entries, ofThePlace);
      return `To the ${directionNames[way]}: cost ${here.depart![way]!.cost}. ${here.depart![way]!.action}`;
    }
    case 'region': {
      const near = [...new Set(directions.flatMap((way) => behind(here, way)?.region ?? []))].filter((one) => one !== here.region);
      const region = yield* pickOne<Region>(
        seat,
        'reveal.region',
        'Which region?',
        (near.length > 0 ? near : [here.region]).map((one) => button(one, one, one)),
      );
      return `Region ${region} is ${regionNames[region]}: ${terrainsOf(region).join(', ')}.`;
    }
    case 'distance':
      return distancesTo(t, seat);
    case 'card': {
      const found = [...new Set(places.filter((place) => givesCard(place, (num) => num === reveal.num)).map(({ region }) => region))];
      return `${cardOf(reveal.num).name} can be found in region ${found.join(' or ')}.`;
    }
    case 'entrance': {
      const sector =
        reveal.sector === 'own'
          ? here.sector
          : yield* pickOne<Sector>(
              seat,
              'reveal.sector',
              'Of which land?',
              sectors.map((one) => button(`${one}`, `Land ${one}`, one)),
            );
      return entranceTo(sector, reveal.to);
    }
    case 'exits':
      return exitsOf(here, reveal);
    case 'nearest':
      return nearestTo(here, reveal);
  }
}

const openWays = (here: Place, kinds: readonly string[]): readonly Option<Direction>[] =>
  directions.filter((way) => kinds.includes(here.compass[way].kind)).map((way) => tap(`way:${way}`, directionNames[way], way));

function behind(here: Place, way: Direction): Place | undefined {
  const exit = here.compass[way];
  return exit.kind === 'blocked' ? undefined : placeOf(exit.to);
}

const terrainsOf = (region: Region): readonly string[] => [
  ...new Set(places.filter((one) => one.region === region).flatMap(({ terrain }) => terrain)),
];

function distancesTo(t: Vantage, seat: Seat): string {
  const here = standing(t.state, seat);
  const others = t.state.seats.filter((one) => one !== seat && playerOf(t.state, one).location !== null);
  if (others.length === 0) return 'There is nobody else to measure to.';
  return others.map((one) => `${calledOf(t.state, one)} is ${stepsTo(here, standing(t.state, one))} away.`).join(' ');
}

function stepsTo(here: Place, there: Place): string {
  const steps = gridDistance(here, there);
  return steps === 1 ? '1 step' : `${steps} steps`;
}

/** Every node of a page, those within choices included. */
export function nodesWithin(script: Script): readonly ScriptNode[] {
  return script.flatMap((node): readonly ScriptNode[] => {
    if ('choose' in node) return [node, ...node.choose.flatMap((choice) => nodesWithin(choice.do))];
    if ('byX' in node) return [node, ...Object.values(node.byX).flatMap(nodesWithin)];
    if ('then' in node) return [node, ...nodesWithin(node.then), ...nodesWithin(node.else ?? [])];
    if ('for' in node) return [node, ...nodesWithin(node.for.do)];
    if ('rollSkill' in node) return [node, ...nodesWithin(node.rollSkill.else ?? [])];
    return [node];
  });
}

export const pagesOf = (place: Place): readonly (readonly [string, Script])[] => [
  ...Object.entries(place.actions).map(([cat, entry]) => [cat, entry.result] as const),
  ...Object.entries(place.depart ?? {}).map(([way, entry]) => [way, entry.result] as const),
];

const isWay = (page: string): page is Direction | Diagonal => page in directionNames;

/** What the pages of a place give or lead to. They are printed: walked once for each place, and not at every question after it. */
interface Printed {
  readonly cards: readonly number[];
  /** Where a page moves whoever reads it, with the name of the page. */
  readonly moves: readonly { readonly page: string; readonly to: number }[];
}
const known = new WeakMap<Place, Printed>();

function printedAt(place: Place): Printed {
  let found = known.get(place);
  if (!found) known.set(place, (found = readPages(place)));
  return found;
}

function readPages(place: Place): Printed {
  const nodes = pagesOf(place).flatMap(([page, script]) => nodesWithin(script).map((node) => ({ page, node })));
  return {
    cards: nodes.flatMap(({ node }) => ('card' in node ? [node.card] : [])),
    moves: nodes.flatMap(({ page, node }) => ('move' in node && typeof node.move === 'number' ? [{ page, to: node.move }] : [])),
  };
}

const givesCard = (place: Place, wanted: (num: number) => boolean): boolean => printedAt(place).cards.some(wanted);

function entranceTo(sector: Sector, kind: 'under' | 'sky' | 'within'): string {
  const to = places.find((place) => place.sector === sector && place.hidden === kind)!.num;
  for (const place of places) {
    if (place.hidden) continue;
    const way = printedAt(place).moves.find((one) => one.to === to);
    if (way) return `A way in: ${isWay(way.page) ? `the way ${directionNames[way.page]} from` : `${way.page} at`} ${numbered(place.num)}.`;
  }
  return 'No way in is known.';
}

function exitsOf(here: Place, { kind, terrain, element }: Extract<Reveal, { what: 'exits' }>): string {
  const shown = places
    .filter((place) => place.sector === here.sector && (!terrain || place.terrain.includes(terrain)))
    .flatMap((place) => {
      const ways = directions.filter(
        (way) => (kind === undefined || place.compass[way].kind === kind) && (!element || place.depart?.[way]?.elements?.includes(element)),
      );
      return ways.length > 0 ? [`${numbered(place.num)} (${ways.map((way) => directionNames[way]).join(', ')})`] : [];
    });
  return shown.length > 0 ? `In this land: ${shown.join('; ')}.` : 'There is none in this land.';
}

function nearestTo(here: Place, reveal: Extract<Reveal, { what: 'nearest' }>): string {
  const { climate, terrain, card, action, n = 1 } = reveal;
  const fitting = places.filter(
    (place) =>
      place.num !== here.num &&
      !place.hidden &&
      (!climate || place.arrival?.some((node) => 'damage' in node && node.damage.kind === climate)) &&
      (!terrain || place.terrain.includes(terrain)) &&
      (!card || givesCard(place, (num) => !isCenterCard(num) && cardOf(num).type === card)) &&
      (!action || place.actions[action.cat]?.elements?.includes(action.element)),
  );
  const near = fitting
    .sort((a, b) => gridDistance(here, a) - gridDistance(here, b) || a.num - b.num)
    .slice(0, n)
    .map(({ num }) => numbered(num));
  return near.length > 0 ? `The nearest: ${near.join(', ')}.` : 'There is none.';
}
