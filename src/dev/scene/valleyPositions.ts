import { begin, change, equip, fresh, give, night, say, type StonesagaMatch } from '../../engine/games/stonesaga/stonesaga.testing.ts';
import { layTray, trayAt } from '../../engine/games/stonesaga/rules/valley.ts';
import { benchPositions } from './valley/bench.ts';
import { boardPositions } from './valley/boards.ts';
import { societyPositions } from './valley/society.ts';
import { waterPositions } from './valley/waters.ts';
import type { Stonesaga, StonesagaState } from '../../engine/games/stonesaga/state.ts';
import { foragingPositions } from './valley/foraging.ts';
import { mapPositions } from './valley/valley.ts';

/** Three trays, two of them half explored, with people, fires and things in the bags. */
function settle(s: StonesagaState): void {
  const quiet = { state: s, tell: () => {}, tellOnly: () => {}, roll: () => 1, shuffle: () => {}, seal: () => {} } as Stonesaga;
  layTray(quiet, trayAt('2,0', false), ['VV08', 'VV02', 'VV06'], ['VV08', 'VV02']);
  layTray(quiet, trayAt('0,2', false), ['VV05', 'VV07', 'VV09'], ['VV05']);
  change(s, '0,0', { fire: 2, shelter: 1 });
  change(s, '1,0', { depletion: 1, mysteries: 1 });
  give(s, 'c1', 'wood', 'wood', 'flakedRiverstone', 'fiber', 'fish', 'root', 'water', 'grain');
  equip(s, 'c1', 'IT01', 'hand1');
  equip(s, 'c1', 'IT28', 'body1');
  s.tracks = { ...s.tracks, activity: 6, lore: 4, unrest: 3 };
  s.day = 2;
}

/** Made-up positions of Stonesaga, by name. Each part of the table adds those it needs to be looked at. */
export const valleyPositions: Readonly<Record<string, () => StonesagaMatch>> = {
  ...mapPositions,
  day: () => begin({ mix: 'seeds-4', edit: settle }),
  first: () => begin({ mix: 'seeds-1' }),
  creation: () => fresh('seeds-2'),
  crafting: () => say(begin({ mix: 'seeds-1', edit: settle }), 'craft:c1'),
  night: () => night('night.recover', { mix: 'seeds-2', edit: settle }),
  reconcile: () => night('night.reconcile', { mix: 'seeds-1', edit: (s) => (settle(s), give(s, 'c1', 'wood', 'wood', 'wood', 'hide', 'fish', 'fish')) }),
  ...benchPositions,
  ...boardPositions,
  ...societyPositions,
  ...waterPositions,
  ...foragingPositions,
};
