import { describe, expect, test } from 'vitest';
import { propertiesOf } from '../../testing/properties.testing.ts';
import { excessOf } from './components.testing.ts';
import { fullState } from './full.testing.ts';
import { vast } from './index.ts';
import { journeyMix, mixes } from './settings.ts';
import type { VastState } from './state.ts';
import { position } from './vast.testing.ts';

const limited = { rounds: 'limited' };

propertiesOf(vast, { games: 12, mixes: [journeyMix], options: limited, excess: excessOf });
// Full games are ten times as long: one in each mix for each property, looked at less often. `npm run fuzz` plays them by the hundred.
propertiesOf(vast, {
  games: 1,
  mixes: mixes.map(({ id }) => id).filter((id) => id !== journeyMix),
  options: limited,
  steps: 30_000,
  every: 60,
  excess: excessOf,
});

describe('what holds every game to the box', () => {
  test.each<[string, (s: VastState) => void]>([
    ['16 blood tokens of 15', (s) => ((s.tokens['4,3'] = { blood: 6 }), (s.spider!.blood = 10))],
    ['9 light tokens of 8', (s) => void (s.tokens['4,3'] = { lamp: 6 })],
    ['8 hero cubes of 7', (s) => void s.paladin.cubes.unassigned++],
    ['4 omens of 3', (s) => void s.manor!.tracks.shift.omens++],
    ['10 poltergeists of 9', (s) => void (s.warlock!.dominated = Array.from({ length: 10 }, (_, i) => `poltergeist-${i + 1}` as const))],
    ['poltergeist-1 is on the map and off it', (s) => ((s.warlock!.dominated[0] = 'poltergeist-1'), (s.figures['poltergeist-1'] = '4,3'))],
    ['treasure-1 is cursed and not on the map', (s) => void (s.cursed['treasure-1'] = 2)],
    ['14 rituals of 13, or one of them twice', (s) => void (s.manor!.rituals.hand = [...s.manor!.rituals.hand, s.manor!.rituals.deck[0]!])],
    ['14 gear cards of 15, or one of them twice', (s) => void (s.skeletons.gear.deck = s.skeletons.gear.deck.slice(1))],
    ['50 tiles of 51, or one of them twice', (s) => void s.stack.pop()],
    ['grit at 51', (s) => void (s.paladin.grit = 51)],
  ])('MM-006 finds %s', (found, edit) => {
    expect(excessOf(fullState('five', edit))).toEqual([found]);
  });

  test('MM-006 and finds nothing where nothing is wrong', () => {
    expect(excessOf(position())).toEqual([]);
    for (const { id } of mixes) if (id !== journeyMix) expect(excessOf(fullState(id as 'five'))).toEqual([]);
  });
});
