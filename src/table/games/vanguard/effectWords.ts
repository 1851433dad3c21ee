import type { Effect } from '../../../engine/games/vanguard/content/effects.ts';
import { iconNames } from '../../../engine/games/vanguard/content/iconNames.ts';
import { nameOfCard } from './names.ts';

const n = (count: number | 'all', one: string, many = `${one}s`): string =>
  count === 'all' ? `all ${many}` : `${count} ${count === 1 ? one : many}`;
const signed = (count: number, what: string): string => `${count > 0 ? '+' : '−'}${Math.abs(count)} ${what}`;
const coloured = (color: string | undefined): string => (color === undefined ? '' : `${color} `);
const cleanTrack = (track: string): string => {
  const end = track.slice(track.indexOf('.') + 1);
  return end.startsWith('g') ? 'green' : end.startsWith('r') ? 'red' : end.startsWith('y') ? 'yellow' : end;
};

/** One effect in a few words, for rows, tracks and cards. */
function effectWord(effect: Effect): string {
  switch (effect.op) {
    case 'refresh':
      return `refresh ${n(effect.n, `${coloured(effect.color)}die`, `${coloured(effect.color)}dice`)}`;
    case 'regain':
      return `regain ${n(effect.n, 'given-up die', 'given-up dice')}`;
    case 'reuse':
      return 'use a thing once more';
    case 'extraAction':
      return n(effect.n, 'more action');
    case 'spend':
      return `spend ${n(effect.n, `${coloured(effect.color)}die`, `${coloured(effect.color)}dice`)}`;
    case 'sacrifice':
      return `give up ${n(effect.n, `${coloured(effect.color)}die`, `${coloured(effect.color)}dice`)}`;
    case 'draw':
      return `draw ${n(effect.n, 'card')}`;
    case 'discard':
      return `discard ${n(effect.n, 'card')}`;
    case 'charge':
      return signed(effect.n, Math.abs(effect.n) === 1 ? 'charge' : 'charges');
    case 'gainInjury':
      return `injury: ${effect.injury}`;
    case 'flipInjury':
      return `treat ${n(effect.n, 'injury', 'injuries')}`;
    case 'removeInjuryDie':
      return `take off ${n(effect.n, 'injury die', 'injury dice')}`;
    case 'rollDanger':
      return `roll danger ${effect.table}`;
    case 'cancelDanger':
      return 'avert the danger';
    case 'gainLead':
      return `+${n(effect.n, 'lead')}`;
    case 'gainDiscovery':
      if (effect.deck === 'same') return 'the best of three';
      return effect.deck === 'any' || effect.deck === 'withLead' ? 'a discovery' : `a discovery: ${effect.deck}`;
    case 'gainUnique':
      return effect.number === undefined ? 'the next unique find' : `unique find ${effect.number}`;
    case 'loseDiscoveries':
      return 'lose the discoveries';
    case 'success':
      return `+${n(effect.n, 'success', 'successes')}`;
    case 'supply':
      return signed(effect.n, Math.abs(effect.n) === 1 ? 'supply' : 'supplies');
    case 'progress':
      return `${cleanTrack(effect.track)} +${effect.n}`;
    case 'reduce':
      return `${cleanTrack(effect.track)} ${effect.n === 'all' ? 'to start' : `−${effect.n}`}`;
    case 'outcome':
      return `${cleanTrack(effect.row)} at once`;
    case 'reroll':
      return `roll again ${n(effect.n, `${coloured(effect.color)}die`, `${coloured(effect.color)}dice`)}`;
    case 'turnDie':
      return [
        `turn ${n(effect.n, `${coloured(effect.color)}die`, `${coloured(effect.color)}dice`)}`,
        ...(effect.to === 'any' ? [] : [`to ${iconNames[effect.to]}`]),
      ].join(' ');
    case 'countsAs':
      return `${effect.from === 'DIE' ? 'a die' : iconNames[effect.from]} counts as ${iconNames[effect.to]}${effect.times ? ' twice' : ''}`;
    case 'convert':
      return `${effect.color} Basic counts as ${iconNames[effect.to]}`;
    case 'noConvert':
      return 'no converting';
    case 'assist':
      return effect.more ? 'assist with one die more' : 'assist from afar';
    case 'sectorConverts':
      return 'use the converts of everybody here';
    case 'moveTo':
      return effect.to === 'connected' ? 'move to a connected sector' : `move to sector ${effect.to}`;
    case 'placeIn':
      return typeof effect.to === 'number' ? `be placed in sector ${effect.to}` : 'be placed elsewhere';
    case 'cancelTravel':
      return 'stay where you are';
    case 'noTravel':
      return 'no more travel this turn';
    case 'travel':
      return `travel ${n(effect.n, 'time')}`;
    case 'ignorePathIcons':
      return 'ignore path icons';
    case 'landerIn':
      return 'the lander moves';
    case 'damageLander':
      return 'the lander is damaged';
    case 'timeToken':
      return effect.to === 0 ? 'time tokens away' : signed(effect.n, 'time');
    case 'setPoi':
    case 'discardPoi':
      return effect.op === 'setPoi' ? `new: ${nameOfCard(effect.poi)}` : `${nameOfCard(effect.poi)} is gone`;
    case 'setGc':
      return `everywhere: ${nameOfCard(effect.gc)}`;
    case 'spawnThreat':
      return `${nameOfCard(effect.threat)} appears`;
    case 'removeThreat':
      return `${nameOfCard(effect.threat)} leaves`;
    case 'moveThreat':
    case 'threatIn':
      return 'the threat moves';
    case 'holdThreat':
      return 'the threat stays';
    case 'peekEvents':
      return `look at ${n(effect.n, 'event')}`;
    case 'readLog':
      return `log ${effect.log}`;
    case 'flag':
      return 'it is remembered';
    case 'revealMission':
      return `mission: ${nameOfCard(effect.mission)}`;
    case 'completeMission':
      return `done: ${nameOfCard(effect.mission)}`;
    case 'failMission':
      return 'the mission fails';
    case 'flipRankUp':
      return 'rank-up earned';
    case 'endExploration':
      return 'the exploration ends';
    case 'loseCrew':
      return 'somebody is lost';
    case 'morale':
    case 'command':
    case 'energy':
      return signed(effect.n, effect.op);
    case 'awaiting':
    case 'removeFromGame':
      return effect.op === 'awaiting' ? `waiting: ${nameOfCard(effect.card)}` : `${nameOfCard(effect.card)} leaves the game`;
    case 'gainEquipment':
      return `gain ${nameOfCard(effect.equipment)}`;
    case 'gainMod':
      return `gain ${nameOfCard(effect.mod)}`;
    case 'gainLander':
      return `gain ${nameOfCard(effect.lander)}`;
    case 'dieUpgrade':
      return `a ${effect.kind} die`;
    case 'restCrew':
      return `${effect.n} must rest`;
    case 'heal':
      return `heal ${effect.n}`;
    case 'recruit':
      return `${n(effect.n, 'recruit')}`;
    case 'openQueue':
      return 'a second production queue';
    case 'scanDiscount':
      return 'cheaper scans';
    case 'choose':
      return 'choose';
    case 'if':
      return effectWords(effect.then);
  }
}

/** What a list of effects does; flags that only the story reads are left out. */
export const effectWords = (effects: readonly Effect[]): string =>
  effects
    .filter(({ op }) => op !== 'flag')
    .map(effectWord)
    .filter((words) => words !== '')
    .join(', ');
