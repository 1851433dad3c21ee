export { buses } from './cue.ts';
export type { AmbienceName, Bus, Cue, Cued, Cues, SoundName } from './cue.ts';
export type { Knock } from './knocks.ts';
export { createMixer, Mixer } from './mixer.ts';
export type { MixerOptions } from './mixer.ts';
export { playFacts } from './playFacts.ts';
