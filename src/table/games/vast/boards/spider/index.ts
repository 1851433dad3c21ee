import { SPIDER } from '../../printed/spiderBoard.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { RoleBoard } from '../board.ts';
import { laySpider } from './lay.ts';
import { spiderPlaces } from './places.ts';

type Spider = NonNullable<VastView['spider']>;

const looks: Readonly<Record<Spider['form'], string>> = { giant: 'spider', sorcerer: 'sorcerer', spiderlings: 'spiderling' };

export const spiderBoard: RoleBoard = {
  role: 'spider',
  frame: 'playerboard/spider',
  size: { w: SPIDER.w, h: SPIDER.h },
  lay: ({ spot, view, offers }) => ({ things: laySpider(spot, view, offers), dealt: [] }),
  places: spiderPlaces,
  held: ({ spider }) => (spider ? [{ kind: 'power', ...spider.powers }] : []),
  glance: ({ spider }) => ({
    portrait: spider ? looks[spider.form] : 'spider',
    goal: 'Terror, then away',
    numbers: spider
      ? [
          { sign: 'blood', value: spider.blood },
          { sign: 'defense', value: spider.defense },
          { sign: 'cards', value: spider.powers.hand.length },
        ]
      : [],
    heads: [],
  }),
};
