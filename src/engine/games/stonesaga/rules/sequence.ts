import { boundary, type Rule } from '../../../kernel/rule.ts';
import type { Phase, PhaseStep, Stonesaga } from '../state.ts';
import { breakDay, takeDay } from './day.ts';
import { fallDusk } from './dusk.ts';
import { performers } from './effects/list.ts';
import { register } from './effects/resolve.ts';
import { goOn, mayGoOn } from './goingOn.ts';
import { nightActions } from './night/actions.ts';
import { drawNightCards } from './night/cards.ts';
import { degradeTokens } from './night/degrade.ts';
import { resolveEvents } from './night/events.ts';
import { hungerAndThirst } from './night/hunger.ts';
import { checkPerished } from './night/perished.ts';
import { reconcile } from './night/reconcile.ts';
import { recover } from './night/recover.ts';
import { checkSociety } from './night/society.ts';
import { createCharacters } from './setup/creation.ts';
import { chooseMantles, choosePowers } from './setup/mantles.ts';
import { beginPlay, layValley, placeMiniatures } from './setup/valley.ts';

register(performers);

/** Plays a phase, or one character's part of it, and says where the game stands then. */
type Step = (t: Stonesaga) => Rule<Phase>;

const steps: Readonly<Record<PhaseStep, Step>> = {
  'setup.create': createCharacters,
  'setup.mantles': chooseMantles,
  'setup.powers': choosePowers,
  'setup.valley': layValley,
  'setup.places': placeMiniatures,
  'setup.begin': beginPlay,
  dawn: breakDay,
  day: takeDay,
  dusk: fallDusk,
  'night.perished': checkPerished,
  'night.recover': recover,
  'night.hunger': hungerAndThirst,
  'night.actions': nightActions,
  'night.degrade': degradeTokens,
  'night.reconcile': reconcile,
  'night.cards': drawNightCards,
  'night.events': resolveEvents,
  'night.society': checkSociety,
};

/** SS-178 to SS-180 Set up, then days and nights until the game is over. */
export function* playStonesaga(t: Stonesaga): Rule {
  while (!t.state.ended) {
    const next = yield* steps[t.state.phase.step](t);
    t.state.phase = t.state.ended && mayGoOn(t.state) ? yield* goOn(t, next) : next;
    yield* boundary();
  }
}
