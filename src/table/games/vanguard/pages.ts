import { setupSteps } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { BookPage } from '../../../engine/games/vanguard/state.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';

/** One step of a page: what is done, and when it is being done. */
interface PageStep {
  readonly title: string;
  readonly text: string;
  /** From which step of the rules on; pages that the rules do in one go have none. */
  readonly at?: number;
  /** Questions that are asked in it. */
  readonly asks?: RegExp;
}

interface PageText {
  readonly title: string;
  readonly sign: string;
  readonly steps: readonly PageStep[];
}

/** Pages of the facilities: they are open while something of theirs is asked. */
type FacilityPage = 8 | 12 | 16 | 17 | 40;

const logs = (text: string): PageStep => ({ title: 'Ship logs', text, at: 0 });

/** What each page of the ship book is about, and its steps in order. */
const pages: Readonly<Record<BookPage | FacilityPage, PageText>> = {
  1: { title: 'Resuming', sign: 'log', steps: [{ title: 'Resume', text: 'The campaign goes on where it was saved.' }] },
  2: {
    title: 'Bridge',
    sign: 'bridge',
    steps: [
      logs('Read what is addressed to the bridge.'),
      { title: 'Objectives', text: 'What was reached is rewarded.', at: 1 },
      { title: 'Install', text: 'Cards that wait in the envelope come into their slots.', at: 2 },
      { title: 'Income', text: 'Energy and command come in; morale has its say.', at: 3 },
      { title: 'Situations', text: 'Old ones come to a head, new ones are drawn.', at: 4 },
    ],
  },
  5: {
    title: 'Starmap',
    sign: 'starmap',
    steps: [
      logs('Read what was heard on the way.'),
      { title: 'Fly or visit', text: 'Energy buys a flight or a visit, until a planet is found.', at: 1 },
      { title: 'Scan', text: 'Each part of the landing card has its price.', at: 3 },
    ],
  },
  6: {
    title: 'Facilities',
    sign: 'command',
    steps: [
      logs('Read what the decks report.'),
      { title: 'Visit', text: 'A command token opens a facility.', at: 1 },
      { title: 'Clean up', text: 'What was not used is put away; on to the hangar.', at: 2 },
    ],
  },
  8: {
    title: 'Research',
    sign: 'research',
    steps: [
      { title: 'New projects', text: 'Waiting projects come into empty slots.' },
      { title: 'Complete', text: 'Discoveries pay for one project, and for others with its keyword.', asks: /^research\.complete$/ },
      { title: 'Lab work', text: 'Crew with the signs of a slot complete what lies in it.', asks: /^research\.lab$/ },
    ],
  },
  12: {
    title: 'Production',
    sign: 'production',
    steps: [
      { title: 'Onward', text: 'Every project moves one stage; after the third it is finished.', asks: /^production\.move$/ },
      { title: 'Start', text: 'A project that is ready goes into its stage.', asks: /^production\.start$/ },
      { title: 'Assembly', text: 'Crew with its signs push a project one stage further.', asks: /^production\.assemble$/ },
    ],
  },
  16: {
    title: 'Barracks',
    sign: 'barracks',
    steps: [
      { title: 'Trade, dismiss', text: 'People change sections, or leave.', asks: /^barracks\.(?!train)/ },
      { title: 'Train', text: 'Rank III teaches rank I.', asks: /^barracks\.train$/ },
      { title: 'Draft', text: 'Each section may take one recruit.', asks: /^draft\./ },
    ],
  },
  17: {
    title: 'Situations',
    sign: 'situation',
    steps: [
      { title: 'Deal with one', text: 'One situation is solved.', asks: /^situation\.solve$/ },
      { title: 'Supervisors', text: 'Crew with its signs solve another.', asks: /^situation\.supervise$/ },
    ],
  },
  18: {
    title: 'Hangar',
    sign: 'lander',
    steps: [
      logs('Read what the deck crew reports.'),
      { title: 'Arrivals', text: 'New landers and mods find a slot.', at: 1 },
      { title: 'Repair', text: 'Discoveries pay for what is broken.', at: 3 },
      { title: 'Choose', text: 'One lander goes down, with the mods it can carry.', at: 4 },
    ],
  },
  23: {
    title: 'Launch',
    sign: 'liftoff',
    steps: [
      { title: 'Team', text: 'Who goes down.', at: 0 },
      { title: 'Outfit', text: 'Dice and cards of each.', at: 1 },
      { title: 'Loading', text: 'Equipment and supplies, as many as the lander takes.', at: 2 },
      { title: 'Briefing', text: 'The last words before the hatch closes.', at: 3 },
      { title: 'Landing', text: 'Three stages; the dice decide how hard the ground is.', at: 4 },
    ],
  },
  24: {
    title: 'Disembarking',
    sign: 'travel',
    steps: [
      { title: 'A deed', text: 'The crew sets itself a goal: whoever reaches it may rise.', asks: /^rankup\./ },
      { title: 'Equipment', text: 'Who carries what.', asks: /^equipment\./ },
      { title: 'Step out', text: 'Everybody draws two cards.' },
    ],
  },
  25: { title: 'Leaving the planet', sign: 'liftoff', steps: [{ title: 'Record', text: 'What stays behind is written down.' }] },
  26: {
    title: 'Docking',
    sign: 'lander',
    steps: [
      { title: 'Missions', text: 'What was left undone costs morale.' },
      { title: 'Finds', text: 'As many discoveries come aboard as there is room for.', asks: /^docking\./ },
    ],
  },
  27: {
    title: 'Debriefing',
    sign: 'success',
    steps: [
      { title: 'Promotions', text: 'Whoever earned it rises.', at: 0 },
      { title: 'Dice', text: 'Success buys a die for each section.', at: 1 },
    ],
  },
  28: {
    title: 'Unloading',
    sign: 'mineral',
    steps: [{ title: 'Unloading', text: 'Finds go to the laboratory, mods back to the hangar.' }],
  },
  32: {
    title: 'Medbay',
    sign: 'medbay',
    steps: [
      { title: 'Recovery', text: 'Every patient moves to the next bed, or out.' },
      { title: 'Therapy', text: 'Somebody sits with a patient, who gets better.', asks: /^medbay\.(therapy|therapist|heal)$/ },
      { title: 'Intake', text: 'Whoever was hurt is brought in.', asks: /^medbay\.next$/ },
      { title: 'Survival', text: 'Dice are rolled for critical patients.' },
    ],
  },
  36: { title: 'Memorial', sign: 'success', steps: [{ title: 'Memorial', text: 'The fallen are remembered.' }] },
  39: { title: 'Save point', sign: 'log', steps: [{ title: 'Save', text: 'Stop here, or fly on.' }] },
  40: {
    title: 'Listening',
    sign: 'SNS',
    steps: [
      { title: 'Price', text: 'Energy, or somebody with the right ear.', asks: /^addon\.price$/ },
      { title: 'Listen', text: 'What is heard is for the crew to use.', asks: /^addon\.choose$/ },
    ],
  },
};

