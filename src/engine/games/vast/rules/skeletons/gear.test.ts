import { describe, expect, test } from 'vitest';
import { gear, gearIds } from '../../content/gear.ts';
import { defenseOf } from '../attack.ts';
import { takeMarkersOff } from '../markers.ts';
import { isPit } from '../pits.ts';
import { full, put, runningFull } from '../../full.testing.ts';
import { acting, acts, gearUp, lastPath, turnOf, type SkeletonSpaces } from './skeletons.testing.ts';
import type { VastState } from '../../state.ts';
import { all, asked, lay, layDark, now, offered, say, told, where, type VastMatch } from '../../vast.testing.ts';

type Gear = keyof typeof gear;
type Edit = (s: VastState) => void;

const stability = (m: VastMatch): number => now(m).skeletons.stability;
const wearing = (card: Gear, standing: SkeletonSpaces, edit: Edit = () => {}) =>
  acting(standing, (s) => (gearUp(s, 'inPlay', card), edit(s)));

describe('§10.6 Gear', () => {
  test('HD-10 fifteen cards, three for each Skeleton', () => {
    expect(gearIds).toHaveLength(15);
    for (const skeleton of ['casty', 'screamy', 'shooty', 'slashy', 'stabby'])
      expect(gearIds.filter((card) => gear[card].for === skeleton)).toHaveLength(3);
  });

  test('MM-295 gear is played from hand beside any question of their turn, in front of the named Skeleton', () => {
    const m = acting({ shooty: '2,6', casty: 'N-M' }, (s) => gearUp(s, 'hand', 'bombBag', 'shield'));
    const play = ['card:bombBag>march:casty', 'card:shield>march:slashy'];
    expect(offered(m, 'skeletons.powers')).toEqual(play);
    expect(offered(say(m, 'stay'), 'skeletons.powers')).toEqual(play);
    say(m, 'card:bombBag>march:casty');
    expect(asked(m)[0]).toBe('skeleton.action');
    expect(now(m).skeletons.gear).toMatchObject({ hand: ['shield'], inPlay: ['bombBag'] });
    expect(m.view('paladin').skeletons.gear.inPlay).toEqual(['bombBag']);
  });

  test('MM-295 the summon phase is the last moment for it', () => {
    const m = turnOf({ shooty: '2,6' }, (s) => {
      s.phase = { step: 'skeletons.summon' };
      s.skeletons.stability = 0;
      gearUp(s, 'hand', 'longBow');
    });
    expect(asked(m)).toEqual(['skeletons.summon', 'skeletons.powers']);
    say(m, 'card:longBow>march:shooty', 'no-summon');
    expect(now(m).skeletons.gear.inPlay).toEqual(['longBow']);
  });

  test('MM-295 not on the turns of others', () => {
    const m = full('five', (s) => {
      gearUp(s, 'hand', 'longBow');
      s.active = 'paladin';
      s.phase = { step: 'actions' };
    });
    expect(m.open.every(({ seat }) => seat === 'paladin')).toBe(true);
  });

  test('MM-296, MM-297 it works in the turn in which it is played', () => {
    const m = acting({ slashy: '3,7' }, (s) => gearUp(s, 'hand', 'greatAxe'));
    say(m, 'figure:slashy>space:4,7');
    expect(offered(m)).toEqual(['figure:paladin']);
    say(m, 'card:greatAxe>march:slashy');
    expect(offered(m)).toEqual(['figure:paladin', 'card:greatAxe>figure:paladin']);
  });

  test('MM-298 the cost of gear is added to the cost of its action', () => {
    const m = say(wearing('greatAxe', { slashy: '3,7' }), 'figure:slashy>space:4,7', 'card:greatAxe>figure:paladin');
    expect(stability(m)).toBe(4);
  });

  test('RU-56 gear may lie in front of a face-down card; plain Defense works at once, the rest waits for its Skeleton', () => {
    const m = acting({ shooty: '2,6', slashy: 'N-M' }, (s) => gearUp(s, 'hand', 'graveSpade', 'shield', 'bombBag'));
    expect(now(m).skeletons.faceDown).toContain('screamy');
    say(m, 'card:graveSpade>march:screamy', 'card:shield>march:slashy', 'card:bombBag>march:casty', 'stay');
    expect(defenseOf(now(m), 'slashy')).toBe(2);
    expect(offered(m)).toEqual(['arm', 'no-action']);
  });
});

