import { begin, equip, give, night, say, type StonesagaMatch } from '../stonesaga.testing.ts';
import type { StonesagaState } from '../state.ts';

/** A bag with a bit of everything, exactly full, and a journal with some recipes. */
function stock(s: StonesagaState): void {
  give(s, 'c1', 'wood', 'flakedRiverstone', 'fiber', 'fish', 'root', 'water', 'water', 'grain', 'mushroom', 'bone', 'nuts', 'game');
  equip(s, 'c1', 'IT01', 'hand1');
  s.culture.recipes = { red1422: 'IT05', blue2222: 'IT01', red3333: 'IT02', blue2210: 'IT03', yellow2320: 'IT04', blue4132: 'IT06' };
}

/** Positions in which bag and bench are looked at. */
export const benchPositions: Readonly<Record<string, () => StonesagaMatch>> = {
  bag: () => begin({ mix: 'seeds-1', edit: stock }),
  spear: () => say(begin({ mix: 'seeds-1', edit: stock }), 'res:c1:flakedRiverstone>bench:left', 'res:c1:wood'),
  processing: () =>
    say(begin({ mix: 'seeds-1', edit: (s) => (stock(s), give(s, 'c1', 'flakedRiverstone', 'riverstone')) }), 'res:c1:wood>bench:stone'),
  overfull: () => begin({ mix: 'seeds-1', edit: (s) => (stock(s), give(s, 'c1', 'wood', 'hide', 'clay')) }),
  'night-bag': () => night('night.reconcile', { mix: 'seeds-1', edit: (s) => (stock(s), give(s, 'c1', 'wood', 'hide', 'clay')) }),
};
