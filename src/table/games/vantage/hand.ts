import { actionsOf, cardOf } from '../../../engine/games/vantage/content/cards.ts';
import { numbered, skills, stats } from '../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageFact } from '../../../engine/games/vantage/facts.ts';
import type { HereView, VantageView } from '../../../engine/games/vantage/view.ts';
import type { Seat } from '../../../engine/kernel/rule.ts';
import type { HandCard, HandGroup } from '../../../match/handView.ts';
import type { GameHand } from '../../hand.ts';
import { capital } from '../../phrases.ts';
import { deedLines, noteLines, threadLines, type Journal } from './journal.ts';
import { playerName } from './names.ts';
import { cardPicture, placeCard, placePicture } from './placeCard.ts';
import { reading } from './reading.ts';
import { english, naming } from './words.ts';

/** What a phone shows: where its player stands, with the vista, and what lies in front of them. */
export const vantageHand: GameHand<VantageView, VantageFact> = {
  words: english,
  course: ['turnBegan'],
  naming,
  offered,
  lies: (view, seat) => [
    ...(view.me === seat && view.here ? [placeGroup(view.here)] : []),
    packOf(view, seat),
    gridOf(view, seat),
    ...view.journals.filter((book) => view.ended || book.seat === seat).map((book) => journalGroup(book, view)),
  ],
};

/** A card, mission or destiny that lies in nobody's grid yet. What a card can do belongs to the card that lies there. */
function offered(thing: string, view: VantageView): HandCard | null {
  const [kind = '', num = ''] = thing.split(':');
  if ((kind !== 'card' && kind !== 'destiny') || !/^\d+$/.test(num)) return null;
  const read = reading(thing, view);
  if (!read) return null;
  const { title, kind: sort, text, rules } = read;
  return { id: thing, title, kind: sort, text, rules, picture: cardPicture(Number(num)), tone: '#c99a52' };
}

function placeGroup(here: HereView): HandGroup {
  const ways = Object.entries(here.compass).flatMap(([way, { kind, to }]) =>
    kind === 'blocked' ? [] : [{ name: way, value: kind === 'star' || to === null ? 'star' : numbered(to) }],
  );
  const actions = here.actions.map(({ cat, verb }) => ({ name: capital(cat), value: here.done.includes(cat) ? `${verb} (done)` : verb }));
  return { title: 'Where you stand', secret: true, cards: [placeCard(here)], counts: [...actions, ...ways] };
}

function packOf(view: VantageView, seat: Seat): HandGroup {
  const player = view.players[seat]!;
  return {
    title: 'Pack',
    secret: false,
    cards: [],
    counts: [
      ...stats.map((stat) => ({ name: capital(stat), value: String(player.stats[stat]) })),
      ...skills.filter((skill) => player.skills[skill] > 0).map((skill) => ({ name: capital(skill), value: String(player.skills[skill]) })),
      { name: 'Coins', value: String(player.coins) },
    ],
  };
}

function gridOf(view: VantageView, seat: Seat): HandGroup {
  const player = view.players[seat]!;
  const nums = [...player.grid.flatMap((placed) => (placed ? [placed] : [])), ...player.reserve.map((kept) => ({ ...kept, dice: [] }))];
  return {
    title: 'Grid',
    secret: false,
    below: true,
    cards: nums.map(({ num, boost, dice }) => {
      const card = cardOf(num);
      const verbs = actionsOf(num).map(({ verb }) => verb);
      return {
        id: `card:${num}`,
        title: card.name,
        kind: `${capital(card.type)}, boost ${boost} of ${card.boostCap}${dice.length > 0 ? `, ${dice.length} dice` : ''}`,
        text: reading(`card:${num}`, view)?.text ?? verbs.join(', '),
        rules: ['VA-324'],
        picture: cardPicture(num),
        tone: '#c99a52',
      };
    }),
    counts: [],
  };
}

/** What was seen and done, place by place, and what is still open. */
function journalGroup(book: Journal, view: VantageView): HandGroup {
  const latest = book.places.at(-1);
  const picture = latest ? placePicture(latest.num) : null;
  const page = (id: string, title: string, lines: readonly string[]): HandCard[] =>
    lines.length === 0 ? [] : [{ id, title, kind: 'Journal', text: lines.join('\n'), rules: [], picture, tone: '#8a7a5a' }];
  return {
    title: `Journal of ${playerName(view, book.seat)}`,
    secret: view.ended === null,
    below: true,
    cards: [
      ...page('journal:open', 'Still open', threadLines(book)),
      ...page('journal:done', 'Done', deedLines(book)),
      ...page('journal:met', 'Met', noteLines(book, view)),
      ...book.places.map(({ num, name, turn, did }): HandCard => ({
        id: `journal:${num}`,
        title: `${numbered(num)} ${name}`,
        kind: `Turn ${turn}`,
        text: did.length === 0 ? 'Nothing done here yet.' : `Done here: ${did.join(', ')}.`,
        rules: [],
        picture: placePicture(num),
        tone: '#8a7a5a',
      })),
    ],
    counts: [],
  };
}
