import { describe, expect, test } from 'vitest';
import { begin as beginMatch } from '../../../../kernel/begin.ts';
import { entropyFrom, picker } from '../../../../kernel/chance.ts';
import type { SpaceId } from '../../content/manor.ts';
import { vast } from '../../index.ts';
import { squares } from '../spaces.ts';
import type { VastState } from '../../state.ts';
import { asked, begin, give, lay, now, offered, say, told, where } from '../../vast.testing.ts';
import { marching, pathOf, setStability, stand, wary } from './solo.testing.ts';

/** The Paladin on the open Pit in the middle, where four spaces are beside him and no wall is near. */
const inTheMiddle = (s: VastState): void => void (s.figures.paladin = '4,4');
const both = (...edits: ((s: VastState) => void)[]) => (s: VastState) => edits.forEach((edit) => edit(s));
const lamps = (...spaces: SpaceId[]) => (s: VastState) => spaces.forEach((space) => (s.tokens[space] = { lamp: 1 }));

describe('§17.3 Order and means', () => {
  test('MM-608 they act once each from left to right, and the spawn phase follows', () => {
    const m = marching({ slashy: '1,1', casty: '7,1', shooty: '4,1' }, wary);
    while (asked(m)[0] === 'skeleton.move') say(m, offered(m)[0]!);
    expect(told(m, 'moved').map(({ figure }) => figure)).toEqual(['slashy', 'casty', 'shooty']);
    expect(told(m, 'phaseBegan').map(({ phase }) => phase)).toEqual(['spawn', 'collect', 'actions']);
  });

  test('MM-608 a card that jumps to the front neither repeats nor skips anybody', () => {
    const m = marching({ slashy: '1,7', casty: '4,1', shooty: '7,7' });
    expect(told(m, 'attacked').map(({ attacker }) => attacker)).toEqual(['slashy', 'shooty']);
    expect(told(m, 'moved').map(({ figure }) => figure)).toEqual(['slashy', 'casty', 'shooty']);
    expect(now(m).skeletons.march).toEqual(['shooty', 'slashy', 'casty']);
  });

  test('MM-609 Shooty does not shoot from two spaces away', () => {
    const m = marching(
      { shooty: '4,2' },
      both(inTheMiddle, (s) => {
        lay(s, '4,3', 'blood-X-1');
        lay(s, '4,2', 'blood-X-2');
        wary(s);
        s.skeletons.stability = 0;
      }),
    );
    while (asked(m)[0] === 'skeleton.move') say(m, 'figure:shooty>space:4,3');
    expect(told(m, 'attacked')).toEqual([]);
    expect(now(m).paladin.health).toBe(7);
  });

  test('MM-610, MM-647 they move 3 spaces at Stability 0 and what the table says later', () => {
    expect(pathOf(marching({ casty: '4,1' }, wary), 'casty')).toEqual(['4,1', '4,2', '4,3', '4,4']);
    expect(pathOf(marching({ casty: '4,1' }, both(wary, setStability(3))), 'casty')).toHaveLength(5);
  });

  test('MM-622 standing on a Lit tile costs no Stability', () => {
    const m = marching({ casty: '2,4' }, both(setStability(5), wary, (s) => lay(s, '2,4', 'blood-X-1')));
    while (asked(m)[0] === 'skeleton.move') say(m, offered(m)[0]!);
    expect(now(m).skeletons.stability).toBe(5);
  });
});

