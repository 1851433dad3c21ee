import { recruitOf } from '../../../engine/games/vanguard/content/find.ts';
import { colors, sections, type Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { DieId } from '../../../engine/games/vanguard/content/dice.ts';
import type { SeenBoard, VanguardView } from '../../../engine/games/vanguard/view.ts';
import { named, type Offers } from '../../gesture/offers.ts';
import { boards } from './printed/boards.ts';

/**
 * Whether the table shows the planet. Its board lies there from the loading of the lander until the save point, but while pages are
 * turned people look at the ship book; landings and checks are looked at down there.
 */
export function onPlanet({ planet, phase }: VanguardView): boolean {
  if (planet === null) return false;
  return phase.at !== 'page' || planet.check !== null || phase.page === 24 || (phase.page === 23 && phase.step > 2);
}

/** Sections that are down on the planet, in their order. */
export const teamOf = (view: VanguardView): readonly Section[] => sections.filter((section) => view.boards[section] !== undefined);

export const diceOf = (board: SeenBoard): readonly DieId[] => [...colors.flatMap((color) => board.columns[color].dice), ...board.spent];

/** Whose board lies large: of the section whose things are asked for, else of who acts. */
export function askedSection(view: VanguardView, offers: Offers): Section {
  const team = teamOf(view);
  const main = offers.questions.filter(({ kind }) => kind !== 'power');
  for (const { options } of main)
    for (const { gesture } of options) {
      const id = gesture.kind === 'tap' ? gesture.on : gesture.kind === 'drag' ? gesture.from : '';
      const named = /^(?:mini|column|injury|use|exert):(\w+)/.exec(id)?.[1];
      const found = team.find(
        (one) =>
          one === named ||
          diceOf(view.boards[one]!).some((die) => id === `die:${die}`) ||
          view.boards[one]!.hand.some((card) => id === `card:${card}`) ||
          view.boards[one]!.equipment.some((thing) => id === `equipment:${thing}`),
      );
      if (found) return found;
    }
  const { planet } = view;
  return planet?.check?.roller ?? planet?.turn?.who ?? planet?.start ?? team[0] ?? 'recon';
}

/** Where a thing lies, or null if it lies nowhere and is asked for by a key. */
export function zoneIn(id: string, view: VanguardView, who: Section): string | null {
  if (!onPlanet(view)) return zoneAboard(id, view);
  return isOnBoard(id) ? 'board' : zoneOnPlanet(named(id), view, who);
}

/**
 * The card of a crewmember on the large board. Everybody is chosen in the rails of the crew, where all lie side by side; this card does the
 * same beside them.
 */
export const onBoard = (who: Section): string => `crew:${who}#board`;
const isOnBoard = (id: string): boolean => sections.some((who) => id === onBoard(who));

function zoneOnPlanet(id: string, view: VanguardView, who: Section): string | null {
  const planet = view.planet!;
  const at = id.indexOf(':');
  const [kind, rest] = [id.slice(0, at), id.slice(at + 1)];
  const board = view.boards[who];
  if (kind === 'sector') return Number(rest) <= (boards[planet.id]?.sectors.length ?? 0) && Number(rest) > 0 ? 'map' : null;
  if (kind === 'mini') return view.boards[rest as Section] ? 'map' : null;
  if (kind === 'threat') return planet.threats[rest]?.standees.some(({ primary }) => primary) && !planet.check ? 'map' : null;
  if (kind === 'crew') return view.boards[rest as Section] ? 'crew' : null;
  if (kind === 'die' && planet.check?.pool.some(({ die }) => die === rest)) return 'map';
  if (kind === 'injury-die' || kind === 'row' || kind === 'cell' || kind === 'gc' || id === 'pool') return planet.check ? 'map' : null;
  if (!board) return null;
  if (kind === 'die') return diceOf(board).includes(rest as DieId) ? 'board' : null;
  if (kind === 'column' || kind === 'injury') return rest.startsWith(`${who}:`) ? 'board' : null;
  if (kind === 'card') return (board.hand as readonly string[]).includes(rest) ? 'hand' : null;
  if (id === `exert:${who}` || id === `use:${who}:skill:${board.crew}`) return 'board';
  if (kind === 'use' && board.hand.some((card) => rest === `${who}:card:${card}`)) return 'hand';
  if (board.equipment.some((thing) => id === `equipment:${thing}` || id === `use:${who}:equipment:${thing}`)) return 'board';
  return null;
}

function zoneAboard(id: string, view: VanguardView): string | null {
  const at = id.indexOf(':');
  const [kind, rest] = [id.slice(0, at), id.slice(at + 1)];
  // a page of the book: a zone of its own where the book is parted
  if (kind === 'system' || kind === 'destination' || id === 'piece:ship') return isStarmap(view) ? 'page' : null;
  if (kind === 'facility') return isStarmap(view) ? null : 'page';
  if (kind === 'crew') return inTrays(view, rest) ? 'crew' : view.shown.includes(rest) ? 'map' : null;
  if (kind === 'tray') return 'crew';
  if (kind === 'task' || kind === 'queue') return 'map';
  return onDesk(id, view) ? 'map' : null;
}

/** Cards that lie on the desk beside the book while they are asked for. */
function onDesk(id: string, { ship, sections: stores }: VanguardView): boolean {
  const at = id.indexOf(':');
  const [kind, rest] = [id.slice(0, at), id.slice(at + 1)];
  const cards: Readonly<Partial<Record<string, readonly (string | null)[]>>> = {
    research: ship.research,
    production: [...ship.ready, ...ship.queues.flat()],
    situation: ship.situations,
    lander: ship.landers.map((one) => one.id),
    mod: ship.mods,
    equipment: ship.armory,
    card: Object.values(stores).flatMap(({ cards: kept }) => kept),
  };
  return cards[kind]?.includes(rest) ?? false;
}

export const isStarmap = ({ phase }: VanguardView): boolean => phase.at === 'page' && phase.page === 5;

/** People of the ship that lie in a tray: everybody but the fallen and those who left. */
const inTrays = ({ crew, shown }: VanguardView, id: string): boolean =>
  !shown.includes(id) && crew[id] !== undefined && !['fallen', 'remembered', 'gone'].includes(crew[id].place);

export const trayOf = (view: VanguardView, section: Section): readonly string[] =>
  Object.keys(view.crew)
    .filter((id) => view.crew[id]!.section === section && inTrays(view, id))
    .sort((a, b) => recruitOf(a).name.localeCompare(recruitOf(b).name));