const facilityPages = [8, 12, 16, 17, 40] as const satisfies readonly FacilityPage[];

const beforeTheFirst: PageText = {
  title: 'First landing',
  sign: 'barracks',
  steps: [
    { title: 'Sections', text: 'Who runs Recon, Security, Science and Engineering.', at: 1 },
    { title: 'Crew', text: 'Each section takes on its people.', at: 2 },
    { title: 'Team', text: 'Who goes down.', at: 3 },
    { title: 'Places', text: 'Where they begin.', at: 4 },
  ],
};

/** The open page, and which of its steps is being done: the one that asks, else the one that the rules have come to. */
export function openPage(
  { phase }: VanguardView,
  { questions }: Pick<Offers, 'questions'>,
): PageText & { readonly page: number | null; readonly step: number } {
  const asked = ({ asks }: PageStep): boolean => asks !== undefined && questions.some(({ ask }) => asks.test(ask));
  const lit = (text: PageText, at: number): number => {
    const asking = text.steps.findIndex(asked);
    return asking >= 0 ? asking : Math.max(0, text.steps.findLastIndex((step) => (step.at ?? 0) <= at && step.asks === undefined));
  };
  if (phase.at === 'setup')
    return { ...beforeTheFirst, page: null, step: lit(beforeTheFirst, setupSteps.indexOf(phase.step)) };
  const visited = facilityPages.find((page) => pages[page].steps.some(asked));
  const page = visited ?? (phase.at === 'page' ? phase.page : 24);
  return { ...pages[page], page, step: lit(pages[page], phase.at === 'page' ? phase.step : 0) };
}
