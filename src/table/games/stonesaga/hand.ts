import atlas from '../../../../assets/stonesaga/baked/low/atlas.json';
import { faces } from '../../../engine/games/stonesaga/content/faces.ts';
import { items } from '../../../engine/games/stonesaga/content/items.ts';
import type { Face } from '../../../engine/games/stonesaga/content/materials.ts';
import { powers } from '../../../engine/games/stonesaga/content/powers.ts';
import type { ItemCard } from '../../../engine/games/stonesaga/content/schema.ts';
import { mantleTitles, traitTitles } from '../../../engine/games/stonesaga/content/values.ts';
import { attributes } from '../../../engine/games/stonesaga/content/vocabulary.ts';
import type { StonesagaFact } from '../../../engine/games/stonesaga/facts.ts';
import type { StonesagaView } from '../../../engine/games/stonesaga/view.ts';
import type { HandCard, HandGroup } from '../../../match/handView.ts';
import { cutter, type GameHand } from '../../hand.ts';
import { capital } from '../../phrases.ts';
import { readBoards } from './boards/reading.ts';
import { readCards } from './cards/reading.ts';
import { readFishing } from './fishing/reading.ts';
import { readForaging } from './foraging/reading.ts';
import { naming, nameOfCharacter } from './names.ts';
import { readSociety } from './society/reading.ts';
import { toldCards } from './toldCards.ts';
import { english } from './words.ts';

type Seen = StonesagaView['characters'][keyof StonesagaView['characters']];

const cut = cutter(atlas);

const tones = { person: '#c9973f', item: '#8b6f47', token: '#6f7f5a', power: '#5d8799' } as const;

function personCard(view: StonesagaView, { person, mantle }: Seen): HandCard | null {
  const somebody = person && view.people[person];
  if (!somebody) return null;
  const values = attributes.map((attribute) => `${capital(attribute)} ${somebody.attributes[attribute]}`).join(', ');
  const traits = somebody.traits.map((trait) => traitTitles[trait]).join(', ');
  return {
    id: `person:${person}`,
    title: somebody.name,
    kind: `${capital(somebody.age)}${mantle ? ` ${mantleTitles[mantle]}` : ''}`,
    text: `${values}.${traits ? ` ${traits}.` : ''}`,
    rules: ['SS-025', 'SS-036'],
    picture: cut(`boards/portrait/${mantle ?? 'nobody'}`),
    tone: tones.person,
  };
}

const powerCard = ({ power, powerReady }: Seen): HandCard | null =>
  power && {
    id: `power:${power}`,
    title: powers[power].name,
    kind: powerReady ? 'Power, ready' : 'Power, used',
    text: powers[power].text,
    rules: [],
    picture: null,
    tone: tones.power,
  };

const itemCards = ({ items: held }: Seen): readonly HandCard[] =>
  Object.entries(held).map(([key, { item, packed, stored }]) => {
    const { name, slot, text }: ItemCard = items[item];
    const inside = Object.entries(stored).map(([face, n]) => `${n} ${faces[face as Face].name}`);
    return {
      id: `item:${key}`,
      title: name,
      kind: packed ? 'Item, packed away' : `Item, ${slot}`,
      text: `${text}${inside.length > 0 ? ` Holds ${inside.join(', ')}.` : ''}`,
      rules: [],
      picture: cut(`item/${item}/thing`),
      tone: tones.item,
    };
  });

const bagCards = ({ bag }: Seen): readonly HandCard[] =>
  (Object.entries(bag) as [Face, number][])
    .filter(([, n]) => n > 0)
    .map(([face, n]) => ({
      id: `bag:${face}`,
      title: `${n} ${faces[face].name}`,
      kind: capital(faces[face].sort),
      text: faces[face].edible ? 'Can be eaten.' : faces[face].tools.length > 0 ? `Works as a tool: ${faces[face].tools.join(', ')}.` : '',
      rules: [],
      picture: cut(`res/${face}`),
      tone: tones.token,
    }));

const sum = (by: Readonly<Record<string, number>>): number => Object.values(by).reduce((all, one) => all + one, 0);

/** Everybody plays together and nothing is hidden, so all of this may lie open; a phone shows its own people first. */
function lies(view: StonesagaView, seat: string): readonly HandGroup[] {
  const mine = Object.entries(view.characters).filter(([, { seat: owner }]) => owner === seat);
  return mine.flatMap(([id, character]): HandGroup[] => {
    const who = nameOfCharacter(view, id as keyof StonesagaView['characters'], 'Somebody new');
    const [person, power] = [personCard(view, character), powerCard(character)];
    const { energy, health } = character;
    const groups: HandGroup[] = [
      {
        title: who,
        secret: false,
        cards: [person, power].filter((card) => card !== null),
        counts: person
          ? [
              { name: 'Energy', value: `${energy} of ${view.energyMax}` },
              { name: 'Injuries', value: `${sum(health.injury)}` },
              { name: 'Diseases', value: `${sum(health.disease)}` },
            ]
          : [],
      },
      { title: 'Carried', secret: false, cards: itemCards(character), counts: [] },
      { title: 'In the bag', secret: false, below: true, cards: bagCards(character), counts: [] },
    ];
    return groups.filter(({ cards, counts }) => cards.length > 0 || counts.length > 0);
  });
}

/** Parts of the table that can tell about a card before anybody holds it. */
const readers = [readForaging, readFishing, readCards, readSociety, readBoards];
const chosenFrom: ReadonlySet<string> = new Set(['card', 'design', 'forage', 'power']);

/** A card that lies in the middle and may be taken, as it is read at the table. */
function offered(thing: string, view: StonesagaView): HandCard | null {
  const kind = thing.split(':')[0]!;
  if (!chosenFrom.has(kind)) return null;
  const read = readers.map((reader) => reader(thing, view)).find((one) => one !== null);
  if (!read) return null;
  const { title, kind: sort, text, rules, frame } = read;
  const tone = kind === 'power' ? tones.power : tones.item;
  return { id: thing, title, kind: sort, text, rules, picture: frame ? cut(frame) : null, tone };
}

export const stonesagaHand: GameHand<StonesagaView, StonesagaFact> = {
  words: english,
  course: ['dayBroke', 'nightFell'],
  naming,
  cards: toldCards,
  offered,
  lies,
};
