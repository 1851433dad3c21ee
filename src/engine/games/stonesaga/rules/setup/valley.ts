import { tap, thenAsking } from '../../../../kernel/option.ts';
import { hexWords } from '../hexWords.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Deck } from '../../../../pieces/deck.ts';
import { distance, type Hex } from '../../../../pieces/hexGrid.ts';
import { challenges } from '../../content/challenges.ts';
import { endlessGoals, type GoalId } from '../../content/goals.ts';
import { hexes } from '../../content/hexes.ts';
import { journeyIds } from '../../content/journey.ts';
import { nightIds } from '../../content/night.ts';
import { regions, type Region } from '../../content/vocabulary.ts';
import type { LaidTray, Phase, Stonesaga } from '../../state.ts';
import { ask, askGroup } from '../asking.ts';
import { energyMax, everybody, nameOf } from '../characters.ts';
import { firstEvent } from '../endless.ts';
import { addGoal, checkGoals } from '../goals.ts';
import { changeHex } from '../places.ts';
import { randomHex } from '../randomising.ts';
import { startingPlaces } from './replacing.ts';
import { hexesOf, layTray, revealHex, takeHexes, trayAt } from '../valley.ts';

/** SS-070 to SS-075, SC-624 to SC-627 */
export function* layValley(t: Stonesaga): Rule<Phase> {
  // SC-639 Those who stay find the valley as it is.
  if (t.state.trays.length > 0) return { step: 'setup.places' };
  const region = yield* askGroup(
    t,
    'valley.region',
    'Where does your people settle?',
    regions.map((one) => {
      const settling = tap(`region:${one}`, one === 'vale' ? 'The Verdant Vale' : 'The Skyreach Plateau', one);
      return t.state.mode === 'introduction' ? thenAsking(settling, 'where in it') : settling;
    }),
  );
  t.state.region = region;
  if (t.state.mode === 'introduction') yield* layFirstTray(t, region);
  else layEndless(t, region);
  return { step: 'setup.places' };
}

function* layFirstTray(t: Stonesaga, region: Region): Rule {
  const start = hexesOf(region).find((id) => 'start' in hexes[id])!;
  const tray = trayAt('0,0', false);
  const slot = yield* askGroup(
    t,
    'valley.slot',
    'In which slot of the tray does the starting hex lie?',
    tray.hexes.map((hex) => tap(`hex:${hex}`, hexWords(t.state, hex, tray.hexes), hex)),
    { second: true },
  );
  t.state.unused[region] = t.state.unused[region].filter((id) => id !== start);
  const others = takeHexes(t, region, 2);
  layTray(t, tray, tray.hexes.map((hex) => (hex === slot ? start : others.shift()!)), [start]);
  t.state.start = slot;
}

/** SC-624, RU-SC-55 The second tray lies the other way round and shares three edges with the first. */
const sharedEdges = (a: LaidTray, b: LaidTray): number =>
  a.hexes.reduce((sum, hex) => sum + b.hexes.filter((other) => distance(hex, other) === 1).length, 0);
export const endlessTrays = (): readonly [LaidTray, LaidTray] => {
  const first = trayAt('0,0', false);
  for (let q = -2; q <= 3; q++)
    for (let r = -2; r <= 3; r++) {
      const second = trayAt(`${q},${r}`, true);
      if (!second.hexes.some((hex) => first.hexes.includes(hex)) && sharedEdges(first, second) === 3) return [first, second];
    }
  throw new Error('no place for a second tray');
};

function layEndless(t: Stonesaga, region: Region): void {
  for (const tray of endlessTrays()) layTray(t, tray, takeHexes(t, region, 3));
  const all = Object.keys(t.state.map) as Hex[];
  const capped = randomHex(t, all);
  changeHex(t, capped, { whole: 'GL01' });
  t.tell({ fact: 'overlayPlaced', overlay: 'GL01', at: capped, zone: null });
  const start = randomHex(t, all.filter((hex) => hex !== capped));
  revealHex(t, start);
  t.state.start = start;
}

/** SS-076, SS-077, SC-628, SC-702 On the starting hex or at an outpost, rested. A new society has no outposts. */
export function* placeMiniatures(t: Stonesaga): Rule<Phase> {
  const places = startingPlaces(t.state);
  for (const who of everybody(t.state)) {
    const at = yield* ask(
      t,
      who,
      'start.where',
      `Where does ${nameOf(t.state, who)} begin?`,
      places.map((hex) => tap(`hex:${hex}`, hexWords(t.state, hex, places), hex)),
    );
    t.state.characters[who].at = at;
    t.state.characters[who].energy = energyMax(t.state);
    t.tell({ fact: 'placed', who, at });
  }
  return { step: 'setup.begin' };
}

const family = (prefixes: readonly string[]) => (id: string): boolean => prefixes.some((prefix) => id.startsWith(prefix));
/** SS-086, SS-087, SC-629, SC-630 */
export const decksFor = (mode: 'introduction' | 'endless', region: Region) => {
  const journey = mode === 'introduction' ? ['JA'] : ['JA', 'JU', 'JB', region === 'vale' ? 'JV' : 'JS'];
  const night = mode === 'introduction' ? ['NA'] : ['NA', 'NU', 'NY', 'NZ', region === 'vale' ? 'NV' : 'NP'];
  return { journey: journeyIds.filter(family(journey)), night: nightIds.filter(family(night)) };
};

/** SC-640 Decks that were played with are used again as they are. */
function shuffled<C extends string>(t: Stonesaga, { cards, discard }: Deck<C>, printed: readonly C[]): Deck<C> {
  const used = [...cards, ...discard];
  const deck = used.length > 0 ? used : [...printed];
  t.shuffle(deck);
  return { cards: deck, discard: [] };
}

/** SS-063, SS-085, SC-632, SC-637, SC-705 */
export function* beginPlay(t: Stonesaga): Rule<Phase> {
  t.state.journey = shuffled(t, t.state.journey, decksFor(t.state.mode, t.state.region).journey);
  t.state.night = shuffled(t, t.state.night, decksFor(t.state.mode, t.state.region).night);
  const first: readonly GoalId[] = t.state.challenge
    ? challenges[t.state.challenge.id].goals
    : t.state.endless!.society === 'new'
      ? endlessGoals
      : [];
  for (const goal of first) addGoal(t, goal);
  if (t.state.endless) yield* firstEvent(t);
  yield* checkGoals(t);
  return { step: 'dawn' };
}
