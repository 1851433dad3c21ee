import type { Rule } from '../../../../kernel/rule.ts';
import type { Phase, Vast } from '../../state.ts';
import type { RoleTurn } from '../roleTurn.ts';
import { takeActions } from './actions.ts';
import { spreadCurses } from './cursePhase.ts';
import { dominatePieces } from './domination.ts';
import { enterManor } from './entering.ts';
import { gainSpells } from './gainSpells.ts';
import { collectMagic } from './magic.ts';

/** §13 Curse and dominate, gain spells, collect cubes, act. Each phase begins from the state alone. */
export const warlockTurn: RoleTurn = {
  first: { step: 'warlock.enter' },
  *play(t: Vast): Rule<Phase | null> {
    switch (t.state.phase.step) {
      case 'warlock.enter':
        yield* enterManor(t);
        return { step: 'warlock.curse' };
      case 'warlock.curse':
        // Begun again after a domination it finds the Curses box empty, or nothing to curse, and goes on dominating.
        yield* spreadCurses(t);
        yield* dominatePieces(t);
        return { step: 'warlock.spells' };
      case 'warlock.spells':
        yield* gainSpells(t);
        return { step: 'warlock.collect' };
      case 'warlock.collect':
        collectMagic(t);
        return { step: 'warlock.actions' };
      default:
        yield* takeActions(t);
        return null;
    }
  },
};
