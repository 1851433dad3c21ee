import { mantleTitles, traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { attributes, type Mantle, type Trait } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { CharacterId, PersonId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../../contract.ts';
import { capital } from '../../../phrases.ts';

const mantleWords: Readonly<Record<Mantle, string>> = {
  protector: 'Stands before others: shields them, raises shelter, bears what would break the rest.',
  seeker: 'Follows what moves: fish in the river, tracks in the grass, the edge of the known.',
  storyteller: 'Keeps the people together: tales, old names, courage by the fire.',
  wanderer: 'Goes far and goes lightly: hard journeys cost less.',
};

/** The Character card of somebody, with the mantle they bear. */
export function personReading(view: StonesagaView, id: PersonId): Reading {
  const person = view.people[id]!;
  const who = (Object.keys(view.characters) as CharacterId[]).find((one) => view.characters[one].person === id);
  const mantle = who && view.characters[who].mantle;
  const values = attributes.map((attribute) => `${capital(attribute)} ${person.attributes[attribute]}`).join(', ');
  const traits = person.traits.map((trait) => traitTitles[trait]).join(', ');
  return {
    title: person.name,
    kind: person.fate === 'living' ? `${capital(person.age)}${mantle ? ` ${mantleTitles[mantle]}` : ''}` : 'Legend',
    text: `${values}.${traits ? ` ${traits}.` : ''}`,
    rules: ['SS-025', 'SS-036', 'SS-110'],
    frame: `boards/portrait/${mantle ?? 'nobody'}`,
  };
}

/** Those who are chosen on the stage, and what can be chosen for them. */
export function readPeople(kind: string, id: string, view: StonesagaView): Reading | null {
  if ((kind === 'person' || kind === 'legend') && id in view.people) return personReading(view, id as PersonId);
  if (kind === 'mantle' && id in mantleWords)
    return {
      title: mantleTitles[id as Mantle],
      kind: 'Mantle',
      text: mantleWords[id as Mantle],
      rules: ['SS-036', 'SS-041', 'SS-043'],
      frame: `creation/figure/${id}`,
    };
  if (kind === 'trait' && id in traitTitles)
    return {
      title: traitTitles[id as Trait],
      kind: 'Trait',
      text: 'Cards ask for it: some tests and choices are easier for those whom people know as such, some are only for them.',
      rules: ['SC-263'],
    };
  if (kind === 'result')
    return {
      title: `A result of ${id}`,
      kind: 'Creation',
      text: 'Drag it onto one of the four attributes.',
      rules: ['SS-025'],
      frame: `creation/die/${id}`,
    };
  return null;
}
