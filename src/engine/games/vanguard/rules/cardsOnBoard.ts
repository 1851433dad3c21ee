import type { Rule } from '../../../kernel/rule.ts';
import { gcOf, poiOf } from '../content/find.ts';
import type { Section } from '../content/vocabulary.ts';
import type { Vanguard } from '../state.ts';
import { planetNow } from './board.ts';
import { isFinal, noteDeed } from './deeds.ts';
import { resolve } from './effects/resolve.ts';

/** IV-296 to IV-298, RU-IV-92 A new card lies on top; tokens and markers of the one below are discarded. */
export function* placePoi(t: Vanguard, who: Section, poi: string, sector: number): Rule {
  const planet = planetNow(t.state);
  const stack = planet.pois[sector] ?? [];
  const below = stack[0];
  if (below !== undefined) clear(t, below);
  planet.pois[sector] = [poi, ...stack.filter((one) => one !== poi)];
  t.tell({ fact: 'poiPlaced', poi, sector });
  if (isFinal(poi)) noteDeed(t, 'kept:final');
  yield* resolve(t, { who, source: `poi:${poi}` }, poiOf(poi).onPlace ?? []);
}

export function takePoi(t: Vanguard, poi: string, sector: number): void {
  const planet = planetNow(t.state);
  const stack = planet.pois[sector];
  if (!stack?.includes(poi)) return;
  clear(t, poi);
  planet.pois[sector] = stack.filter((one) => one !== poi);
  t.tell({ fact: 'poiGone', poi, sector });
}

function clear(t: Vanguard, poi: string): void {
  const planet = planetNow(t.state);
  delete planet.tokens[poi];
  for (const action of poiOf(poi).actions)
    for (const key of Object.keys(planet.markers)) if (key.startsWith(`${action}.`)) delete planet.markers[key];
}

/** Silence on a global condition is kept when the condition changes; there is never more than four of it. */
export function* changeGc(t: Vanguard, who: Section, gc: string): Rule {
  const planet = planetNow(t.state);
  if (planet.gc === gc) return;
  planet.gc = gc;
  if (!planet.gcsSeen.includes(gc)) planet.gcsSeen.push(gc);
  t.tell({ fact: 'gcSet', gc });
  yield* resolve(t, { who, source: `gc:${gc}` }, gcOf(gc).onSet ?? []);
}

const most: Readonly<Record<string, number>> = { GC: 4 };

export function* putTokens(t: Vanguard, who: Section, on: string, n: number): Rule {
  const planet = planetNow(t.state);
  const now = Math.min(most[on] ?? 99, Math.max(0, (planet.tokens[on] ?? 0) + n));
  if (now === 0) delete planet.tokens[on];
  else planet.tokens[on] = now;
  t.tell({ fact: 'tokens', on, n: now });
  if (!/^P\d/.test(on) || !Object.values(planet.pois).some(([top]) => top === on)) return;
  const { onTokens } = poiOf(on);
  const key = `tokens:${on}`;
  if (!onTokens || now < onTokens.n || planet.once.includes(key)) return;
  planet.once.push(key);
  const sector = Object.entries(planet.pois).find(([, [top]]) => top === on)![0];
  yield* resolve(
    t,
    { who, source: `poi:${on}` },
    onTokens.effects.map((effect) =>
      effect.op === 'setPoi' && effect.sector === undefined ? { ...effect, sector: Number(sector) } : effect,
    ),
  );
}
