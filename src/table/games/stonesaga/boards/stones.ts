import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import { costs } from '../../../../engine/games/stonesaga/content/values.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offer, Question } from '../../../contract.ts';
import type { Strip } from '../ground.ts';
import { inLines } from './lettering.ts';
import type { BoardPlan } from './plan.ts';

/** A carved stone: pressed, it says the word that is its id. */
export interface Stone {
  readonly id: string;
  readonly at: Strip;
  readonly lines: readonly string[];
  /** Energy it costs. */
  readonly cost: number;
  readonly look: 'plain' | 'lit' | 'night';
  readonly icon?: 'asleep' | 'items';
}

/** Questions about boards and what lies on them; their answers lie as stones beside the slots. */
const ownAsks = new Set([
  'exchange.give', 'exchange.accept', 'pack.item', 'item.room', 'malady.ward', 'malady.degrade', 'aid.twice', 'boost.attribute', 'grieve.attribute',
  'card.item', 'age.items', 'night.torch', 'journey.ignore', 'perish.bequeath',
]);

const isButton = ({ gesture }: Offer): boolean => gesture.kind === 'button';

/** Answers of an open question of this board, else what its items and its power can do now. */
export function wordsFor(questions: readonly Question[], who: CharacterId): readonly Offer[] {
  const answers = questions.filter(({ ask }) => ownAsks.has(ask)).flatMap(({ options }) => options.filter(isButton));
  const uses = questions.flatMap(({ options }) => options.filter((one) => isButton(one) && one.id.startsWith(`use:${who}:`)));
  const seen = new Set<string>();
  return [...answers, ...uses].filter(({ id }) => !seen.has(id) && seen.add(id));
}

const wordOf: Readonly<Record<string, string>> = { done: 'Done', accept: 'Take it', decline: 'No' };

export function stonesOf(view: StonesagaView, questions: readonly Question[], who: CharacterId, plan: BoardPlan): Stone[] {
  const offered = new Set(questions.flatMap(({ options }) => options.map(({ id }) => id)));
  const { passed } = view.characters[who];
  const words = wordsFor(questions, who);
  return [
    { id: `pass:${who}`, at: plan.pass, lines: [passed ? 'Asleep' : 'Pass'], cost: 0, look: offered.has(`pass:${who}`) ? 'night' : 'plain', icon: 'asleep' },
    { id: `pack:${who}`, at: plan.pack, lines: ['Pack'], cost: costs.pack, look: offered.has(`pack:${who}`) ? 'lit' : 'plain', icon: 'items' },
    ...words.map(({ id, label }, i): Stone => {
      const at = shareOf(plan, i, words.length);
      const most = Math.max(1, Math.floor((at.height - 10) / (plan.letters * 1.15)));
      return { id, at, lines: inLines(wordOf[id] ?? label, at.width - 18, plan.letters, most), cost: 0, look: 'lit' };
    }),
  ];
}

/** Stones lie one over the other on a wide board, side by side on a tall one. */
function shareOf({ deeds, width }: BoardPlan, i: number, n: number): Strip {
  const gap = 6;
  if (width > 1200) {
    const height = Math.min(110, (deeds.height - gap * (n - 1)) / n);
    return { x: deeds.x, y: deeds.y + i * (height + gap), width: deeds.width, height };
  }
  const across = Math.min(430, (deeds.width - gap * (n - 1)) / n);
  return { x: deeds.x + i * (across + gap), y: deeds.y, width: across, height: deeds.height };
}
