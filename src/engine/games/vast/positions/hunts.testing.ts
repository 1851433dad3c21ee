import { become, hold } from '../rules/spider/spider.testing.ts';
import { full, put } from '../full.testing.ts';
import { gearUp, stand } from '../rules/skeletons/skeletons.testing.ts';
import type { VastState } from '../state.ts';
import { layDark, type VastMatch } from '../vast.testing.ts';
import { furnish, type Room } from './house.testing.ts';

const further: readonly Room[] = [
  ['5,3', 'pit-I-2', 1],
  ['4,2', 'blood-L-1', 0],
];

/** A night that is well under way, for the hunters and the hunted. */
function night(s: VastState): void {
  furnish(s, further);
  s.map['2,2'] = { ...s.map['2,2']!, lit: true, turn: 0 };
  const rest = s.stack.slice(-8);
  (['2,7', '6,7', '2,5', '6,5', '2,3', '6,3', '7,4', '1,4'] as const).forEach((square, i) => layDark(s, square, rest[i]!));
  put(s, { paladin: '4,6', 'poltergeist-3': '5,5', 'poltergeist-5': '4,3', wraith: '6,4', warlock: '2,3' });
  s.tokens = {
    '4,6': { lamp: 1 },
    '3,6': { blood: 1, web: 2 },
    '4,5': { web: 1, blood: 2 },
    '3,4': { web: 3 },
    '5,7': { skulls: 1 },
    '4,4': { web: 1 },
  };
  s.treasureMarkers = { 'treasure-1': '5,6', 'treasure-2': '2,2' };
  s.breaches = { '4,6|5,6': true };
  s.pitMarkers = { '2,5': true };
  Object.assign(s.paladin, { health: 4, grit: 21, fury: 3, light: 2 });
  s.spider!.boxed = ['spiderling-1'];
  s.spider!.hadFirstTurn = true;
  s.terror = 5;
  s.round = 5;
}

function marching(edit: (s: VastState) => void): VastMatch {
  return full('five', (s) => {
    night(s);
    become(s, 'giant', '4,4');
    stand(s, { casty: '5,6', slashy: '4,6', shooty: '3,6', stabby: 'W-S' });
    s.skeletons.stability = 6;
    gearUp(s, 'inPlay', 'bombBag', 'graveCandle', 'chatteringJaw', 'greatAxe', 'poison');
    gearUp(s, 'hand', 'warHorn', 'shield');
    s.active = 'skeletons';
    s.phase = { step: 'activate', present: ['casty', 'slashy', 'shooty', 'stabby'], acted: ['casty'] };
    edit(s);
  });
}

function spinning(form: 'giant' | 'sorcerer' | 'spiderlings', step: 'spider.form' | 'spider.terror' | 'spider.cast'): VastMatch {
  return full('five', (s) => {
    night(s);
    stand(s, { casty: '5,6', slashy: '3,7', shooty: 'W-S' });
    become(s, form, '4,4', '4,5', '3,4');
    hold(s, 'eyes-1', 'fangs-2', 'webs-1', 'webs-3', 'fangs-1');
    put(s, { 'egg-1': '4,5' });
    Object.assign(s.spider!, { blood: 4, expand: true });
    s.active = 'spider';
    s.phase = { step };
  });
}

export const hunts: Readonly<Record<string, () => VastMatch>> = {
  march: () => marching(() => undefined),
  summons: () => marching((s) => void (s.phase = { step: 'skeletons.summon' })),
  tunnel: () => marching((s) => put(s, { slashy: '5,3' })),
  giant: () => spinning('giant', 'spider.cast'),
  sorcerer: () => spinning('sorcerer', 'spider.terror'),
  swarm: () => spinning('spiderlings', 'spider.form'),
};
