import type { Gesture } from '../../engine/kernel/option.ts';
import type { Offer, Question } from '../../match/question.ts';
import { touchedBy } from './touched.ts';

/** An option together with the question that it answers. */
export interface Offered {
  readonly question: Question;
  readonly offer: Offer;
}

/** Every way in which a hand can choose an option. */
const gesturesOf = ({ gesture, also = [] }: Offer): readonly Gesture[] => [gesture, ...also];

/** What an option does and, where it is the first of two steps, what is asked after it. */
export const spelledOut = ({ label, then }: Offer): string => (then === undefined ? label : `${label}, then choose ${then}`);

/** Equal tokens of a heap: `wood#2` may do whatever is offered to `wood`. */
export const named = (thing: string): string => {
  const mark = thing.indexOf('#');
  return mark < 0 ? thing : thing.slice(0, mark);
};

/** The open questions, looked up the way hands ask: what can this thing do, and where may it go? */
export class Offers {
  readonly all: readonly Offered[];
  /** Everything that an offered gesture touches, and the words of buttons. */
  readonly touched: ReadonlySet<string>;
  private readonly ids: ReadonlySet<string>;
  private readonly taps = new Map<string, Offered>();
  private readonly drags = new Map<string, Map<string, Offered>>();
  private readonly turning = new Map<string, Map<number, Offered>>();
  private readonly throwing = new Map<string, Offered>();
  private readonly words = new Map<string, Offered>();

  constructor(readonly questions: readonly Question[]) {
    this.all = questions.flatMap((question) => question.options.map((offer) => ({ question, offer })));
    this.ids = new Set(this.all.map(({ offer }) => offer.id));
    this.touched = new Set(
      this.all.flatMap(({ offer }) => gesturesOf(offer).flatMap((one) => (one.kind === 'button' ? one.word : touchedBy(one)))),
    );
    for (const one of this.all) for (const gesture of gesturesOf(one.offer)) this.enter(one, gesture);
  }

  /** Whether an option of this id is offered. */
  has(id: string): boolean {
    return this.ids.has(id);
  }

  /** The first question of this name. */
  asked(ask: string): Question | undefined {
    return this.questions.find((question) => question.ask === ask);
  }

  /** Only the questions whose names pass. */
  about(isMeant: (ask: string) => boolean): Offers {
    return new Offers(this.questions.filter(({ ask }) => isMeant(ask)));
  }

  /** Things that can be dragged somewhere, by the beginning of their names. */
  carried(prefix = ''): readonly string[] {
    return [...this.drags.keys()].filter((thing) => thing.startsWith(prefix));
  }

  /** Places and things that something can be dragged onto, by the beginning of their names. */
  aims(prefix = ''): readonly string[] {
    const onto = [...this.drags.values()].flatMap((targets) => [...targets.keys()]);
    return [...new Set(onto)].filter((place) => place.startsWith(prefix));
  }

  /** Options that are no more than words. */
  buttons(): readonly Offer[] {
    return this.all.flatMap(({ offer }) => (offer.gesture.kind === 'button' ? [offer] : []));
  }

  /** Dice that wait to be thrown: the name of each handful and how many it has. */
  throws(): readonly { readonly dice: string; readonly count: number }[] {
    return this.all.flatMap(({ offer: { gesture } }) => (gesture.kind === 'throw' ? [gesture] : []));
  }

  /** A button may lie on the table as well, under its own name: an entry of a printed list, a shape to change into. */
  tap(on: string): Offered | undefined {
    return this.taps.get(named(on)) ?? this.words.get(named(on));
  }

  drag(from: string, onto: string): Offered | undefined {
    return this.drags.get(named(from))?.get(named(onto));
  }

  /** Where a thing may go. */
  targets(from: string): readonly string[] {
    return [...(this.drags.get(named(from))?.keys() ?? [])];
  }

  /** The quarter turns a thing may take, in order. */
  turns(thing: string): readonly number[] {
    return [...(this.turning.get(named(thing))?.keys() ?? [])].sort((a, b) => a - b);
  }

  turn(thing: string, to: number): Offered | undefined {
    return this.turning.get(named(thing))?.get(to);
  }

  throw(dice: string): Offered | undefined {
    return this.throwing.get(named(dice));
  }

  button(word: string): Offered | undefined {
    return this.words.get(word);
  }

  /** Only these can be picked up. */
  movable(thing: string): boolean {
    return this.drags.has(named(thing)) || this.throwing.has(named(thing));
  }

  turnable(thing: string): boolean {
    return this.turning.has(named(thing));
  }

  /** Has anything to do with an open question. */
  able(thing: string): boolean {
    return this.tap(thing) !== undefined || this.movable(thing) || this.turnable(thing);
  }

  /** Everything a hand can start with; of the buttons, only those that lie on the table are anywhere. */
  actors(): readonly string[] {
    return [...new Set([...this.taps.keys(), ...this.words.keys(), ...this.drags.keys(), ...this.turning.keys(), ...this.throwing.keys()])];
  }

  /** The thing that all options turn, if nothing else is offered: it need not be tapped first. */
  onlyTurn(): string | null {
    const [thing] = this.turning.keys();
    return thing !== undefined && this.turning.get(thing)!.size === this.all.length ? thing : null;
  }

  /** The name a screen reader gives to what a thing can do. */
  label(thing: string): string {
    const first =
      this.tap(thing) ??
      this.throw(thing) ??
      this.all.find(({ offer }) =>
        gesturesOf(offer).some((one) => (one.kind === 'drag' && one.from === thing) || (one.kind === 'turn' && one.thing === thing)),
      );
    return first ? spelledOut(first.offer) : thing;
  }

  // the first offer of a gesture wins: with two alike, the main question comes before the powers beside it
  private enter(one: Offered, gesture: Gesture): void {
    const put = <K>(map: Map<K, Offered>, key: K): void => void (map.has(key) || map.set(key, one));
    const under = <K>(map: Map<string, Map<K, Offered>>, key: string): Map<K, Offered> => {
      const found = map.get(key) ?? new Map<K, Offered>();
      map.set(key, found);
      return found;
    };
    switch (gesture.kind) {
      case 'tap':
        return put(this.taps, gesture.on);
      case 'drag':
        return put(under(this.drags, gesture.from), gesture.onto);
      case 'turn':
        return put(under(this.turning, gesture.thing), gesture.to);
      case 'throw':
        return put(this.throwing, gesture.dice);
      case 'button':
        return put(this.words, gesture.word);
    }
  }
}

export const nothingOffered = new Offers([]);
