import { cardOf, destinyOf, missionOf, shortName } from '../../../engine/games/vantage/content/cards.ts';
import { epilogueOf } from '../../../engine/games/vantage/content/epilogues.ts';
import { pods } from '../../../engine/games/vantage/content/opening.ts';
import { numbered } from '../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageFact } from '../../../engine/games/vantage/facts.ts';
import type { FactWords, Names } from '../../contract.ts';
import { both, capital, counted } from '../../phrases.ts';
import { nameOf, seatName } from './names.ts';

/** VA-082 The letter in parentheses is the region, which a mission may ask for. */
export const withRegion = (text: string): string => text.replace(/^\(([A-L])\) /, 'Region $1. ');

const who = (seat: string): string => `{${seat}}`;
const level = ['', '', '', 'brazen', 'daring', 'practical', 'cautious'];

/** What the log and the captions say. Nothing here tells of a location beyond what the facts tell. */
export const english: FactWords<VantageFact> = {
  firstPlayerChosen: ({ seat }) => `The ${seatName(seat).toLowerCase()} goes first.`,
  characterTaken: ({ seat, character, skill }) =>
    `The ${seatName(seat).toLowerCase()} is ${cardOf(character).name}, whose gift is to ${skill}.`,
  levelTaken: ({ seat, level: n }) => `${who(seat)} packs ${n} of everything: ${level[n] ?? 'daring'}.`,
  missionSet: ({ mission }) => `The mission is ${missionOf(mission).name}.`,
  podBoarded: ({ seat, pod }) => `${who(seat)} falls in the ${pods.find(({ num }) => num === pod)?.name ?? 'pod'}.`,
  crashed: ({ seat }) => `${who(seat)} comes down, somewhere.`,
  arrived: ({ seat, location }) => `${who(seat)} stands on location ${numbered(location)}.`,
  wentElsewhere: ({ seat }) => `${who(seat)} goes somewhere else.`,
  cameAlong: ({ seat }) => `${who(seat)} comes along.`,
  actionsShared: ({ seat, actions }) => `${who(seat)} can ${both(actions.map(({ verb }) => verb))} there.`,
  placeShown: ({ seat, shows }) => `${who(seat)} ${shows ? 'shows their place to' : 'hides their place from'} those who watch.`,
  pageSeen: ({ seat }) => `${who(seat)} finds a page of the Book of Vantages.`,
  turnBegan: ({ seat, turn }) => `Turn ${turn}: ${who(seat)}.`,
  actionDeclared: ({ seat, verb, number, cost, text }) =>
    `${who(seat)}: ${number === null ? '' : `${numbered(number)}, `}${verb}, cost ${cost}.${text === '' ? '' : ` ${withRegion(text)}`}`,
  xPicked: ({ seat, x }) => `${who(seat)} puts ${x} into it.`,
  skillPaid: ({ seat, skill, n }) => `${who(seat)} pays ${n} ${skill}.`,
  diceRolled: ({ seat, faces }) => `${who(seat)} rolls ${both(faces.map((face) => face))}.`,
  diceRefreshed: () => 'The pool is short: all dice come back to it.',
  diePlaced: ({ seat, face, owner, card }) =>
    `${who(seat)} puts the ${face} die on ${owner === seat ? '' : `{${owner}}’s `}${nameOf(card)}.`,
  diceSettled: ({ penalty, returned }) => `${counted(penalty, 'die', 'dice')} to the penalty area, ${returned} back to the pool.`,
  said: ({ text }) => text,
  choiceMade: ({ seat, label }) => `${who(seat)} chooses: ${label}`,
  turnEnded: ({ seat }) => `${who(seat)} is done.`,
  turnSkipped: ({ seat }) => `${who(seat)} can do nothing this turn.`,
  statChanged: ({ seat, stat, from, to }) => `${who(seat)}: ${stat} ${from} to ${to}.`,
  climateSuffered: ({ seat, kind, n, cancelled }) =>
    `${capital(kind)} takes ${n} from ${who(seat)}${cancelled > 0 ? `, less ${cancelled}` : ''}.`,
  skillDieRolled: ({ seat, skill }) => `${who(seat)}’s skill die shows ${skill}.`,
  skillGained: ({ seat, skill, n }) => `${who(seat)} gains ${n} ${skill}.`,
  coinsChanged: ({ seat, from, to }) => `${who(seat)} has ${counted(to, 'coin')}, ${to > from ? 'up' : 'down'} from ${from}.`,
  boostChanged: ({ card, from, to }) => `${nameOf(card)}: boost ${from} to ${to}.`,
  cardGained: ({ seat, card }) => `${who(seat)} gains ${nameOf(card)}.`,
  cardPlaced: ({ seat, card }) => `${who(seat)} lays ${nameOf(card)} into the grid.`,
  cardReserved: ({ seat, card }) => `${who(seat)} puts ${nameOf(card)} aside.`,
  cardLost: ({ seat, card }) => `${who(seat)} loses ${nameOf(card)}.`,
  cardGiven: ({ seat, card, to }) => `${who(seat)} gives ${nameOf(card)} to {${to}}.`,
  coinsGiven: ({ seat, n, to }) => `${who(seat)} gives ${counted(n, 'coin')} to {${to}}.`,
  powerUsed: ({ seat, card, text }) => `${who(seat)} uses ${nameOf(card)}: ${text}`,
  ruled: ({ words }) => `The table rules: ${words}`,
  revealed: ({ text }) => text,
  tokensPut: ({ card, n, shadow }) => `${counted(n, shadow ? 'shadow' : 'marker')} on ${nameOf(card)}.`,
  destinyFound: ({ destiny }) => `A destiny comes to the centre: ${destinyOf(destiny).name}.`,
  goalReached: ({ card }) => `${nameOf(card)} is complete.`,
  statAtZero: ({ seat, stats }) => `${who(seat)}’s ${both(stats.map((one) => one))} ${stats.length > 1 ? 'are' : 'is'} at 0.`,
  lampSaid: ({ line }) => `The Lamplighter: “${line}”`,
  gameEnded: ({ page }) => {
    const { why, title, text } = epilogueOf(page);
    return `${why} ${title}: ${text}`;
  },
};

/** Seats are called by the character they took. */
export const naming = (names: Names, fact: VantageFact): Names =>
  fact.fact === 'characterTaken' ? { ...names, [fact.seat]: shortName(fact.character) } : names;
