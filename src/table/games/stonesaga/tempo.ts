import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { Rolled } from '../../contract.ts';

/** How long a spectator needs to see each fact, in milliseconds; what is not listed passes in a blink. */
const paces: Partial<Record<StonesagaFact['fact'], number>> = {
  characterCreated: 500,
  mantleTaken: 350,
  trayLaid: 700,
  dayBroke: 800,
  nightFell: 800,
  nightStepBegan: 300,
  moved: 450,
  fled: 450,
  hexRevealed: 800,
  overlayPlaced: 350,
  siteChanged: 300,
  mysteryConfronted: 650,
  journeyDrawn: 600,
  nightDrawn: 600,
  eventBegan: 700,
  goalAdded: 350,
  goalCompleted: 600,
  tested: 1100,
  maladySuffered: 350,
  incapacitated: 600,
  perished: 1100,
  boosted: 250,
  gained: 220,
  given: 250,
  processed: 400,
  combined: 700,
  itemGained: 600,
  outpostBuilt: 700,
  structureBuilt: 500,
  trackChanged: 300,
  knowledgeGained: 600,
  fishingCardsRevealed: 700,
  strikeResolved: 1200,
  searched: 350,
  spotted: 600,
  harvested: 220,
  hunted: 600,
  mined: 1100,
  slept: 350,
  gameEnded: 900,
};

export const pace = ({ fact }: StonesagaFact): number => paces[fact] ?? 80;

const bone = (faces: readonly number[]): Rolled => ({ dice: faces.map((face) => ({ kind: 'd6', face })) });

/** The dice that a throw must end on. */
export function rolled(fact: StonesagaFact): Rolled | null {
  switch (fact.fact) {
    case 'creationRolled':
    case 'fishingRolled':
      return bone(fact.dice);
    case 'dieRolled':
    case 'tableRolled':
    case 'grieved':
      return bone([fact.face]);
    default:
      return null;
  }
}

/** What a camera that follows the action should show. */
export function focus(fact: StonesagaFact): string | null {
  switch (fact.fact) {
    case 'moved':
    case 'fled':
      return `hex:${fact.to}`;
    case 'placed':
    case 'hexRevealed':
    case 'overlayPlaced':
    case 'siteChanged':
    case 'mysteryConfronted':
    case 'outpostBuilt':
      return `hex:${fact.at}`;
    default:
      return null;
  }
}
