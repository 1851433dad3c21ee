import type { Rule } from '../../../kernel/rule.ts';
import { reshuffle } from '../../../pieces/deck.ts';
import { eventIds, events, lastEvent, type EventId } from '../content/events.ts';
import type { CharacterId, PersonId, Stonesaga } from '../state.ts';
import { everybody } from './characters.ts';
import { anybody } from './conditions.ts';
import { resolveCard } from './effects/resolve.ts';
import { perish } from './perishing.ts';
import { emptyItems, keepItems, keepTokens } from './retaining.ts';
import { replace } from './setup/replacing.ts';
import { setTrack } from './society.ts';

/** SC-632 EM10 lies under the other nine. */
function shuffleEvents(t: Stonesaga): EventId[] {
  const others = eventIds.filter((id) => id !== lastEvent);
  t.shuffle(others);
  t.tell({ fact: 'deckShuffled', deck: 'events' });
  return [lastEvent, ...others];
}

/** SC-633, SC-705 The front of the first event is the last step of set-up. */
export function* firstEvent(t: Stonesaga): Rule {
  t.state.endless!.deck = shuffleEvents(t);
  yield* beginEvent(t);
}

function* beginEvent(t: Stonesaga): Rule {
  const endless = t.state.endless!;
  const event = endless.deck.at(-1)!;
  endless.choice = null;
  endless.mysteriesConfronted = 0;
  if (event === lastEvent) t.state.culture.read = t.state.culture.read.filter((outcome) => outcome !== '418');
  t.fence(); // nobody knew which one lay on top: it cannot be taken back unseen
  t.tell({ fact: 'eventBegan', event });
  yield* resolveCard(t, anybody(t.state), event, events[event].start);
}

/** SC-647 to SC-657, EX-SC-50 One event at most, however high activity stands. */
export function* checkEvent(t: Stonesaga): Rule {
  const endless = t.state.endless!;
  const event = endless.deck.at(-1)!;
  if (t.state.tracks.activity < events[event].threshold) return;
  t.tell({ fact: 'eventCompleted', event });
  yield* resolveCard(t, anybody(t.state), event, events[event].complete);
  if (t.state.ended) return;
  setTrack(t, 'activity', 0);
  endless.completed += 1;
  endless.deck.pop();
  // RU-SC-66 After EM10 the nine others begin anew above it.
  if (event === lastEvent) {
    endless.discard = [];
    endless.deck = shuffleEvents(t);
  } else endless.discard.push(event);
  yield* beginEvent(t);
  if (!t.state.ended) yield* ageAll(t, events[endless.deck.at(-1)!].interval);
  if (reshuffle(t, t.state.night)) t.tell({ fact: 'deckShuffled', deck: 'night' });
  if (reshuffle(t, t.state.journey)) t.tell({ fact: 'deckShuffled', deck: 'journey' });
}

/** SC-652 to SC-656, SC-519 to SC-521 Years pass for everybody who lives, in play or not. */
function* ageAll(t: Stonesaga, interval: 'season' | 'generation' | 'epoch'): Rule {
  const times = { season: 0, generation: 1, epoch: 2 }[interval];
  for (let n = 0; n < times; n++) {
    const living = (Object.keys(t.state.people) as PersonId[]).filter((id) => t.state.people[id]!.fate === 'living');
    for (const id of living) {
      const who = everybody(t.state).find((one) => t.state.characters[one].person === id);
      if (t.state.people[id]!.age === 'young') {
        t.state.people[id]!.age = 'old';
        t.tell({ fact: 'aged', person: id, ...(who && { who }) });
      } else if (who) yield* dieOld(t, who);
      else {
        t.state.people[id]!.fate = 'legend';
        t.state.legends.push(id);
      }
    }
  }
  // SC-706 Somebody new is there at once, and takes part in the coming night.
  for (const who of everybody(t.state)) if (t.state.characters[who].person === null) yield* replace(t, who);
}

/** SC-251, RU-SC-53, SC-687 Five items and five resources stay on the board. */
function* dieOld(t: Stonesaga, who: CharacterId): Rule {
  yield* keepItems(t, who, 'age.items');
  emptyItems(t, who);
  yield* keepTokens(t, who, 'age.resources');
  yield* perish(t, who, { grieve: true, oldAge: true });
}
