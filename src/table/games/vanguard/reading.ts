import { facesOf, type DieId } from '../../../engine/games/vanguard/content/dice.ts';
import {
  cardOf,
  discoveryOf,
  equipmentOf,
  eventOf,
  gcOf,
  injuryOf,
  landerOf,
  missionOf,
  poiOf,
  rankUpOf,
  recruitOf,
  situationOf,
  skillOf,
  systemOf,
  threatOf,
  type CardId,
} from '../../../engine/games/vanguard/content/find.ts';
import { sectionNames, sections, type Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import { planetOf } from '../../../engine/games/vanguard/content/find.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Reading } from '../../contract.ts';
import { effectWords } from './effectWords.ts';
import { eventWords } from './eventWords.ts';
import { faceOfRecruit } from './faces.ts';
import { iconNames } from '../../../engine/games/vanguard/content/iconNames.ts';
import { dieName, needWords } from './names.ts';
import { named } from '../../gesture/offers.ts';
import { capital } from '../../phrases.ts';

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n\n');

function person(id: string, section: Section): Reading {
  const { name, origin, skill, convert, charges } = recruitOf(id);
  return {
    title: name,
    kind: `${sectionNames[section]}, ${origin}`,
    text: joined([
      `${skill}: ${skillOf(skill).text}`,
      `Converts: ${convert.from} Basic counts as ${iconNames[convert.to]}.`,
      `Charges at the start: ${charges}.`,
    ]),
    rules: ['IV-088', 'IV-181'],
    frame: faceOfRecruit(section, id),
  };
}

function sector(n: number, view: VanguardView): Reading | null {
  const { planet } = view;
  const card = planet && planetOf(planet.id).planet.sectors.find((one) => one.n === n);
  if (!planet || !card) return null;
  const poi = planet.pois[n]?.[0];
  const ways = planetOf(planet.id).planet.paths.filter(({ a, b }) => a === n || b === n);
  const path = ({ a, b, oneWay, icons, needs }: (typeof ways)[number]): string => {
    const way = oneWay ? (a === n ? ' (one way)' : ' (from there only)') : '';
    const price = icons.map((icon) => ('color' in icon && icon.color ? `${icon.t} ${icon.color}` : icon.t)).join(', ');
    return `To sector ${a === n ? b : a}${way}: ${price || 'free'}${needs ? ', closed until something opens it' : ''}.`;
  };
  return {
    title: `${n}  ${card.name}`,
    kind: card.biomes.map((biome) => capital(biome.toLowerCase())).join(', '),
    text: joined([poi === undefined ? '' : `${poiOf(poi).name}: ${poiOf(poi).text}`, ways.map(path).join('\n')]),
    rules: ['IV-095', 'IV-099'],
    frame: `view/${planet.id}/${n}`,
  };
}

function die(id: DieId): Reading {
  return {
    title: capital(dieName(id)),
    kind: 'Die',
    text: `Its sides: ${facesOf(id)
      .map((face) => face.map((icon) => iconNames[icon]).join(' + '))
      .join('; ')}.`,
    rules: ['IV-268', 'IV-271'],
    frame: `die/${id.slice(0, id.lastIndexOf('-'))}`,
  };
}

function sectionCard(id: CardId): Reading {
  const { name, section, rank, top, bottom } = cardOf(id);
  return {
    title: name,
    kind: `${sectionNames[section]} card, rank ${rank}`,
    text: joined([top.text, `Combination, ${needWords(bottom.need)}: ${bottom.text || effectWords(bottom.effects)}`]),
    rules: ['IV-170', 'IV-249'],
    frame: `badge/${section}`,
  };
}

function info(id: string, view: VanguardView): Reading | null {
  const [, kind, rest] = /^(\w+):(.*)$/.exec(id) ?? [];
  if (rest === undefined) return null;
  switch (kind) {
    case 'poi':
      return { title: poiOf(rest).name, kind: 'Point of interest', text: poiOf(rest).text, rules: ['IV-293'] };
    case 'mission': {
      const { name, text, goal } = missionOf(rest);
      const known = view.planet?.missions.find((one) => one.id === rest)?.revealed ?? false;
      return known ? { title: name, kind: 'Mission', text: joined([text, goal]), rules: ['IV-281'] } : null;
    }
    case 'gc':
      return {
        title: gcOf(rest).name,
        kind: 'Global condition',
        text: joined([gcOf(rest).text, `Travel: ${effectWords(gcOf(rest).travel) || 'nothing'}.`]),
        rules: ['IV-099'],
      };
    case 'card':
      return threat(rest.replace('threat:', ''));
    case 'rankup':
      return {
        title: rankUpOf(rest).name,
        kind: 'Rank-up card',
        text: joined([rankUpOf(rest).incomplete, rankUpOf(rest).goal]),
        rules: ['IV-622'],
      };
    case 'lander': {
      const { name, text, armor, sensors, agility } = landerOf(rest);
      return {
        title: name,
        kind: 'Lander',
        text: joined([text, `Armor ${armor}, sensors ${sensors}, agility ${agility}.`]),
        rules: ['IV-301'],
      };
    }
    default:
      return null;
  }
}

function threat(id: string): Reading {
  const { name, text, look, timeTrack } = threatOf(id);
  return {
    title: name,
    kind: 'Threat',
    text: joined([text ?? look, timeTrack.map((effects, i) => `Time ${i + 1}: ${effectWords(effects) || 'nothing'}.`).join('\n')]),
    rules: ['IV-341'],
  };
}

/** Events that lie open: drawn, discarded, or seen on top of the deck. */
const isOpen = (id: string, { events, planet }: VanguardView): boolean =>
  events.discard.includes(id) || planet?.event === id || (planet?.nextEvents.includes(id) ?? false);

const eventReading = (id: string): string => joined([eventWords(id, 'main'), `Elsewhere: ${eventWords(id, 'secondary')}`]);

/** What the reading view says of a thing. Nothing that lies face down is read. */
export function reading(thing: string, view: VanguardView): Reading | null {
  const [, kind, rest] = /^([\w-]+):(.*)$/.exec(thing) ?? [];
  if (rest === undefined) return null;
  switch (kind) {
    case 'sector':
      return sector(Number(rest), view);
    case 'mini':
    case 'rail':
      return view.boards[rest as Section] ? person(view.boards[rest as Section]!.crew, rest as Section) : null;
    case 'crew': {
      const section = sections.find((one) => one === named(rest));
      if (section) return view.boards[section] ? person(view.boards[section].crew, section) : null;
      const known = view.crew[rest];
      return known ? person(rest, known.section) : view.shown.includes(rest) ? person(rest, 'recon') : null;
    }
    case 'die':
      return die(rest.replace(/@\d+$/, '') as DieId);
    case 'card':
      return /^\w+:\d+$/.test(rest) ? sectionCard(rest as CardId) : null;
    case 'info':
      return info(rest, view);
    case 'event':
      return isOpen(rest, view) ? { title: eventOf(rest).name, kind: 'Event', text: eventReading(rest), rules: ['IV-062'] } : null;
    case 'events':
      return {
        title: 'Event deck',
        kind: `${view.events.count} cards`,
        text: 'One is drawn at the end of every turn. If it shows a biome of that sector its main part happens, else the other one.',
        rules: ['IV-062'],
      };
    case 'threat':
      return threat(rest.replace(/#\d+$/, ''));
    case 'equipment':
      return { title: equipmentOf(rest).name, kind: 'Equipment', text: equipmentOf(rest).text, rules: ['IV-286'] };
    case 'injury': {
      const [who, at] = rest.split(':');
      const card = view.boards[who as Section]?.injuries[Number(at)];
      return card
        ? { title: card.name, kind: card.down ? 'Injury, treated' : 'Injury', text: injuryOf(card.name).text, rules: ['IV-195'] }
        : null;
    }
    case 'discovery':
      return { title: discoveryOf(rest).name, kind: discoveryOf(rest).deck, text: discoveryOf(rest).text, rules: [] };
    case 'situation':
      return { title: situationOf(rest).name, kind: 'Situation', text: situationOf(rest).text, rules: [] };
    case 'system':
      return { title: systemOf(Number(rest)).name, kind: 'System', text: systemOf(Number(rest)).text, rules: ['IV-413'] };
    default:
      return null;
  }
}
