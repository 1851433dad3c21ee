import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Cue } from './cue.ts';
import { createMixer, type MixerOptions } from './mixer.ts';
import { PaperPage, type PaperPlayer, paperPlayers, round } from './player.testing.ts';

const setDown: Cue = { sound: 'wood-set-down', bus: 'table' };

function awake(options: MixerOptions = {}) {
  const { make, made } = paperPlayers();
  const mixer = createMixer({ page: null, speaker: null, player: make, ...options });
  mixer.wake();
  const player = made[0] as PaperPlayer;
  player.events.loaded();
  return { mixer, player };
}

beforeEach(() => { vi.useFakeTimers(); });
afterEach(() => { vi.useRealTimers(); });

describe('waking', () => {
  test('nothing is loaded before the first gesture, and only once after it', () => {
    const { make, made } = paperPlayers();
    const page = new PaperPage();
    createMixer({ page, speaker: null, player: make });
    expect(made).toHaveLength(0);
    page.dispatchEvent(new Event('pointerdown'));
    page.dispatchEvent(new Event('keydown'));
    expect(made).toHaveLength(1);
  });

  test('a cue that came while loading is played, a stale one is not', () => {
    const { make, made } = paperPlayers();
    const mixer = createMixer({ page: null, speaker: null, player: make });
    mixer.wake();
    mixer.play({ sound: 'ghost', bus: 'table' });
    vi.advanceTimersByTime(2000);
    mixer.play({ sound: 'card-snap', bus: 'table' });
    vi.advanceTimersByTime(100);
    made[0]?.events.loaded();
    expect(made[0]?.notes.map((note) => note.take)).toEqual(['card-snap']);
  });
});

describe('buses', () => {
  test('each bus has its own volume, and a slider follows the ear', () => {
    const { mixer, player } = awake({ volume: { table: 1, ambience: 0.5 } });
    mixer.play({ sound: 'refuse', bus: 'table' });
    mixer.play({ sound: 'refuse', bus: 'ambience' });
    expect(player.notes.map((note) => note.volume)).toEqual([1, 0.25]);
  });

  test('a moved slider is heard at once, with the gain of each cue kept', () => {
    const { mixer, player } = awake({ volume: { table: 1 } });
    mixer.play({ ...setDown, gain: 0.5 });
    mixer.play({ sound: 'refuse', bus: 'ambience' });
    const before = player.notes[1]?.volume;
    mixer.setVolume('table', 0.5);
    expect(player.notes.map((note) => note.volume)).toEqual([0.125, before]);
  });

  test('a bus turned down to nothing and a muted mixer start no sounds', () => {
    const { mixer, player } = awake();
    mixer.setVolume('table', 0);
    mixer.play(setDown);
    mixer.setVolume('table', 1);
    mixer.mute(true);
    mixer.play(setDown);
    expect(player.notes).toHaveLength(0);
    expect(player.muted).toBe(true);
    mixer.mute(false);
    mixer.play(setDown);
    expect(player.notes).toHaveLength(1);
  });
});

describe('variation', () => {
  test('pitch stays within the semitones of the cue and reaches both ends', () => {
    const { mixer, player } = awake({ random: round(0, 0, 0, 0.5, 0, 0.999999) });
    for (let i = 0; i < 3; i++) mixer.play({ ...setDown, vary: 2 });
    const semitones = player.notes.map((note) => Math.log2(note.rate) * 12);
    expect(semitones[0]).toBeCloseTo(-2, 4);
    expect(semitones[1]).toBeCloseTo(0, 4);
    expect(semitones[2]).toBeCloseTo(2, 4);
  });

  test('no take comes twice running, and all are heard', () => {
    const { mixer, player } = awake();
    for (let i = 0; i < 60; i++) mixer.play({ sound: 'dice-felt', bus: 'table' });
    const takes = player.notes.map((note) => note.take);
    expect(takes.some((take, i) => take === takes[i - 1])).toBe(false);
    expect(new Set(takes).size).toBe(4);
  });
});

