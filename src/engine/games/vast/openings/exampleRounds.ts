import { armorySquares } from '../content/manor.ts';
import { armories } from '../content/tiles.ts';
import type { VastState } from '../state.ts';
import { beginWith, dark, hold, lit, muster, nextCards, nextTiles } from './arranging.ts';

/**
 * The two rounds that the rulebook tells, turn by turn: each opening is the position that the turns before it have left,
 * so whoever takes the lessons in their order plays one game. `openings.test.ts` plays them one after the other and compares.
 */

/** EX-MM-04 to EX-MM-11 Round 1, the Paladin: on the Entrance, with a haunted corridor to the left. */
export function paladinFirst(s: VastState): void {
  beginWith(s, 1, 'paladin', 'actions');
  muster(s, { shooty: 'N-W', slashy: 'S-E' });
  dark(s, '3,7', 'poltergeist-I-1');
  nextTiles(s, 'treasure-D-1');
}

/** EX-MM-12 to EX-MM-17 Round 1, the Skeletons: two of them outside, each near an Armory. */
export function skeletons(s: VastState): void {
  beginWith(s, 1, 'skeletons', 'skeletons.lose');
  muster(s, { shooty: 'N-W', slashy: 'S-E' });
  paladinsFirstTurn(s);
  nextCards(s.skeletons.gear, 'greatAxe', 'bombBag');
}

/** EX-MM-18 to EX-MM-24 Round 1, the Spider: Blood above her, a treasure to the right. */
export function spider(s: VastState): void {
  beginWith(s, 1, 'spider', 'spider.form');
  paladinsFirstTurn(s);
  skeletonsTurn(s);
  dark(s, '4,3', 'blood-X-2');
  dark(s, '5,4', 'treasure-L-1');
  nextTiles(s, 'pit-L-1', 'pit-I-2', 'pit-I-1');
  hold(s.spider!.powers, 'webs-1', 'eyes-1', 'fangs-1');
}

/** EX-MM-25 to EX-MM-32 Round 1, the Manor: the Paladin has left the Entrance and the Spider the Pit. */
export function manor(s: VastState): void {
  beginWith(s, 1, 'manor', 'manor.enter');
  paladinsFirstTurn(s);
  skeletonsTurn(s);
  spidersTurn(s);
  dark(s, '5,7', 'shrine-X-1');
  hold(s.manor!.rituals, 'threshold', 'descent');
  nextTiles(s, 'poltergeist-X-1', 'pit-T-1', 'blood-X-1', 'pit-L-2', 'pit-T-2');
}

/** EX-MM-42 to EX-MM-50 Round 2, the Paladin: in his corridor, with a treasure room further on. */
export function paladin(s: VastState): void {
  beginWith(s, 2, 'paladin', 'collect');
  roundOne(s);
  dark(s, '2,6', armories[armorySquares.indexOf('2,6')]!);
  nextCards(s.paladin.treasures, 'halo', 'armor');
  nextTiles(s, 'pit-D-1', 'blood-I-1');
}

/** EX-MM-51 to EX-MM-55 Round 2, the Manor: the Shrine lies in the way, and the Spider has emptied the treasure room. */
export function manorSecond(s: VastState): void {
  beginWith(s, 2, 'manor', 'manor.enter');
  roundOne(s);
  paladinsSecondTurn(s);
  delete s.treasureMarkers['treasure-1'];
}

function roundOne(s: VastState): void {
  paladinsFirstTurn(s);
  skeletonsTurn(s);
  spidersTurn(s);
  manorsTurn(s);
}

function paladinsFirstTurn(s: VastState): void {
  lit(s, '3,7', 'poltergeist-I-1');
  dark(s, '2,7', 'treasure-D-1');
  s.figures.paladin = '3,7';
  Object.assign(s.paladin, { grit: 5, fury: 4, light: 4 });
  Object.assign(s.paladin.cubes, { unassigned: 0, prepare: 2, crusade: 1 });
}

function skeletonsTurn(s: VastState): void {
  muster(s, { shooty: '2,2', slashy: '6,6' });
  const { gear } = s.skeletons;
  hold(gear, 'bombBag');
  Object.assign(gear, { deck: gear.deck.filter((card) => card !== 'greatAxe'), inPlay: ['greatAxe'] });
  s.skeletons.stability = 4;
}

function spidersTurn(s: VastState): void {
  lit(s, '4,3', 'blood-X-2');
  lit(s, '5,4', 'treasure-L-1', 2);
  dark(s, '4,2', 'pit-L-1');
  dark(s, '5,3', 'pit-I-2');
  dark(s, '3,3', 'pit-I-1');
  s.tokens['4,3'] = { blood: 1 };
  s.treasureMarkers['treasure-1'] = '5,4';
  Object.assign(s.figures, { giant: '4,3', 'egg-1': '4,3' });
  Object.assign(s.spider!, { blood: 1, hadFirstTurn: true });
}

function manorsTurn(s: VastState): void {
  lit(s, '5,7', 'shrine-X-1');
  lit(s, '5,6', 'poltergeist-X-1');
  lit(s, '5,5', 'blood-X-1');
  dark(s, '6,7', 'pit-T-1');
  dark(s, '4,6', 'pit-L-2');
  dark(s, '6,5', 'pit-T-2');
  s.tokens['5,5'] = { blood: 1 };
  s.treasureMarkers['treasure-2'] = '6,2';
  Object.assign(s.figures, { wraith: '5,5', 'poltergeist-1': '4,4', 'poltergeist-2': '5,7' });
  const held = s.manor!;
  held.seals = 1;
  held.portentsLeft -= 1;
  held.tracks.shift.portents = 1;
  hold(held.rituals, 'descent');
  Object.assign(held.rituals, { deck: held.rituals.deck.filter((card) => card !== 'threshold'), discard: ['threshold'] });
}

function paladinsSecondTurn(s: VastState): void {
  lit(s, '2,7', 'treasure-D-1', 3);
  lit(s, '2,6', armories[armorySquares.indexOf('2,6')]!, 3);
  lit(s, '2,5', 'pit-D-1', 0);
  dark(s, '3,6', 'blood-I-1');
  s.breaches['2,6|2,7'] = true;
  s.tokens['2,6'] = { lamp: 1 };
  s.figures.paladin = '2,5';
  Object.assign(s.paladin, { grit: 16, fury: 4, light: 3 });
  s.paladin.cubes = { unassigned: 0, prepare: 1, sprint: 0, crusade: 3, supply: 3 };
  const { favors, treasures } = s.paladin;
  Object.assign(favors, { deck: favors.deck.slice(3), hand: favors.deck.slice(0, 1), discard: favors.deck.slice(1, 3) });
  Object.assign(treasures, {
    deck: treasures.deck.filter((card) => card !== 'halo' && card !== 'armor'),
    discard: ['armor'],
    box: ['halo'],
  });
}