describe('HD-10 Gear of Casty', () => {
  test('GE-01 Bomb Bag: a wall of any tile up to 2 spaces away, for 2 Stability, wherever Casty stands', () => {
    const m = say(wearing('bombBag', { casty: '4,5' }, (s) => lay(s, '1,4', 'blood-L-1')), 'stay');
    expect(offered(m)).toContain('card:bombBag>edge:4,6|4,7');
    const onCrypt = say(wearing('bombBag', { casty: '2,3' }, (s) => lay(s, '1,4', 'blood-L-1')), 'stay');
    expect(offered(onCrypt)).toEqual(['card:bombBag>edge:1,3|1,4', 'no-action']); // never the wall towards the grounds
    say(onCrypt, 'card:bombBag>edge:1,3|1,4');
    expect(now(onCrypt).breaches).toEqual({ '1,3|1,4': true });
    expect(stability(onCrypt)).toBe(4);
    expect(
      all(
        say(
          wearing('bombBag', { casty: '3,3' }, (s) => lay(s, '1,4', 'blood-L-1')),
          'stay',
        ),
      ),
    ).not.toContain('card:bombBag>edge:1,3|1,4');
  });

  test('GE-01 not with 1 Stability, and not for anybody else', () => {
    const near: Edit = (s) => lay(s, '1,4', 'blood-L-1');
    expect(
      all(
        say(
          wearing('bombBag', { casty: '2,3' }, (s) => (near(s), (s.skeletons.stability = 1))),
          'stay',
        ),
      ).some((id) => id.includes('edge:')),
    ).toBe(false);
    expect(acts(say(wearing('bombBag', { shooty: '2,3', casty: 'N-M' }, near), 'stay'))).toBe('casty');
  });

  test('GE-02 Chattering Jaw: skulls up to 2 spaces away, still 1 Stability each', () => {
    const m = wearing('chatteringJaw', { casty: '2,4' });
    const there = offered(m, 'skeletons.powers');
    expect(there).toEqual(
      expect.arrayContaining(['token:skulls>space:4,4', 'token:skulls>space:3,3', 'token:skulls>space:W-M', 'token:skulls>space:2,5']),
    );
    expect(there).not.toContain('token:skulls>space:5,4');
    expect(there).not.toContain('token:skulls>space:2,4');
    expect(stability(say(m, 'token:skulls>space:4,4'))).toBe(5);
    expect(all(acting({ casty: '2,4' }))).not.toContain('token:skulls>space:4,4');
  });

  test('GE-03 Grave Candle: once per activation one token comes back from wherever it is', () => {
    const m = wearing(
      'graveCandle',
      { casty: 'W-M', shooty: 'N-M' },
      (s) => void (s.tokens = { '6,6': { skulls: 1 }, 'E-M': { skulls: 1 } }),
    );
    expect(offered(m, 'skeletons.powers')).toEqual(['card:graveCandle>space:6,6', 'card:graveCandle>space:E-M']);
    say(m, 'card:graveCandle>space:6,6');
    expect(now(m).tokens).toEqual({ 'E-M': { skulls: 1 } });
    expect(stability(m)).toBe(6);
    expect(all(m)).not.toContain('card:graveCandle>space:E-M');
    expect(all(m)).toContain('token:skulls>space:1,4');
  });
});

describe('HD-10 Gear of Screamy', () => {
  test('GE-04 Pauldrons: +1 Defense at all times, for her alone', () => {
    const s = now(wearing('pauldrons', { screamy: '3,7', shooty: '3,7' }));
    expect([defenseOf(s, 'screamy'), defenseOf(s, 'shooty')]).toEqual([3, 2]);
  });

  test('GE-05 War Horn: heard within 4 spaces', () => {
    const standing: SkeletonSpaces = { screamy: '1,1', shooty: '4,2', casty: '5,2' };
    expect(offered(acting(standing), 'skeletons.powers')).toEqual(['march:screamy>figure:screamy']);
    expect(offered(wearing('warHorn', standing), 'skeletons.powers')).toEqual([
      'march:screamy>figure:screamy',
      'march:screamy>figure:shooty',
    ]);
  });
});

