import { expect, test } from 'vitest';
import { type Speaker, Voice } from './voice.ts';

function reader() {
  const said: string[] = [];
  let finish: (() => void) | null = null;
  const speaker: Speaker = {
    speak: (text, _volume, done) => { said.push(text); finish = done; },
    hush: () => { const done = finish; finish = null; done?.(); },
  };
  return { said, speaker, finish: () => speaker.hush() };
}

test('nothing is read aloud until the voice is turned up', () => {
  const { said, speaker } = reader();
  const voice = new Voice(speaker, 0);
  voice.say('A door creaks.');
  voice.setVolume(0.7);
  voice.say('The lamp is lit.');
  expect(said).toEqual(['The lamp is lit.']);
});

test('one sentence at a time, and what is too old is left out', () => {
  const { said, speaker, finish } = reader();
  const voice = new Voice(speaker, 1);
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) voice.say(text);
  expect(said).toEqual(['one']);
  for (let i = 0; i < 5; i++) finish();
  expect(said).toEqual(['one', 'four', 'five', 'six']);
});

test('mute breaks off and forgets what was waiting', () => {
  const { said, speaker } = reader();
  const voice = new Voice(speaker, 1);
  voice.say('one');
  voice.say('two');
  voice.mute(true);
  voice.say('three');
  voice.mute(false);
  voice.say('four');
  expect(said).toEqual(['one', 'four']);
});

test('a browser without a voice stays silent', () => {
  expect(() => new Voice(null, 1).say('Nobody reads this.')).not.toThrow();
});
