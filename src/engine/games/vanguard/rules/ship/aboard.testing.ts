import { recruits } from '../../content/decks/recruits.ts';
import { shipLogs } from '../../content/find.ts';
import { colors, sections, type Icon, type Section } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { now, page, running, type Edit, type VanguardMatch, type Wanted } from '../../vanguard.testing.ts';

/** Aboard with two available crewmembers in every section and everything in its compartment. */
export function aboard(s: VanguardState): void {
  s.mode = 'campaign';
  for (const section of sections) {
    const board = s.boards[section];
    if (board) {
      s.sections[section].dice.push(...colors.flatMap((color) => board.columns[color].dice), ...board.spent);
      delete s.boards[section];
    }
    for (const [id, one] of Object.entries(s.crew)) if (one.section === section) delete s.crew[id];
    for (let n = 0; n < 2; n++) s.crew[s.recruits.shift()!] = { section, rank: 1, place: 'available' };
  }
  s.planet = null;
  s.phase = { at: 'page', page: 2, step: 0 };
}

export const ship = (edit: (s: VanguardState) => void = () => {}): Wanted => ({
  mix: 'campaign-2',
  edit: (s) => {
    aboard(s);
    edit(s);
  },
});

/** Nothing is left to be read aboard. */
export const quiet: Edit = (s) => void (s.logs = shipLogs.map(({ n }) => n));

/** Page 6 with two commands, and nothing that waits in the envelope. */
export const facilities = (edit: Edit): VanguardMatch =>
  running((t) => page(t, 6), ship((s) => {
    Object.assign(s.ship, { command: 2, awaiting: [] });
    edit(s);
  }));

/** Somebody more of Science for each icon, whose convert gives it; the section keeps two others. */
export const experts = (...icons: Icon[]): Edit => (s) => {
  for (const icon of icons) {
    const { id } = recruits.find((one) => one.convert.to === icon && s.recruits.includes(one.id))!;
    s.recruits = s.recruits.filter((one) => one !== id);
    s.crew[id] = { section: 'science', rank: 1, place: 'available' };
  }
};

/** Every section owns so many dice at most. */
export const dice = (s: VanguardState, n: number): void => {
  for (const section of sections) while (s.sections[section].dice.length > n) s.box.push(s.sections[section].dice.pop()!);
};

export const crewOf = (s: VanguardState, section: Section): string[] => Object.keys(s.crew).filter((id) => s.crew[id]!.section === section);

/** Back from Halcyon Shelf: Recon and Engineering are on their boards, every section has two more at rest. */
export const home: Edit = (s) => {
  s.mode = 'campaign';
  Object.assign(s.planet!, { over: 'liftoff', missions: [] });
  for (const section of sections) for (let n = 0; n < 2; n++) s.crew[s.recruits.shift()!] = { section, rank: 1, place: 'resting' };
};
export const back = (rule: Parameters<typeof running>[0], edit: Edit = () => {}): VanguardMatch =>
  running(rule, {
    mix: 'campaign-2',
    edit: (s) => {
      home(s);
      edit(s);
    },
  });
export const pageOf = (m: VanguardMatch): number => {
  const { phase } = now(m);
  return phase.at === 'page' ? phase.page : 0;
};

/** Page 23 on the way to Halcyon Shelf. */
export const launching = (edit: Edit = () => {}, mix = 'campaign-2'): VanguardMatch =>
  running((t) => page(t, 23), {
    ...ship((s) => {
      Object.assign(s.ship, { scanner: { card: 'LC-03', parts: 1 }, lander: { id: 'mule', mods: [] } });
      edit(s);
    }),
    mix,
  });
