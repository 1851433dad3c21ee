import { describe, expect, test } from 'vitest';
import { put } from '../../full.testing.ts';
import { poltergeistIds } from '../figures.ts';
import type { VastState } from '../../state.ts';
import { asked, lay, layDark, now, offered, say, told, where } from '../../vast.testing.ts';
import { acting, boxesOffered, hex, learn, sneakEndsOffered, warlockIn } from './warlock.testing.ts';
import type { SpellId } from '../../content/spells.ts';

const knowing = (spell: SpellId, edit: (s: VastState) => void = () => {}) =>
  acting((s) => {
    learn(s, 'inPlay', spell);
    edit(s);
  });

describe('HD-13 Spells that are actions', () => {
  test('a cube goes on the card, as often as there are cubes, and comes back when he collects', () => {
    const m = knowing('expand');
    say(m, 'cubes:magic>card:expand', 'space:1,3', 'cubes:magic>card:expand', 'space:2,3');
    expect(now(m).warlock).toMatchObject({ cubes: { unassigned: 1 }, onSpells: { expand: 2 } });
    expect(told(m, 'magicAssigned').map(({ on }) => on)).toEqual(['expand', 'expand']);
  });

  test('MM-499 a tap on the card does the same as a cube that is put on it', () => {
    const spell = knowing('expand').open.flatMap(({ options }) => options).find(({ id }) => id === 'cubes:magic>card:expand');
    expect(spell?.also).toEqual([{ kind: 'tap', on: 'card:expand' }]);
  });

  test('only in play, not in hand', () => {
    expect(boxesOffered(acting((s) => learn(s, 'hand', 'expand', 'blink')))).not.toContain('card:expand');
  });

  test('SP-01 Expand lays the top tile of the stack Dark on a crypt around him', () => {
    const m = knowing('expand', (s) => put(s, { casty: '1,3' }));
    const top = now(m).stack.at(-1)!;
    say(m, 'cubes:magic>card:expand');
    expect(offered(m, 'warlock.expand').toSorted()).toEqual([
      'space:1,3',
      'space:1,4',
      'space:1,5',
      'space:2,3',
      'space:2,5',
      'space:3,3',
      'space:3,5',
    ]);
    say(m, 'space:1,3'); // RU-66 under whoever is there
    expect(now(m).map['1,3']).toEqual({ tile: top, lit: false, turn: 0 });
    expect(where(m, 'casty')).toBe('1,3');
  });

  test('SP-01 not with an empty stack', () => {
    expect(boxesOffered(knowing('expand', (s) => void (s.stack = [])))).not.toContain('card:expand');
  });

  const row = (s: VastState): void => {
    // 3,4 lies Dark beside the central Pit; 3,3 is Lit and open to the east only.
    lay(s, '3,3', 'treasure-D-1', 3);
    put(s, { giant: '7,7' });
  };

  test('SP-02 Enclose raises one or two force walls on open edges between tiles of which one is his or around him', () => {
    const m = knowing('enclose', row);
    say(m, 'cubes:magic>card:enclose');
    // 3,3|3,4 is a wall, and 4,3|4,4 has no tile around him.
    expect(offered(m, 'warlock.enclose').toSorted()).toEqual(['wall:force>edge:3,3|4,3', 'wall:force>edge:3,4|4,4']);
    say(m, 'wall:force>edge:3,4|4,4');
    expect(offered(m, 'warlock.enclose')).toEqual(['wall:force>edge:3,3|4,3', 'done']);
    expect(Object.keys(now(say(m, 'done')).forceWalls)).toEqual(['3,4|4,4']);
    const both = say(knowing('enclose', row), 'cubes:magic>card:enclose', 'wall:force>edge:3,3|4,3', 'wall:force>edge:3,4|4,4');
    expect(Object.keys(now(both).forceWalls).toSorted()).toEqual(['3,3|4,3', '3,4|4,4']);
    expect(now(both).warlock!.onSpells).toEqual({ enclose: 1 });
  });

  test('SP-02, MM-768 over a breach both markers leave and the printed wall stands again', () => {
    const m = knowing('enclose', (s) => {
      row(s);
      s.breaches['3,3|3,4'] = true;
    });
    say(m, 'cubes:magic>card:enclose', 'wall:force>edge:3,3|3,4');
    expect(now(m)).toMatchObject({ breaches: {}, forceWalls: {} });
  });

  test('SP-02 not when all force walls are in use', () => {
    const m = knowing('enclose', (s) => {
      row(s);
      s.forceWalls = { '6,6|7,6': true, '5,6|6,6': true, '6,6|6,7': true, '6,5|6,6': true, '6,2|7,2': true, '5,2|6,2': true };
    });
    expect(boxesOffered(m)).not.toContain('card:enclose');
  });

  test('SP-07 Drag puts a poltergeist of the network, curses and all, on a Lit tile without figures up to two spaces away', () => {
    const m = knowing('drag', (s) => {
      put(s, { 'poltergeist-1': '3,4', 'poltergeist-2': '7,1', giant: '4,4', paladin: '3,2' });
      lay(s, '3,3', 'blood-X-1');
      lay(s, '5,4', 'blood-X-2');
      lay(s, '3,2', 'blood-X-3');
      lay(s, '3,7', 'shrine-X-1');
      hex(s, { 'poltergeist-1': 2 });
      s.warlock!.spellsTrack = 0;
    });
    say(m, 'cubes:magic>card:drag');
    expect(offered(m, 'warlock.drag').toSorted()).toEqual(['figure:poltergeist-1>space:3,3', 'figure:poltergeist-1>space:5,4']);
    say(m, 'figure:poltergeist-1>space:5,4');
    expect(where(m, 'poltergeist-1')).toBe('5,4');
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 2 });
    expect(now(m).warlock!.spellsTrack).toBe(0);
    expect(told(m, 'poltergeistDragged')).toEqual([{ fact: 'poltergeistDragged', figure: 'poltergeist-1', from: '3,4', to: '5,4' }]);
  });

  test('SP-09 Fester puts one Curse under a piece of the network; domination waits for the next turn', () => {
    const m = knowing('fester', (s) => {
      put(s, { 'poltergeist-1': '2,3', 'poltergeist-2': '7,7' });
      s.treasureMarkers = { 'treasure-1': '3,4' };
      hex(s, { 'poltergeist-1': 2 });
    });
    say(m, 'cubes:magic>card:fester');
    expect(offered(m, 'warlock.fester')).toEqual(['curses:box>figure:poltergeist-1', 'curses:box>treasure:treasure-1']);
    say(m, 'curses:box>figure:poltergeist-1');
    expect(now(m).cursed).toEqual({ 'poltergeist-1': 3 });
    expect(now(m).warlock!.curses).toBe(2);
    expect(asked(m)).toEqual(['warlock.action']);
    expect(boxesOffered(knowing('fester', (s) => put(s, { 'poltergeist-1': '7,7' })))).not.toContain('card:fester');
    expect(boxesOffered(knowing('fester', (s) => {
      put(s, { 'poltergeist-1': '2,3' });
      s.warlock!.curses = 0;
    }))).not.toContain('card:fester');
  });

  test('SP-10 Blink puts him on a hiding place around a piece of his network, whoever is there', () => {
    const m = knowing('blink', (s) => {
      put(s, { 'poltergeist-1': '3,3', 'poltergeist-2': '4,2', casty: '5,1', giant: '4,4' });
      lay(s, '5,2', 'blood-X-1');
    });
    say(m, 'cubes:magic>card:blink');
    const ends = sneakEndsOffered(m, 'warlock.blink');
    expect(ends).toContain('5,1');
    expect(ends).toContain('4,4'); // the central Pit, next to 3,3
    for (const other of ['5,2', '2,4', '6,2', '2,5']) expect(ends).not.toContain(other);
    say(m, 'figure:warlock>space:5,1');
    expect(where(m, 'warlock')).toBe('5,1');
    expect(told(m, 'warlockFled')).toEqual([]);
    expect(boxesOffered(knowing('blink'))).not.toContain('card:blink');
  });
});

