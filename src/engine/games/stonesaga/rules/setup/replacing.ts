import { button, tap } from '../../../../kernel/option.ts';
import { hexWords } from '../hexWords.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Hex } from '../../../../pieces/hexGrid.ts';
import type { CharacterId, PersonId, Stonesaga, StonesagaState } from '../../state.ts';
import { ask } from '../asking.ts';
import { energyMax, everybody, nameOf } from '../characters.ts';
import { enter } from '../moving.ts';
import { activeOutposts } from '../places.ts';
import { createCharacter } from './creation.ts';

/** SC-244, SC-253, SC-254 Whoever takes over a board comes when the day begins, rested. */
export function* replaceFallen(t: Stonesaga): Rule {
  for (const who of everybody(t.state)) if (t.state.characters[who].person === null) yield* replace(t, who);
}

export function* replace(t: Stonesaga, who: CharacterId): Rule {
  const resting = livingUnused(t.state);
  const chosen =
    resting.length === 0
      ? null
      : yield* ask(t, who, 'replace.who', 'Who takes up the mantle?', [
          ...resting.map((one) => tap(`person:${one}`, t.state.people[one]!.name, one as PersonId | null)),
          button('new', 'Somebody new', null),
        ]);
  if (chosen) {
    t.state.characters[who].person = chosen;
    t.tell({ fact: 'characterChosen', who, person: chosen });
  } else yield* createCharacter(t, who);
  t.state.characters[who].energy = energyMax(t.state);
  const places = startingPlaces(t.state);
  const at = yield* ask(
    t,
    who,
    'replace.where',
    `Where does ${nameOf(t.state, who)} come in?`,
    places.map((hex) => tap(`hex:${hex}`, hexWords(t.state, hex, places), hex)),
  );
  t.tell({ fact: 'placed', who, at });
  yield* enter(t, who, at);
}

/** SS-016 to SS-018 Neither the dead nor anybody who is in play already. */
const livingUnused = (state: StonesagaState): PersonId[] =>
  (Object.keys(state.people) as PersonId[]).filter(
    (id) => state.people[id]!.fate === 'living' && !everybody(state).some((one) => state.characters[one].person === id),
  );

/** SS-076, SS-077 The starting hex or any hex with an outpost. */
export const startingPlaces = (state: StonesagaState): Hex[] => [
  ...new Set([state.start!, ...activeOutposts(state).map((id) => state.outposts[id]!.at)]),
];
