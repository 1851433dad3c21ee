import { powerCards, type PowerCardId } from '../../content/powers.ts';
import type { SpiderState, SpiderTurn } from '../../roleStates.ts';
import { spiderlingIds } from '../figures.ts';
import { dealt, type Shuffle } from '../setup.ts';

const opening: readonly PowerCardId[] = ['eyes-1', 'fangs-1', 'webs-1'];

export const freshSpiderTurn = (): SpiderTurn => ({
  fed: false,
  scared: false,
  eggsLaid: 0,
  expanded: false,
  crossedWall: false,
  moving: null,
  moved: {},
});

/** MM-065, MM-066 The Giant Spider with one card of each kind. */
export function setUpSpider(shuffle: Shuffle, { boxed, expand }: { readonly boxed: number; readonly expand: boolean }): SpiderState {
  const powers = dealt(shuffle, powerCards.filter((card) => !opening.includes(card)), []);
  return {
    form: 'giant',
    blood: 0,
    powers: { ...powers, hand: [...opening] },
    boxed: spiderlingIds.slice(0, boxed),
    expand,
    takesBlood: 'ask',
    hadFirstTurn: false,
    turn: freshSpiderTurn(),
  };
}
