import { capital, counted } from '../../../phrases.ts';
import { nameOfFace, nameOfItem, nameOfOmen } from '../names.ts';
import { bearer, type Some } from './some.ts';

const rows = { T: 'upper', M: 'middle', B: 'lower' } as const;
const role = { stock: 'The water shows its fish.', currents: 'The currents show.', modifiers: 'The deep shows what it adds.' } as const;
const spentOn = { supply: 'loses', mouth: 'eats or drinks', cost: 'spends', goal: 'gives', fire: 'feeds the fire with' } as const;
const codeWords = (code: string): string => capital(code.replace(/(\d)/, ' $1'));

/** Resources, items, and what is fished, foraged and mined. */
export const thingWords: Some<
  | 'gained'
  | 'lost'
  | 'given'
  | 'stored'
  | 'processed'
  | 'spoiled'
  | 'combined'
  | 'itemGained'
  | 'itemMoved'
  | 'itemGiven'
  | 'itemDiscarded'
  | 'abilityUsed'
  | 'fishingCardsRevealed'
  | 'fishingRolled'
  | 'strikeResolved'
  | 'searched'
  | 'spotted'
  | 'harvested'
  | 'hunted'
  | 'mined'
> = {
  gained: (fact) => `${bearer(fact)} gains ${fact.n} ${nameOfFace(fact.face)}.`,
  lost: (fact) => `${bearer(fact)} ${spentOn[fact.to]} ${fact.n} ${nameOfFace(fact.face)}.`,
  given: (fact) => `${bearer(fact)} gives {${fact.to}} ${fact.n} ${nameOfFace(fact.face)}.`,
  stored: (fact) => `${bearer(fact)} stows ${fact.n} ${nameOfFace(fact.face)}${fact.in === 'bag' ? ' in the bag' : ''}.`,
  processed: (fact) => `${bearer(fact)} makes ${nameOfFace(fact.to)} of ${nameOfFace(fact.face)}.`,
  spoiled: ({ face, n, to }) =>
    `${capital(counted(n, nameOfFace(face), nameOfFace(face)))} ` +
    `${to ? `${n === 1 ? 'turns' : 'turn'} into ${nameOfFace(to)}` : n === 1 ? 'spoils' : 'spoil'}.`,
  combined: (fact) =>
    `${bearer(fact)} joins ${nameOfFace(fact.left)} and ${nameOfFace(fact.right)}: ` +
      `${codeWords(fact.code)}` +
      `${fact.read === 'nothing' ? ', and nothing comes of it.' : fact.read === 'hint' ? '. It gives an idea.' : '.'}`,
  itemGained: (fact) => `${bearer(fact)} has a ${nameOfItem(fact.item)}.`,
  itemMoved: (fact) => (fact.packed ? `${bearer(fact)} packs something away.` : `${bearer(fact)} makes something ready.`),
  itemGiven: (fact) => `${bearer(fact)} gives {${fact.to}} the ${nameOfItem(fact.item)}.`,
  itemDiscarded: (fact) => `${bearer(fact)} lets go of the ${nameOfItem(fact.item)}.`,
  abilityUsed: () => '',
  fishingCardsRevealed: (fact) => role[fact.role],
  fishingRolled: (fact) => `${bearer(fact)} casts: ${fact.dice.join(', ')}.`,
  strikeResolved: (fact) =>
    `The ${rows[fact.row]} water: ${fact.total} against ${fact.difficulty}, ${fact.caught ? 'a catch.' : 'nothing bites.'}`,
  searched: (fact) => `${bearer(fact)} searches further.`,
  spotted: (fact) => `${bearer(fact)} is watched by something.`,
  harvested: () => '',
  hunted: (fact) => (fact.caught ? `${bearer(fact)} brings the prey down.` : `${bearer(fact)} brings nothing home from it.`),
  mined: (fact) => `${bearer(fact)} draws ${fact.stone} with ${nameOfOmen(fact.omen)}${fact.matched ? ', a sign of this night.' : '.'}`,
};
