import type { PowerCardId } from '../../../../../engine/games/vast/content/powers.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Retell } from '../../factRetold.ts';
import { without } from '../hands.ts';

type Spider = NonNullable<VastView['spider']>;

const spider = (view: VastView, change: (spider: Spider) => Partial<Spider>): VastView => ({
  ...view,
  spider: view.spider && { ...view.spider, ...change(view.spider) },
});

const spent = ({ powers }: Spider, cards: readonly PowerCardId[]): Pick<Spider, 'powers'> => ({
  powers: {
    ...powers,
    hand: cards.reduce<Spider['powers']['hand']>((hand, card) => without(hand, card), powers.hand),
    discard: [...powers.discard, ...cards],
  },
});

/** What the facts of the Spider do to her hand and board. Where her figures are is told with those of all roles. */
export const retellSpider: Retell = {
  powerPlayed: (view, { card }) => spider(view, (s) => spent(s, [card])),
  spiderCast: (view, { spell, cards }) =>
    spider(view, (s) => {
      const { fed, scared, expanded } = s.used;
      return {
        ...spent(s, cards),
        used: { ...s.used, fed: fed || spell === 'feed', scared: scared || spell === 'scare', expanded: expanded || spell === 'expand' },
      };
    }),
  powersDiscarded: (view, { cards }) => spider(view, (s) => spent(s, cards)),
  powersDrawn: (view, { count, cards }) =>
    spider(view, ({ powers }) => {
      const drawn = cards.length > 0 ? cards : Array.from({ length: count }, () => 'face-down' as const);
      // a deck that ran out was made of the discards; the next view knows how many are left
      return { powers: { ...powers, deck: Math.max(0, powers.deck - count), hand: [...powers.hand, ...drawn] } };
    }),
  spiderLeft: (view, { figure }) => {
    const figures = { ...view.figures };
    delete figures[figure];
    return { ...view, figures };
  },
};
