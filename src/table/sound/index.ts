export { createMixer, Mixer } from './mixer.ts';
