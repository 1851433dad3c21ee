import type { Advice, Asked } from '../../kernel/guide.ts';
import { systems } from './content/campaign/systems.ts';
import { landingOf, planetOf } from './content/find.ts';
import { firstVoyage, type VoyageStep } from './content/firstVoyage.ts';
import type { StarSystem } from './content/types.ts';
import type { VanguardView } from './view.ts';

/** Two voyages are taught: by the third everybody knows the book. */
const taught = 2;
/** Pages of a voyage, from docking to the next landing. */
const course = [26, 27, 28, 32, 36, 39, 2, 5, 6, 18, 23, 24] as const;

/** Whether the ship book is open in one of the first voyages. */
export const isFirstVoyage = ({ mode, phase, story }: VanguardView): boolean =>
  mode === 'campaign' && phase.at === 'page' && story.landings <= taught;

/** What each question is about, with what a good answer begins with, the best first. */
const usual: Readonly<Record<string, readonly [VoyageStep, ...string[]]>> = {
  'ship.choose': ['choose'],
  'situation.next': ['head'],
  'starmap.task': ['fly', 'destination:', 'system:'],
  'scan.part': ['scan', 'scan'],
  'scan.scout': ['scout'],
  'research.complete': ['research', 'research:'],
  'research.lab': ['staff', 'stop'],
  'production.move': ['build'],
  'production.start': ['build', 'production:'],
  'production.assemble': ['staff', 'stop'],
  'barracks.task': ['barracks', 'stop'],
  'barracks.train': ['barracks', 'stop'],
  'draft.next': ['draft'],
  'draft.pick': ['draft', 'crew:'],
  'draft.leave': ['draft'],
  'situation.solve': ['situation'],
  'situation.supervise': ['staff', 'stop'],
  'hangar.repair': ['repair'],
  'hangar.choose': ['lander'],
  'hangar.lander': ['lander'],
  'hangar.mod': ['mod'],
  'hangar.fit': ['mod', 'mod:'],
  'launch.goes': ['team'],
  'launch.deck': ['deck', 'deck-newest'],
  'launch.card': ['card', 'enough'],
  'launch.small': ['load', 'equipment:'],
  'launch.personal': ['load', 'equipment:'],
  'launch.mission': ['load', 'equipment:'],
  'launch.stays': ['die'],
  'landing.roller': ['pilot'],
  'check.dice': ['roll', 'all', 'roll'],
  'check.assist': ['help', 'no'],
  'check.modify': ['fallen', 'go-on'],
  'injury.column': ['hurt'],
  'injury.die': ['hurt'],
  'sacrifice.die': ['hurt'],
  'spend.die': ['hurt'],
  'lander.sector': ['ground'],
  'rankup.pick': ['deed'],
  'equipment.carrier': ['carry'],
  'docking.drop': ['drop'],
  'dice.trade': ['trade', 'buy', 'stop'],
  'dice.buy': ['die'],
  'dice.return': ['die'],
  'dice.upgrade': ['die'],
  'refresh.die': ['die'],
  'medbay.therapy': ['bed', 'crew:'],
  'medbay.therapist': ['bed'],
  'medbay.next': ['bed'],
  'save.stop': ['save', 'on'],
};

/** A word of help at every question of the ship book, read from what everybody sees. */
export function adviceAboard(view: VanguardView, asked: Asked): Advice {
  const offered = asked.options.map(({ id }) => id);
  const [step, ...starts] = asked.ask.startsWith('log.') ? (['log'] as const) : (usual[asked.ask] ?? (['any'] as const));
  const flights = step === 'fly' ? newGround(view, offered) : [];
  const [liked] = [...flights, ...starts.flatMap((start) => offered.filter((id) => id.startsWith(start)))];
  const best = liked ?? asked.options.find(({ declines }) => declines)?.id;
  const visit = asked.ask === 'facility.visit';
  const page = view.phase.at === 'page' ? view.phase.page : course[0];
  return {
    ...firstVoyage[visit ? 'visit' : step],
    point: [visit ? deckToVisit(view, offered) : (best ?? offered[0]!)],
    done: Math.max(0, course.findIndex((one) => one === page)),
    of: course.length,
  };
}

/** To a planet whose mission is still to be done: one that lies here, else the nearest system with one. */
function newGround({ story }: VanguardView, offered: readonly string[]): readonly string[] {
  const isNew = ({ landing }: StarSystem['destinations'][number]): boolean =>
    landing !== undefined && planetOf(landingOf(landing).planet).planet.missions.some(({ id }) => story.done[id] === undefined);
  const at = (kind: string, n: number | string): boolean => offered.includes(`${kind}:${n}`);
  const here = systems.flatMap(({ destinations }) => destinations).filter((one) => at('destination', one.id) && isNew(one));
  const near = systems.filter(({ n, destinations }) => at('system', n) && destinations.some(isNew));
  return [...here.map(({ id }) => `destination:${id}`), ...near.map(({ n }) => `system:${n}`)];
}

/** Situations do harm, work that is ready waits for a queue, finds wait for the laboratory; the last command brings recruits. */
function deckToVisit({ ship }: VanguardView, offered: readonly string[]): string {
  const wants: readonly (readonly [string, boolean])[] = [
    ['facility:17', ship.situations.length > 0],
    ['facility:16', ship.command === 1],
    ['facility:12', ship.ready.length > 0 && ship.queues.some((queue) => queue.includes(null))],
    ['facility:8', ship.gathered.length > 0],
    ['facility:16', true],
  ];
  return wants.find(([id, isWanted]) => isWanted && offered.includes(id))?.[0] ?? offered[0]!;
}
