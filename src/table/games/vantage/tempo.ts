import type { VantageFact } from '../../../engine/games/vantage/facts.ts';
import { faces, skills } from '../../../engine/games/vantage/content/vocabulary.ts';
import type { Rolled } from '../../contract.ts';

/** How long a spectator needs to see each fact, in milliseconds; what is not listed passes in a blink. */
const paces: Partial<Record<VantageFact['fact'], number>> = {
  characterTaken: 350,
  missionSet: 500,
  podBoarded: 350,
  crashed: 500,
  arrived: 700,
  actionDeclared: 300,
  diePlaced: 250,
  diceSettled: 300,
  statChanged: 300,
  climateSuffered: 400,
  cardGained: 350,
  cardPlaced: 300,
  destinyFound: 900,
  goalReached: 900,
  statAtZero: 700,
  lampSaid: 300,
  gameEnded: 900,
};
export const pace = ({ fact }: VantageFact): number => paces[fact] ?? 0;

/** The challenge dice show time, morale, health and setback, and two of their faces are blank. */
export function rolled(fact: VantageFact): Rolled | null {
  if (fact.fact === 'skillDieRolled') return { dice: [{ kind: 'skill', face: skills.indexOf(fact.skill) + 1 }] };
  if (fact.fact !== 'diceRolled') return null;
  return { dice: fact.faces.map((face) => ({ kind: 'challenge', face: faces.indexOf(face) + 1 })) };
}

export function focus(fact: VantageFact): string | null {
  if (fact.fact === 'diePlaced') return `slot:${fact.owner}:${fact.card}.${fact.slot}`;
  if (fact.fact === 'cardPlaced') return `card:${fact.card}`;
  return null;
}
