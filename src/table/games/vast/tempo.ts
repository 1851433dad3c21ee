import type { VastFact } from '../../../engine/games/vast/facts.ts';
import type { Rolled } from '../../contract.ts';

/** How long a spectator needs to see each fact, in milliseconds; what is not listed passes in a blink. */
const paces: Partial<Record<VastFact['fact'], number>> = {
  journeyBegan: 700,
  roundBegan: 500,
  phaseBegan: 350,
  retreated: 350,
  stopped: 350,
  tileRevealed: 650,
  tileLaid: 220,
  markerPlaced: 350,
  treasurePlaced: 250,
  poltergeistAppeared: 500,
  poltergeistCaught: 600,
  attacked: 850,
  healthChanged: 400,
  terrorChanged: 400,
  stabilityChanged: 350,
  pillarRaised: 500,
  skeletonFell: 550,
  marchedFirst: 350,
  spawned: 220,
  figurePlaced: 250,
  figureRemoved: 380,
  formChosen: 450,
  powerPlayed: 350,
  spiderCast: 350,
  bitten: 650,
  tileVeiled: 500,
  eggLaid: 350,
  eggHatched: 650,
  spiderlingBoxed: 550,
  warlockFled: 450,
  pieceCursed: 220,
  pieceDominated: 650,
  spellPlayed: 350,
  poltergeistDragged: 400,
  omenAssigned: 160,
  omensReturned: 320,
  portentGained: 450,
  tileShifted: 650,
  tilesSwapped: 750,
  tileTurned: 480,
  sealsChanged: 420,
  ritualsDrawn: 320,
  ritualDiscarded: 250,
  treasuresOffered: 400,
  spellsDrawn: 320,
  spellsAdvanced: 260,
  magicAssigned: 200,
  magicCollected: 320,
  magicGained: 350,
  cursesChanged: 220,
  skeletonSummoned: 650,
  screamed: 500,
  sharpened: 350,
  tunnelled: 1000,
  pitDug: 450,
  gearDrawn: 350,
  gearPlayed: 450,
  gearUsed: 250,
  poisoned: 450,
  powersDrawn: 320,
  powersDiscarded: 250,
  bloodChanged: 220,
  turnBegan: 500,
  spiderLeft: 700,
  treasureTaken: 300,
  journeyEnded: 900,
};

/** Milliseconds from one space of a walk to the next. */
export const perStep = 165;

export function pace(fact: VastFact): number {
  if (fact.fact === 'moved') return 160 + perStep * (fact.path.length - 1);
  if (fact.fact === 'ritualPerformed') return 420 + perStep * (fact.path.length - 1);
  return paces[fact.fact] ?? 80;
}

/** The dice that a throw must end on. */
export const rolled = (fact: VastFact): Rolled | null =>
  fact.fact === 'spawnRolled' ? { dice: fact.rolls.map(({ face }) => ({ kind: 'spawn', face })) } : null;

/** What a camera that follows the action should show. */
export function focus(fact: VastFact): string | null {
  switch (fact.fact) {
    case 'moved':
      return `space:${fact.path.at(-1)!}`;
    case 'tileRevealed':
    case 'tileLaid':
    case 'stopped':
    case 'poltergeistAppeared':
    case 'pillarRaised':
    case 'treasurePlaced':
    case 'spawned':
    case 'figurePlaced':
    case 'tileVeiled':
    case 'eggLaid':
    case 'eggHatched':
    case 'pitDug':
      return `space:${fact.at}`;
    case 'tileShifted':
    case 'tunnelled':
    case 'warlockFled':
    case 'poltergeistDragged':
      return `space:${fact.to}`;
    case 'tilesSwapped':
      return `space:${fact.a}`;
    case 'tileTurned':
      return `space:${fact.at}`;
    case 'ritualPerformed':
      return `space:${fact.path.at(-1)!}`;
    case 'pieceDominated':
      return `space:${fact.from}`;
    case 'bitten':
    case 'attacked':
      return `figure:${fact.defender}`;
    default:
      return null;
  }
}
