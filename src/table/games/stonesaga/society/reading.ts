import { challenges, type ChallengeId } from '../../../../engine/games/stonesaga/content/challenges.ts';
import { events, type EventId } from '../../../../engine/games/stonesaga/content/events.ts';
import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { goals, type GoalId } from '../../../../engine/games/stonesaga/content/goals.ts';
import { knowledge, type KnowledgeId } from '../../../../engine/games/stonesaga/content/knowledge.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { powers, type PowerId } from '../../../../engine/games/stonesaga/content/powers.ts';
import type { ChallengeCard, EventCard, StructureCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import { structures, type StructureId } from '../../../../engine/games/stonesaga/content/structures.ts';
import { trackEnd } from '../../../../engine/games/stonesaga/content/values.ts';
import { tracks, type Omen, type Track } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../../contract.ts';
import { effectWords, sentence } from '../cards/effectWords.ts';
import { readCards } from '../cards/reading.ts';
import { both, capital, either } from '../../../phrases.ts';
import { featureNames, nameOfCharacter } from '../names.ts';
import type { ThingReader } from '../thingReader.ts';
import { componentName } from './components.ts';
import { progressOf } from './goals.ts';
import { meaningOf } from './meanings.ts';
import { trackNames } from '../printed/tracks.ts';
import { thresholds } from './tracks.ts';

const trackTexts: Readonly<Record<Track, readonly [string, readonly string[]]>> = {
  activity: ['How much has happened. It rises each night; events come when it is high enough.', ['SC-190', 'SS-602']],
  lore: ['What the people have learned. Designs are paid with it.', ['SC-192', 'SS-355']],
  unrest: ['How much the people quarrel. At the end of the track they break apart.', ['SC-196', 'SS-606']],
  population: ['How many they are. More people can keep more outposts; without any the society dies out.', ['SC-199', 'SS-317']],
};

const omenTexts: Readonly<Record<Omen, string>> = {
  cloud: 'Weather, water, what is veiled.',
  comet: 'Change, fire, what comes from afar.',
  moon: 'Tides, sleep, what heals or sickens.',
  star: 'The dead, the way, what is remembered.',
  sun: 'Warmth, growth, what is open.',
};

type Read = (rest: string, view: StonesagaView) => Reading | null;

/** By the first word of a thing's id. */
const byKind: Readonly<Record<string, Read>> = {
  track: (rest, view) => {
    const track = tracks.find((one) => rest.split(':')[0] === one);
    if (!track) return null;
    const [text, rules] = trackTexts[track];
    return {
      title: `${trackNames[track]}: ${view.tracks[track]} of ${trackEnd}`,
      kind: 'Society track',
      text: [text, ...thresholds(track, view).map(({ says, passed }) => (passed ? `${says} (reached)` : says))].join('\n'),
      rules,
    };
  },
  goal: (rest, view) => (rest in goals ? goalReading(rest as GoalId, view) : null),
  challenge: (rest, view) => (rest in challenges ? challengeReading(rest as ChallengeId, view) : null),
  event: (rest) => (rest in events ? eventReading(rest as EventId) : null),
  lore: (rest) => ({
    title: 'Put 1 lore on the goal',
    kind: 'Goal',
    text: `For ${goals[rest.split(':')[1] as GoalId]?.title ?? 'a goal'}, in a hex with a cave or a chasm.`,
    rules: ['SC-709'],
  }),
  design: (rest, view) => structureReading(rest.split(':')[0]!, view),
  page: (rest, view) => structureReading(rest, view) ?? cultureReading(rest) ?? writtenReading(rest, view),
  entry: (rest, view) => readSociety(rest, view),
  structure: (rest, view) => {
    const built = Object.values(view.outposts).flatMap((outpost) => Object.entries(outpost.structures)).find(([key]) => key === rest)?.[1];
    const reading = built && structureReading(built.structure, view);
    const held = Object.entries(built?.stored ?? {}).map(([face, n]) => `${n} ${faces[face as Face].name}`);
    return reading ? { ...reading, kind: 'Structure', text: `${reading.text}${held.length > 0 ? `\nHolds ${both(held)}.` : ''}` } : null;
  },
  card: (rest) => cultureReading(rest),
  power: (rest) => (rest in powers ? cultureReading(rest) : null),
  'omen-now': (rest) => omenReading(rest, 'Omen of this night'),
  'omen-card': (rest) => omenReading(rest, 'Omen on the card'),
  badge: (rest, view) => badgeReading(rest as CharacterId, view),
  keepsake: (rest, view) => keepsakes[rest]?.(view) ?? null,
};

/** What has been read once stays to be read: an outcome, and the meaning of an omen. */
function writtenReading(id: string, view: StonesagaView): Reading | null {
  if (view.culture.read.includes(id)) return readCards(`card:${id}`, view);
  if (view.culture.omens[id] === undefined) return null;
  const [omen, component] = id.split('@') as [Omen, string];
  return { title: componentName(component), kind: `Sign of the ${omen}`, text: meaningOf(id), rules: ['SC-115'], frame: `omen/${omen}` };
}

export const readSociety: ThingReader = (thing, view) => {
  const at = thing.indexOf(':');
  return at < 0 ? null : (byKind[thing.slice(0, at)]?.(thing.slice(at + 1), view) ?? null);
};

function goalReading(goal: GoalId, view: StonesagaView): Reading {
  const progress = progressOf(goal, view);
  const done = view.completed.includes(goal);
  const tokens = progress?.tokens.map(([face, have, of]) => `${have} of ${of} ${faces[face].name}`) ?? [];
  const stand = done
    ? 'Complete.'
    : tokens.length > 0
      ? `So far ${both(tokens)}.`
      : progress
        ? `So far ${Math.min(progress.have, progress.of)} of ${progress.of}.`
        : '';
  return {
    title: goals[goal].title,
    kind: `Goal, ${goals[goal].scope}`,
    text: [goals[goal].front, stand, `Then: ${effectWords(goals[goal].back)}.`].filter(Boolean).join('\n'),
    rules: ['SS-184', ...(goal.startsWith('GA') ? ['SC-709'] : ['SS-063'])],
  };
}

function challengeReading(id: ChallengeId, view: StonesagaView): Reading {
  const card: ChallengeCard = challenges[id];
  const end = card.voluntaryEnd;
  const steps = card.events.map(({ at, text }) => `${view.challenge?.resolved.includes(at) ? '(done) ' : ''}At activity ${at}: ${text}`);
  return {
    title: card.title,
    kind: 'Challenge',
    text: [
      ...(end
        ? [
            `Complete ${end.atLeast} goals, with ${both(end.goals.map((one) => goals[one as GoalId].title))} among them, and ` +
              `you may end it well. Done so far: ${view.completed.length}.`,
          ]
        : []),
      ...steps,
    ].join('\n'),
    rules: ['SS-189', 'SS-197', 'R-SS-102'],
  };
}

function eventReading(id: EventId): Reading {
  const card: EventCard = events[id];
  return {
    title: card.title,
    kind: `Event, ${card.interval}`,
    text: `${card.front}\nAt dusk with ${card.threshold} activity: ${card.back}\nOmens: ${both(card.omens)}.`,
    rules: ['SC-646', 'SC-647'],
  };
}

function structureReading(id: string, view: StonesagaView): Reading | null {
  if (!(id in structures)) return null;
  const card: StructureCard = structures[id as StructureId];
  const costs = Object.entries(card.materials).map(([what, n]) => `${n} ${what in faces ? faces[what as Face].name : what}`);
  const needs = [
    ...(card.technologies ?? []),
    ...(card.features ? [`a hex with ${either(card.features.map((one) => featureNames[one]))}`] : []),
  ];
  const known = view.culture.designs.includes(id as StructureId);
  return {
    title: card.name,
    kind: known ? 'Design, known' : `Design, ${card.lore} lore`,
    frame: `society/structure/${id}`,
    rules: known ? ['SS-363'] : ['SS-355'],
    text: [
      card.text,
      `Building: ${card.energy} energy, ${both(costs)}.`,
      ...(needs.length > 0 ? [`Needs ${both(needs)}.`] : []),
      ...(card.mobile ? ['It can be carried on.'] : []),
    ].join('\n'),
  };
}

function cultureReading(id: string): Reading | null {
  if (id in knowledge)
    return {
      title: knowledge[id as KnowledgeId].name,
      kind: 'Knowledge',
      text: knowledge[id as KnowledgeId].text,
      rules: ['SC-218'],
      frame: 'society/knowledge',
    };
  if (id in powers)
    return {
      title: powers[id as PowerId].name,
      kind: 'Mantle power',
      text: powers[id as PowerId].text,
      rules: ['SC-171'],
      frame: `boards/power/${id}`,
    };
  return null;
}

function omenReading(omen: string, kind: string): Reading | null {
  return omen in omenTexts
    ? {
        title: capital(omen),
        kind,
        text: `${omenTexts[omen as Omen]}\nWhat shows this sign can be looked into, once by each character a day.`,
        rules: ['SC-103', 'SC-107'],
        frame: `omen/${omen}`,
      }
    : null;
}

function badgeReading(who: CharacterId, view: StonesagaView): Reading | null {
  const character = view.characters[who];
  if (!character) return null;
  const state =
    view.phase === 'day'
      ? character.passed
        ? 'Has passed for today.'
        : `Has ${character.energy} energy.`
      : view.done.includes(who)
        ? 'Has had their part of this step.'
        : '';
  return { title: nameOfCharacter(view, who), kind: capital(character.mantle ?? 'no mantle'), text: state, rules: ['SS-200'] };
}

const keepsakes: Readonly<Record<string, (view: StonesagaView) => Reading>> = {
  journal: () => ({
    title: 'The Journal',
    kind: 'Tap to open',
    text: 'What has been found, made, looked into and lived through.',
    rules: ['SS-176'],
    frame: 'society/journal',
  }),
  knowledge: ({ culture }) => ({
    title: 'Culture',
    kind: 'Tap to open',
    text: sentence(`${culture.knowledge.length} Knowledge cards and ${culture.powers.length} mantle powers are known`),
    rules: ['SC-218'],
    frame: 'society/knowledge',
  }),
  designs: ({ culture }) => ({
    title: 'Designs',
    kind: 'Tap to open',
    text: sentence(`${culture.designs.length} designs are known; new ones are paid with lore`),
    rules: ['SS-355'],
    frame: 'society/designs',
  }),
  outposts: ({ outpostLimit }) => ({
    title: 'Outposts',
    kind: 'Tap to open',
    text: sentence(`${outpostLimit.built} of ${outpostLimit.most} that the people can keep`),
    rules: ['SS-317', 'SS-322'],
    frame: 'society/outposts',
  }),
};
