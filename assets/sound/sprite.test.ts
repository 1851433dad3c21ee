import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { SoundName } from '../../src/table/sound/cue.ts';
import { takes, takesOf } from '../../src/table/sound/sprite.ts';

/** How many takes each sound has. Complete by its type: a sound that `sprite.json` gains or loses does not compile here. */
const counts: Readonly<Record<SoundName, number>> = {
  'wood-pick-up': 1, 'wood-set-down': 3, 'token-click': 3, 'card-slide': 2, 'card-flip': 1, 'card-snap': 1,
  'tile-flip': 1, 'tile-turn': 1, 'tile-lay': 2, 'stone-crumble': 1, crystal: 1,
  'dice-clack': 4, 'dice-felt': 4, 'dice-wall': 3, 'page-turn': 1, ghost: 1, 'ghost-gone': 1,
  'bones-rattle': 2, 'bones-fall': 1, 'sword-hit': 1, 'sword-miss': 1, 'heart-loss': 1, 'blood-drip': 1,
  'lamp-light': 1, 'light-chime': 1, 'fury-flare': 1, dread: 1, 'grit-up': 1, 'shrine-bell': 1, 'pillar-hum': 1,
  refuse: 1, 'turn-bell': 1, win: 1, lose: 1, 'button-tick': 1, curtain: 1, 'night-wind': 1, 'fire-crackle': 1,
};

const places = Object.entries(takes).map(([name, [start, length, loop]]) => ({ name, start, length, loop: loop ?? false }));
const file = (name: string) => new URL(name, import.meta.url);

describe('the sprite', () => {
  test.each(Object.entries(counts))('has every take of %s', (sound, count) => {
    expect(takesOf(sound as SoundName)).toHaveLength(count);
  });

  test('has no take that belongs to no sound', () => {
    const known = new Set(Object.keys(counts).flatMap((sound) => takesOf(sound as SoundName)));
    expect(Object.keys(takes).filter((take) => !known.has(take))).toEqual([]);
  });

  test('leaves at least 60 ms of silence between its takes', () => {
    const inOrder = places.toSorted((a, b) => a.start - b.start);
    const gaps = inOrder.slice(1).map((place, i) => {
      const before = inOrder[i];
      return place.start - ((before?.start ?? 0) + (before?.length ?? 0));
    });
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60);
  });

  test('loops the ambience and nothing else', () => {
    expect(places.filter(({ loop }) => loop).map(({ name }) => name).sort()).toEqual(['fire-crackle', 'night-wind']);
  });
});

describe.each([['table.webm', 0x1a45dfa3], ['table.mp3', null]] as const)('%s', (name, magic) => {
  test('exists, is what it says and is small', () => {
    expect(existsSync(file(name))).toBe(true);
    const bytes = readFileSync(file(name));
    const isAudio =
      magic === null ? bytes.toString('latin1', 0, 3) === 'ID3' || bytes.readUInt16BE(0) >> 5 === 0x7ff : bytes.readUInt32BE(0) === magic;
    expect(isAudio).toBe(true);
    expect(statSync(file(name)).size).toBeLessThan(700_000);
  });
});
