import { favorIds } from './content/favors.ts';
import { gearIds } from './content/gear.ts';
import { powerCards } from './content/powers.ts';
import { ritualIds } from './content/rituals.ts';
import { spellIds } from './content/spells.ts';
import { tileFaces } from './content/tiles.ts';
import { treasureIds } from './content/treasures.ts';
import { dials, supply } from './content/values.ts';
import type { FigureId, Holding, TokenKind, VastState } from './state.ts';

/** MM-006, MM-009, MM-010 Everything of which a state has more or less than the box holds, in words. Empty if it is sound. */
export const excessOf = (s: VastState): string[] => [...tooMany(s), ...notWhole(s), ...offTheDial(s)];

const sum = (numbers: Iterable<number | undefined>): number => [...numbers].reduce<number>((all, one) => all + (one ?? 0), 0);
const onMap = (s: VastState, kind: TokenKind): number => sum(Object.values(s.tokens).map((here) => here?.[kind]));
const figures = (s: VastState, kind: string): string[] => (Object.keys(s.figures) as FigureId[]).filter((id) => id.startsWith(kind));

function tooMany(s: VastState): string[] {
  const { spider, manor, warlock, paladin, skeletons } = s;
  const dominated = (warlock?.dominated ?? []).filter((piece) => piece !== null);
  const counts: readonly (readonly [name: string, count: number, most: number])[] = [
    ['light tokens', onMap(s, 'lamp') + paladin.light, supply.lightTokens],
    ['fury tokens', paladin.fury, supply.furyTokens],
    ['blood tokens', onMap(s, 'blood') + (spider?.blood ?? 0), supply.bloodTokens],
    ['web tokens', onMap(s, 'web'), supply.webTokens],
    ['cackling skulls', onMap(s, 'skulls'), supply.skullsTokens],
    ['hero cubes', sum(Object.values(paladin.cubes)) + (skeletons.poison?.cube ? 1 : 0), supply.heroCubes],
    ['breaches', Object.keys(s.breaches).length, supply.breaches],
    ['force walls', Object.keys(s.forceWalls).length, supply.forceWalls],
    ['pit markers', Object.keys(s.pitMarkers).length, supply.pitMarkers],
    ['eggs', figures(s, 'egg').length, supply.eggs],
    ['spiderlings', figures(s, 'spiderling').length + (spider?.boxed.length ?? 0), supply.spiderlings],
    [
      'poltergeists',
      figures(s, 'poltergeist').length + dominated.filter((id) => id.startsWith('poltergeist')).length + (s.journey?.caught.length ?? 0),
      supply.poltergeists,
    ],
    [
      'treasure markers',
      Object.keys(s.treasureMarkers).length + dominated.filter((id) => id.startsWith('treasure')).length,
      supply.treasureMarkers,
    ],
    ['curse markers', sum(Object.values(s.cursed)) + (warlock?.curses ?? 0), supply.curseMarkers],
    ['magic cubes', warlock ? sum(Object.values(warlock.cubes)) + sum(Object.values(warlock.onSpells)) : 0, supply.magicCubes],
    ['omens', manor ? manor.unassignedOmens + sum(Object.values(manor.tracks).map(({ omens }) => omens)) : 0, supply.omens],
    ['portents', manor ? manor.portentsLeft + sum(Object.values(manor.tracks).map(({ portents }) => portents)) : 0, supply.portents],
  ];
  const over = counts.filter(([, count, most]) => count > most).map(([name, count, most]) => `${count} ${name} of ${most}`);
  const twice = [...dominated, ...(s.journey?.caught ?? [])]
    .filter((id) => id in s.figures || id in s.treasureMarkers)
    .map((id) => `${id} is on the map and off it`);
  const idle = Object.keys(s.cursed)
    .filter((id) => !(id in s.figures) && !(id in s.treasureMarkers))
    .map((id) => `${id} is cursed and not on the map`);
  return [...over, ...twice, ...idle];
}

/** Cards and tiles neither vanish nor double. */
function notWhole(s: VastState): string[] {
  const held = <C>({ deck, discard, drawn, hand, inPlay, box }: Holding<C>): C[] => [
    ...deck,
    ...discard,
    ...drawn,
    ...hand,
    ...inPlay,
    ...box,
  ];
  const spider = s.spider && s.roles.includes('spider');
  const sets: readonly (readonly [name: string, are: readonly string[], should: readonly string[]])[] = [
    ['tiles', [...s.stack, ...Object.values(s.map).map(({ tile }) => tile)], Object.keys(tileFaces)],
    ['favors', held(s.paladin.favors), favorIds],
    ['treasures', [...held(s.paladin.treasures), ...(s.manor?.offered ?? [])], treasureIds],
    ...(s.roles.includes('skeletons') ? [['gear cards', held(s.skeletons.gear), gearIds] as const] : []),
    ...(spider ? [['power cards', held(s.spider!.powers), powerCards] as const] : []),
    ...(s.manor ? [['rituals', held(s.manor.rituals), ritualIds] as const] : []),
    ...(s.warlock ? [['spells', held(s.warlock.spells), spellIds] as const] : []),
  ];
  return sets
    .filter(([, are, should]) => [...are].sort().join() !== [...should].sort().join())
    .map(([name, are, should]) => `${are.length} ${name} of ${should.length}, or one of them twice`);
}

function offTheDial(s: VastState): string[] {
  const values: readonly (readonly [keyof typeof dials, number])[] = [
    ['health', s.paladin.health],
    ['grit', s.paladin.grit],
    ['stability', s.skeletons.stability],
    ['terror', s.terror],
    ['blood', s.spider?.blood ?? 0],
    ['seals', s.manor?.seals ?? 0],
    ['spells', s.warlock?.spellsTrack ?? 0],
    ['curses', s.warlock?.curses ?? 0],
  ];
  return values.filter(([dial, value]) => value < dials[dial].min || value > dials[dial].max).map(([dial, value]) => `${dial} at ${value}`);
}
