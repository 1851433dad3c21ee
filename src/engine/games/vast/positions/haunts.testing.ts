import { full, put } from '../full.testing.ts';
import { hold } from '../rules/manor/manor.testing.ts';
import { hex, learn } from '../rules/warlock/warlock.testing.ts';
import type { RoleStep, VastState } from '../state.ts';
import { lay, layDark, say, type VastMatch } from '../vast.testing.ts';
import { furnish, type Room } from './house.testing.ts';

const further: readonly Room[] = [
  ['3,3', 'shrine-X-2', 0],
  ['5,3', 'blood-X-3', 0],
  ['4,2', 'blood-T-4', 0],
];

/** A house half lit, with everybody in it, at a phase of the Manor or the Warlock. */
function haunted(step: RoleStep, edit: (s: VastState) => void): VastMatch {
  return full('five', (s) => {
    furnish(s, further);
    const rest = s.stack.slice(-9);
    (['2,7', '6,7', '2,5', '6,5', '2,3', '6,3', '2,4', '6,4', '4,1'] as const).forEach((square, i) => layDark(s, square, rest[i]!));
    put(s, {
      paladin: '4,6',
      giant: '3,7',
      wraith: '4,4',
      warlock: '1,3',
      'poltergeist-1': '2,3',
      'poltergeist-2': '3,4',
      'poltergeist-3': '5,5',
      'poltergeist-4': '6,6',
    });
    s.figures[s.skeletons.march[0]!] = '5,6';
    s.figures[s.skeletons.march[1]!] = 'S-W';
    s.treasureMarkers = { 'treasure-1': '2,4', 'treasure-2': '4,3', 'treasure-3': '6,7' };
    s.tokens = { '4,5': { blood: 1 }, '3,6': { blood: 1, web: 1 }, '5,7': { lamp: 1 }, '4,2': { lamp: 1 } };
    s.forceWalls = { '4,3|5,3': true, '5,4|5,5': true };
    s.round = 6;
    s.active = step.startsWith('manor') ? 'manor' : 'warlock';
    s.phase = { step };
    hex(s, { 'poltergeist-1': 3, 'treasure-1': 4, 'poltergeist-2': 1 });
    Object.assign(s.manor!, {
      seals: 6,
      portentsLeft: 4,
      tracks: { ...s.manor!.tracks, reveal: { omens: 0, portents: 1 }, wraith: { omens: 0, portents: 1 } },
    });
    hold(s, 'openEye', 'crook', 'greatTurn', 'mirror');
    Object.assign(s.warlock!, {
      curses: 7,
      spellsTrack: 5,
      cubes: { unassigned: 2, sneak: 1, summon: 0, conjure: 0, syphon: 0, supply: 1 },
      onSpells: { enclose: 1 },
    });
    s.warlock!.dominated = ['poltergeist-9', null, 'treasure-9', null, null];
    learn(s, 'inPlay', 'enclose', 'blink', 'echo');
    learn(s, 'hand', 'drag', 'fester');
    edit(s);
  });
}

const nothing = (): void => undefined;

/** Ways for rituals: one for the Open Eye, two for the Mirror. */
function opened(s: VastState): void {
  put(s, { 'poltergeist-2': '7,7' });
  s.forceWalls = {};
  lay(s, '4,1', 'shrine-T-1', 0);
  lay(s, '3,2', 'poltergeist-T-2', 0);
  lay(s, '6,3', 'blood-I-2', 0);
}

/** The Paladin takes a treasure, and the Manor says which card it is. */
function given(): VastMatch {
  const m = haunted('manor.assign', (s) => {
    s.active = 'paladin';
    s.phase = { step: 'actions' };
    s.treasureMarkers['treasure-2'] = '4,6';
  });
  for (let k = 0; k < 12 && m.open[0]?.ask !== 'manor.give'; k++) {
    const ids = m.open.flatMap(({ options }) => options.map(({ id }) => id));
    say(m, ids.find((id) => /box:crusade|^space:4,6$|treasure|no-/.test(id)) ?? ids[0]!);
  }
  return m;
}

export const haunts: Readonly<Record<string, () => VastMatch>> = {
  omens: () => haunted('manor.assign', nothing),
  shift: () => haunted('manor.shift', (s) => Object.assign(s.manor!.tracks.shift, { omens: 1, portents: 0 })),
  walls: () => haunted('manor.walls', (s) => Object.assign(s.manor!.tracks.walls, { omens: 2, portents: 0 })),
  wraith: () => haunted('manor.wraith', nothing),
  ritual: () => haunted('manor.ritual', opened),
  turned: () => say(haunted('manor.ritual', opened), 'card:mirror>figure:wraith'),
  give: given,
  awakening: () => haunted('manor.enter', (s) => put(s, { wraith: null })),
  curses: () => haunted('warlock.curse', nothing),
  dominate: () => haunted('warlock.curse', (s) => Object.assign(s.warlock!, { curses: 0 })),
  magic: () => haunted('warlock.actions', nothing),
  enclose: () => say(haunted('warlock.actions', nothing), 'cubes:magic>card:enclose'),
};
