import { journey } from '../../../../engine/games/stonesaga/content/journey.ts';
import { night } from '../../../../engine/games/stonesaga/content/night.ts';
import { overlays } from '../../../../engine/games/stonesaga/content/overlays.ts';
import { nameOfHex, nameOfOmen } from '../names.ts';
import { bearer, type Some } from './some.ts';

const sites = {
  fire: ['The fire goes out.', 'A fire burns low.', 'A fire burns high.'],
  shelter: ['The shelter is gone.', 'A lean shelter stands.', 'A good shelter stands.'],
  depletion: ['The land has recovered.', 'The land grows thin here.', 'The land is spent here.'],
} as const;
const decks = {
  journey: 'The Journey cards are shuffled.',
  night: 'The Night cards are shuffled.',
  events: 'The Event cards are shuffled.',
} as const;

/** The map and the cards that come with it. */
export const landWords: Some<
  | 'trayLaid'
  | 'placed'
  | 'moved'
  | 'fled'
  | 'hexRevealed'
  | 'overlayPlaced'
  | 'overlayRemoved'
  | 'siteChanged'
  | 'mysteryConfronted'
  | 'journeyDrawn'
  | 'arduousJourney'
  | 'nightDrawn'
  | 'tranquilNight'
  | 'deckShuffled'
  | 'tableRolled'
  | 'nightPassedUnseen'
> = {
  trayLaid: () => 'The valley grows: new land lies in the mist.',
  placed: () => '',
  moved: (fact) => `${bearer(fact)} walks on.`,
  fled: (fact) => `${bearer(fact)} flees.`,
  hexRevealed: ({ hex }) => `The mist lifts from ${nameOfHex(hex)}.`,
  overlayPlaced: ({ overlay }) => (overlay.startsWith('OP') ? '' : `${overlays[overlay].name} covers the land.`),
  overlayRemoved: ({ overlay }) => `${overlays[overlay].name} is gone.`,
  siteChanged: ({ site, to }) =>
    site === 'mystery' ? (to === 0 ? 'Nothing strange is left here.' : 'Something strange lies here.') : sites[site][to as 0 | 1 | 2],
  mysteryConfronted: (fact) =>
    `${bearer(fact)} faces what is strange: ${nameOfOmen(fact.omen)}${fact.matched ? ', as the sky foretold.' : '.'}`,
  journeyDrawn: (fact) => `On the way ${bearer(fact)} meets: ${journey[fact.card].title}.${fact.met ? '' : ' It is not for this place.'}`,
  arduousJourney: (fact) => `The way is hard for ${bearer(fact)}.`,
  nightDrawn: (fact) => `The night brings ${bearer(fact)}: ${night[fact.card].title}.${fact.met ? '' : ' It passes by.'}`,
  tranquilNight: (fact) => `${bearer(fact)} sleeps in peace.`,
  deckShuffled: ({ deck }) => decks[deck],
  tableRolled: ({ face, result }) => (face === result ? `The die shows ${face}.` : `The die shows ${face}: ${result}.`),
  nightPassedUnseen: ({ card }) => `The night passes unseen: ${night[card].title}.`,
};
