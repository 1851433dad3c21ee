import { button, tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { lookAtTop } from '../../../../pieces/deck.ts';
import { eventOf, missionOf } from '../../content/find.ts';
import type { EffectOf } from '../../content/effects.ts';
import type { Vanguard } from '../../state.ts';
import { ask } from '../asking.ts';
import { boardOf, crewName, inSector, planetNow } from '../board.ts';
import { endExploration } from '../ending.ts';
import { readLogNow } from '../logs.ts';
import { completed } from '../missions.ts';
import { resolve } from './resolve.ts';
import type { Acting } from './whom.ts';

export const readLog = (t: Vanguard, { who }: Acting, { log }: EffectOf<'readLog'>): Rule => readLogNow(t, who, log);

export function flag(t: Vanguard, _: Acting, { flag: name }: EffectOf<'flag'>): void {
  if (!t.state.flags.includes(name)) t.state.flags.push(name);
}

/** IV-134 A mission that lay hidden, or was not on the board yet, lies revealed. IV-753 Not if it was completed. */
export function revealMission(t: Vanguard, _: Acting, { mission }: EffectOf<'revealMission'>): void {
  const planet = planetNow(t.state);
  if (t.state.story.done[mission] !== undefined || planet.completed.includes(mission)) return;
  const card = planet.missions.find(({ id }) => id === mission);
  if (card) card.revealed = true;
  else planet.missions.push({ id: mission, revealed: true });
  t.tell({ fact: 'missionTurned', mission });
}

export const completeMission = (t: Vanguard, { who }: Acting, { mission }: EffectOf<'completeMission'>): Rule => completed(t, who, mission);

/** IV-606 The mission-failed token goes on the lander. */
export function* failMission(t: Vanguard, acting: Acting, { mission }: EffectOf<'failMission'>): Rule {
  const planet = planetNow(t.state);
  const failed = planet.missions.filter(({ id }) => (mission ? id === mission : missionOf(id).kind === 'story'));
  if (failed.length === 0) return;
  for (const { id } of failed) {
    if (missionOf(id).kind === 'story') planet.missionFailed = true;
    t.tell({ fact: 'missionFailed', mission: id });
    yield* resolve(t, acting, missionOf(id).fail);
  }
}

export function flipRankUp(t: Vanguard): void {
  const { rankUp } = planetNow(t.state);
  if (!rankUp || rankUp.done) return;
  rankUp.done = true;
  t.tell({ fact: 'rankUpTurned', card: rankUp.id });
}

export function ended(t: Vanguard): void {
  endExploration(t, 'log');
}

/** One of the crew stays behind for good. */
export function* loseCrew(t: Vanguard, { who }: Acting): Rule {
  const here = inSector(t.state, boardOf(t.state, who).sector);
  const stays = yield* ask(t, who, 'crew.stays', 'Who stays?', () => here.map((one) => tap(`crew:${one}`, crewName(t.state, one), one)));
  planetNow(t.state).deeds.push(`stays:${stays}`);
}

/** The top events are looked at, put in another order, or put under the deck. */
export function* peekEvents(t: Vanguard, { who, happened }: Acting, { n, then = 'look' }: EffectOf<'peekEvents'>): Rule {
  if (happened && (then === 'replace' || then === 'secondary' || then === 'skip' || then === 'chooseOne')) {
    happened.event = then;
    happened.cancelled = true;
    return;
  }
  const { events } = t.state;
  const top = lookAtTop(t, events, n);
  if (top.length === 0) return;
  const planet = planetNow(t.state);
  planet.peeked = Math.max(planet.peeked, top.length);
  const options = () => top.filter((id) => events.cards.includes(id)).map((id) => tap(`event:${id}`, eventOf(id).name, id));
  if (then === 'mayBottom' || then === 'oneBottom') {
    for (let left = then === 'oneBottom' ? 1 : n; left > 0 && options().length > 0; left--) {
      const id = yield* ask<string | null>(t, who, 'events.bottom', 'Which event goes under the deck?', () => [
        ...options(),
        ...(then === 'mayBottom' ? [button('leave', 'Leave them', null)] : []),
      ]);
      if (id === null) return;
      events.cards.splice(events.cards.indexOf(id), 1);
      events.cards.unshift(id);
      top.splice(top.indexOf(id), 1);
      planet.peeked = Math.max(0, planet.peeked - 1);
    }
  }
  if (then === 'arrange') {
    const order: string[] = [];
    while (order.length < top.length) {
      const id = yield* ask(t, who, 'events.order', 'Which event comes next?', () =>
        options().filter(({ value }) => !order.includes(value)),
      );
      order.push(id);
    }
    events.cards = [...events.cards.filter((id) => !order.includes(id)), ...order.toReversed()];
  }
  if (then === 'look')
    yield* ask(t, who, 'events.seen', 'The next events.', () => [
      ...options().map((one) => ({ ...one, value: null })),
      button('seen', 'Go on', null),
    ]);
}
