import { actOne } from './campaign/actOne.ts';
import { actThree } from './campaign/actThree.ts';
import { actTwo } from './campaign/actTwo.ts';
import { atlas } from './campaign/atlas.ts';
import { endings } from './campaign/endings.ts';
import { systems } from './campaign/systems.ts';
import { engineeringCards } from './decks/engineeringCards.ts';
import { equipment } from './decks/equipment.ts';
import { events, tutorialEvents } from './decks/events.ts';
import { fauna } from './decks/fauna.ts';
import { flora } from './decks/flora.ts';
import { injuries } from './decks/injuries.ts';
import { landers, mods } from './decks/landers.ts';
import { leads } from './decks/leads.ts';
import { minerals } from './decks/minerals.ts';
import { objectives, secondaryObjectives, techLevels } from './decks/objectives.ts';
import { phenomena } from './decks/phenomena.ts';
import { production } from './decks/production.ts';
import { rankUps } from './decks/rankUps.ts';
import { reconCards } from './decks/reconCards.ts';
import { recruits } from './decks/recruits.ts';
import { relics } from './decks/relics.ts';
import { research } from './decks/research.ts';
import { scienceCards } from './decks/scienceCards.ts';
import { securityCards } from './decks/securityCards.ts';
import { situations } from './decks/situations.ts';
import { skills } from './decks/skills.ts';
import { upgrades } from './decks/upgrades.ts';
import { planets } from './planets.ts';
import type { DiceCheck, Log } from './types.ts';
import type { Section } from './vocabulary.ts';

/** What is asked for by its id. An id that no card has is a slip of the content, which its test finds first. */
const finder = <T>(what: string, list: readonly T[], idOf: (one: T) => string): ((id: string) => T) => {
  const known = new Map(list.map((one) => [idOf(one), one]));
  return (id) => {
    const found = known.get(id);
    if (found === undefined) throw new Error(`there is no ${what} ${id}`);
    return found;
  };
};
const byNumber = <T extends { readonly n: number }>(what: string, list: readonly T[]): ((n: number) => T) => {
  const find = finder(what, list, ({ n }) => String(n));
  return (n) => find(String(n));
};
const byId = <T extends { readonly id: string }>(what: string, list: readonly T[]): ((id: string) => T) =>
  finder(what, list, ({ id }) => id);

export const shipLogs: readonly Log[] = [...actOne, ...actTwo, ...actThree, ...endings, ...atlas];
const allLogs: readonly Log[] = [...shipLogs, ...planets.flatMap(({ logs }) => logs)];
export const logOf = byNumber('log', allLogs);
/** The words of a log, with the variants that held when it was read as paragraphs of their own. */
export const wordsOfLog = (n: number, held: readonly number[] = []): string =>
  [logOf(n).text, ...held.map((i) => logOf(n).variants![i]!.text)].join('\n');

export const planetOf = finder('planet', planets, ({ planet }) => planet.id);
export const landingOf = byId(
  'landing card',
  planets.map(({ landing }) => landing),
);
export const poiOf = byId(
  'point of interest',
  planets.flatMap(({ pois }) => pois),
);
export const missionOf = byId(
  'mission',
  planets.flatMap(({ missions }) => missions),
);
export const gcOf = byId(
  'global condition',
  planets.flatMap(({ gcs }) => gcs),
);
export const threatOf = byId(
  'threat',
  planets.flatMap(({ threats }) => threats),
);
export const uniqueOf = byNumber(
  'unique discovery',
  planets.flatMap(({ uniques }) => uniques),
);
export const eventOf = byId('event', [...events, ...tutorialEvents]);
export const rankUpOf = byId('rank-up card', rankUps);
export const discoveries = [...flora, ...fauna, ...minerals, ...relics, ...phenomena];
export const discoveryOf = byId('discovery', discoveries);
export const leadOf = byId('lead token', leads);
export const injuryOf = finder('injury', injuries, ({ name }) => name);
export const recruitOf = byId('recruit', recruits);
export const skillOf = finder('skill', skills, ({ name }) => name);
export const equipmentOf = byId('equipment', equipment);
export const landerOf = byId('lander', landers);
export const modOf = byId('lander mod', mods);
export const objectiveOf = byId('objective', objectives);
export const secondaryOf = byId('secondary objective', secondaryObjectives);
export const techOf = byId('tech level', techLevels);
export const situationOf = byId('situation', situations);
export const researchOf = byId('research project', research);
export const productionOf = byId('production project', production);
export const upgradeOf = byId('upgrade', upgrades);
export const systemOf = byNumber('system', systems);

export const sectionCards = { recon: reconCards, security: securityCards, science: scienceCards, engineering: engineeringCards } as const;
const allCards = Object.values(sectionCards).flat();
/** A copy of a card is named for the card: `RC01:2`. */
export type CardId = `${string}:${number}`;
const findCard = byId('section card', allCards);
export const cardOf = (copy: CardId): (typeof allCards)[number] => findCard(copy.slice(0, copy.indexOf(':')));
export const copiesOf = (section: Section): CardId[] =>
  sectionCards[section].flatMap(({ id, copies }) => Array.from({ length: copies }, (_, i): CardId => `${id}:${i + 1}`));

const eventChecks = [...events, ...tutorialEvents].flatMap(({ main, secondary }) => [main.check, secondary.check]);
const allChecks: readonly DiceCheck[] = [
  ...planets.flatMap(({ checks }) => checks),
  ...eventChecks.filter((check) => check !== undefined),
  ...rankUps.flatMap(({ action }) => (action ? [action] : [])),
];
/** IV-114 The check of the Prepare action: no rows, no tracks, nothing that could go wrong besides injuries. */
export const prepareCheck: DiceCheck = { id: 'prepare', name: 'Prepare', source: 'prepare', danger: [], special: [] };
/** HD-IV-17 A stage of a landing: a roll whose icons are counted. */
export const landingCheck: DiceCheck = { id: 'landing', name: 'Landing', source: 'landing', danger: [], special: [] };
const known = new Map(planets.map(({ planet, checks }) => [planet.id, new Map(checks.map((check) => [check.id, check]))]));
const elsewhere = byId('check', [...allChecks, prepareCheck, landingCheck]);
/** Planets name their checks for themselves, so two of them may use one name. */
export const checkOf = (id: string, planet: string): DiceCheck => known.get(planet)?.get(id) ?? elsewhere(id);
