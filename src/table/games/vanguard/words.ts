import { sectionNames } from '../../../engine/games/vanguard/content/vocabulary.ts';
import { missionOf, poiOf, recruitOf, threatOf, uniqueOf } from '../../../engine/games/vanguard/content/find.ts';
import type { VanguardFact } from '../../../engine/games/vanguard/facts.ts';
import type { FactWords } from '../../contract.ts';
import { capital } from '../../phrases.ts';
import {
  dieName,
  injuryIconNames,
  nameOfCard,
  nameOfCheck,
  nameOfDestination,
  nameOfLead,
  nameOfLog,
  nameOfPlanet,
  nameOfSource,
  nameOfSystem,
} from './names.ts';

const count = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nothing') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const landings = { clean: 'a clean landing', rough: 'a rough landing', crash: 'a crash' } as const;
const leavings = { liftoff: 'The lander lifts off.', evac: 'The crew is evacuated.', log: 'The exploration is over.' } as const;
const levels = { high: 'high', normal: 'normal', low: 'low', verylow: 'very low' } as const;
const patients = {
  critical: 'in critical condition',
  moderate: 'in moderate condition',
  light: 'nearly well',
  healed: 'well again',
} as const;
const colours = { yellow: 'yellow', green: 'green', red: 'red' } as const;

