import { describe, expect, test } from 'vitest';
import type { VastState } from '../../state.ts';
import { asked, begin, give, go, lay, layDark, now, offered, say, told } from '../../vast.testing.ts';
import { marching, pathOf, setStability, setTerror, stand } from './solo.testing.ts';

describe('§17.5 Stability: Movement, Rush, Strength', () => {
  test.each([
    ['MM-635', 0, 3, 0, 1],
    ['MM-636', 1, 3, 0, 1],
    ['MM-637', 2, 3, 0, 1],
    ['MM-638', 3, 4, 1, 1],
    ['MM-639', 4, 4, 1, 1],
    ['MM-640', 5, 4, 1, 2],
    ['MM-641', 6, 5, 1, 2],
    ['MM-642', 7, 5, 2, 2],
    ['MM-643', 8, 5, 2, 3],
    ['MM-644', 9, 6, 2, 3],
    ['MM-645', 10, 6, 3, 3],
    ['MM-645', 12, 6, 3, 3],
  ] as const)('%s Stability %i: %i / %i / %i (MM-647, MM-648, RU-30)', (_id, stability, movement, rush, strength) => {
    // From one corner towards the other: twelve steps away, far beyond any reach.
    const walker = marching({ casty: '1,1' }, (s) => { setStability(stability)(s); s.figures.paladin = '7,7'; });
    say(walker, offered(walker)[0]!);
    expect(pathOf(walker, 'casty')).toHaveLength(movement + 1);

    const striker = marching({ casty: '3,7' }, setStability(stability));
    expect(told(striker, 'attacked')[0]!.strength).toBe(strength);

    const rushing = begin((s) => {
      stand(s, {});
      s.skeletons.stability = stability;
      s.skeletons.march = ['casty', 'shooty', 'slashy', 'stabby'];
      s.skeletons.off = { casty: 'side', shooty: 'side', slashy: 'side', stabby: 'side' };
      s.phase = { step: 'spawn' };
    });
    const gesture = rushing.open[0]!.options[0]!.gesture;
    expect(gesture.kind === 'throw' ? gesture.count : 0).toBe(rush);
  });
});

describe('§17.6 Terror: the value of poltergeists, and what is discarded on arrival', () => {
  const rich = (s: VastState): void => { stand(s, {}); give(s, 'inPlay', 'armor', 'halo'); give(s, 'hand', 'beacon'); };

  test.each([
    ['MM-649', 0, 1, null],
    ['MM-650', 1, 1, null],
    ['MM-651', 2, 1, null],
    ['MM-652', 3, 1, null],
    ['MM-653', 4, 2, 'treasure'],
    ['MM-654', 5, 2, null],
    ['MM-655', 6, 2, 'favor'],
    ['MM-656', 7, 2, null],
    ['MM-657', 8, 3, 'treasure'],
    ['MM-658', 9, 3, null],
    ['MM-659', 10, 3, 'favor'],
    ['MM-659', 11, 3, 'favor'],
  ] as const)('%s Terror %i: value %i, discard %s (MM-662, MM-663, RU-32)', (_id, terror, value, discard) => {
    const fight = begin((s) => { lay(s, '3,7', 'pit-I-1', 0); s.figures['poltergeist-1'] = '3,7'; setTerror(terror)(s); });
    say(go(fight, '3,7'), 'figure:poltergeist-1');
    expect(told(fight, 'attacked')[0]!.defense).toBe(value);

    if (terror === 0) return;
    const rising = say(begin((s) => { rich(s); setTerror(terror - 1)(s); }), 'end-turn');
    expect(asked(rising)[0]).toBe(discard === null ? 'paladin.action' : `${discard}.discard`);
  });

  test('MM-662, RU-33 every poltergeist on the map has the value, and the literal reading leaves Defense 1', () => {
    const fight = begin((s) => {
      lay(s, '3,7', 'pit-I-1', 0);
      s.figures['poltergeist-1'] = '3,7';
      s.figures['poltergeist-2'] = '3,7';
      s.terror = 8;
      s.paladin.cubes.prepare = 4;
    });
    say(go(fight, '3,7'), 'figure:poltergeist-1', 'figure:poltergeist-2');
    expect(told(fight, 'attacked').map(({ defense }) => defense)).toEqual([3, 3]);
    const literal = begin((s) => {
      lay(s, '3,7', 'pit-I-1', 0);
      s.figures['poltergeist-1'] = '3,7';
      s.terror = 8;
      s.journey!.poltergeistValue = 'literal';
    });
    say(go(literal, '3,7'), 'figure:poltergeist-1');
    expect(told(literal, 'attacked')[0]!.defense).toBe(1);
  });

  test('MM-663, RU-63 a card of that kind goes, from hand or play; without one nothing is asked', () => {
    const m = say(begin((s) => { rich(s); setTerror(3)(s); }), 'end-turn');
    expect(offered(m).sort()).toEqual(['card:armor', 'card:halo']);
    say(m, 'card:halo');
    expect(now(m).paladin.treasures).toMatchObject({ inPlay: ['armor'], discard: ['halo'] });
    const poor = say(begin((s) => { stand(s, {}); setTerror(3)(s); }), 'end-turn');
    expect(asked(poor)[0]).toBe('paladin.action');
  });

  test('MM-664 Vigor and Illuminate are never the favor that goes', () => {
    const m = say(begin((s) => { rich(s); setTerror(5)(s); }), 'end-turn');
    expect(offered(m).sort()).toEqual(['card:beacon', 'card:disdain']);
    const bare = begin((s) => { stand(s, {}); give(s, 'deck', 'disdain'); setTerror(5)(s); });
    say(bare, 'end-turn');
    expect(now(bare).paladin.favors.inPlay.toSorted()).toEqual(['illuminate', 'vigor']);
  });

  test('MM-663 a Blood tile that the Paladin reveals asks at once', () => {
    const m = begin((s) => { rich(s); layDark(s, '3,7', 'blood-X-1'); setTerror(5)(s); });
    expect(asked(go(m, '3,7'))[0]).toBe('favor.discard');
  });

  test('MM-665 a value that is reached again takes another card', () => {
    const m = begin((s) => { rich(s); lay(s, '3,7', 'pit-I-1', 0); s.tokens['3,7'] = { blood: 1 }; setTerror(4)(s); });
    go(m, '3,7');
    expect(now(m).terror).toBe(3);
    say(m, 'end-turn');
    expect(asked(m)[0]).toBe('treasure.discard');
  });
});
