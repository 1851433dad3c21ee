import { sayCode } from '../../../../engine/games/stonesaga/content/codes.ts';
import { goals } from '../../../../engine/games/stonesaga/content/goals.ts';
import { faces } from '../../../../engine/games/stonesaga/content/faces.ts';
import { hexes, type HexId } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { items } from '../../../../engine/games/stonesaga/content/items.ts';
import { knowledge } from '../../../../engine/games/stonesaga/content/knowledge.ts';
import type { Face } from '../../../../engine/games/stonesaga/content/materials.ts';
import { outcomes, type OutcomeId } from '../../../../engine/games/stonesaga/content/outcomes.ts';
import { powers } from '../../../../engine/games/stonesaga/content/powers.ts';
import { structureIds, structures } from '../../../../engine/games/stonesaga/content/structures.ts';
import { traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import type { Code, Holdings, PersonId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { both } from '../../../phrases.ts';
import { pictureOf } from '../cards/pictures.ts';
import { featureNames } from '../names.ts';
import { componentName } from './components.ts';
import { progressOf } from './goals.ts';
import { meaningOf } from './meanings.ts';

export const journalPages = [
  'designs', 'outposts', 'culture', 'valley', 'recipes', 'omens', 'outcomes', 'goals', 'people', 'notes',
] as const;
export type JournalPage = (typeof journalPages)[number];
export const pageTitles: Readonly<Record<JournalPage, string>> = {
  designs: 'Designs',
  outposts: 'Outposts',
  culture: 'Culture',
  valley: 'Valley',
  recipes: 'Recipes',
  omens: 'Omens',
  outcomes: 'Outcomes',
  goals: 'Goals',
  people: 'People',
  notes: 'Notes',
};

/** A line of the journal. With a thing's id it can be touched and read. */
export interface JournalEntry {
  readonly title: string;
  readonly text: string;
  readonly id?: string;
  readonly frame?: string;
  /** Faded: not yet, or no longer. */
  readonly faint?: boolean;
}

const listed = (held: Holdings): string => both(Object.entries(held).map(([face, n]) => `${n} ${faces[face as Face].name}`));

/** What is written on each page: from what everybody can see, and nothing else. */
export const written: Readonly<Record<JournalPage, (view: StonesagaView) => readonly JournalEntry[]>> = {
  designs: ({ culture }) =>
    structureIds.map((id) => ({
      id: `page:${id}`,
      title: structures[id].name,
      text: culture.designs.includes(id) ? 'known' : `${structures[id].lore} lore`,
      frame: `society/structure/${id}`,
      faint: !culture.designs.includes(id),
    })),
  outposts: ({ outposts, map }) =>
    Object.entries(outposts).flatMap(([id, { name, at, status, structures: built }]): JournalEntry[] => {
      const hex = map[at];
      return [
        {
          id: `page:${id}`,
          title: name,
          text: `${status === 'ruin' ? 'a ruin' : 'an outpost'}${hex?.explored ? ` in ${hexes[hex.id].name}` : ''}`,
          frame: 'society/outposts',
          faint: status === 'ruin',
        },
        ...Object.entries(built).map(([key, { structure, stored }]): JournalEntry => ({
          id: `page:${key}`,
          title: structures[structure].name,
          text: listed(stored) || structures[structure].text,
          frame: `society/structure/${structure}`,
          faint: status === 'ruin',
        })),
      ];
    }),
  culture: ({ culture, characters }) => [
    ...culture.knowledge.map((id): JournalEntry => ({
      id: `page:${id}`,
      title: knowledge[id].name,
      text: knowledge[id].text,
      frame: 'society/knowledge',
    })),
    ...culture.powers.map((id): JournalEntry => ({
      id: `page:${id}`,
      title: powers[id].name,
      text: Object.values(characters).some(({ power }) => power === id) ? 'carried now' : powers[id].text,
      frame: `boards/power/${id}`,
    })),
    ...culture.marks.map((mark): JournalEntry => ({ title: mark, text: 'a mark in the saga' })),
  ],
  valley: ({ map }) => {
    const open = Object.entries(map).filter(([, hex]) => hex.explored);
    const lines = open.map(([at, hex]): JournalEntry => ({
      id: `hex:${at}`,
      title: hexes[(hex as { id: HexId }).id].name,
      text: both(hex.explored ? hex.features.map((one) => featureNames[one]) : []),
    }));
    const hidden = Object.keys(map).length - open.length;
    return hidden > 0
      ? [...lines, { title: 'Unknown', text: `${hidden} more ${hidden === 1 ? 'hex lies' : 'hexes lie'} in the mist`, faint: true }]
      : lines;
  },
  recipes: ({ culture }) => [
    ...(Object.entries(culture.recipes) as [Code, keyof typeof items | null][]).map(([code, item]): JournalEntry => ({
      title: sayCode(code),
      text: item ? items[item].name : 'a hint, nothing made',
      ...(item && { id: `page:${item}`, frame: `item/${item}/thing` }),
      faint: !item,
    })),
    ...culture.failed.map((code): JournalEntry => ({ title: sayCode(code), text: 'nothing', faint: true })),
  ],
  omens: ({ culture }) =>
    (Object.entries(culture.omens) as [string, boolean][]).map(([key, found]) => {
      const [omen, component] = key.split('@') as [string, string];
      return {
        title: componentName(component),
        text: `${omen}: ${found ? meaningOf(key) : 'nothing was found'}`,
        id: `page:${key}`,
        frame: `omen/${omen}`,
        faint: !found,
      };
    }),
  outcomes: ({ culture }) =>
    culture.read
      .filter((id): id is OutcomeId => id in outcomes)
      .map((id) => ({ id: `page:${id}`, title: outcomes[id].title, text: outcomes[id].text, frame: `cards/picture/${pictureOf(id)}` })),
  goals: (view) => [
    ...(Object.keys(view.goals) as (keyof typeof goals)[]).map((goal): JournalEntry => {
      const progress = progressOf(goal, view);
      return {
        id: `goal:${goal}`,
        title: goals[goal].title,
        text: progress ? `${Math.min(progress.have, progress.of)} of ${progress.of}` : goals[goal].front,
      };
    }),
    ...view.completed.map((goal): JournalEntry => ({ title: goals[goal].title, text: 'complete', frame: 'society/tick', faint: true })),
  ],
  people: ({ people, characters, legends }) =>
    (Object.keys(people) as PersonId[]).map((id): JournalEntry => {
      const { name, age, traits, fate, attributes } = people[id]!;
      const bears = Object.values(characters).some(({ person }) => person === id);
      const numbers =
        `${attributes.might} might, ${attributes.dexterity} dexterity, ${attributes.conviction} conviction, ` +
        `${attributes.awareness} awareness`;
      return {
        title: name,
        text:
          fate === 'living'
            ? `${age}, ${traits.map((one) => traitTitles[one].toLowerCase()).join(', ')}; ${numbers}`
            : `${legends.includes(id) ? 'a legend' : fate}; ${numbers}`,
        faint: !bears,
        ...(fate !== 'living' && { frame: 'society/legends' }),
      };
    }),
  notes: () => [],
};
