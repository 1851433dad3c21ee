import { missionOf, planetOf, recruitOf, systemOf, uniqueOf } from './content/find.ts';
import type { LandingResult, Morale } from './content/vocabulary.ts';
import type { VanguardFact } from './facts.ts';
import type { DiaryEntry, VanguardState } from './state.ts';

/** What the ship's diary keeps of all that happens. */
const kept = [
  'landed', 'missionDone', 'missionFailed', 'uniqueGained', 'explorationEnded', 'died', 'remembered', 'promoted', 'flew', 'morale', 'ended',
] as const;
export type DiaryFact = Extract<VanguardFact, { readonly fact: (typeof kept)[number] }>;

const isKept = (fact: VanguardFact): fact is DiaryFact => (kept as readonly string[]).includes(fact.fact);

/** Writes a fact down with its place in the campaign. Entries are never changed, so copies of a state share them. */
export function noteInDiary(state: VanguardState, fact: VanguardFact): void {
  if (!isKept(fact)) return;
  const { planet, phase, story } = state;
  const down = planet !== null && phase.at !== 'page' && phase.at !== 'setup';
  story.diary = [...story.diary, { landing: story.landings, round: down ? planet.round : null, fact }];
}

export interface DiaryPage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The diary in words: a page for each landing with the time aboard after it. */
export function diaryOf(entries: readonly DiaryEntry[]): DiaryPage[] {
  const pages: { landing: number; title: string; lines: string[] }[] = [];
  for (const { landing, round, fact } of entries) {
    let page = pages.at(-1);
    if (page?.landing !== landing) {
      page = { landing, title: landing === 0 ? 'Before the first landing' : `Landing ${landing}`, lines: [] };
      pages.push(page);
    }
    if (fact.fact === 'landed') page.title = `Landing ${landing}: ${planetOf(fact.planet).planet.name}`;
    page.lines.push(round === null || round === 0 ? wordsOf(fact) : `Round ${round}. ${wordsOf(fact)}`);
  }
  return pages.map(({ title, lines }) => ({ title, lines }));
}

const landings: Readonly<Record<LandingResult, string>> = {
  clean: 'A clean landing',
  rough: 'A rough landing',
  crash: 'The lander crashed',
};
const ends: Readonly<Record<Extract<DiaryFact, { fact: 'explorationEnded' }>['how'], string>> = {
  liftoff: 'Lifted off.',
  evac: 'Everybody had to be fetched.',
  log: 'The exploration ended.',
};
const moods: Readonly<Record<Morale, string>> = {
  high: 'Spirits aboard are high.',
  normal: 'Spirits aboard are even.',
  low: 'Spirits aboard are low.',
  verylow: 'Hardly anybody speaks at table.',
};

function wordsOf(fact: DiaryFact): string {
  switch (fact.fact) {
    case 'landed':
      return fact.result === null ? 'Set down by tether.' : `${landings[fact.result]} in sector ${fact.sector}.`;
    case 'missionDone':
      return `Done: ${missionOf(fact.mission).name}.`;
    case 'missionFailed':
      return `Left undone: ${missionOf(fact.mission).name}.`;
    case 'uniqueGained':
      return `Found: ${uniqueOf(fact.unique).name}.`;
    case 'explorationEnded':
      return ends[fact.how];
    case 'died':
      return `${recruitOf(fact.crew).name} of ${fact.section} died.`;
    case 'remembered':
      return `${recruitOf(fact.crew).name} is on the wall.`;
    case 'promoted':
      return `${recruitOf(fact.crew).name} is now of rank ${fact.rank}.`;
    case 'flew':
      return `Flew to ${systemOf(fact.system).name}.`;
    case 'morale':
      return moods[fact.level];
    case 'ended':
      return `${fact.why}.`;
  }
}
