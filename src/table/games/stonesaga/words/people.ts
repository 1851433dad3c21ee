import { goals } from '../../../../engine/games/stonesaga/content/goals.ts';
import { events } from '../../../../engine/games/stonesaga/content/events.ts';
import { knowledge } from '../../../../engine/games/stonesaga/content/knowledge.ts';
import { investigations } from '../../../../engine/games/stonesaga/content/investigations.ts';
import { outcomes } from '../../../../engine/games/stonesaga/content/outcomes.ts';
import { powers } from '../../../../engine/games/stonesaga/content/powers.ts';
import { structures } from '../../../../engine/games/stonesaga/content/structures.ts';
import { mantleTitles, traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { capital } from '../../../phrases.ts';
import { nameOfOmen } from '../names.ts';
import { bearer, type Some } from './some.ts';

const steps = {
  perished: 'The dead are mourned.',
  recover: 'Everybody eats, drinks and rests.',
  hunger: 'Hunger and thirst come.',
  actions: 'By the fire there is time for one more thing.',
  degrade: 'What is fresh spoils, what burns burns down.',
  reconcile: 'Bags and belongings are put in order.',
  cards: 'The night shows itself.',
  events: 'The season moves on.',
  society: 'The people take stock.',
} as const;
/** Outcomes and investigations of an older edition may be gone: then they are told without their words. */
const outcomeWords = (id: string): string => {
  const one = (outcomes as Readonly<Record<string, { readonly title: string; readonly text: string } | undefined>>)[id];
  return one ? `${one.title}. ${one.text}` : 'it is read.';
};
const investigationWords = ({ omen, component }: { readonly omen: string; readonly component: string }): string =>
  (investigations as Readonly<Record<string, { readonly text: string } | undefined>>)[`${omen}@${component}`]?.text ?? '';
const track = { activity: 'Activity', lore: 'Lore', unrest: 'Unrest', population: 'Population' } as const;

/** Creation, days and nights, goals, the people as a whole. */
export const peopleWords: Some<
  | 'creationRolled'
  | 'characterCreated'
  | 'characterChosen'
  | 'mantleTaken'
  | 'powerEquipped'
  | 'dayBroke'
  | 'nightFell'
  | 'nightStepBegan'
  | 'passed'
  | 'actionTaken'
  | 'outcomeRead'
  | 'challengeEventResolved'
  | 'eventBegan'
  | 'eventCompleted'
  | 'goalAdded'
  | 'goalCompleted'
  | 'goalProgressed'
  | 'outpostBuilt'
  | 'outpostRuined'
  | 'structureDesigned'
  | 'structureBuilt'
  | 'trackChanged'
  | 'knowledgeGained'
  | 'powerAdded'
  | 'sagaIllustrated'
  | 'investigated'
  | 'groupChose'
  | 'wentOn'
  | 'gameEnded'
> = {
  creationRolled: ({ dice, kept }) => `The dice show ${dice.join(', ')}${kept ? '.' : ': too little for a life, they are thrown again.'}`,
  characterCreated: ({ name, trait }) => `${name}, ${traitTitles[trait].toLowerCase()}, comes to the valley.`,
  characterChosen: (fact) => `${bearer(fact)} takes a place among the others.`,
  mantleTaken: (fact) => `${bearer(fact)} takes the mantle of the ${mantleTitles[fact.mantle]}.`,
  powerEquipped: (fact) => `${bearer(fact)} carries the power ${powers[fact.power].name}.`,
  dayBroke: ({ day }) => `Day ${day}.`,
  nightFell: ({ day }) => `Night ${day} falls.`,
  nightStepBegan: ({ step }) => steps[step],
  passed: (fact) => `${bearer(fact)} is done for today.`,
  actionTaken: () => '',
  outcomeRead: ({ outcome }) => `Outcome ${outcome}: ${outcomeWords(outcome)}`,
  challengeEventResolved: ({ at }) => `Activity has reached ${at}, and something happens.`,
  eventBegan: ({ event }) => `${events[event].title} begins.`,
  eventCompleted: ({ event }) => `${events[event].title} is over.`,
  goalAdded: ({ goal }) => `A new goal: ${goals[goal].title}.`,
  goalCompleted: ({ goal }) => `${goals[goal].title} is complete.`,
  goalProgressed: ({ goal, count }) => `${goals[goal].title}: ${count} so far.`,
  outpostBuilt: ({ name, ...fact }) => `${bearer(fact)} raises the outpost ${name}.`,
  outpostRuined: () => 'An outpost falls into ruin.',
  structureDesigned: ({ structure }) => `The ${structures[structure].name} can be built now.`,
  structureBuilt: (fact) => `${bearer(fact)} builds the ${structures[fact.structure].name}.`,
  trackChanged: (fact) => `${track[fact.track]} ${fact.by > 0 ? 'rises' : 'falls'} to ${fact.to}.`,
  knowledgeGained: (fact) => `The people have learned ${knowledge[fact.knowledge].name}.`,
  powerAdded: ({ power }) => `A new power is known: ${powers[power].name}.`,
  sagaIllustrated: () => 'New marks are drawn on the wall of the cave.',
  investigated: (fact) =>
    `${bearer(fact)} looks into the sign of ${nameOfOmen(fact.omen)}${
      fact.found ? `. ${investigationWords(fact)}` : ', and finds nothing.'
    }`,
  groupChose: () => '',
  wentOn: ({ society }) => (society === 'new' ? 'Others come to the valley and begin anew.' : 'The people stay, and live on.'),
  gameEnded: ({ why }) => capital(why),
};
