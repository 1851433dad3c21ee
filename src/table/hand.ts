import type { Seat } from '../engine/kernel/rule.ts';
import type { Diary, HandGroup, HandLine, HandView, PictureCut } from '../match/handView.ts';
import type { FactWords, Names } from './contract.ts';
import { linesOf, spoken, type AnyFact } from './lines.ts';

/** How the hand of a seat is put into words. Hosts import it: no Pixi, and no address of a picture. */
export interface GameHand<V, F extends { readonly fact: string }> {
  readonly words: FactWords<F>;
  readonly course: readonly F['fact'][];
  readonly naming?: (names: Names, fact: F) => Names;
  readonly diary?: (view: V) => Diary;
  lies(view: V, seat: Seat): readonly HandGroup[];
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

/** Says what a phone shows. A game without a hand is played from its actions alone. */
export class HandTeller {
  constructor(
    private readonly hand: AnyGameHand | null,
    private readonly titles: HandView['titles'],
  ) {}

  /** Of what its seat may see, and nothing else. */
  view(view: unknown, seat: Seat | 'table'): HandView {
    const { hand, titles } = this;
    return {
      groups: hand && seat !== 'table' ? hand.lies(view, seat) : [],
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
