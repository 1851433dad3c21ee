import type { Guide, Nearness } from '../../kernel/guide.ts';
import { hunts, wayOf, type VictorySteps } from './content/nearness.ts';
import { roleOrder, type Role } from './content/roles.ts';
import { journeyGuide } from './content/journeyGuide.ts';
import { roleGuides } from './content/roleGuides.ts';
import { journeyMix } from './settings.ts';
import type { VastView } from './view.ts';

/** What a page shows of the game beside the table: who plays what, whose turn it is, how near everybody is. */
export const guide = {
  seats: roleGuides,
  seatsIn: { [journeyMix]: { paladin: journeyGuide } },
  standing(view: VastView): { readonly seat: Role; readonly phase: string } | null {
    if (view.ended || view.phase === 'set-up') return null;
    const seat: Role = view.journey && (view.phase === 'activate' || view.phase === 'spawn') ? 'skeletons' : view.active;
    return { seat, phase: phaseWords[view.phase] ?? '' };
  },
  /** How far each role of the full game is on its way to victory. */
  nearness(view: VastView): readonly (Nearness & { readonly seat: Role })[] {
    if (view.journey) return [];
    return roleOrder.filter((role) => view.roles.includes(role)).map((seat) => ({ seat, ...nearnessOf(view, seat) }));
  },
} as const satisfies Guide<VastView>;

const phaseWords: Partial<Record<VastView['phase'], string>> = {
  collect: 'collects cubes',
  actions: 'takes actions',
  fury: 'ends the turn',
  activate: 'march',
  spawn: 'gather outside',
  'skeletons.lose': 'begin to march',
  'skeletons.summon': 'may summon',
  'skeletons.gain': 'gain Stability',
  'spider.form': 'chooses a form',
  'spider.terror': 'may gain Terror',
  'spider.cast': 'moves and casts',
  'spider.redraw': 'draws cards',
  'manor.enter': 'wakes the Wraith',
  'manor.assign': 'assigns omens',
  'manor.reveal': 'reveals tiles',
  'manor.shift': 'shifts a tile',
  'manor.swap': 'swaps tiles',
  'manor.walls': 'raises walls',
  'manor.wraith': 'moves the Wraith',
  'manor.ritual': 'chooses a ritual',
  'manor.draw': 'lays treasure, draws rituals',
  'manor.return': 'takes omens back',
  'warlock.enter': 'comes to the manor',
  'warlock.curse': 'curses and dominates',
  'warlock.spells': 'gains spells',
  'warlock.collect': 'collects magic',
  'warlock.actions': 'takes actions',
};

function nearnessOf(view: VastView, role: Role): Nearness {
  const way = wayOf(role, view);
  return { ...way, words: nearWords[role](view, way) };
}

const hunted = ({ done, of }: VictorySteps): string => `${done} of ${of} Spiderlings boxed`;
const nearWords: Readonly<Record<Role, (view: VastView, way: VictorySteps) => string>> = {
  paladin: (_, way) => hunted(way),
  skeletons: (view, way) => (hunts('skeletons', view.roles) ? hunted(way) : `the Paladin has ${view.paladin.health} Health left`),
  spider: ({ terror }, { of }) => `${terror} of ${of} Terror`,
  manor: (_, { done, of }) => `${done} of ${of} Seals`,
  warlock: (_, { done, of }) => `${done} of ${of} pieces dominated`,
};
