import type { Rule } from '../../../../kernel/rule.ts';
import { stats } from '../../content/vocabulary.ts';
import { bringToCenter, putTokens } from '../center.ts';
import { refreshAll } from '../dice.ts';
import { endGame, offerEnd } from '../ending.ts';
import { showPage } from '../pages.ts';
import { playerOf } from '../people.ts';
import type { NodeRules } from './script.ts';

/** What the world remembers, the center, the dice, and how the turn and the game go on. */
export const worldNodes: NodeRules<'say' | 'flag' | 'token' | 'center' | 'dice' | 'vista' | 'continue' | 'set' | 'end'> = {
  *say(t, { say }): Rule {
    if (t.state.turn) t.state.turn.read = [...t.state.turn.read, say];
    t.tell({ fact: 'said', text: say });
  },
  *flag(t, { flag }): Rule {
    if (!t.state.flags.includes(flag)) t.state.flags = [...t.state.flags, flag];
  },
  /** VA-320, RU-VA-59 Progress markers are no boost. */
  *token(t, { token }, { card }): Rule {
    putTokens(t, token.on === 'self' ? card : null, token.n, token.kind === 'shadow');
  },
  *center(t, { center }): Rule {
    bringToCenter(t, center);
  },
  /** VA-189, VA-190 */
  *dice(t, { dice }): Rule {
    if (dice.do === 'refresh' && dice.which === 'all') return yield* refreshAll(t);
    const [from, to] = dice.do === 'refresh' ? (['penalty', 'pool'] as const) : (['pool', 'penalty'] as const);
    const n = dice.which === 'all' ? t.state[from] : Math.min(dice.which, t.state[from]);
    t.state[from] -= n;
    t.state[to] += n;
  },
  *vista(t, { vista }, { seat }): Rule {
    showPage(t, seat, vista);
  },
  /** VA-294, VA-303, RU-VA-49 Only a location action lifts the restriction of the location. */
  *continue(t, node, { from }): Rule {
    const { turn } = t.state;
    if (turn) turn.goesOn = { how: node.continue, with: node.with ?? null, lifted: from === 'location' };
  },
  /** VA-247, RU-VA-36 Every stat at 0, of every player. */
  *set(t, { set }): Rule {
    for (const seat of t.state.seats) {
      const player = playerOf(t.state, seat);
      for (const stat of stats) {
        if (player.stats[stat] > 0) continue;
        player.stats[stat] = set.to;
        t.tell({ fact: 'statChanged', seat, stat, from: 0, to: set.to });
      }
    }
  },
  *end(t, { end }, { from }): Rule {
    if (end === 'offer') yield* offerEnd(t);
    else endGame(t, from === 'zero' ? 'zero' : 'story');
  },
};
