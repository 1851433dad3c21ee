import { missionOf, planetOf, recruitOf, systemOf, uniqueOf } from '../../../engine/games/vanguard/content/find.ts';
import { sectionNames, type LandingResult, type Morale } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { DiaryEntry } from '../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Diary, DiaryPage } from '../../../match/handView.ts';

type Noted = DiaryEntry['fact'];

export const diary = ({ story }: VanguardView): Diary => ({
  title: "Ship's diary",
  pages: pagesOf(story.diary),
  empty: 'Nothing is written yet: the first landing will be the first page.',
});

/**
 * The diary in words: a page for each landing and one for each time aboard, in the order in which they came. The way down has no rounds
 * yet and belongs to the landing all the same.
 */
function pagesOf(entries: readonly DiaryEntry[]): readonly DiaryPage[] {
  const pages: { landing: number; isDown: boolean; title: string; lines: string[] }[] = [];
  for (const { landing, round, fact } of entries) {
    let page = pages.at(-1);
    const isDown = round !== null || fact.fact === 'landed';
    if (page?.landing !== landing || page.isDown !== isDown) {
      page = { landing, isDown, title: isDown ? `Landing ${landing}` : aboard(landing), lines: [] };
      pages.push(page);
    }
    if (fact.fact === 'landed') page.title = `Landing ${landing}: ${planetOf(fact.planet).planet.name}`;
    page.lines.push(round === null || round === 0 ? wordsOf(fact) : `Round ${round}. ${wordsOf(fact)}`);
  }
  return pages.map(({ title, lines }) => ({ title, lines }));
}

const aboard = (landing: number): string => (landing === 0 ? 'Before the first landing' : `Aboard after landing ${landing}`);

const landings: Readonly<Record<LandingResult, string>> = {
  clean: 'A clean landing',
  rough: 'A rough landing',
  crash: 'The lander crashed',
};
const ends: Readonly<Record<Extract<Noted, { fact: 'explorationEnded' }>['how'], string>> = {
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

function wordsOf(fact: Noted): string {
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
      return `${recruitOf(fact.crew).name} of ${sectionNames[fact.section]} died.`;
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
