import { nightSteps, type NightStep } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../../contract.ts';
import type { ThingReader } from '../thingReader.ts';
import { nightNames } from '../society/phases.ts';
import { faceOf } from './faces.ts';

const piles = {
  journey: {
    title: 'Journey cards',
    text: 'Who moves draws one. If it does not fit the place, the journey is only arduous.',
    rules: ['SS-220', 'SS-224'],
  },
  night: { title: 'Night cards', text: 'Each character draws one at night. The last one shows the omens.', rules: ['SS-590', 'SS-532'] },
} as const;

const steps: Readonly<Record<NightStep, readonly [string, string]>> = {
  perished: ['Who is beyond help perishes, and is grieved.', 'SS-541'],
  recover: ['Everybody eats and drinks, sleeps, and regains energy.', 'SS-545'],
  hunger: ['The sated get better; who had neither food nor water is hurt.', 'SS-560'],
  actions: ['What items, powers and structures can do at night.', 'SS-563'],
  degrade: ['Food spoils, boosts fade, shelters fall, fires burn down unless they are fed.', 'SS-568'],
  reconcile: ['Everything must lie flat in the bag, or go.', 'SS-578'],
  cards: ['Each character draws a Night card.', 'SS-590'],
  events: ['Activity rises, and events come due.', 'SS-602'],
  society: ['A people without members, or torn apart, comes to its end.', 'SS-605'],
};

/** Cards once they have been turned up, the piles, the stones of the night. */
export const readCards: ThingReader = (thing, view) => {
  const [kind, rest = ''] = thing.split(':') as [string, string?];
  if (kind === 'deck' && rest in piles) return pileReading(rest as keyof typeof piles, view);
  if (kind === 'night') return stepReading(rest);
  return (kind === 'card' || kind === 'open') && isOpen(rest, view) ? cardReading(rest, view) : null;
};

/** A card in a pile is nobody's to read. */
const isOpen = (id: string, view: StonesagaView): boolean =>
  (view.scene?.kind === 'card' && view.scene.card === id) ||
  [...view.journey.discard, ...view.night.discard].some((one) => one === id) ||
  view.completed.some((one) => one === id) ||
  view.event?.current === id ||
  view.culture.read.includes(id) ||
  view.challenge?.id === id;

function pileReading(pile: keyof typeof piles, view: StonesagaView): Reading {
  const { deck, discard } = view[pile];
  return {
    title: piles[pile].title,
    kind: `${deck} in the pile, ${discard.length} turned up`,
    text: piles[pile].text,
    rules: piles[pile].rules,
    frame: `cards/back/${pile}`,
  };
}

function stepReading(word: string): Reading | null {
  const step = nightSteps.find((one) => one === word);
  return step
    ? {
        title: nightNames[step],
        kind: `Night, step ${nightSteps.indexOf(step) + 1} of ${nightSteps.length}`,
        text: steps[step][0],
        rules: [steps[step][1]],
      }
    : null;
}

function cardReading(id: string, view: StonesagaView): Reading | null {
  const face = faceOf(id, view);
  if (!face) return null;
  const omens = face.omens.length > 0 ? `Omens: ${face.omens.join(', ')}.` : '';
  return {
    title: face.title,
    kind: [face.kind, ...face.keywords].join(' · '),
    text: [face.text, face.needs ? `Only ${face.needs.charAt(0).toLowerCase()}${face.needs.slice(1)}` : '', face.all, omens]
      .filter(Boolean)
      .join('\n'),
    rules: face.pile === 'night' ? ['SS-592'] : face.pile === 'journey' ? ['SS-224'] : ['SS-172'],
    frame: `cards/picture/${face.picture}`,
  };
}
