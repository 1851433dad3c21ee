import type { BookPage } from '../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';

interface PageText {
  readonly title: string;
  readonly sign: string;
  readonly steps: readonly (readonly [title: string, text: string])[];
}

/** What each page of the ship book is about, and its steps in order. */
const pages: Readonly<Record<BookPage, PageText>> = {
  1: { title: 'Resuming', sign: 'log', steps: [['Resume', 'The campaign goes on where it was saved.']] },
  2: {
    title: 'Bridge',
    sign: 'bridge',
    steps: [
      ['Ship logs', 'Read what is addressed to the bridge.'],
      ['Install', 'Cards that wait in the envelope come into their slots.'],
      ['Income', 'Energy and command come in; morale has its say.'],
      ['Situations', 'New situations are drawn, old ones come to a head.'],
      ['Orders', 'The bridge is done: on to the starmap.'],
    ],
  },
  5: {
    title: 'Starmap',
    sign: 'starmap',
    steps: [
      ['Ship logs', 'Read what was heard on the way.'],
      ['Fly or visit', 'Energy buys a flight or a visit, until a planet is found.'],
      ['Scan', 'Each part of the landing card has its price.'],
    ],
  },
  6: {
    title: 'Facilities',
    sign: 'command',
    steps: [
      ['Ship logs', 'Read what the decks report.'],
      ['Visit', 'A command token opens a facility.'],
      ['Clean up', 'What was used goes back; on to the hangar.'],
    ],
  },
  18: {
    title: 'Hangar',
    sign: 'lander',
    steps: [
      ['Arrivals', 'New landers and mods find a slot.'],
      ['Repair', 'Discoveries pay for what is broken.'],
      ['Choose', 'One lander goes down, with the mods it can carry.'],
    ],
  },
  23: {
    title: 'Launch',
    sign: 'liftoff',
    steps: [
      ['Team', 'Who goes down, and with which dice and cards.'],
      ['Loading', 'Equipment and supplies, as many as the lander takes.'],
      ['Landing', 'Three stages; the dice decide how hard the ground is.'],
    ],
  },
  24: {
    title: 'Disembarking',
    sign: 'travel',
    steps: [['Disembark', 'Equipment is given out, a rank-up card is chosen, and the crew steps out.']],
  },
  25: { title: 'Leaving the planet', sign: 'liftoff', steps: [['Record', 'What stays behind is written down.']] },
  26: {
    title: 'Docking',
    sign: 'lander',
    steps: [
      ['Docking', 'Discoveries come aboard, as many as there is room for.'],
      ['Dice', 'Success buys better dice.'],
    ],
  },
  27: {
    title: 'Debriefing',
    sign: 'success',
    steps: [
      ['Missions', 'What was done and what was not.'],
      ['Promotions', 'Whoever earned it rises.'],
    ],
  },
  28: {
    title: 'Unloading',
    sign: 'mineral',
    steps: [
      ['Unloading', 'Finds go to the laboratory.'],
      ['Recruits', 'New people come aboard.'],
    ],
  },
  32: {
    title: 'Medbay',
    sign: 'medbay',
    steps: [
      ['Intake', 'Whoever was hurt is brought in.'],
      ['Therapy', 'Somebody sits with a patient.'],
      ['Progress', 'Everybody gets a little better.'],
    ],
  },
  36: { title: 'Memorial', sign: 'success', steps: [['Memorial', 'The fallen are remembered.']] },
  39: { title: 'Save point', sign: 'log', steps: [['Save', 'Stop here, or fly on.']] },
};

const beforeTheFirst: PageText = {
  title: 'Before the first landing',
  sign: 'barracks',
  steps: [
    ['Sections', 'Who runs Recon, Security, Science and Engineering.'],
    ['Crew', 'Each section takes on its people.'],
    ['Team', 'Who goes down.'],
    ['Places', 'Where they begin.'],
  ],
};

/** The open page, and which of its steps is being done. */
export function openPage({ phase }: VanguardView): PageText & { readonly page: number | null; readonly step: number } {
  if (phase.at === 'setup')
    return { ...beforeTheFirst, page: null, step: ['opening', 'sections', 'crew', 'team', 'placing', 'begin'].indexOf(phase.step) - 1 };
  const page = phase.at === 'page' ? phase.page : 24;
  return { ...pages[page], page, step: phase.at === 'page' ? phase.step : 0 };
}
