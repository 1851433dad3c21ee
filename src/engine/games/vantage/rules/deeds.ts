import { tap } from '../../../kernel/option.ts';
import type { Rule, Seat } from '../../../kernel/rule.ts';
import { isTerrain } from '../content/places.ts';
import type { Deed, Vantage } from '../state.ts';
import { pickOne } from './asking.ts';
import { loseCard } from './cards.ts';
import { clearCards } from './clearing.ts';
import { goalOf } from './goals/missions.ts';
import { atomsOf } from './goals/reading.ts';
import { isThere } from './goals/where.ts';
import { isGridFull, nameOf, playerOf } from './people.ts';
import { matchingCards } from './result/gains.ts';

/** Writes down what has been done, for goals that count deeds. The place is the one where the player stood when the action began. */
export function* noteDeed(t: Vantage, seat: Seat): Rule {
  const action = t.state.turn?.action;
  if (!action) return;
  const { kind, cat, verb, at, num, elements, x, rolled, paid } = action;
  const deed: Deed = {
    seat,
    turn: t.state.turns,
    kind,
    cat,
    verb,
    at,
    card: kind === 'card' ? num : null,
    elements,
    x: x ?? 0,
    rolled,
    gridFull: isGridFull(playerOf(t.state, seat)),
    paid: { ...paid },
    consumed: false,
  };
  t.state.deeds = [...t.state.deeds, { ...deed, consumed: yield* consumeFor(t, deed) }];
  if (cat === 'help' && isTerrain(at, 'settlement')) clearCards(t, seat, 'helpInSettlement');
  if (cat === 'overpower') t.state.quietRounds = -1; // the round that is being played does not count either
}

/** A mission may take a card for a deed: a letter that is delivered. Its owner picks which one. */
function* consumeFor(t: Vantage, deed: Deed): Rule<boolean> {
  const { mission, seats } = t.state;
  if (!mission || mission.complete) return false;
  for (const atom of atomsOf(goalOf(mission.num, seats.length))) {
    if (!('did' in atom) || !atom.did.consumes) continue;
    if (!atom.did.cat?.includes(deed.cat) || (atom.did.where && !isThere(t.state, deed.at, atom.did.where))) continue;
    const among = matchingCards(playerOf(t.state, deed.seat), { type: atom.did.consumes }, null);
    if (among.length === 0) continue;
    const num = yield* pickOne(
      deed.seat,
      'deliver',
      'Which one do you hand over?',
      among.map((one) => tap(`card:${one}`, nameOf(one), one)),
    );
    yield* loseCard(t, deed.seat, num);
    return true;
  }
  return false;
}
