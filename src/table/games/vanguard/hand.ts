import atlas from '../../../../assets/vanguard/baked/low/atlas.json';
import { colorOf, kindOf } from '../../../engine/games/vanguard/content/dice.ts';
import { recruitOf } from '../../../engine/games/vanguard/content/find.ts';
import { sectionNames, colors, sections, type Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardFact } from '../../../engine/games/vanguard/facts.ts';
import type { SeenBoard, VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { HandCard, HandGroup } from '../../../match/handView.ts';
import { cutter, type GameHand } from '../../hand.ts';
import { diary } from './diary.ts';
import { faceOfRecruit } from './faces.ts';
import { reading } from './reading.ts';
import { english } from './words.ts';

const cut = cutter(atlas);

const tones: Readonly<Record<Section, string>> = { recon: '#3fbf7a', security: '#e2503f', science: '#3f97e8', engineering: '#f2a93a' };

/** A thing as it is read, with a picture where there is one. */
function cardOf(view: VanguardView, id: string, who: Section, frame: string | null = null): HandCard | null {
  const read = reading(id, view);
  if (!read) return null;
  const { title, kind, text, rules } = read;
  return { id, title, kind, text, rules, picture: frame === null ? null : cut(frame), tone: tones[who] };
}

const counted = (dice: SeenBoard['spent']): string => {
  const looks = new Map<string, number>();
  for (const die of dice) looks.set(`${colorOf(die)} ${kindOf(die)}`, (looks.get(`${colorOf(die)} ${kindOf(die)}`) ?? 0) + 1);
  return [...looks].map(([look, n]) => `${n} ${look}`).join(', ') || 'none';
};

/** A section on a planet: who is down there, cards in hand, equipment, dice in words. Everything lies open, so nothing is covered. */
function downThere(view: VanguardView, who: Section, board: SeenBoard): readonly HandGroup[] {
  const cards = [
    cardOf(view, `crew:${who}`, who, faceOfRecruit(who, board.crew)),
    ...board.hand.map((card) => cardOf(view, `card:${card}`, who)),
    ...board.equipment.map((id) => cardOf(view, `equipment:${id}`, who)),
    ...board.injuries.map((_, i) => cardOf(view, `injury:${who}:${i}`, who)),
  ];
  const ready = colors.flatMap((color) => board.columns[color].dice);
  return [
    {
      title: `${sectionNames[who]}: ${recruitOf(board.crew).name}`,
      secret: false,
      cards: cards.filter((card) => card !== null),
      counts: [
        { name: 'Sector', value: board.sector > 0 ? String(board.sector) : 'aboard' },
        { name: 'Dice', value: counted(ready) },
        { name: 'Spent', value: counted(board.spent) },
        { name: 'Charges', value: String(board.charges) },
        { name: 'Deck', value: String(board.deck.count) },
      ],
    },
  ];
}

/** A section aboard: its people, and what it keeps. */
function aboard(view: VanguardView, who: Section): HandGroup {
  const own = Object.keys(view.crew).filter(
    (id) => view.crew[id]!.section === who && !['gone', 'remembered'].includes(view.crew[id]!.place),
  );
  return {
    title: sectionNames[who],
    secret: false,
    cards: own.map((id) => cardOf(view, `crew:${id}`, who, faceOfRecruit(who, id))).filter((card) => card !== null),
    counts: [
      { name: 'Dice', value: String(view.sections[who].dice.length) },
      { name: 'Cards', value: String(view.sections[who].cards.length) },
    ],
  };
}

const chosenFrom: Readonly<Record<string, string>> = {
  card: 'card', equipment: 'equipment', discovery: 'discovery', event: 'event', situation: 'situation', crew: 'crew',
  rankup: 'info:rankup', lander: 'info:lander',
};

/** A card of some deck, as it is read anywhere else. */
function offered(thing: string, view: VanguardView): HandCard | null {
  const [kind = '', ...rest] = thing.split(':');
  if (!Object.hasOwn(chosenFrom, kind)) return null;
  const read = reading([chosenFrom[kind], ...rest].join(':'), view);
  if (!read) return null;
  const { title, kind: sort, text, rules, frame } = read;
  return { id: thing, title, kind: sort, text, rules, picture: kind === 'crew' && frame ? cut(frame) : null, tone: '#c9b98a' };
}

/** What a phone shows: the sections that its player runs, on the planet or aboard. */
export const vanguardHand: GameHand<VanguardView, VanguardFact> = {
  words: english,
  course: ['roundBegan', 'turnBegan'],
  diary,
  offered,
  lies: (view, seat) =>
    sections
      .filter((who) => (view.players[who] ?? seat) === seat)
      .flatMap((who) => {
        const board = view.boards[who];
        return board ? downThere(view, who, board) : view.planet && view.phase.at !== 'page' ? [] : [aboard(view, who)];
      }),
};