describe('§17.3 Priority 1', () => {
  test('MM-611, MM-614, MM-629 within reach and strong enough: it moves in and hits for 1 Health, for no Stability', () => {
    const m = marching({ casty: '1,7' }, setStability(2));
    expect(pathOf(m, 'casty')).toEqual(['1,7', '2,7', '3,7', '4,7']);
    expect(told(m, 'attacked')).toEqual([{ fact: 'attacked', attacker: 'casty', defender: 'paladin', strength: 1, defense: 0, hit: true }]);
    expect(now(m).paladin.health).toBe(6);
    expect(now(m).skeletons.stability).toBe(2);
  });

  test('MM-611 a tie is not enough, and beyond the reach nothing is hit', () => {
    expect(told(marching({ casty: '1,7' }, (s) => void (s.paladin.cubes.prepare = 1)), 'attacked')).toEqual([]);
    const far = marching({ casty: '1,6' });
    expect(told(far, 'attacked')).toEqual([]);
  });

  test('MM-612 after the hit its card is the first of the row', () => {
    const m = marching({ slashy: 'N-M', shooty: 'N-E', casty: '3,7' });
    while (asked(m)[0] === 'skeleton.move') say(m, offered(m)[0]!);
    expect(now(m).skeletons.march).toEqual(['casty', 'slashy', 'shooty']);
  });

  test('MM-613 and it lies on its side above its card', () => {
    const m = marching({ casty: '3,7' });
    expect(told(m, 'skeletonFell')).toEqual([{ fact: 'skeletonFell', skeleton: 'casty', from: '4,7' }]);
    expect(where(m, 'casty')).toBeUndefined();
  });

  test('MM-230, MM-231, MM-630, RU-62 each space beside him with another Skeleton adds 1 Strength, once', () => {
    const m = marching({ casty: '6,7', shooty: '3,7', slashy: '3,7', stabby: '4,6' }, (s) => void (s.paladin.cubes.prepare = 2));
    expect(told(m, 'attacked')[0]).toMatchObject({ attacker: 'casty', strength: 3, defense: 2 });
  });

  test('MM-232 walls, crypts and grounds make no difference to distraction', () => {
    // 4,6 is a crypt behind the Entrance's wall; S-W borders 3,7.
    const behindWall = marching({ casty: '6,7', shooty: '4,6' }, (s) => void (s.paladin.cubes.prepare = 1));
    expect(told(behindWall, 'attacked')[0]).toMatchObject({ attacker: 'casty', strength: 2 });
    const fromGrounds = marching({ casty: '5,7', shooty: 'S-W' }, (s) => { s.figures.paladin = '3,7'; s.paladin.cubes.prepare = 1; });
    expect(told(fromGrounds, 'attacked')[0]).toMatchObject({ attacker: 'casty', strength: 2 });
  });

  test('MM-233 the attacker itself and Skeletons on his own tile distract nobody', () => {
    const alone = marching({ casty: '3,7' }, (s) => void (s.paladin.cubes.prepare = 1));
    expect(told(alone, 'attacked')).toEqual([]);
    const together = marching({ casty: '4,7', shooty: '4,7' }, (s) => void (s.paladin.cubes.prepare = 1));
    expect(told(together, 'attacked')).toEqual([]);
  });

  test('MM-812 one that begins on his space has him within reach', () => {
    const m = marching({ casty: '4,7' });
    expect(told(m, 'moved')).toEqual([]);
    expect(told(m, 'attacked')).toHaveLength(1);
  });
});