/** What has happened, for the log and for screen readers. A fact without words does not compile. */
export const english: FactWords<VanguardFact> = {
  sectionTaken: ({ section }) => `${sectionNames[section]} has somebody to lead it.`,
  crewJoined: ({ section, crew }) => `${recruitOf(crew).name} joins ${sectionNames[section]}.`,
  teamFormed: ({ sections }) => `${list(sections.map((one) => sectionNames[one]))} go down together.`,
  logRead: ({ log, choice }) => (choice === null ? `Log ${log}: ${nameOfLog(log)}.` : `Log ${log}: the group has chosen.`),
  landed: ({ planet, result, sector }) =>
    `${nameOfPlanet(planet)}: ${result === null ? 'the crew is down' : landings[result]}${sector === null ? '' : ` in sector ${sector}`}.`,
  roundBegan: ({ round, start }) => `Round ${round} begins with ${sectionNames[start]}.`,
  turnBegan: ({ who }) => `${sectionNames[who]} takes a turn.`,
  turnEnded: ({ who }) => `The turn of ${sectionNames[who]} ends.`,
  moved: ({ who, from, to }) =>
    from > 0 ? `${sectionNames[who]} goes from sector ${from} to sector ${to}.` : `${sectionNames[who]} is in sector ${to}.`,
  rested: ({ who }) => `${sectionNames[who]} rests.`,
  exerted: ({ who, price }) =>
    price === 'Exhausted' ? `${sectionNames[who]} goes on, exhausted.` : `${sectionNames[who]} gives up a ${dieName(price)} to go on.`,
  skillUsed: ({ who, skill }) => `${sectionNames[who]} uses ${skill}.`,
  used: ({ who, source }) => `${sectionNames[who]} uses ${nameOfSource(source)}.`,
  dice: ({ who, dice, to }) => {
    const what = dice.length === 1 ? `a ${dieName(dice[0]!)}` : count(dice.length, 'die', 'dice');
    const where = {
      board: 'comes back to the board',
      spent: 'is spent',
      compartment: 'is out for this exploration',
      roll: 'joins the roll',
    }[to];
    const there = dice.length === 1 ? where : where.replace('comes', 'come').replace('is ', 'are ').replace('joins', 'join');
    return `${sectionNames[who]}: ${what} ${there}.`;
  },
  cards: ({ who, cards, to }) => {
    const names = list(cards.map(nameOfCard));
    if (to === 'hand') return `${sectionNames[who]} takes ${names}.`;
    return to === 'discard' ? `${sectionNames[who]} discards ${names}.` : `${names} ${cards.length === 1 ? 'is' : 'are'} put away.`;
  },
  charges: ({ who, n }) => `${sectionNames[who]} has ${count(n, 'charge')}.`,
  checkBegan: ({ who, check }) => `${sectionNames[who]} begins a check: ${nameOfCheck(check, '')}.`,
  rolled: ({ who, dice, injury, danger }) =>
    `${sectionNames[who]} rolls ${count(dice.length, 'die', 'dice')}` +
    `${injury.length > 0 ? `, ${count(injury.length, 'injury die', 'injury dice')}` : ''}` +
    `${danger.length > 0 ? `, ${count(danger.length, 'danger die', 'danger dice')}` : ''}.`,
  dieTurned: ({ die }) => `${capital(dieName(die))}: it shows another side now.`,
  combination: ({ who, source, dice }) => `${sectionNames[who]} pays ${count(dice.length, 'die', 'dice')} for ${nameOfSource(source)}.`,
  specialEffect: ({ times, dice }) =>
    `A special effect takes ${count(dice.length, 'die', 'dice')}${times > 1 ? ` and happens ${times} times` : ''}.`,
  marker: ({ at }) => `A marker stands on space ${at}.`,
  outcome: ({ check, color }) => `${nameOfCheck(check, '')}: the ${colours[color]} outcome.`,
  dangerRolled: ({ table, side }) => `Danger ${table} shows ${side}.`,
  injured: ({ who, injury }) => `${sectionNames[who]} is hurt: ${injury}.`,
  injuryTurned: ({ who, injury }) => `${sectionNames[who]}: ${injury} is treated.`,
  injuryDie: ({ icon, injury }) =>
    injury === null ? `An injury die shows ${injuryIconNames[icon]}. Nothing happens.` : `${injuryIconNames[icon]}: ${injury} tells.`,
  eventDrawn: ({ event }) => `Event: ${nameOfCard(event)}.`,
  supplies: ({ n }) => `${count(n, 'supply', 'supplies')} left.`,
  success: ({ n }) => `${count(n, 'success token')}.`,
  leadPlaced: ({ lead, deck }) => `A lead, ${nameOfLead(lead)}, goes to ${deck}.`,
  discovered: ({ discovery, deck }) => `${deck}: ${nameOfCard(discovery)} is found.`,
  uniqueGained: ({ unique }) => `${uniqueOf(unique).name} is found.`,
  poiPlaced: ({ poi, sector }) => `Sector ${sector}: ${poiOf(poi).name}.`,
  poiGone: ({ poi, sector }) => `${poiOf(poi).name} is gone from sector ${sector}.`,
  gcSet: ({ gc }) => `Everywhere now: ${nameOfCard(gc)}.`,
  tokens: ({ on, n }) => `${count(n, 'time token')} on ${nameOfCard(on)}.`,
  threatPlaced: ({ threat, sector }) => `${threatOf(threat).name} comes to sector ${sector}.`,
  threatMoved: ({ threat, from, to }) => `${threatOf(threat).name} goes from sector ${from} to sector ${to}.`,
  threatGone: ({ threat }) => `${threatOf(threat).name} is gone.`,
  threatTime: ({ threat, time }) => `${threatOf(threat).name}: time ${time}.`,
  missionTurned: ({ mission }) => `A mission comes up: ${missionOf(mission).name}.`,
  missionDone: ({ mission }) => `${missionOf(mission).name} is done.`,
  missionFailed: ({ mission }) => `${missionOf(mission).name} has failed.`,
  rankUpTurned: ({ card }) => `${nameOfCard(card)} is earned.`,
  explorationEnded: ({ how }) => leavings[how],
  died: ({ crew }) => `${recruitOf(crew).name} is dead.`,
  pageOpened: ({ page }) => `The ship book is opened at page ${page}.`,
  morale: ({ level }) => `Morale is ${levels[level]}.`,
  pool: ({ pool, n }) => `${capital(pool)}: ${n}.`,
  installed: ({ card }) => `${nameOfCard(card)} is installed.`,
  awaits: ({ card }) => `${nameOfCard(card)} waits in the envelope.`,
  situation: ({ card, what }) =>
    ({
      drawn: `A situation: ${nameOfCard(card)}.`,
      resolved: `${nameOfCard(card)} comes to a head.`,
      solved: `${nameOfCard(card)} is dealt with.`,
    })[what],
  flew: ({ system }) => `The ship flies to ${nameOfSystem(system)}.`,
  visited: ({ destination }) => `The ship visits ${nameOfDestination(destination)}.`,
  assigned: ({ crew, to }) => `${recruitOf(crew).name} is assigned: ${nameOfCard(to)}.`,
  finished: ({ card }) => `${nameOfCard(card)} is finished.`,
  promoted: ({ crew, rank }) => `${recruitOf(crew).name} is promoted to rank ${rank}.`,
  diceBought: ({ section, die }) => `${sectionNames[section]} gets a ${dieName(die)}.`,
  diceSold: ({ section, die }) => `${sectionNames[section]} gives a ${dieName(die)} back.`,
  patient: ({ crew, to }) => `${recruitOf(crew).name} is ${patients[to]}.`,
  remembered: ({ crew }) => `${recruitOf(crew).name} is remembered.`,
  spaceSwitched: ({ deadly }) => (deadly ? 'Deadly Space from here on.' : 'Usual space from here on.'),
  windowSet: ({ asking }) =>
    ({ ask: 'The game stops for this power.', remind: 'The power is shown beside questions.', leave: 'The power is left alone.' })[asking],
  saved: () => 'The campaign is saved.',
  ended: ({ why }) => capital(why),
};
