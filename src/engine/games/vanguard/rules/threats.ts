import { tap } from '../../../kernel/option.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { threatOf } from '../content/find.ts';
import type { Section } from '../content/vocabulary.ts';
import type { ThreatState, Vanguard } from '../state.ts';
import { ask, isWindingUp, moment } from './asking.ts';
import { boardOf, inSector, planetNow, team } from './board.ts';
import { forget, lastingIn } from './effects/lasting.ts';
import { resolve } from './effects/resolve.ts';
import { connected, distances } from './paths.ts';
import { powersAt, type Happened } from './powers.ts';
import { threatsIn } from './standees.ts';

export function spawnThreat(t: Vanguard, id: string, sector: number | null): void {
  const planet = planetNow(t.state);
  if (planet.threats[id]) return;
  const standees = threatOf(id).standees.map((one) => ({ ...one, ...(one.primary && sector !== null ? { sector } : {}) }));
  planet.threats[id] = { standees, time: 0 };
  for (const { sector: at } of standees) t.tell({ fact: 'threatPlaced', threat: id, sector: at });
}

export function removeThreat(t: Vanguard, id: string): void {
  const planet = planetNow(t.state);
  if (!planet.threats[id]) return;
  delete planet.threats[id];
  t.tell({ fact: 'threatGone', threat: id });
}

/** IV-337 The effect above each space the token enters; after the last it goes back to the start. */
export function* progressTime(t: Vanguard, id: string, n: number, actor: Section): Rule {
  for (let left = n; left > 0 && !isWindingUp(t.state); left--) {
    const standing = planetNow(t.state).threats[id];
    if (!standing) return;
    const { timeTrack } = threatOf(id);
    standing.time += 1;
    t.tell({ fact: 'threatTime', threat: id, time: standing.time });
    const space = standing.time;
    if (space >= timeTrack.length) standing.time = 0;
    const who = team(t.state).includes(actor) ? actor : team(t.state)[0]!;
    yield* hit(t, id, space, who);
  }
}

/** What a space does, for those in the threat's sector unless they ward it off. */
function* hit(t: Vanguard, id: string, space: number, who: Section): Rule {
  for (const effect of threatOf(id).timeTrack[space - 1] ?? []) {
    const acting = { who, source: `threat:${id}`, threat: { id, space } };
    const sector = planetNow(t.state).threats[id]?.standees.find(({ primary }) => primary)?.sector;
    const whom = sector === undefined ? undefined : inSector(t.state, sector)[0];
    if (effect.who === 'sector' && whom !== undefined && sector !== undefined) {
      if (lastingIn(t.state, 'cancelDanger', sector).some(({ effect: one }) => one.op === 'cancelDanger' && one.of === 'threat')) {
        forget(t.state, ({ effect: one, until }) => until === 'next' && one.op === 'cancelDanger' && one.of === 'threat');
        continue;
      }
      const happened: Happened = { cancelled: false, whom, sector, threat: id };
      yield* moment(t, 'threat.react', `${threatOf(id).name} is upon you.`, () =>
        happened.cancelled ? [] : powersAt(t.state, 'threat', happened),
      );
      if (happened.cancelled) continue;
    }
    yield* resolve(t, acting, [effect]);
  }
}

/** Tokens that go back do nothing (never below the start). */
export function turnBackTime(t: Vanguard, id: string, n: number): void {
  const standing = planetNow(t.state).threats[id];
  if (!standing) return;
  standing.time = Math.max(0, standing.time - n);
  t.tell({ fact: 'threatTime', threat: id, time: standing.time });
}

/** HD-IV-16, IV-342, IV-343 One sector along a connected path toward the nearest crewmember; ties are the Security player's. */
export function* moveThreat(t: Vanguard, id: string, n: number, followers: boolean): Rule {
  for (let left = n; left > 0; left--) {
    const standing = planetNow(t.state).threats[id];
    if (!standing || isWindingUp(t.state)) return;
    for (const standee of standing.standees) {
      if (standee.primary === followers && standing.standees.length > 1) continue;
      yield* step(t, id, standing, standee);
    }
  }
}

function* step(t: Vanguard, id: string, standing: ThreatState, standee: ThreatState['standees'][number]): Rule {
  const from = standee.sector;
  const far = (sector: number): number => {
    const found = distances(t.state, sector);
    return Math.min(...team(t.state).map((who) => found.get(boardOf(t.state, who).sector) ?? 99));
  };
  const now = far(from);
  if (now === 0 || now >= 99) return;
  const nearer = connected(t.state, from).filter((sector) => far(sector) < now);
  if (nearer.length === 0) return;
  const to = yield* ask(t, 'security', 'threat.way', `Which way does ${threatOf(id).name} come?`, () =>
    nearer.map((sector) => tap(`sector:${sector}`, `Sector ${sector}`, sector)),
  );
  if (planetNow(t.state).lasting.some(({ effect }) => effect.op === 'holdThreat' && effect.threat === id)) return;
  const whom = inSector(t.state, to)[0] ?? team(t.state)[0]!;
  const happened: Happened = { cancelled: false, whom, sector: to, threat: id };
  yield* moment(t, 'threat.moves', `${threatOf(id).name} is about to move.`, () =>
    happened.cancelled ? [] : powersAt(t.state, 'threatMove', happened),
  );
  if (happened.cancelled || !standing.standees.includes(standee)) return;
  standee.sector = to;
  t.tell({ fact: 'threatMoved', threat: id, from, to });
  for (const { effect } of lastingIn(t.state, 'timeToken', to, (post) => connected(t.state, post).includes(to)))
    if (effect.op === 'timeToken') turnBackTime(t, id, -effect.n);
  if (standee.primary) yield* meet(t, to);
}

/** What is read when somebody and a threat first share a sector. */
export function* meet(t: Vanguard, sector: number): Rule {
  const who = inSector(t.state, sector)[0];
  if (!who) return;
  for (const id of threatsIn(t.state, sector)) yield* resolve(t, { who, source: `threat:${id}` }, threatOf(id).onMeet ?? []);
}
