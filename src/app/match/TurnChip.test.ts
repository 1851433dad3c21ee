import { expect, test } from 'vitest';
import { yours } from './TurnChip.tsx';

test('what others do is said to whoever does it, verb by verb, and names are left alone', () => {
  expect(['takes actions', 'moves and casts', 'lays treasure, draws rituals', 'curses and dominates'].map(yours)).toEqual([
    'take actions', 'move and cast', 'lay treasure, draw rituals', 'curse and dominate',
  ]);
  expect(['may gain Terror', 'march', 'Mateus Figueira: 2 actions left'].map(yours)).toEqual([
    'may gain Terror', 'march', 'Mateus Figueira: 2 actions left',
  ]);
});
