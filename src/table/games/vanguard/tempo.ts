import { colorOf, dangerDie, injuryDie, kindOf } from '../../../engine/games/vanguard/content/dice.ts';
import type { VanguardFact } from '../../../engine/games/vanguard/facts.ts';
import type { Rolled } from '../../contract.ts';

/** How long a spectator needs to see each fact, in milliseconds; what is not listed passes in a blink. */
const paces: Partial<Record<VanguardFact['fact'], number>> = {
  logRead: 300,
  landed: 700,
  roundBegan: 500,
  turnBegan: 420,
  moved: 520,
  rested: 400,
  exerted: 500,
  skillUsed: 380,
  used: 380,
  dice: 160,
  cards: 200,
  checkBegan: 450,
  rolled: 500,
  dieTurned: 350,
  combination: 550,
  specialEffect: 1300,
  marker: 600,
  outcome: 1100,
  dangerRolled: 900,
  injured: 900,
  injuryDie: 900,
  eventDrawn: 2600,
  discovered: 500,
  uniqueGained: 600,
  poiPlaced: 1700,
  gcSet: 500,
  threatPlaced: 600,
  threatMoved: 560,
  missionTurned: 500,
  missionDone: 800,
  missionFailed: 800,
  explorationEnded: 900,
  died: 900,
  pageOpened: 350,
  flew: 800,
  visited: 500,
  assigned: 250,
  finished: 400,
  promoted: 450,
  situation: 450,
};

export const pace = (fact: VanguardFact): number => paces[fact.fact] ?? 80;

/** The dice that a throw must end on: those of the crew, then injury and danger dice. Faces count from 1. */
export function rolled(fact: VanguardFact): Rolled | null {
  if (fact.fact !== 'rolled') return null;
  return {
    dice: [
      ...fact.dice.map(({ die, side }) => ({ kind: `${colorOf(die)}-${kindOf(die)}`, face: side + 1 })),
      ...fact.injury.map((icon) => ({ kind: 'injury', face: injuryDie.indexOf(icon) + 1 })),
      ...fact.danger.map(({ side }) => ({ kind: 'danger', face: dangerDie.indexOf(side) + 1 })),
    ],
  };
}

/** What a camera that follows the action should show. */
export function focus(fact: VanguardFact): string | null {
  switch (fact.fact) {
    case 'moved':
    case 'threatMoved':
      return `sector:${fact.to}`;
    case 'poiPlaced':
    case 'poiGone':
    case 'threatPlaced':
      return `sector:${fact.sector}`;
    default:
      return null;
  }
}
