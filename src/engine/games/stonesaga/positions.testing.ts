import { begin, change, equip, fresh, give, night, say, type StonesagaMatch } from './stonesaga.testing.ts';
import { layTray, trayAt } from './rules/valley.ts';
import { benchPositions } from './positions/bench.testing.ts';
import { boardPositions } from './positions/boards.testing.ts';
import { societyPositions } from './positions/society.testing.ts';
import { waterPositions } from './positions/waters.testing.ts';
import type { Told } from '../../kernel/table.ts';
import type { StonesagaFact } from './facts.ts';
import type { CharacterId, Stonesaga, StonesagaState } from './state.ts';
import { foragingPositions } from './positions/foraging.testing.ts';
import { mapPositions } from './positions/valley.testing.ts';

/** Three trays, two of them half explored, with people, fires and things in the bags. */
function settle(s: StonesagaState): void {
  const quiet = {
    state: s, tell: () => {}, tellOnly: () => {}, roll: () => 1, pick: (from) => from[0]!, shuffle: () => {}, fence: () => {},
  } as Stonesaga;
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
export const positions: Readonly<Record<string, () => StonesagaMatch>> = {
  ...mapPositions,
  day: () => begin({ mix: 'seeds-4', edit: settle }),
  first: () => begin({ mix: 'seeds-1' }),
  creation: () => fresh('seeds-2'),
  crafting: () => say(begin({ mix: 'seeds-1', edit: settle }), 'craft:c1'),
  night: () => night('night.recover', { mix: 'seeds-2', edit: settle }),
  reconcile: () =>
    night('night.reconcile', { mix: 'seeds-1', edit: (s) => (settle(s), give(s, 'c1', 'wood', 'wood', 'wood', 'hide', 'fish', 'fish')) }),
  ...benchPositions,
  ...boardPositions,
  ...societyPositions,
  ...waterPositions,
  ...foragingPositions,
};

/** Made-up people were never created in front of the table: it is told who they are. */
export const toldBefore = (match: StonesagaMatch): readonly Told<StonesagaFact>[] => {
  const { characters, people } = match.peek();
  return (Object.keys(characters) as CharacterId[]).flatMap((who) => {
    const { person } = characters[who];
    if (!person) return [];
    const { name, attributes, traits } = people[person]!;
    return [{ fact: { fact: 'characterCreated', who, person, name, attributes, trait: traits[0]! } }];
  });
};
