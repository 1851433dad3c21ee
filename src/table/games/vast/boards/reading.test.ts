import { expect, test } from 'vitest';
import { vast } from '../../../../engine/games/vast/index.ts';
import { ritualIds, trackIds } from '../../../../engine/games/vast/content/rituals.ts';
import { spellIds } from '../../../../engine/games/vast/content/spells.ts';
import { full, put } from '../../../../engine/games/vast/full.testing.ts';
import { hex } from '../../../../engine/games/vast/rules/warlock/warlock.testing.ts';
import { reading } from '../reading.ts';

const view = vast.view(
  full('five', (s) => {
    put(s, { warlock: '1,3', 'poltergeist-1': '2,3' });
    hex(s, { 'poltergeist-1': 3 });
  }).peek(),
  'table',
);

test('every piece, card, box and track of the Manor and the Warlock can be read', () => {
  const things = [
    ...[...ritualIds, ...spellIds].map((card) => `card:${card}`),
    ...[...trackIds, 'seals', 'spells'].map((track) => `track:${track}`),
    ...['sneak', 'summon', 'conjure', 'syphon', 'omens', 'curses', 'magic'].map((box) => `box:${box}`),
    ...[0, 1, 2, 3, 4].map((space) => `dominated:${space}`),
    ...[
      'figure:wraith',
      'figure:warlock',
      'omens:unassigned',
      'cubes:magic',
      'curses:box',
      'wall:force',
      'portents:supply',
      'treasure:treasure-1',
      'pile:ritual',
      'pile:spell',
      'rail:manor',
      'rail:warlock',
    ],
  ];
  expect(things.filter((thing) => !reading(thing, view))).toEqual([]);
});

test('the words keep up with the game', () => {
  expect(reading('figure:poltergeist-1', view)?.text).toMatch(/3 curse markers.*network/);
  expect(reading('track:reveal', view)?.text).toMatch(/Nothing without a cube/);
  const stronger = { ...view, manor: { ...view.manor!, tracks: { ...view.manor!.tracks, reveal: { omens: 1, portents: 1 } } } };
  expect(reading('track:reveal', stronger)?.text).toMatch(/up to 2 Dark tiles/);
});
