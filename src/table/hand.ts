import type { Seat } from '../engine/kernel/rule.ts';
import type { Diary, HandCard, HandGroup, HandLine, HandView, PictureCut } from '../match/handView.ts';
import type { Question } from '../match/question.ts';
import type { FactWords, Names } from './contract.ts';
import { linesOf, spoken, type AnyFact } from './lines.ts';

/** How the hand of a seat is put into words. Hosts import it: no Pixi, and no address of a picture. */
export interface GameHand<V, F extends { readonly fact: string }> {
  readonly words: FactWords<F>;
  readonly course: readonly F['fact'][];
  readonly naming?: (names: Names, fact: F) => Names;
  readonly diary?: (view: V) => Diary;
  lies(view: V, seat: Seat): readonly HandGroup[];
  /** A card that a question offers and that does not lie in front of the seat, as those that were just drawn; null for other things. */
  offered?(thing: string, view: V): HandCard | null;
}

export type AnyGameHand = GameHand<any, any>;

interface Sheet {
  readonly pages: readonly string[];
  readonly frames: Readonly<Record<string, Omit<PictureCut, 'sheet'> & { readonly page: number }>>;
}

/** Finds frames of an atlas. */
export function cutter(atlas: unknown): (frame: string) => PictureCut | null {
  const { pages, frames } = atlas as Sheet;
  return (frame) => {
    const found = frames[frame];
    return found ? { sheet: pages[found.page]!, x: found.x, y: found.y, w: found.w, h: found.h } : null;
  };
}

type Asked = Pick<Question, 'options'>;

/** What is chosen from is read first: a name alone says nothing of a card that nobody has seen yet. */
function withOffered(
  { offered }: AnyGameHand,
  view: unknown,
  groups: readonly HandGroup[],
  questions: readonly Asked[],
): readonly HandGroup[] {
  if (!offered) return groups;
  const lying = new Set(groups.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const things = questions.flatMap(({ options }) => options.flatMap(({ gesture }) => (gesture.kind === 'tap' ? [gesture.on] : [])));
  const cards = [...new Set(things)].filter((thing) => !lying.has(thing)).flatMap((thing) => offered(thing, view) ?? []);
  return cards.length === 0 ? groups : [{ title: 'Choose from', secret: false, cards, counts: [] }, ...groups];
}

/** Says what a phone shows. A game without a hand is played from its actions alone. */
export class HandTeller {
  constructor(
    private readonly hand: AnyGameHand | null,
    private readonly titles: HandView['titles'],
  ) {}

  /** Of what its seat may see, and nothing else. */
  view(view: unknown, seat: Seat | 'table', questions: readonly Asked[]): HandView {
    const { hand, titles } = this;
    return {
      groups: hand && seat !== 'table' ? withOffered(hand, view, hand.lies(view, seat), questions) : [],
      ...(hand?.diary ? { diary: hand.diary(view) } : {}),
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
