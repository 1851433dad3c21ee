import type { Gesture } from '../engine/kernel/option.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import type { Diary, HandCard, HandEnd, HandGroup, HandLine, HandView, PictureCut, ToldCard } from '../match/handView.ts';
import type { Question } from '../match/question.ts';
import type { FactWords, Names } from './contract.ts';
import { linesOf, namedCard, spoken, type AnyFact } from './lines.ts';

/** How the hand of a seat is put into words. Hosts import it: no Pixi, and no address of a picture. */
export interface GameHand<V, F extends { readonly fact: string }> {
  readonly words: FactWords<F>;
  readonly course: readonly F['fact'][];
  readonly naming?: (names: Names, fact: F) => Names;
  readonly diary?: (view: V) => Diary;
  /** What the last entry of a log gives to read, as `GameTable.cards` says it. */
  readonly cards?: (log: readonly (readonly F[])[]) => readonly ToldCard[];
  lies(view: V, seat: Seat): readonly HandGroup[];
  /** A card that a question offers and that does not lie in front of the seat, as those that were just drawn; null for other things. */
  offered?(thing: string, view: V): HandCard | null;
}

export type AnyGameHand = GameHand<any, any>;

interface Atlas {
  readonly pages: readonly string[];
  readonly frames: Readonly<Record<string, Omit<PictureCut, 'sheet'> & { readonly page: number }>>;
}

/** Finds frames of an atlas. */
export function cutter(atlas: unknown): (frame: string) => PictureCut | null {
  const { pages, frames } = atlas as Atlas;
  return (frame) => {
    const found = frames[frame];
    return found ? { sheet: pages[found.page]!, x: found.x, y: found.y, w: found.w, h: found.h } : null;
  };
}

type Asked = Pick<Question, 'kind' | 'options'>;

/** What a hand would take up or tap. */
const touched = (gesture: Gesture): string | null =>
  gesture.kind === 'tap' ? gesture.on : gesture.kind === 'drag' ? gesture.from : null;

/**
 * What is chosen from is read first: a name alone says nothing of a card that nobody has seen yet. What may be done beside the main
 * question stands in the list of actions alone: everything that could ever be built would else lie before the hand all day.
 */
function withOffered(
  { offered }: AnyGameHand,
  view: unknown,
  groups: readonly HandGroup[],
  questions: readonly Asked[],
): readonly HandGroup[] {
  if (!offered) return groups;
  const lying = new Set(groups.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const main = questions.filter(({ kind }) => kind !== 'power');
  const things = main.flatMap(({ options }) => options.flatMap(({ gesture }) => touched(gesture) ?? []));
  const cards = [...new Set(things)].filter((thing) => !lying.has(thing)).flatMap((thing) => offered(thing, view) ?? []);
  return cards.length === 0 ? groups : [{ title: 'Choose from', secret: false, cards, counts: [] }, ...groups];
}

/** What a seat has heard of the match until now, with the names that are known by then, and whether it is over. */
interface HandHeard {
  /** Asked for only where a game has cards to be read. */
  log(): readonly (readonly unknown[])[];
  readonly names: Names;
  readonly over: boolean;
}

/** Says what a phone shows. A game without a hand is played from its actions alone. */
export class HandTeller {
  constructor(
    private readonly hand: AnyGameHand | null,
    private readonly titles: HandView['titles'],
    private readonly ending: (view: unknown) => HandEnd = () => ({ near: [], page: null }),
  ) {}

  /** Of what its seat may see and has heard, and nothing else. */
  view(view: unknown, seat: Seat | 'table', questions: readonly Asked[], heard: HandHeard): HandView {
    const { hand, titles } = this;
    const told = hand?.cards?.(heard.log()) ?? [];
    return {
      groups: hand && seat !== 'table' ? withOffered(hand, view, hand.lies(view, seat), questions) : [],
      ...(hand?.diary ? { diary: hand.diary(view) } : {}),
      ...(told.length > 0 ? { told: told.map((card) => namedCard(card, heard.names)) } : {}),
      ...(heard.over ? { end: this.ending(view) } : {}),
      titles,
    };
  }

  /** One entry of the log, and who is called what after it. */
  entry(facts: readonly unknown[], before: Names): { readonly lines: readonly HandLine[]; readonly names: Names } {
    const { hand } = this;
    if (!hand) return { lines: [], names: before };
    const names = hand.naming ? (facts as AnyFact[]).reduce(hand.naming, before) : before;
    const told = linesOf(hand, facts as AnyFact[], names);
    return { lines: told.map((line) => ({ fact: line.mark ? 'mark' : 'line', text: spoken(line) })), names };
  }
}
