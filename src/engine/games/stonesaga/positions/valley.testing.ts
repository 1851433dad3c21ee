import { begin, change, fresh, give, say, type StonesagaMatch } from '../stonesaga.testing.ts';
import type { HexId } from '../content/hexes.ts';
import { endlessTrays } from '../rules/setup/valley.ts';
import { layTray, placementsAt, trayAt } from '../rules/valley.ts';
import type { Stonesaga, StonesagaState } from '../state.ts';

const quietly = (s: StonesagaState): Stonesaga =>
  ({
    state: s, tell: () => {}, tellOnly: () => {}, roll: () => 1, pick: (from) => from[0]!, shuffle: () => {}, fence: () => {},
  }) as Stonesaga;

/** All twenty hexes on eight trays, half of them explored; every kind of overlay and token lies somewhere. */
function wide(s: StonesagaState): void {
  const t = quietly(s);
  const more: HexId[] = [
    'SP01',
    'SP02',
    'SP03',
    'SP04',
    'SP05',
    'SP06',
    'SP07',
    'SP08',
    'SP09',
    'SP10',
    'VV10',
    'VV09',
    'VV08',
    'VV07',
    'VV06',
    'VV05',
    'VV02',
    'VV02',
    'VV06',
    'VV09',
    'VV10',
  ];
  for (let k = 0; k < 7; k++) {
    const [tray] = placementsAt(s, k % 2 === 0 ? '1,0' : (Object.keys(s.map).at(-1) as '0,0'));
    const ids = more.slice(k * 3, k * 3 + 3);
    if (tray) layTray(t, tray, ids, k < 5 ? ids : ids.slice(0, 1));
  }
  furnish(s);
}

/** Two outposts, a ruin, ice, a reef, fires and shelters. */
function furnish(s: StonesagaState): void {
  const built = {
    kiln: { structure: 'kiln', stored: {} },
    rack: { structure: 'dryingRack', stored: {} },
    hearth: { structure: 'hearth', stored: {} },
  } as const;
  s.outposts['outpost-1'] = {
    name: 'Reed Camp',
    at: '1,0',
    zone: 'C',
    overlay: 'OP07',
    status: 'active',
    epochBuilt: 1,
    structures: { 'structure-1': built.kiln, 'structure-2': built.rack, 'structure-3': built.hearth },
  };
  s.outposts['outpost-2'] = { name: 'Old Fires', at: '0,1', zone: 'C', overlay: 'OP03', status: 'ruin', epochBuilt: 1, structures: {} };
  change(s, '1,0', { zones: { C: 'OP07' } });
  change(s, '0,1', { zones: { C: 'OP03', B: 'RE01' }, mysteries: 2 });
  change(s, '0,0', { fire: 2, shelter: 1, depletion: 1 });
  const cells = Object.keys(s.map) as (keyof typeof s.map)[];
  if (cells.length > 9) {
    change(s, cells[5]!, { zones: { A: 'GL02' }, fire: 1 });
    change(s, cells[8]!, { whole: 'GL01' });
    change(s, cells[3]!, { depletion: 2, shelter: 2, mysteries: 3 });
  }
}

/** Three trays as on the first evening, with people apart. */
function study(s: StonesagaState): void {
  const t = quietly(s);
  layTray(t, trayAt('2,0', false), ['VV08', 'VV02', 'VV06'], ['VV08', 'VV02']);
  layTray(t, endlessTrays()[1], ['VV05', 'VV07', 'VV09'], ['VV05']);
  furnish(s);
  s.characters.c2.at = '1,0';
  if (s.characters.c3) s.characters.c3.at = '0,1';
  give(s, 'c1', 'wood', 'fiber', 'fish', 'water');
}

const evening = (edit: (s: StonesagaState) => void): StonesagaMatch =>
  begin({
    mix: 'seeds-1',
    hexes: ['VV01', 'VV03', 'VV04'],
    edit: (s) => (give(s, 'c1', 'fish', 'water'), change(s, '0,0', { fire: 2, shelter: 1 }), edit(s)),
  });

export const mapPositions: Readonly<Record<string, () => StonesagaMatch>> = {
  valley: () => begin({ mix: 'seeds-4', edit: study }),
  'valley-wide': () => begin({ mix: 'seeds-4', edit: wide }),
  'valley-alone': () => begin({ mix: 'seeds-1', edit: furnish }),
  explore: () =>
    begin({ mix: 'seeds-1', hexes: ['VV01', 'VV03', 'VV04'], edit: (s) => (furnish(s), change(s, '1,0', { explored: false })) }),
  evening: () => evening(() => undefined),
  // the last evening of a society that has seen enough days
  lastEvening: () => evening((s) => ((s.day = 12), (s.house.days = 12))),
  // a card with an omen of the night before
  sign: () => say(begin({ mix: 'seeds-1' }), 'pass:c1', 'throw:d6', 'forage:c1:forest', 'forage:FF02'),
  'valley-regions': () => {
    const match = fresh('seeds-1', { creation: 'quick' });
    for (let k = 0; k < 40 && match.open[0]?.ask !== 'valley.region'; k++) say(match, match.open[0]!.options[0]!.id);
    return match;
  },
  'valley-slot': () => {
    const match = fresh('seeds-1', { creation: 'quick' });
    for (let k = 0; k < 40 && match.open[0]?.ask !== 'valley.slot'; k++) say(match, match.open[0]!.options[0]!.id);
    return match;
  },
};
