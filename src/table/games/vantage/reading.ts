import { cardOf, destinies, isCenterCard, destinyOf, missionOf } from '../../../engine/games/vantage/content/cards.ts';
import { numbered, type Skill } from '../../../engine/games/vantage/content/vocabulary.ts';
import type { VantageView } from '../../../engine/games/vantage/view.ts';
import type { Reading } from '../../contract.ts';
import { capital } from '../../phrases.ts';
import { cardWords, slotWords } from './cardWords.ts';
import { taskOf } from './tasks.ts';

const skillWords: Readonly<Record<Skill, string>> = {
  move: 'To go, climb, follow, cross.',
  look: 'To see, count, read, listen.',
  engage: 'To talk, trade, teach, befriend.',
  help: 'To mend, feed, build, free.',
  take: 'To pick up, dig, borrow, carry away.',
  overpower: 'To break, drag, shout, wrestle.',
};
const ofDestinies: ReadonlySet<number> = new Set(destinies.map(({ num }) => num));

/** What is told of a thing that somebody points at. Of locations it tells only the viewer's own, and only what is printed there. */
export function reading(thing: string, view: VantageView): Reading | null {
  if (thing === 'place') return ofPlace(view);
  const [kind, rest = ''] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (kind === 'card' || kind === 'power' || kind === 'destiny') return ofCard(Number(rest.split('.')[0]), view);
  if (kind === 'slot') return ofSlot(rest);
  if (kind === 'die')
    return {
      title: `${capital(rest.split('#')[0]!)} die`,
      kind: 'Challenge die',
      text: dieWords(rest.split('#')[0]!),
      rules: ['VA-113', 'VA-114'],
    };
  if (kind === 'pay' && rest === 'coin')
    return {
      title: 'Coins',
      kind: 'Pack',
      text: 'They pay for what a page asks for. They never lower the cost of an action.',
      rules: ['VA-261'],
    };
  if (kind === 'pay') return ofSkill(rest as Skill);
  if (kind === 'here') return ofAction(rest as Skill, view);
  if (kind === 'way') return ofWay(rest, view);
  return null;
}

const dieWords = (face: string): string =>
  face === 'setback'
    ? 'It hurts nobody and goes back to the pool, unless a slot takes it.'
    : face === 'blank'
      ? 'It hurts nobody and goes to the penalty area, unless a slot takes it.'
      : `Left over, it costs 1 ${face} and goes to the penalty area. A slot on a card may take it.`;

function ofCard(num: number, view: VantageView): Reading | null {
  if (isCenterCard(num)) {
    const card = ofDestinies.has(num) ? destinyOf(num) : missionOf(num);
    return {
      title: card.name,
      kind: ofDestinies.has(num) ? 'Destiny' : 'Mission',
      text: `${card.text}\n\n${taskOf(num, view.seats.length)}`,
      rules: ['VA-052'],
    };
  }
  const card = cardOf(num);
  return { title: `${card.name}, ${num}`, kind: capital(card.type), text: cardWords(card), rules: ['VA-324'] };
}

function ofSlot(name: string): Reading | null {
  const [, number = '', id] = /^[^:]+:(\d+)\.(\w+)$/.exec(name) ?? [];
  const slot = number === '' ? undefined : cardOf(Number(number)).slots.find((one) => one.id === id);
  return slot ? { title: cardOf(Number(number)).name, kind: 'Slot', text: capital(`${slotWords(slot)}.`), rules: ['VA-219'] } : null;
}

const ofSkill = (skill: Skill): Reading => ({
  title: capital(skill),
  kind: 'Skill token',
  text: `${skillWords[skill]} Each token that anybody pays lowers the cost of such an action by 1.`,
  rules: ['VA-111', 'VA-164'],
});

function ofAction(cat: Skill, view: VantageView): Reading | null {
  const action = view.here?.actions.find((one) => one.cat === cat);
  if (!action) return null;
  const done = view.here!.done.includes(cat) ? ' You have done this here.' : '';
  const elements = action.elements.length > 0 ? ` It has ${action.elements.join(' and ')}.` : '';
  return {
    title: action.verb,
    kind: `${capital(cat)} action`,
    text: `${skillWords[cat]}${elements} The cost is read when it is declared.${done}`,
    rules: ['VA-078', 'VA-110'],
  };
}

function ofWay(way: string, view: VantageView): Reading | null {
  const exit = view.here?.compass[way as 'N'];
  if (!exit) return null;
  const text =
    exit.kind === 'listed'
      ? `A depart to location ${exit.to}.`
      : exit.kind === 'star'
        ? 'A way that has to be read in the book of departs.'
        : 'No way leads there.';
  return {
    title: `To the ${{ N: 'north', E: 'east', S: 'south', W: 'west' }[way as 'N']}`,
    kind: 'Depart',
    text,
    rules: ['VA-094', 'VA-150'],
  };
}

function ofPlace({ here, page }: VantageView): Reading | null {
  if (!here) return null;
  const voice = here.voice ? `\n\n“${here.voice}”` : '';
  const found = page ? `\n\n${page.text}` : '';
  return {
    title: here.name,
    kind: `Location ${numbered(here.num)}`,
    text: `${here.description}${voice}${found}`,
    rules: ['VA-064'],
  };
}
