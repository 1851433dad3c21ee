import type { Rule } from '../../../kernel/rule.ts';
import { noteInDiary } from '../diary.ts';
import type { BookPage, Phase, Vanguard } from '../state.ts';
import { atRest } from './announcing.ts';
import { registerPowers } from './asking.ts';
import { performers } from './effects/list.ts';
import { register } from './effects/resolve.ts';
import { powersBeside } from './exerting.ts';
import { beginRound, takeTurn } from './rounds.ts';
import * as first from './setup/firstLanding.ts';
import { pages } from './ship/pages.ts';
import { afterExploration } from './ship/afterwards.ts';

register(performers);
registerPowers(powersBeside);

const setup: Readonly<Record<Extract<Phase, { at: 'setup' }>['step'], (t: Vanguard) => Rule>> = {
  opening: first.opening,
  sections: first.sharing,
  crew: first.crewing,
  team: first.teaming,
  placing: first.placing,
  begin: first.beginning,
};

/** From whatever phase the state stands in to the end of the campaign; every step can be the first after a save. */
export function* playVanguard(table: Vanguard): Rule {
  const t: Vanguard = {
    ...table,
    tell(fact) {
      noteInDiary(table.state, fact);
      table.tell(fact);
    },
  };
  while (t.state.ended === null) {
    const { phase, planet } = t.state;
    if (phase.at === 'setup') yield* setup[phase.step](t);
    else if (phase.at === 'page') yield* turnPage(t, phase.page, phase.step);
    else if (planet?.over) yield* afterExploration(t);
    else if (phase.at === 'round') yield* beginRound(t);
    else yield* takeTurn(t);
    yield* atRest(t);
  }
}

/** A page that is gone on with in the middle was opened before. */
function* turnPage(t: Vanguard, page: BookPage, step: number): Rule {
  if (step === 0) {
    t.tell({ fact: 'pageOpened', page });
    t.state.ship.readHere = 0;
  }
  yield* pages[page](t);
}