describe('HD-10 DIG!!', () => {
  const spades = { screamy: 'graveSpade', shooty: 'trenchShovel', stabby: 'burrowClaw' } as const;
  const digging = (edit: Edit = () => {}, at: SkeletonSpaces = { shooty: '3,7' }) => say(wearing('trenchShovel', at, edit), 'stay');

  test('GE-06, GE-09, GE-15, MM-299 for 2 Stability in all, a pit marker on the digger\'s tile', () => {
    for (const [skeleton, card] of Object.entries(spades)) {
      const m = say(wearing(card, { [skeleton]: '3,7' }), 'stay', 'dig');
      expect(now(m).pitMarkers).toEqual({ '3,7': true });
      expect(stability(m)).toBe(4);
    }
  });

  test('MM-300, MM-301 the tile is a Pit from then on, Dark or Lit', () => {
    const m = say(digging(), 'dig');
    expect(now(m).map['3,7']!.lit).toBe(false);
    expect(isPit(now(m), '3,7')).toBe(true);
    const lit = say(digging((s) => lay(s, '3,7', 'shrine-X-1')), 'dig');
    expect(isPit(now(lit), '3,7')).toBe(true);
  });

  test('GE-06 not on a crypt or in the grounds, nor with an enemy, a marker or a Lit Pit there', () => {
    for (const at of ['2,7', 'S-W'] as const) expect(all(digging(() => {}, { shooty: at }))).not.toContain('dig');
    expect(all(digging((s) => put(s, { 'egg-1': '3,7' })))).not.toContain('dig');
    expect(all(digging((s) => void (s.pitMarkers['3,7'] = true)))).not.toContain('dig');
    expect(all(digging((s) => lay(s, '3,7', 'pit-I-1')))).not.toContain('dig');
    expect(all(digging((s) => void (s.skeletons.stability = 1)))).not.toContain('dig');
  });

  test('GE-06, MM-788 a Dark Pit can be dug: nobody knows what it is', () => {
    expect(all(digging((s) => layDark(s, '3,7', 'pit-I-1')))).toContain('dig');
  });

  test('MM-303 there are four pit markers and no more', () => {
    const marked = (...squares: `${number},${number}`[]): Edit => (s) => squares.forEach((at) => (s.pitMarkers[at] = true));
    expect(all(digging(marked('2,2', '6,2', '2,6')))).toContain('dig');
    expect(all(digging(marked('2,2', '6,2', '2,6', '6,6')))).not.toContain('dig');
  });

  test('MM-302 what takes breaches off a tile leaves the pit marker, and so does whoever enters', () => {
    const m = runningFull((t) => takeMarkersOff(t, '3,7'), 'five', (s) => {
      s.pitMarkers['3,7'] = true;
      s.breaches['3,6|3,7'] = true;
    });
    expect(now(m).breaches).toEqual({});
    expect(now(m).pitMarkers).toEqual({ '3,7': true });
    const walked = say(acting({ shooty: '2,7' }, (s) => void (s.pitMarkers['3,7'] = true)), 'figure:shooty>space:3,7');
    expect(now(walked).pitMarkers).toEqual({ '3,7': true });
  });
});

describe('HD-10 Gear of Shooty', () => {
  /** Three Lit tiles between Shooty on 1,7 and the Paladin on 4,7. */
  const row: Edit = (s) => {
    lay(s, '2,7', 'shrine-X-2');
    lay(s, '3,7', 'shrine-X-1');
  };

  test('GE-07 Long Bow: exactly 3 spaces for 3 Stability, and she stays', () => {
    const m = say(wearing('longBow', { shooty: '1,7' }, row), 'stay', 'figure:paladin');
    expect(now(m).paladin.health).toBe(6);
    expect(stability(m)).toBe(3);
    expect(where(m, 'shooty')).toBe('1,7');
    expect(
      all(
        say(
          wearing('longBow', { shooty: '1,7' }, (s) => (row(s), (s.skeletons.stability = 2))),
          'stay',
        ),
      ),
    ).not.toContain('figure:paladin');
  });

  test('GE-07 at 2 spaces nothing changes', () => {
    expect(stability(say(wearing('longBow', { shooty: '2,7' }, row), 'stay', 'figure:paladin'))).toBe(4);
  });

  test('GE-08 Bone Quiver: a hit from afar gives 1 Stability back, a miss or a blow at hand does not', () => {
    expect(stability(say(wearing('boneQuiver', { shooty: '2,7' }, row), 'stay', 'figure:paladin'))).toBe(5);
    expect(
      stability(
        say(
          wearing('boneQuiver', { shooty: '2,7' }, (s) => (row(s), (s.paladin.cubes.prepare = 3))),
          'stay',
          'figure:paladin',
        ),
      ),
    ).toBe(4);
    expect(stability(say(wearing('boneQuiver', { shooty: '3,7' }, row), 'figure:shooty>space:4,7'))).toBe(5);
  });
});