describe('§17.3 Priority 2', () => {
  test('MM-615 it closes in when it cannot hit, and one that is beside him may stay', () => {
    expect(where(marching({ casty: '2,7' }, both(wary, (s) => void (s.figures.shooty = '4,6'))), 'casty')).toBe('3,7');
    const m = marching({ casty: '3,7' }, both(wary, (s) => { s.figures.shooty = '5,7'; s.figures.slashy = '4,6'; }));
    expect(pathOf(m, 'casty')).toBeUndefined();
    expect(where(m, 'casty')).toBe('3,7');
  });

  test('MM-616, RU-75 it takes the space that lets most Skeletons distract him', () => {
    // Shooty, who comes next, can only get to 4,3; so Casty leaves it free.
    const m = marching({ casty: '3,2', shooty: '4,1' }, both(inTheMiddle, wary));
    expect(where(m, 'casty')).toBe('3,4');
    expect(where(m, 'shooty')).toBe('4,3');
  });

  const radiant = (s: VastState): void => give(s, 'inPlay', 'radiantLamps');
  const endsOf = (m: ReturnType<typeof marching>) => offered(m).map((id) => id.slice(id.lastIndexOf(':') + 1)).sort();

  test('RU-75 a space where Radiant Lamps would dazzle it counts for nothing', () => {
    const beyondLamp = both(inTheMiddle, wary, lamps('3,4'));
    expect(endsOf(marching({ casty: '3,3' }, beyondLamp))).toEqual(['3,4', '4,3', '5,4']);
    expect(endsOf(marching({ casty: '3,3' }, both(beyondLamp, radiant)))).toEqual(['4,3', '5,4']);
  });

  test('RU-75 one that stays beside a lamp is not dazzled, and whoever comes to that lamp later would be', () => {
    // Shooty, who comes next, can only get to 4,3, where a lamp stands.
    const onLamp = both(inTheMiddle, wary, lamps('4,3'));
    expect(endsOf(marching({ casty: '4,3', shooty: '4,1' }, onLamp))).toEqual(['3,4', '5,4']);
    expect(endsOf(marching({ casty: '4,3', shooty: '4,1' }, both(onLamp, radiant)))).toEqual(['3,4', '4,3', '5,4']);
  });

  test('MM-616 a tie is decided by the player', () => {
    const m = marching({ casty: '3,3' }, both(inTheMiddle, wary));
    expect(asked(m)).toEqual(['skeleton.move']);
    expect(offered(m).sort()).toEqual(['3,4', '4,3', '4,5', '5,4'].map((space) => `figure:casty>space:${space}`));
    say(m, 'figure:casty>space:4,5');
    expect(where(m, 'casty')).toBe('4,5');
  });

  test('MM-810, RU-74 it walks around the Paladin, never through him', () => {
    const m = marching({ casty: '4,3', shooty: '4,1' }, both(inTheMiddle, wary));
    expect(offered(m).sort()).toEqual(['figure:casty>space:3,4', 'figure:casty>space:5,4']);
    say(m, 'figure:casty>space:5,4');
    expect(pathOf(m, 'casty')).toEqual(['4,3', '5,3', '5,4']);
  });
});

describe('§17.3 Priority 3', () => {
  test('MM-617, MM-618 otherwise it comes as close as it can, on a shortest path', () => {
    const m = marching({ casty: '4,1' });
    expect(pathOf(m, 'casty')).toEqual(['4,1', '4,2', '4,3', '4,4']);
  });

  test('MM-619 the pillar can send it farther away, and only the pillar', () => {
    const from = (pillar?: SpaceId) =>
      marching({ casty: '1,1' }, (s) => {
        s.figures.paladin = '1,7';
        if (pillar) s.figures.pillar = pillar;
      });
    expect(pathOf(from('1,2'), 'casty')).toEqual(['1,1', '2,1', '2,2', '2,3']);
    expect(pathOf(from(), 'casty')).toEqual(['1,1', '1,2', '1,3', '1,4']);
  });

  test('MM-620, RU-74 it goes around a lamp if that ends closer than stopping on it', () => {
    const swift = marching({ casty: '4,1' }, both(setStability(3), lamps('4,2')));
    expect(offered(swift).sort()).toEqual(['3,4', '4,3', '5,4'].map((space) => `figure:casty>space:${space}`));
    const slow = marching({ casty: '4,1' }, lamps('4,2'));
    expect(where(slow, 'casty')).toBe('4,2');
  });

  test('MM-811 the lamp that stops it is gone', () => {
    const m = marching({ casty: '4,1' }, lamps('4,2'));
    expect(told(m, 'stopped')).toEqual([{ fact: 'stopped', figure: 'casty', at: '4,2', by: 'lamp' }]);
    expect(now(m).tokens['4,2']?.lamp ?? 0).toBe(0);
  });

  test('MM-621 equally close ends are the player\'s choice', () => {
    const m = marching({ casty: '3,1' });
    expect(offered(m).sort()).toEqual(['figure:casty>space:3,4', 'figure:casty>space:4,3']);
    expect(where(say(m, 'figure:casty>space:3,4'), 'casty')).toBe('3,4');
  });

  test('MM-813, RU-74 without any legal end it stays where it is', () => {
    const m = marching(
      { casty: '1,1', screamy: '1,1', shooty: '1,2', slashy: '2,1' },
      both(lamps('1,2', '2,1'), (s) => void (s.phase = { step: 'activate', present: ['casty'], acted: [] })),
    );
    expect(pathOf(m, 'casty')).toBeUndefined();
    expect(where(m, 'casty')).toBe('1,1');
  });
});

