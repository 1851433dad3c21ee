import type { VastState } from '../state.ts';
import { beginWith, dark, hold, lit, muster } from './arranging.ts';

/**
 * EX-MM-01, EX-MM-03, EX-MM-38 The Paladin among Skeletons: two in the dark behind each other, one in the light, a cursed
 * poltergeist beyond.
 */
export function nearAndFar(s: VastState): void {
  beginWith(s, 3, 'paladin', 'collect');
  muster(s, { casty: '3,5', screamy: '2,5', slashy: '5,5' });
  lit(s, '4,5', 'blood-X-1');
  lit(s, '5,5', 'blood-I-1');
  lit(s, '6,5', 'poltergeist-I-1');
  dark(s, '3,5', 'blood-T-1');
  dark(s, '2,5', 'pit-I-1');
  dark(s, '4,6', 'pit-L-1');
  dark(s, '7,5', 'pit-L-2');
  s.tokens['4,5'] = { blood: 1 };
  Object.assign(s.figures, { paladin: '4,5', giant: '2,2', warlock: '6,4', 'poltergeist-1': '6,5' });
  s.cursed['poltergeist-1'] = 1;
  s.warlock!.curses = 0;
  s.spider!.hadFirstTurn = true;
  Object.assign(s.paladin, { grit: 9, fury: 3, light: 3 });
  Object.assign(s.paladin.cubes, { unassigned: 4, supply: 3 });
  const { favors } = s.paladin;
  hold(favors);
  Object.assign(favors, { deck: favors.deck.filter((card) => card !== 'judgment'), inPlay: [...favors.inPlay, 'judgment'] });
}