describe('HD-10 Gear of Slashy', () => {
  test('GE-10 Great Axe: +1 Strength for one STRIKE!!, on top of her ability', () => {
    const plain = say(wearing('greatAxe', { slashy: '3,7' }), 'figure:slashy>space:4,7', 'card:greatAxe>figure:paladin');
    expect(told(plain, 'attacked')[0]!.strength).toBe(2);
    const both = say(wearing('greatAxe', { slashy: '3,7' }), 'march:slashy', 'figure:slashy>space:4,7', 'card:greatAxe>figure:paladin');
    expect(told(both, 'attacked')[0]!.strength).toBe(3);
    const without = say(wearing('greatAxe', { slashy: '3,7' }), 'figure:slashy>space:4,7', 'figure:paladin');
    expect(told(without, 'attacked')[0]!.strength).toBe(1);
    expect(stability(without)).toBe(5);
  });

  test('GE-10 with 1 Stability the axe stays on her back', () => {
    const m = say(wearing('greatAxe', { slashy: '4,7' }, (s) => void (s.skeletons.stability = 1)), 'stay');
    expect(all(m)).toContain('figure:paladin');
    expect(all(m)).not.toContain('card:greatAxe>figure:paladin');
  });

  test('GE-11 Shield: +1 Defense at all times', () => {
    expect(defenseOf(now(wearing('shield', { slashy: '3,7' })), 'slashy')).toBe(2);
  });

  /** Slashy in a room with walls above and towards the grounds. */
  const cornered = (edit: Edit = () => {}) => wearing('grappleChain', { slashy: '1,4' }, (s) => (lay(s, '1,4', 'blood-L-1'), edit(s)));
  const chains = (m: VastMatch): string[] => all(m).filter((id) => id.startsWith('card:grappleChain'));

  test('GE-12 Grapple Chain: over one wall per activation, paid when she crosses, and none towards the grounds', () => {
    const m = cornered((at) => lay(at, '1,2', 'blood-L-2')); // another wall, above 1,2
    expect(chains(m)).toEqual(['card:grappleChain>edge:1,3|1,4']);
    say(m, 'card:grappleChain>edge:1,3|1,4');
    expect(lastPath(m)).toEqual(['1,4', '1,3']);
    expect(stability(m)).toBe(5);
    say(m, 'figure:slashy>space:1,2');
    expect(chains(m)).toEqual([]);
  });

  test('GE-12 crossing is a space of movement and counts like one', () => {
    const m = say(cornered(), 'card:grappleChain>edge:1,3|1,4');
    expect(all(m)).toContain('figure:slashy>space:N-M');
    expect(all(m)).not.toContain('figure:slashy>space:N-E');
  });

  test('GE-12 not without Stability, not onto the pillar, and not when Screamy moves her', () => {
    expect(chains(cornered((s) => void (s.skeletons.stability = 0)))).toEqual([]);
    expect(chains(cornered((s) => void (s.figures.pillar = '1,3')))).toEqual([]);
    const screamed = wearing('grappleChain', { screamy: '2,4', slashy: '1,4' }, (s) => lay(s, '1,4', 'blood-L-1'));
    expect(chains(say(screamed, 'march:screamy>figure:slashy'))).toEqual([]);
  });

  test('GE-12 whoever waits behind the wall has to be attacked', () => {
    const m = say(cornered((s) => put(s, { 'poltergeist-1': '1,3' })), 'card:grappleChain>edge:1,3|1,4');
    expect(asked(m)[0]).toBe('skeleton.strike');
  });
});
