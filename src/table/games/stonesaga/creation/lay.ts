import type { PowerId } from '../../../../engine/games/stonesaga/content/powers.ts';
import { traitTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { attributes, mantles, type Attribute, type Mantle, type Trait } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { PersonId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offer } from '../../../../match/question.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { inLines, widthOf } from '../boards/lettering.ts';
import type { CarvedStone } from '../boards/stones.ts';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { nameOfCharacter } from '../names.ts';
import { stagePlans, type StagePlan } from '../printed/creationPlan.ts';
import type { CreationScene } from './scene.ts';

/** Questions that are answered on this stage. */
export const choosing = new Set(['mantle.choose', 'power.choose', 'group.power', 'replace.who', 'legend.choose']);

export interface LaidResult {
  readonly id: string;
  readonly face: number;
  readonly x: number;
  readonly y: number;
}
export interface LaidRow {
  readonly id: string;
  readonly attribute: Attribute;
  readonly value: number | null;
  readonly at: Strip;
}
export interface LaidChoice<Of> {
  readonly id: string;
  readonly of: Of;
  readonly at: Strip;
}
interface LaidStage {
  readonly plan: StagePlan;
  readonly title: string;
  /** Dice that wait to be thrown. */
  readonly dice: number;
  readonly making: CreationScene | null;
  readonly rows: readonly LaidRow[];
  readonly results: readonly LaidResult[];
  readonly stones: readonly CarvedStone[];
  readonly mantles: readonly (LaidChoice<Mantle> & { readonly takenBy: string | null })[];
  readonly powers: readonly LaidChoice<PowerId>[];
  readonly people: readonly LaidChoice<PersonId>[];
}

/** What lies on the stage while characters are made, chosen and dressed; null if it is not needed. */
export function layStage(view: StonesagaView, offers: Offers, { layout }: Pick<Ground, 'layout'>): LaidStage | null {
  const plan = stagePlans[layout];
  const asked = offers.questions.find(({ ask }) => ask.startsWith('create.') || choosing.has(ask));
  const making = view.scene?.kind === 'creation' ? view.scene : null;
  if (!making && !(asked && choosing.has(asked.ask))) return null;
  const options = asked?.options ?? [];
  const nothing = { plan, dice: 0, making, rows: [], results: [], mantles: [], powers: [], people: [] };
  if (making) {
    return {
      ...nothing,
      title: titleOf(making),
      dice: options.some(({ id }) => id === 'throw:d6') ? 5 : 0,
      rows: attributes.map((attribute, i) => ({
        id: `attribute:${making.who}:${attribute}`,
        attribute,
        value: making.values[attribute] ?? null,
        at: plan.rows[i]!,
      })),
      results: layResults(making, plan),
      stones: layStones(options, plan, asked?.ask === 'create.trait' ? traitStone : wordStone),
    };
  }
  const chosen = <Of extends string>(prefix: string): LaidChoice<Of>[] => {
    const all = options.filter(({ id }) => id.startsWith(prefix));
    return all.map(({ id }, i) => ({ id, of: id.slice(prefix.length) as Of, at: columnOf(plan, i, all.length) }));
  };
  return {
    ...nothing,
    title: asked!.prompt,
    stones: layStones(
      options.filter(({ gesture }) => gesture.kind === 'button'),
      plan,
      wordStone,
    ),
    mantles:
      asked!.ask === 'mantle.choose'
        ? mantles.map((of, i) => ({ id: `mantle:${of}`, of, at: columnOf(plan, i, 4), takenBy: takerOf(view, of) }))
        : [],
    powers: chosen<PowerId>('power:'),
    people: asked!.ask === 'legend.choose' ? chosen<PersonId>('legend:') : chosen<PersonId>('person:'),
  };
}

function titleOf({ dice, kept, left, trait }: CreationScene): string {
  if (dice.length === 0) return 'Throw five dice for somebody new';
  if (!kept) return `Only ${dice.reduce((sum, face) => sum + face, 0)}: throw all five again`;
  if (left.length > 0) return 'Give each result to one attribute';
  return trait ? `${traitTitles[trait]}. What are they called?` : 'What do people know them by?';
}

function takerOf(view: StonesagaView, mantle: Mantle): string | null {
  const who = (Object.keys(view.characters) as (keyof StonesagaView['characters'])[]).find((one) => view.characters[one].mantle === mantle);
  return who ? nameOfCharacter(view, who) : null;
}

/** Equal results are one kind of thing: `result:3#1` may go wherever `result:3` may. */
function layResults({ left }: CreationScene, { hand }: StagePlan): LaidResult[] {
  const step = Math.min(150, hand.width / Math.max(1, left.length));
  const from = hand.x + hand.width / 2 - (step * (left.length - 1)) / 2;
  return left.map((face, i) => {
    const same = left.slice(0, i).filter((one) => one === face).length;
    return { id: same === 0 ? `result:${face}` : `result:${face}#${same}`, face, x: from + i * step, y: hand.y + hand.height / 2 };
  });
}

const traitStone = ({ id }: Offer): string | null => (id.startsWith('trait:') ? traitTitles[id.slice('trait:'.length) as Trait] : null);
const wordStone = ({ id, label, gesture }: Offer): string | null =>
  gesture.kind === 'button' ? (id === 'new' ? 'Somebody new' : label) : null;

function layStones(options: readonly Offer[], { hand, letters }: StagePlan, wordsOf: (offer: Offer) => string | null): CarvedStone[] {
  const shown = options.flatMap((offer) => {
    const words = wordsOf(offer);
    return words === null ? [] : [{ id: offer.id, words }];
  });
  const gap = 14;
  const widths = shares(shown.map(({ words }) => words), hand.width - gap * (shown.length - 1), letters);
  const whole = widths.reduce((sum, width) => sum + width + gap, -gap);
  const deep = Math.min(hand.height, letters * 3.4);
  let x = hand.x + (hand.width - whole) / 2;
  return shown.map(({ id, words }, i) => {
    const width = widths[i]!;
    const at = { x, y: hand.y + (hand.height - deep) / 2, width, height: deep };
    x += width + gap;
    return { id, at, lines: inLines(words, width - 20, letters, 2), cost: 0, look: 'lit' };
  });
}

/** How wide stones in a row are: all the same where each has room for its longest word, else each as its word needs. */
function shares(all: readonly string[], room: number, letters: number): readonly number[] {
  const even = Math.min(340, room / Math.max(1, all.length));
  const longest = (words: string): number => Math.max(...words.split(' ').map((word) => widthOf(word, letters)));
  const needed = all.map((words) => Math.max(letters * 3.4, longest(words) + 24));
  const spare = room - needed.reduce((sum, width) => sum + width, 0);
  if (needed.every((width) => width <= even) || spare < 0) return all.map(() => even);
  return needed.map((width) => width + spare / all.length);
}

/** Columns side by side; more than four go into two rows, more than ten into three. */
function columnOf({ choice }: StagePlan, i: number, n: number): Strip {
  const lines = n <= 4 ? 1 : n <= 10 ? 2 : 3;
  const each = Math.ceil(n / lines);
  const gap = 16;
  const width = Math.min(360, (choice.width - gap * (each - 1)) / each);
  const height = (choice.height - gap * (lines - 1)) / lines;
  const line = Math.floor(i / each);
  const inLine = Math.min(each, n - line * each);
  const from = choice.x + (choice.width - inLine * width - gap * (inLine - 1)) / 2;
  return { x: from + (i % each) * (width + gap), y: choice.y + line * (height + gap), width, height };
}
