/** Reads a sentence aloud. `done` is called when the sentence is over, also when it failed or was cut short. */
export interface Speaker {
  speak(text: string, volume: number, done: () => void): void;
  hush(): void;
}

/** Captions that wait to be read, at most: more would lag far behind what the table shows. */
const WAITING = 3;

/** Captions read aloud, one at a time. Silent until somebody turns the voice up. */
export class Voice {
  private readonly queue: string[] = [];
  private speaking = false;
  private muted = false;

  constructor(private readonly speaker: Speaker | null, private volume: number) {}

  say(text: string): void {
    if (!this.speaker || !this.heard || text.trim() === '') return;
    this.queue.push(text);
    while (this.queue.length > WAITING) this.queue.shift();
    this.next();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    if (!this.heard) this.hush();
  }

  mute(on: boolean): void {
    this.muted = on;
    if (on) this.hush();
  }

  hush(): void {
    this.queue.length = 0;
    this.speaker?.hush();
  }

  private get heard(): boolean {
    return this.volume > 0 && !this.muted;
  }

  private next(): void {
    if (this.speaking || !this.speaker) return;
    const text = this.queue.shift();
    if (text === undefined) return;
    this.speaking = true;
    this.speaker.speak(text, this.volume, () => {
      this.speaking = false;
      this.next();
    });
  }
}

/** The browser's own voice in the language of the page, or null if it has none. */
export function browserSpeaker(): Speaker | null {
  if (typeof speechSynthesis === 'undefined' || typeof SpeechSynthesisUtterance === 'undefined') return null;
  return {
    speak(text, volume, done) {
      const sentence = new SpeechSynthesisUtterance(text);
      sentence.lang = document.documentElement.lang || 'en';
      sentence.volume = volume;
      sentence.rate = 1.05;
      // an utterance that was cancelled reports `error` and never `end`
      sentence.onend = done;
      sentence.onerror = done;
      speechSynthesis.speak(sentence);
    },
    hush: () => speechSynthesis.cancel(),
  };
}
