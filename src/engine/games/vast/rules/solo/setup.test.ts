import { describe, expect, test } from 'vitest';
import { begin as beginMatch } from '../../../../kernel/begin.ts';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { vast } from '../../index.ts';
import { begin, go, lay, layDark, now, offered, prepare, say, told } from '../../vast.testing.ts';
import { stand } from './solo.testing.ts';

const journey = (seed = 1, options = {}) => beginMatch(vast, { chance: entropyFrom(seed), options });
const caught = (count: number) => Array.from({ length: count }, (_, i) => `poltergeist-${i + 1}` as const);

describe('§17.1 Set-up and goal', () => {
  test('MM-588 map and Paladin are set up as in the full game', () => {
    const s = journey().peek();
    expect(Object.keys(s.map)).toHaveLength(12);
    expect(s.stack).toHaveLength(39);
    expect(s.figures.paladin).toBe('4,7');
    expect(s.paladin).toMatchObject({ health: 7, grit: 0, fury: 3, light: 3, cubes: { unassigned: 3, supply: 4 } });
  });

  test('MM-589 the five skeleton cards lie face up in a shuffled row', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((seed) => journey(seed).view('table').skeletons.march);
    for (const row of rows) expect([...row].sort()).toEqual(['casty', 'screamy', 'shooty', 'slashy', 'stabby']);
    expect(new Set(rows.map(String)).size).toBeGreaterThan(1);
  });

  test('MM-590 one die for each Skeleton, and all begin on the map', () => {
    const m = journey();
    expect(m.open[0]!.options[0]!.gesture).toEqual({ kind: 'throw', dice: 'spawn', count: 5 });
    say(m, 'throw:spawn');
    const [rolled] = told(m, 'spawnRolled');
    const spawns = { 1: 'W-S', 2: 'S-W', 3: 'S-E', 4: 'E-N', 5: 'N-E', 6: 'N-W' } as Record<number, string>;
    for (const { skeleton, face } of rolled!.rolls) expect(now(m).figures[skeleton]).toBe(spawns[face]);
    expect(rolled!.rolls).toHaveLength(5);
  });

  test('MM-591 Stability and Terror begin at 0', () => {
    expect(journey().peek()).toMatchObject({ terror: 0, skeletons: { stability: 0 } });
  });

  test('MM-592 one blood token lies on the central Pit', () => {
    expect(journey().peek().tokens).toEqual({ '4,4': { blood: 1 } });
  });

  test('MM-593, MM-817 Disdain begins in play beside the two starting favors and is not in the deck', () => {
    const { favors } = journey().peek().paladin;
    expect([...favors.inPlay].sort()).toEqual(['disdain', 'illuminate', 'vigor']);
    expect([...favors.deck].sort()).toEqual(['beacon', 'judgment', 'mendingPrayer', 'pillarOfLight', 'radiantLamps', 'swiftZeal']);
  });

  test('MM-594 the sixth poltergeist wins, the fifth does not', () => {
    const hunt = (before: number) => {
      const m = begin((s) => {
        lay(s, '3,7', 'pit-I-1', 0);
        s.figures['poltergeist-9'] = '3,7';
        s.journey!.caught = caught(before);
        s.paladin.cubes.prepare = 2;
      });
      return say(go(m, '3,7'), 'figure:poltergeist-9').over;
    };
    expect(hunt(4)).toBeNull();
    expect(hunt(5)).toMatchObject({ winners: ['paladin'] });
  });

  test('MM-595 the journey is lost at 0 Health', () => {
    const m = begin((s) => {
      stand(s, { casty: '3,7' });
      s.paladin.health = 1;
    });
    say(m, 'end-turn');
    expect(m.over).toEqual({ winners: [], why: 'The Paladin has lost all Health.' });
  });

  test('MM-596 the journey is lost at 12 Terror, not before', () => {
    const at = (terror: number) => say(begin((s) => { stand(s, {}); s.terror = terror; }), 'end-turn');
    expect(at(10).over).toBeNull();
    expect(at(11).over).toEqual({ winners: [], why: 'Terror has reached 12.' });
  });
});

describe('§17.7 Difficulty', () => {
  test('MM-666, MM-816 easy: one of the five stays out at random, 5 poltergeists, 12 Terror', () => {
    const easy = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => journey(seed, { difficulty: 'easy' }).peek());
    for (const s of easy) {
      expect(s.journey).toMatchObject({ goal: 5, terrorLimit: 12 });
      expect(new Set(s.skeletons.march).size).toBe(4);
    }
    expect(new Set(easy.map((s) => [...s.skeletons.march].sort().join())).size).toBeGreaterThan(1);
  });

  test('MM-667 normal: five Skeletons, 6 poltergeists, 12 Terror', () => {
    const s = journey(1, { difficulty: 'normal' }).peek();
    expect([s.skeletons.march.length, s.journey!.goal, s.journey!.terrorLimit]).toEqual([5, 6, 12]);
  });

  test('MM-668 hard: six Skeletons, 7 poltergeists, lost at 10 Terror', () => {
    const s = journey(1, { difficulty: 'hard' }).peek();
    expect([new Set(s.skeletons.march).size, s.journey!.goal]).toEqual([6, 7]);
    const m = begin((hard) => {
      stand(hard, {});
      hard.journey!.terrorLimit = s.journey!.terrorLimit;
      hard.terror = 9;
    });
    expect(say(m, 'end-turn').over).toEqual({ winners: [], why: 'Terror has reached 10.' });
  });
});

