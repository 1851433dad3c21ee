import { checkOf, gcOf, planetOf, recruitOf, systemOf } from '../../../engine/games/vanguard/content/find.ts';
import { cardOf, type CardId } from '../../../engine/games/vanguard/content/find.ts';
import type { PathIcon } from '../../../engine/games/vanguard/content/types.ts';
import type { Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { effectWords } from './effectWords.ts';
import { nameOfDestination } from './names.ts';

/** What a drop would do: a title, and the price or the effect below it. */
interface DropWords {
  readonly title: string;
  readonly detail: string;
}

const coloured = (color: string | undefined): string => (color === undefined ? '' : `${color} `);

/** The price of one sign on a path. */
function iconPrice(icon: PathIcon, view: VanguardView): string {
  const gc = view.planet?.gc ?? null;
  switch (icon.t) {
    case 'travel':
      return gc === null ? 'nothing here' : effectWords(gcOf(gc).travel) || 'nothing';
    case 'spend':
      return `spend 1 ${coloured(icon.color)}die`;
    case 'sacrifice':
      return `give up 1 ${coloured(icon.color)}die`;
    case 'danger':
      return `danger ${icon.table}`;
    case 'check':
      return `check: ${checkOf(icon.id, view.planet!.id).name}`;
  }
}

/** What the way of a mini to a sector costs, sign by sign. */
function pathPrice(view: VanguardView, who: Section, to: number): string {
  const from = view.boards[who]?.sector ?? 0;
  const paths = planetOf(view.planet!.id).planet.paths.filter(({ a, b }) => (a === from && b === to) || (b === from && a === to));
  const prices = paths.map(({ icons }) => icons.map((icon) => iconPrice(icon, view)).join(', ') || 'free');
  return [...new Set(prices)].join(' or ');
}

/** Words for the drop of a thing on a place, or null if nothing is offered for it. */
export function dropWords(thing: string, onto: string, view: VanguardView, offers: Offers): DropWords | null {
  const offered = offers.drag(thing, onto);
  if (!offered) return null;
  const { label, cost } = offered.offer;
  const [kind, rest] = [onto.slice(0, onto.indexOf(':')), onto.slice(onto.indexOf(':') + 1)];
  const { planet } = view;
  const card = planet?.check ? checkOf(planet.check.check, planet.id) : null;
  if (onto === 'pool') return { title: 'Into the roll', detail: label };
  if (kind === 'sector' && thing.startsWith('mini:'))
    return { title: label, detail: `Price: ${pathPrice(view, thing.slice(5) as Section, Number(rest))}` };
  if (kind === 'row' && card) {
    const row = card.rows?.find(({ id }) => id === rest);
    return { title: `Pays for the ${row?.color ?? ''} row`, detail: (row && effectWords(row.effects)) || 'nothing more' };
  }
  if (kind === 'cell' && card && planet) {
    const cells = [...((planet.gc === null ? undefined : gcOf(planet.gc).special) ?? []), ...card.special.flat()];
    return { title: 'Special effect', detail: effectWords(cells[Number(rest)]?.effects ?? []) };
  }
  if (kind === 'card') {
    const { name, bottom } = cardOf(rest as CardId);
    return { title: `Combination: ${name}`, detail: bottom.text || effectWords(bottom.effects) };
  }
  if (kind === 'gc') return { title: `Combination: ${gcOf(rest).name}`, detail: effectWords(gcOf(rest).combo?.effects ?? []) };
  if (kind === 'system') return { title: `Fly to ${systemOf(Number(rest)).name}`, detail: label };
  if (kind === 'destination') return { title: `Visit ${nameOfDestination(rest)}`, detail: label };
  if (thing.startsWith('crew:') && kind === 'task') return { title: recruitOf(thing.slice(5)).name, detail: taskWords[rest] ?? label };
  return { title: label, detail: cost ?? '' };
}

const taskWords: Readonly<Partial<Record<string, string>>> = {
  launch: 'goes down to the planet',
  scout: 'scouts ahead, and the scan is cheaper',
  therapy: 'sits with the patient, who gets better',
  medbay: 'is brought to the medbay',
  teacher: 'teaches, and the dice cost less',
};