describe('polyphony', () => {
  test('the oldest of one sound gives way', () => {
    const { mixer, player } = awake({ alike: 3 });
    for (let i = 0; i < 5; i++) mixer.play(setDown);
    expect(player.notes.map((note) => note.stopped)).toEqual([true, true, false, false, false]);
  });

  test('when the room is full a heap gives way before a bell', () => {
    const { mixer, player } = awake({ polyphony: 4 });
    mixer.play({ sound: 'shrine-bell', bus: 'table' });
    for (let i = 0; i < 6; i++) mixer.play(setDown);
    expect(player.sounding).toHaveLength(4);
    expect(player.sounding[0]?.take).toBe('shrine-bell');
  });

  test('a sound that has ended makes room', () => {
    const { mixer, player } = awake({ alike: 1 });
    mixer.play(setDown);
    player.events.ended(player.notes[0]?.id ?? 0);
    mixer.play(setDown);
    expect(player.notes[0]?.stopped).toBe(false);
  });
});

describe('time', () => {
  test('a delayed cue waits, and dies with the mixer', () => {
    const { mixer, player } = awake();
    mixer.play({ ...setDown, delay: 300 });
    vi.advanceTimersByTime(299);
    expect(player.notes).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(player.notes).toHaveLength(1);
    mixer.play({ ...setDown, delay: 300 });
    mixer.dispose();
    vi.advanceTimersByTime(1000);
    expect(player.notes).toHaveLength(1);
    expect(player.unloaded).toBe(true);
  });

  test('knocks sound when the film shows them; a film joined late skips what is past', () => {
    const { mixer, player } = awake();
    const knocks = [100, 500, 900].map((t) => ({ t, die: 0, speed: 20, against: 'felt' as const }));
    mixer.playKnocks(knocks, performance.now() - 450);
    vi.advanceTimersByTime(60);
    expect(player.notes).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    expect(player.notes).toHaveLength(2);
  });

  test('a film cut short is silent', () => {
    const { mixer, player } = awake();
    const cut = mixer.playKnocks([{ t: 100, die: 0, speed: 20, against: 'wall' }], performance.now());
    cut();
    vi.advanceTimersByTime(1000);
    expect(player.notes).toHaveLength(0);
  });
});

describe('without audio', () => {
  function everything(options: MixerOptions) {
    const mixer = createMixer({ page: null, speaker: null, ...options });
    mixer.startAmbience(['night-wind']);
    mixer.wake();
    mixer.play({ ...setDown, vary: 1 });
    mixer.playKnocks([{ t: 10, die: 0, speed: 20, against: 'felt' }], performance.now());
    mixer.setVolume('table', 0.3);
    mixer.mute(true);
    mixer.mute(false);
    mixer.say('The lamp goes out.');
    vi.advanceTimersByTime(500);
    mixer.stopAmbience();
    mixer.dispose();
  }

  test('a player that cannot be made is survived', () => {
    const player = vi.fn(() => { throw new Error('NotSupportedError'); });
    expect(() => everything({ player })).not.toThrow();
    expect(player).toHaveBeenCalledTimes(1);
  });

  test('a sprite that does not load is survived', () => {
    const { make, made } = paperPlayers();
    const mixer = createMixer({ page: null, speaker: null, player: make });
    mixer.wake();
    made[0]?.events.failed();
    mixer.play(setDown);
    made[0]?.events.loaded();
    mixer.play(setDown);
    expect(made[0]?.notes).toHaveLength(0);
  });

  test('a player that throws in the middle is given up', () => {
    const { mixer, player } = awake();
    const play = vi.spyOn(player, 'play').mockImplementation(() => { throw new Error('InvalidStateError'); });
    mixer.play(setDown);
    mixer.play(setDown);
    expect(play).toHaveBeenCalledTimes(1);
  });

  test('the real player does no harm where there is no browser', () => {
    expect(() => everything({})).not.toThrow();
  });
});