describe('§17.3 Walls, grounds and company', () => {
  const corridor = (s: VastState): void => lay(s, '4,6', 'pit-I-1', 0); // walls to the north and to the south

  test('MM-623, MM-236 one wall can be crossed, a second one cannot', () => {
    expect(pathOf(marching({ casty: '4,5' }), 'casty')).toEqual(['4,5', '4,6', '4,7']);
    const m = marching({ casty: '4,5' }, corridor);
    expect(offered(m).sort()).toEqual(['3,7', '4,6', '5,7'].map((space) => `figure:casty>space:${space}`));
    expect(told(m, 'attacked')).toEqual([]);
  });

  test('MM-624, RU-31 they leave the grounds, cross crypts, and never go back out', () => {
    const m = marching({ casty: 'S-W' }, wary);
    say(m, 'figure:casty>space:4,6');
    expect(pathOf(m, 'casty')).toEqual(['S-W', '3,7', '3,6', '4,6']);
    const pick = picker(3);
    let steps = 0;
    for (let seed = 0; seed < 8; seed++) {
      const game = beginMatch(vast, { chance: entropyFrom(seed) });
      while (game.open.length > 0) {
        const { seat, ask, options } = game.open[pick(game.open.length)]!;
        game.answer({ seat, ask, option: options[pick(options.length)]!.id });
      }
      for (const { path, by } of told(game, 'moved')) {
        if (by !== 'march') continue;
        steps += path.length - 1;
        for (const space of path.slice(1)) expect(squares).toContain(space);
      }
    }
    expect(steps).toBeGreaterThan(100);
  });

  test('MM-624, RU-31 leaving across a tile wall uses up the one wall', () => {
    const through = (tile: string) =>
      marching({ casty: 'S-W' }, both(lamps('1,7', '3,7'), (s) => { s.figures.paladin = '2,6'; lay(s, '2,7', tile, 0); }));
    expect(told(through('pit-T-1'), 'attacked')).toHaveLength(1); // one wall, between 2,7 and 2,6
    expect(told(through('pit-I-1'), 'attacked')).toEqual([]); // another one, towards the grounds
  });

  test('MM-625 blood stays where a Skeleton enters', () => {
    const m = marching({ casty: '4,1' }, (s) => void (s.tokens['4,3'] = { blood: 1 }));
    expect(now(m).tokens).toMatchObject({ '4,3': { blood: 1 }, '4,4': { blood: 1 } });
  });

  test('MM-626, MM-627 it passes through another Skeleton but does not end with one', () => {
    const m = marching({ casty: '4,1' }, (s) => { s.figures.shooty = '4,3'; s.figures.slashy = '4,4'; });
    expect(where(m, 'casty')).toBe('4,2');
    const past = marching({ casty: '4,1' }, (s) => void (s.figures.shooty = '4,3'));
    expect(where(past, 'casty')).toBe('4,4');
  });

  test('MM-626 two that spawned together are allowed, and the first to act must part', () => {
    const m = marching({ casty: 'N-M', shooty: 'N-M' }, wary);
    while (asked(m)[0] === 'skeleton.move') say(m, offered(m)[0]!);
    expect(where(m, 'casty')).not.toBe(where(m, 'shooty'));
  });

  test('MM-628 poltergeists neither stop nor fight them', () => {
    const m = marching({ casty: '4,1' }, (s) => { s.figures['poltergeist-1'] = '4,2'; s.figures['poltergeist-2'] = '4,4'; });
    expect(where(m, 'casty')).toBe('4,4');
    expect(told(m, 'attacked')).toEqual([]);
    expect(now(m).figures).toMatchObject({ 'poltergeist-1': '4,2', 'poltergeist-2': '4,4' });
  });

  test('MM-226, MM-228 a lamp stops a Skeleton, which removes one of them', () => {
    const m = marching({ casty: '4,1' }, (s) => void (s.tokens['4,3'] = { lamp: 2 }));
    expect(where(m, 'casty')).toBe('4,3');
    expect(now(m).tokens['4,3']).toEqual({ lamp: 1 });
  });

  test('MM-224 Radiant Lamps dazzle: the stopped Skeleton distracts nobody until it acts again', () => {
    const beyondLamp = (s: VastState): void => { s.tokens['3,7'] = { lamp: 1 }; s.figures.pillar = '4,6'; s.paladin.cubes.prepare = 1; };
    const dazzling = (s: VastState): void => { give(s, 'inPlay', 'radiantLamps'); beyondLamp(s); };
    const m = marching({ shooty: '2,7', casty: '6,7' }, dazzling);
    expect(told(m, 'dazzled')).toEqual([{ fact: 'dazzled', skeleton: 'shooty' }]);
    expect(told(m, 'attacked')).toEqual([]);
    const plain = marching({ shooty: '2,7', casty: '6,7' }, beyondLamp);
    expect(told(plain, 'attacked')).toHaveLength(1);
  });

  test('MM-090 riding, spawning and falling back remove no lamp', () => {
    const m = begin((s) => {
      stand(s, { casty: '3,7' });
      s.tokens['W-S'] = { lamp: 1 };
      s.phase = { step: 'spawn' };
      delete s.figures.casty;
      s.skeletons.off.casty = 'standing';
    });
    say(m, 'throw:spawn');
    expect(now(m).tokens['W-S']).toEqual({ lamp: 1 });
  });
});

