import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMixer } from './mixer.ts';
import { PaperPage, type PaperPlayer, paperPlayers } from './player.testing.ts';

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

function room(volume = 1) {
  const { make, made } = paperPlayers();
  const page = new PaperPage();
  const mixer = createMixer({ page, speaker: null, player: make, volume: { ambience: volume } });
  const load = (): PaperPlayer => {
    page.dispatchEvent(new Event('pointerdown'));
    made[0]?.events.loaded();
    return made[0] as PaperPlayer;
  };
  const takes = () => made[0]?.sounding.map((note) => note.take).sort() ?? [];
  return { mixer, page, load, takes };
}

test('asked for before the first gesture, it fades in after it', () => {
  const { mixer, load, takes } = room(0.5);
  mixer.startAmbience(['night-wind', 'fire-crackle']);
  const player = load();
  expect(takes()).toEqual(['fire-crackle', 'night-wind']);
  expect(player.fades.every(({ from, to }) => from === 0 && to === 0.25)).toBe(true);
});

test('a change of place fades only what changes', () => {
  const { mixer, load, takes } = room();
  mixer.startAmbience(['night-wind', 'fire-crackle']);
  const player = load();
  mixer.startAmbience(['night-wind']);
  expect(player.fades.at(-1)?.to).toBe(0);
  vi.advanceTimersByTime(5000);
  expect(takes()).toEqual(['night-wind']);
  expect(player.notes).toHaveLength(2);
});

test('it rests while the page is hidden and comes back', () => {
  const { mixer, page, load, takes } = room();
  mixer.startAmbience(['night-wind']);
  load();
  page.hide(true);
  vi.advanceTimersByTime(1000);
  expect(takes()).toEqual([]);
  page.hide(false);
  expect(takes()).toEqual(['night-wind']);
});

test('what was stopped while hidden stays stopped', () => {
  const { mixer, page, load, takes } = room();
  mixer.startAmbience(['night-wind']);
  load();
  page.hide(true);
  mixer.stopAmbience();
  page.hide(false);
  vi.advanceTimersByTime(5000);
  expect(takes()).toEqual([]);
});

test('at volume 0 the loops do not run; turned up, they do', () => {
  const { mixer, load, takes } = room(0);
  mixer.startAmbience(['fire-crackle']);
  load();
  expect(takes()).toEqual([]);
  mixer.setVolume('ambience', 0.6);
  expect(takes()).toEqual(['fire-crackle']);
  mixer.setVolume('ambience', 0);
  vi.advanceTimersByTime(5000);
  expect(takes()).toEqual([]);
});
