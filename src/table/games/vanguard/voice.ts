/** The voice of the browser, for logs; a browser without one reads nothing. */
const synth = (): SpeechSynthesis | null => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : null);

export const canSpeak = (): boolean => synth() !== null && (synth()?.getVoices().length ?? 0) > 0;

export const hush = (): void => synth()?.cancel();

/** Begins to read, or stops if something is being read. */
export function speak(text: string): void {
  const voice = synth();
  if (!voice) return;
  if (voice.speaking) return voice.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.rate = 0.96;
  voice.speak(words);
}