describe('ties that do not matter', () => {
  // Too far to reach the Paladin's side: several squares are equally near.
  const far = (edit: (s: VastState) => void = () => {}) => marching({ casty: '1,1' }, both(inTheMiddle, wary, edit));
  const settling = (s: VastState): void => void (s.journey!.settlesTies = true);
  test('MM-621 equal ends of an approach are settled in the order of the map, with a word about it', () => {
    const ends = offered(far());
    expect(ends.length).toBeGreaterThan(1);
    const m = far(settling);
    expect(asked(m)).not.toContain('skeleton.move');
    expect(`figure:casty>space:${where(m, 'casty')}`).toBe(ends[0]);
    expect(told(m, 'tieSettled')).toEqual([{ fact: 'tieSettled', skeleton: 'casty', at: where(m, 'casty'), among: ends.length }]);
  });
  test('MM-811 a lamp on one of the ends makes the tie matter', () => {
    const lit = offered(far())[0]!.split('space:')[1] as SpaceId;
    expect(asked(far(both(settling, lamps(lit))))).toEqual(['skeleton.move']);
  });
  test('MM-616 where it stands beside the Paladin is always asked', () => {
    expect(asked(marching({ casty: '3,3' }, both(inTheMiddle, wary, settling)))).toEqual(['skeleton.move']);
  });
  test('MM-621 a new journey settles them unless its player wants to choose', () => {
    const journey = (options = {}) => beginMatch(vast, { options, chance: entropyFrom(1) }).peek().journey!;
    expect([journey().settlesTies, journey({ ties: 'chosen' }).settlesTies]).toEqual([true, undefined]);
  });
});
