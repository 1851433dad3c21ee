import { tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { distance, hexAt, neighbours, plus, type Hex } from '../../../pieces/hexGrid.ts';
import { hexes, hexIds, type HexId } from '../content/hexes.ts';
import { regions, type Region } from '../content/vocabulary.ts';
import type { LaidHex, LaidTray, Stonesaga, StonesagaState } from '../state.ts';
import { askGroup } from './asking.ts';
import { hexWords, trayWords } from './hexWords.ts';
import { changeHex } from './places.ts';
import { randomHex } from './randomising.ts';
import { settle } from './tieBreak.ts';

/** RU-SC-55 A tray is three hexes that all touch, one way round or the other. */
const oneWay: readonly Hex[] = ['0,0', '1,0', '0,1'];
const otherWay: readonly Hex[] = ['0,0', '-1,0', '0,-1'];
export const trayAt = (at: Hex, half: boolean): LaidTray => ({ at, half, hexes: (half ? otherWay : oneWay).map((hex) => plus(at, hex)) });

export const hexesOf = (region: Region): HexId[] => hexIds.filter((id) => hexes[id].region === region);
const bare = (id: HexId, tray: number, explored: boolean): LaidHex => ({
  id,
  explored,
  tray,
  zones: {},
  whole: null,
  fire: 0,
  shelter: 0,
  depletion: 0,
  mysteries: 0,
});

/** SS-161, SS-163, SC-534 The hexes lie facedown, one in each slot. */
export function layTray(t: Stonesaga, tray: LaidTray, ids: readonly HexId[], explored: readonly HexId[] = []): void {
  const index = t.state.trays.length;
  t.state.trays = [...t.state.trays, tray];
  tray.hexes.forEach((hex, i) => void (t.state.map[hex] = bare(ids[i]!, index, explored.includes(ids[i]!))));
  t.tell({ fact: 'trayLaid', hexes: [...tray.hexes] });
}

export function revealHex(t: Stonesaga, hex: Hex): void {
  t.fence();
  changeHex(t, hex, { explored: true });
  t.tell({ fact: 'hexRevealed', at: hex, hex: t.state.map[hex]!.id });
}

/** Up to `count` hexes from the unused ones of a region, which lie in no known order. */
export function takeHexes(t: Stonesaga, region: Region, count: number): HexId[] {
  const pile = t.state.unused[region];
  t.shuffle(pile);
  return pile.splice(0, count);
}

/** SC-529 to SC-534, SC-696, SC-697 */
export function* expand(t: Stonesaga): Rule {
  if (t.state.trays.length >= t.state.trayLimit) return;
  const open = regions.filter((region) => t.state.unused[region].length > 0);
  const left = open.reduce((sum, region) => sum + t.state.unused[region].length, 0);
  if (left < 3) return;
  const region = yield* askGroup(
    t,
    'group.region',
    'From which region does the valley grow?',
    open.map((one) => tap(`region:${one}`, one === 'vale' ? 'Verdant Vale' : 'Skyreach Plateau', one)),
  );
  const places = placementsAt(t.state, yield* sourceOf(t));
  const words = trayWords(t.state, places.map(({ hexes }) => hexes));
  const tray = yield* settle(
    t,
    'group.tray',
    'Where does the new tray lie?',
    places.map((one, i) => tap(`tray:${one.at}:${one.half ? 'b' : 'a'}`, words[i]!, one)),
  );
  const ids = takeHexes(t, region, 3);
  for (const other of open) if (ids.length < 3) ids.push(...takeHexes(t, other, 3 - ids.length));
  layTray(t, tray, ids);
}

/** SC-531, SC-697 A random hex with an open edge or, where no tray fits beside it, the nearest hex where one does. */
function* sourceOf(t: Stonesaga): Rule<Hex> {
  const all = Object.keys(t.state.map) as Hex[];
  const drawn = randomHex(t, all.filter((hex) => neighbours(hex).some((next) => !t.state.map[next])));
  const fitting = all.filter((hex) => placementsAt(t.state, hex).length > 0);
  const near = Math.min(...fitting.map((hex) => distance(hex, drawn)));
  const nearest = fitting.filter((hex) => distance(hex, drawn) === near);
  return yield* settle(
    t,
    'group.source',
    'No tray fits there. From which hex does the valley grow?',
    nearest.map((hex) => tap(`hex:${hex}`, hexWords(t.state, hex, nearest), hex)),
  );
}

/** SC-531, SC-532 Of all places beside a hex, those that touch most of its edges. */
export function placementsAt(state: StonesagaState, source: Hex): LaidTray[] {
  const near = neighbours(source);
  const trays = new Map<string, LaidTray>();
  for (const cell of near)
    for (const half of [false, true])
      for (const own of half ? otherWay : oneWay) {
        const [q, r] = own.split(',').map(Number) as [number, number];
        const tray = trayAt(plus(cell, hexAt(-q, -r)), half);
        if (tray.hexes.every((hex) => !state.map[hex])) trays.set(`${tray.at}${half}`, tray);
      }
  const touching = ({ hexes: cells }: LaidTray): number => cells.filter((cell) => distance(cell, source) === 1).length;
  const most = Math.max(0, ...[...trays.values()].map(touching));
  return [...trays.values()].filter((tray) => touching(tray) === most);
}
