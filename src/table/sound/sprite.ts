import type { SoundSpriteDefinitions } from 'howler';
import places from '../../../assets/sound/sprite.json';
import mp3 from '../../../assets/sound/table.mp3?url';
import webm from '../../../assets/sound/table.webm?url';
import type { SoundName } from './cue.ts';

/** Where each take lies in the sprite: start and length in ms, and whether it loops. */
export const takes = places as unknown as SoundSpriteDefinitions;

/** In order of preference: Opus is the smaller and the truer one, mp3 is for browsers that cannot play it. */
export const sources: readonly string[] = [webm, mp3];
export const formats: readonly string[] = ['webm', 'mp3'];

const takesBySound = new Map<string, string[]>();
for (const take of Object.keys(takes)) {
  const sound = take.replace(/-\d$/, '');
  takesBySound.set(sound, [...(takesBySound.get(sound) ?? []), take]);
}

export function takesOf(sound: SoundName): readonly string[] {
  return takesBySound.get(sound) ?? [];
}
