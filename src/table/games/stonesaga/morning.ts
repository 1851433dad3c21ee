import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { CharacterId } from '../../../engine/games/stonesaga/state.ts';
import type { ToldCard } from '../../../match/handView.ts';
import { english } from './words.ts';

/** What somebody wants to know of a night when they wake: how they slept, what they suffered, what they gained and lost. */
const kept = [
  'slept',
  'maladySuffered',
  'maladyDegraded',
  'maladyWarded',
  'incapacitated',
  'revived',
  'perished',
  'boosted',
  'boostDegraded',
  'gained',
  'lost',
  'spoiled',
  'itemGained',
  'itemDiscarded',
  'nightDrawn',
  'tranquilNight',
] as const satisfies readonly StonesagaFact['fact'][];
type Kept = Extract<StonesagaFact, { fact: (typeof kept)[number] }>;

const isKept = (fact: StonesagaFact): fact is Kept => (kept as readonly string[]).includes(fact.fact);
/** Food and drink are told by how they slept. */
const isMeal = (fact: Kept): boolean => fact.fact === 'lost' && fact.to === 'mouth';
const said = (fact: Kept): string => (english[fact.fact] as (one: Kept) => string)(fact);

/** The night that ends with the last entry of a log, told for each character; null if it began before the log. */
export function morningOf(log: readonly (readonly StonesagaFact[])[], day: number): ToldCard | null {
  const all = log.flat();
  const fell = all.findLastIndex(({ fact }) => fact === 'nightFell');
  if (fell < 0) return null;
  const night = all.slice(fell).filter(isKept).filter((fact) => !isMeal(fact));
  const sleepers = [...new Set(night.flatMap((fact): CharacterId[] => (fact.who === undefined ? [] : [fact.who])))].sort();
  const common = night.filter(({ who }) => who === undefined).map(said);
  return {
    kind: `Day ${day}`,
    title: 'After the night',
    text: once(common),
    each: sleepers.map((one) => ({ who: `{${one}}`, text: once(night.filter(({ who }) => who === one).map(said)) })),
  };
}

const once = (sentences: readonly string[]): string => [...new Set(sentences)].join(' ');
