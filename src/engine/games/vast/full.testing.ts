import { startOf } from '../../kernel/begin.ts';
import { entropyFrom } from '../../kernel/chance.ts';
import { Match } from '../../kernel/match.ts';
import type { Rule, Seat } from '../../kernel/rule.ts';
import type { Settings } from '../../kernel/rules.ts';
import { roleMixes, type RoleMixId } from './content/mixes.ts';
import type { SpaceId } from './content/manor.ts';
import { vast } from './index.ts';
import { playRounds } from './rules/rounds.ts';
import { setUpFull } from './setupFull.ts';
import type { FigureId, Vast, VastState } from './state.ts';
import type { VastMatch } from './vast.testing.ts';

type Edit = (s: VastState) => void;

/** The rules of the full game, whatever the mix. */
const fullRules = { ...vast, setup: setUpFull, play: playRounds };

const options = { rounds: 'endless', entrance: 'fixed' };

/** The set-up of a listed mix in its first round, changed by hand. */
export function fullState(mix: RoleMixId = 'five', edit: Edit = () => {}, seed = 1): VastState {
  const s = fullRules.copy(setUpFull({ mix, seats: roleMixes[mix].roles, options, chance: entropyFrom(seed) }));
  s.round = 1;
  edit(s);
  return s;
}

const matchOf = (rules: typeof fullRules, at: VastState): VastMatch =>
  new Match(rules, { game: vast.name, edition: vast.edition, mix: at.mix, seats: [...at.roles] as Seat[], options, at, tail: [] });

/** A full game at a hand-made position: set `active` and `phase` to say whose turn it is. Without an edit it begins at set-up. */
export const full = (mix: RoleMixId = 'five', edit?: Edit, seed?: number): VastMatch => matchOf(fullRules, fullState(mix, edit, seed));

/** A match as the lobby begins it, with the settings of its mix; changed by hand before anything is asked. */
export function wished(mix: RoleMixId, wishes: Settings = {}, edit: Edit = () => {}, seed = 1): VastMatch {
  const start = startOf(vast, { mix, options: wishes, chance: entropyFrom(seed) });
  const at = vast.copy(start.at);
  edit(at);
  return new Match(vast, { ...start, at });
}

/** One rule by itself in a position of the full game. */
export const runningFull = (rule: (t: Vast) => Rule | void, mix: RoleMixId = 'five', edit?: Edit): VastMatch =>
  matchOf(
    {
      ...fullRules,
      *play(t) {
        const result = rule(t);
        if (result) yield* result;
      },
    },
    fullState(mix, edit),
  );

/** Puts figures where a test wants them; null takes one off the map. */
export function put(s: VastState, figures: Partial<Record<FigureId, SpaceId | null>>): void {
  for (const [id, at] of Object.entries(figures) as [FigureId, SpaceId | null][]) {
    if (at === null) delete s.figures[id];
    else s.figures[id] = at;
  }
}
