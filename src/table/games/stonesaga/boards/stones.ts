import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import { costs } from '../../../../engine/games/stonesaga/content/values.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Offer } from '../../../../match/question.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { inLines } from './lettering.ts';
import type { BoardPlan } from '../printed/boardPlan.ts';

/** A carved stone: pressed, it says the word that is its id. */
export interface CarvedStone {
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
  'exchange.give',
  'exchange.accept',
  'pack.item',
  'item.room',
  'malady.ward',
  'malady.degrade',
  'aid.twice',
  'boost.attribute',
  'grieve.attribute',
  'card.item',
  'age.items',
  'night.torch',
  'journey.ignore',
  'perish.bequeath',
]);

/** Answers of an open question of this board, else what its items and its power can do now. */
function wordsFor(offers: Offers, who: CharacterId): readonly Offer[] {
  const answers = offers.about((ask) => ownAsks.has(ask)).buttons();
  const uses = offers.buttons().filter(({ id }) => id.startsWith(`use:${who}:`));
  const seen = new Set<string>();
  return [...answers, ...uses].filter(({ id }) => !seen.has(id) && seen.add(id));
}

const wordOf: Readonly<Record<string, string>> = { done: 'Done', accept: 'Take it', decline: 'No' };

export function stonesOf(view: StonesagaView, offers: Offers, who: CharacterId, plan: BoardPlan): CarvedStone[] {
  const { passed } = view.characters[who];
  const words = wordsFor(offers, who);
  return [
    {
      id: `pass:${who}`,
      at: plan.pass,
      lines: [passed ? 'Asleep' : 'Pass'],
      cost: 0,
      look: offers.has(`pass:${who}`) ? 'night' : 'plain',
      icon: 'asleep',
    },
    {
      id: `pack:${who}`,
      at: plan.pack,
      lines: ['Pack'],
      cost: costs.pack,
      look: offers.has(`pack:${who}`) ? 'lit' : 'plain',
      icon: 'items',
    },
    ...words.map(({ id, label }, i): CarvedStone => {
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