describe('§17.2 How the journey changes the Paladin', () => {
  const revealing = (tile: string, stability = 2) => {
    const m = go(begin((s) => { layDark(s, '3,7', tile); s.skeletons.stability = stability; }), '3,7');
    return say(m, 'space:3,7@0'); // the wall to the north
  };

  test('MM-597 his turn runs as in the full game: collect, actions, Fury', () => {
    const m = begin((s) => { stand(s, {}); s.phase = { step: 'collect' }; });
    say(m, 'end-turn');
    expect(told(m, 'phaseBegan').slice(0, 4).map(({ phase }) => phase)).toEqual(['collect', 'actions', 'fury', 'activate']);
  });

  test('MM-598 a revealed Armory lowers Stability by 1', () => {
    expect(now(revealing('armory-T-1')).skeletons.stability).toBe(1);
    expect(now(revealing('armory-T-1', 0)).skeletons.stability).toBe(0);
  });

  test('MM-599, MM-601 a revealed Blood tile raises Terror and still gets its blood', () => {
    const s = now(revealing('blood-T-1'));
    expect([s.terror, s.tokens['3,7']]).toEqual([1, { blood: 1 }]);
  });

  test('MM-600, MM-646 a revealed Pit raises Stability by 1, and other tiles leave it alone', () => {
    expect(now(revealing('pit-T-1')).skeletons.stability).toBe(3);
    for (const tile of ['blood-T-1', 'shrine-T-1', 'treasure-T-1', 'poltergeist-T-1'])
      expect(now(revealing(tile)).skeletons.stability).toBe(2);
  });

  test('MM-602, MM-661 blood that his entry removes lowers Terror by 1', () => {
    const m = begin((s) => { lay(s, '3,7', 'pit-I-1', 0); s.tokens['3,7'] = { blood: 2 }; s.terror = 5; });
    const s = now(go(m, '3,7'));
    expect([s.terror, s.tokens['3,7']?.blood]).toEqual([4, 1]);
  });

  test('MM-603, MM-814 a Skeleton that is hit lies on its side, keeps its place in the row, and gives 1 Light', () => {
    const m = begin((s) => {
      stand(s, { casty: 'N-M', stabby: '3,7', shooty: 'N-E' });
      lay(s, '3,7', 'pit-I-1', 0);
      s.paladin.cubes.prepare = 2;
    });
    say(go(m, '3,7'), 'figure:stabby');
    const s = now(m);
    expect(s.figures.stabby).toBeUndefined();
    expect(s.skeletons).toMatchObject({ off: { stabby: 'side' }, march: ['casty', 'stabby', 'shooty'] });
    expect(told(m, 'spawnRolled')).toEqual([]);
    expect(s.paladin.light).toBe(4);
  });

  test('MM-604 a caught poltergeist is kept and never comes back', () => {
    const m = begin((s) => { layDark(s, '3,7', 'poltergeist-I-1'); layDark(s, '5,7', 'poltergeist-I-2'); s.paladin.cubes.unassigned = 6; });
    say(prepare(go(m, '3,7'), 2), 'figure:poltergeist-1');
    expect(now(m).journey!.caught).toEqual(['poltergeist-1']);
    go(go(m, '4,7'), '5,7');
    expect(now(m).figures).toMatchObject({ 'poltergeist-2': '5,7' });
    expect(now(m).figures['poltergeist-1']).toBeUndefined();
  });

  test('MM-605 Fury comes only if he has hit no poltergeist this turn', () => {
    const quiet = begin((s) => stand(s, {}));
    expect(now(say(quiet, 'end-turn')).paladin.fury).toBe(4);
    const hunting = begin((s) => { stand(s, {}); layDark(s, '3,7', 'poltergeist-I-1'); });
    say(prepare(go(hunting, '3,7'), 2), 'figure:poltergeist-1', 'end-turn');
    expect(now(hunting).paladin.fury).toBe(3);
  });

  test('MM-606, MM-660 Terror rises at the end of his turn whatever he has hit', () => {
    expect(now(say(begin((s) => stand(s, {})), 'end-turn')).terror).toBe(1);
    const m = begin((s) => { stand(s, {}); layDark(s, '3,7', 'poltergeist-I-1'); });
    expect(now(say(prepare(go(m, '3,7'), 2), 'figure:poltergeist-1', 'end-turn')).terror).toBe(1);
  });

  test('MM-607 a treasure marker draws one treasure card', () => {
    const m = revealing('treasure-T-1');
    expect(offered(m)).toHaveLength(2);
    expect(told(m, 'treasureDrawn')).toHaveLength(1);
    expect(now(m).paladin.treasures.deck).toHaveLength(6);
  });

  test('MM-815 the last poltergeist wins before the Terror of the same turn could lose', () => {
    const m = begin((s) => {
      stand(s, {});
      lay(s, '3,7', 'pit-I-1', 0);
      s.figures['poltergeist-9'] = '3,7';
      s.journey!.caught = caught(5);
      s.terror = 11;
      s.paladin.cubes.prepare = 4;
    });
    say(go(m, '3,7'), 'figure:poltergeist-9');
    expect(m.over?.winners).toEqual(['paladin']);
    expect(now(m).terror).toBe(11);
  });
});
