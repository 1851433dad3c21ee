import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { discard, drawOne } from '../../../../pieces/deck.ts';
import { night } from '../../content/night.ts';
import type { NightCard } from '../../content/schema.ts';
import type { CharacterId, Phase, Stonesaga } from '../../state.ts';
import { gainBoost } from '../boosts.ts';
import { energyMax, nameOf, onMap } from '../characters.ts';
import { isTrue } from '../conditions.ts';
import { resolveCard } from '../effects/resolve.ts';
import { gainEnergy } from '../energy.ts';
import { bearing, settle } from '../tieBreak.ts';
import { afterStep } from './steps.ts';

/** SS-590, SS-591, R-SS-101 Each character draws one card, in an order the players choose. */
export function* drawNightCards(t: Stonesaga): Rule<Phase> {
  const { phase } = t.state;
  const done: readonly CharacterId[] = 'done' in phase ? phase.done : [];
  const left = onMap(t.state).filter((who) => !done.includes(who));
  if (left.length === 0) return yield* afterStep(t, 'cards');
  const who = yield* settle(
    t,
    'night.who',
    'Who draws the next Night card?',
    left.map((one) => tap(`board:${one}`, nameOf(t.state, one), one)),
    (one) => bearing(t.state, one),
  );
  yield* drawNight(t, who);
  t.state.scene = null;
  return { step: 'night.cards', done: [...done, who] };
}

/** SS-592 to SS-599, R-SS-77 The card sets the omens once it lies on the discard pile. */
function* drawNight(t: Stonesaga, who: CharacterId): Rule {
  if (t.state.night.cards.length === 0) t.tell({ fact: 'deckShuffled', deck: 'night' });
  const id = drawOne(t, t.state.night);
  if (!id) return;
  const card: NightCard = night[id];
  const met = !card.needs || isTrue(t.state, who, card.needs);
  t.tell({ fact: 'nightDrawn', who, card: id, met });
  if (met) yield* resolveCard(t, who, id, card.effects);
  else yield* tranquilNight(t, who);
  discard(t.state.night, id);
}

/** SS-600, SS-601, R-SS-79 */
function* tranquilNight(t: Stonesaga, who: CharacterId): Rule {
  t.tell({ fact: 'tranquilNight', who });
  if (t.state.characters[who].energy < energyMax(t.state)) gainEnergy(t, who, 1);
  else yield* gainBoost(t, who, 'choice');
}
