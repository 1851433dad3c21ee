import type { VastState } from '../state.ts';
import { beginWith, dark, hold, lit, muster, nextCards } from './arranging.ts';

/** EX-MM-33 to EX-MM-37 A haunted corner of the house: two poltergeists and a treasure in a chain, one of each apart from it. */
export function warlockFirst(s: VastState): void {
  beginWith(s, 1, 'warlock', 'warlock.curse');
  house(s);
  Object.assign(s.figures, { warlock: '3,4', paladin: '5,4', 'poltergeist-1': '4,4' });
  dark(s, '3,4', 'pit-T-1');
  s.warlock!.curses = 3;
}

/** EX-MM-38 to EX-MM-41 One round later: the Paladin has destroyed the poltergeist on the Pit, and with it the link to the other. */
export function warlock(s: VastState): void {
  beginWith(s, 2, 'warlock', 'warlock.curse');
  house(s);
  dark(s, '3,4', 'pit-T-1');
  Object.assign(s.figures, { warlock: '4,5', paladin: '4,4' });
  s.treasureMarkers['treasure-3'] = '3,4';
  Object.assign(s.cursed, { 'poltergeist-2': 1, 'treasure-1': 1, 'treasure-3': 2 });
  Object.assign(s.warlock!, { curses: 2, spellsTrack: 1 });
  const { spells } = s.warlock!;
  hold(spells, 'echo', 'drag', 'fester');
  nextCards(spells, 'blink', 'enclose', 'summonSpecialize');
}

function house(s: VastState): void {
  muster(s, { casty: '5,5', slashy: '6,6' });
  lit(s, '4,3', 'blood-L-1');
  lit(s, '5,3', 'poltergeist-L-1', 1);
  lit(s, '5,4', 'blood-L-2', 2);
  lit(s, '5,7', 'treasure-D-2', 1);
  dark(s, '4,5', 'pit-T-2');
  s.tokens['4,3'] = { blood: 1 };
  s.treasureMarkers['treasure-1'] = '6,2';
  s.treasureMarkers['treasure-2'] = '6,6';
  Object.assign(s.figures, { giant: '4,3', 'egg-1': '4,3', 'poltergeist-2': '5,3', 'poltergeist-3': '5,7' });
  Object.assign(s.spider!, { blood: 1, hadFirstTurn: true });
}
