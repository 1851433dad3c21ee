import { button, tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { drawOne } from '../../../pieces/deck.ts';
import { eventOf } from '../content/find.ts';
import type { EventText } from '../content/types.ts';
import type { Section } from '../content/vocabulary.ts';
import type { Vanguard } from '../state.ts';
import { saying } from './announcing.ts';
import { ask, isWindingUp, moment, pause } from './asking.ts';
import { biomesIn, boardOf, planetNow } from './board.ts';
import { diceCheck } from './check/check.ts';
import { foreseen } from './effects/foreseeing.ts';
import { openChoices } from './effects/paying.ts';
import { resolve } from './effects/resolve.ts';
import { wordsFor } from './effects/words.ts';
import { powersAt, type Happened } from './powers.ts';

/** IV-062 to IV-069 One event: its main part if a biome is shared, otherwise the secondary one. */
export function* endOfTurnEvent(t: Vanguard, who: Section): Rule {
  const planet = planetNow(t.state);
  let id = drawOne(t, t.state.events);
  if (id === undefined) return;
  planet.peeked = Math.max(0, planet.peeked - 1);
  planet.event = id;
  const { sector } = boardOf(t.state, who);
  const happened: Happened = { cancelled: false, whom: who, sector };
  yield* moment(t, 'event.react', `${eventOf(id).name} is drawn.`, () =>
    happened.cancelled ? [] : powersAt(t.state, 'event', happened),
  );
  if (happened.event === 'replace') {
    t.state.events.cards.unshift(id);
    planet.event = null;
    yield* endOfTurnEvent(t, who);
    return;
  }
  if (happened.event === 'chooseOne') id = yield* oneOfThree(t, who, id);
  yield* pause(t, 'event.resolve', `${eventOf(id).name} comes next.`);
  if (happened.event !== 'skip' && !isWindingUp(t.state)) {
    const { biomes, main, secondary } = eventOf(id);
    // RU-IV-12 Tested once, for the sector in which it was drawn.
    const shares = biomesIn(t.state, sector).some((biome) => biomes.includes(biome));
    const calm = happened.event === 'secondary' || planet.turn?.secondary === true;
    const part = shares && !calm ? 'main' : 'secondary';
    t.tell({ fact: 'eventDrawn', who, event: id, part });
    yield* resolveText(t, who, id, part === 'main' ? main : secondary);
  }
  planet.event = null;
  t.state.events.discard.push(id);
}

/** Two more are drawn; the others go under the deck. */
function* oneOfThree(t: Vanguard, who: Section, first: string): Rule<string> {
  const planet = planetNow(t.state);
  const { events } = t.state;
  const drawn = [first];
  for (let left = 2; left > 0; left--) {
    const next = drawOne(t, events);
    if (next === undefined) break;
    planet.peeked = Math.max(0, planet.peeked - 1);
    drawn.push(next);
  }
  const id = yield* ask(t, who, 'event.one', 'Which event is resolved?', () =>
    drawn.map((one) => tap(`event:${one}`, eventOf(one).name, one)),
  );
  events.cards.unshift(...drawn.filter((one) => one !== id));
  planet.event = id;
  return id;
}

function* resolveText(t: Vanguard, who: Section, id: string, { effects = [], choices = [], check }: EventText): Rule {
  const acting = { who, source: `event:${id}` };
  yield* resolve(t, acting, effects);
  if (check && !isWindingUp(t.state)) yield* diceCheck(t, who, check);
  if (choices.length === 0 || isWindingUp(t.state) || openChoices(t.state, who, choices).length === 0) return;
  const choice = yield* ask(t, who, 'event.choose', eventOf(id).name, () =>
    openChoices(t.state, who, choices).map((one) =>
      saying(
        button(`choice-${choices.indexOf(one) + 1}`, one.label ?? wordsFor(one.effects), one),
        foreseen(t.state, who, [...(one.cost ?? []), ...one.effects]),
      ),
    ),
  );
  yield* resolve(t, acting, [...(choice.cost ?? []), ...choice.effects]);
}