describe('HD-13 Spells that work by themselves', () => {
  test('SP-03 Syphon Specialize: one more, if there was any', () => {
    const m = knowing('syphonSpecialize', (s) => put(s, { paladin: '1,3', casty: '2,3' }));
    expect(now(say(m, 'cubes:magic>box:syphon')).warlock!.curses).toBe(3 + 3);
    expect(boxesOffered(knowing('syphonSpecialize'))).not.toContain('box:syphon');
  });

  test('SP-04 Sneak Specialize: also on Lit tiles without figures', () => {
    const m = knowing('sneakSpecialize', (s) => {
      lay(s, '2,3', 'blood-X-1');
      lay(s, '2,5', 'blood-X-2');
      put(s, { 'poltergeist-1': '2,5' });
    });
    expect(sneakEndsOffered(m)).toContain('2,3');
    expect(sneakEndsOffered(m)).not.toContain('2,5');
  });

  test('SP-05 Summon Specialize: the poltergeist comes with a marker of the supply', () => {
    const m = knowing('summonSpecialize', (s) => {
      put(s, { 'poltergeist-1': '7,7' });
      lay(s, '2,3', 'blood-X-1');
    });
    say(m, 'cubes:magic>box:summon');
    expect(where(m, 'poltergeist-2')).toBe('2,3');
    expect(now(m).cursed).toEqual({ 'poltergeist-2': 1 });
    expect(now(m).warlock!.curses).toBe(3);
  });

  test('SP-06 Conjure Specialize: also on Lit tiles without figures', () => {
    const m = knowing('conjureSpecialize', (s) => {
      lay(s, '2,3', 'blood-X-1');
      layDark(s, '2,5', 'blood-X-2');
      lay(s, '1,3', 'blood-X-3');
      put(s, { paladin: '1,3' });
    });
    say(m, 'cubes:magic>box:conjure');
    expect(offered(m, 'warlock.conjure')).toEqual(['space:2,3', 'space:3,4', 'space:2,5']);
  });

  test('HD-13 passive spells take no cube', () => {
    const m = acting((s) => learn(s, 'inPlay', 'echo', 'syphonSpecialize', 'sneakSpecialize', 'summonSpecialize', 'conjureSpecialize'));
    expect(boxesOffered(m).filter((id) => id.startsWith('card:'))).toEqual([]);
  });
});

test('HD-13 all ten are in the game, five of them actions', () => {
  const m = warlockIn('warlock.actions', (s) => {
    learn(
      s,
      'inPlay',
      'expand',
      'enclose',
      'drag',
      'fester',
      'blink',
      'echo',
      'syphonSpecialize',
      'sneakSpecialize',
      'summonSpecialize',
      'conjureSpecialize',
    );
    lay(s, '3,3', 'blood-X-1');
    put(s, { [poltergeistIds[0]!]: '2,3' });
  });
  expect(now(m).warlock!.spells.deck).toEqual([]);
  expect(
    boxesOffered(m)
      .filter((id) => id.startsWith('card:'))
      .toSorted(),
  ).toEqual(['card:blink', 'card:drag', 'card:enclose', 'card:expand', 'card:fester']);
});
