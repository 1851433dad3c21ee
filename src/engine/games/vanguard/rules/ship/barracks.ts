import { button, tap, thenAsking, type Option } from '../../../../kernel/option.ts';
import { choose, type Rule } from '../../../../kernel/rule.ts';
import { recruitOf, upgradeOf } from '../../content/find.ts';
import { sectionNames, sections, type Rank, type Section } from '../../content/vocabulary.ts';
import type { Vanguard, VanguardState } from '../../state.ts';
import { saying, type Announced } from '../announcing.ts';
import { asking, askGroup, askSeat, seatOf } from '../asking.ts';
import { moraleNow } from './bridge.ts';
import { assignable, crewFor, crewIn, crewOption, dismiss, giveSleeve, join, put, takeSleeve } from './crew.ts';
import { readShipLogs } from './shipLogs.ts';

/** Page 16: IV-480 to IV-499 Trade and dismiss, train, draft. */
export function* barracks(t: Vanguard): Rule {
  yield* readShipLogs(t, 'barracks');
  yield* manage(t);
  yield* train(t);
  yield* draft(t);
}

const movable = (state: VanguardState): string[] => [...crewIn(state, 'available'), ...crewIn(state, 'resting')];

/** IV-745 The last available one of a section is neither dismissed nor traded away for somebody who rests. */
const spare = (state: VanguardState, id: string): boolean =>
  state.crew[id]!.place === 'resting' || crewIn(state, 'available', state.crew[id]!.section).length > 1;

function* manage(t: Vanguard): Rule {
  const { state } = t;
  for (;;) {
    const leaving = movable(state).filter((id) => spare(state, id));
    const trades = tradesOf(state);
    const movers = [...new Set(trades.map(([one]) => one))];
    const partners = (first: string): string[] => trades.filter(([one]) => one === first).map(([, other]) => other);
    const what = yield* askGroup<'trade' | 'dismiss' | null>(t, 'barracks.task', 'Trade or dismiss somebody?', () => [
      button('stop', 'Go on', null),
      // a pair can be named from either side, so whenever anybody can change section, at least two can
      ...(trades.length > 0 ? [thenAsking(button('trade', 'Trade between sections', 'trade' as const), 'who and for whom')] : []),
      ...asking(leaving.length, button('dismiss', 'Dismiss somebody', 'dismiss' as const), 'whom'),
    ]);
    if (!what) return;
    if (what === 'dismiss') {
      dismiss(t, yield* askGroup(t, 'barracks.dismiss', 'Who leaves?', () => leaving.map(crewOption), { second: true }));
      continue;
    }
    const changing = (): Option<string>[] => movers.flatMap((one) => asking(partners(one).length, crewOption(one), 'for whom'));
    const first = yield* askGroup(t, 'barracks.trade', 'Who changes section?', changing, { second: true });
    const second = yield* askGroup(t, 'barracks.for', 'For whom?', () => partners(first).map(crewOption), { second: true });
    trade(t, first, second);
  }
}

const lower = (rank: Rank): Rank => (rank === 1 ? 1 : ((rank - 1) as Rank));

/** IV-480 to IV-485, IV-746 Pairs for whom sleeves would be free, counting those they give up. */
function tradesOf(state: VanguardState): [string, string][] {
  const all = movable(state);
  const fits = (id: string, into: Section, given: Rank): boolean => {
    const rank = lower(state.crew[id]!.rank);
    return state.sections[into].sleeves[rank - 1]! + Number(given === rank) > 0;
  };
  return all.flatMap((one) =>
    all
      .filter((other) => {
        const [a, b] = [state.crew[one]!, state.crew[other]!];
        return a.section !== b.section && a.place === b.place && fits(one, b.section, b.rank) && fits(other, a.section, a.rank);
      })
      .map((other): [string, string] => [one, other]),
  );
}

export function trade(t: Vanguard, first: string, second: string): void {
  const [a, b] = [t.state.crew[first]!, t.state.crew[second]!];
  giveSleeve(t.state, a.section, a.rank);
  giveSleeve(t.state, b.section, b.rank);
  for (const [id, into, rank] of [
    [first, b.section, lower(a.rank)],
    [second, a.section, lower(b.rank)],
  ] as const) {
    takeSleeve(t.state, into, rank);
    put(t.state, id, { section: into, rank });
  }
}

/** IV-488, IV-489, RU-IV-78, RU-IV-79 */
function* train(t: Vanguard): Rule {
  const { state } = t;
  const pairs = (): { readonly trainer: string; readonly trainee: string }[] =>
    assignable(state)
      .filter((id) => state.crew[id]!.rank === 3)
      .flatMap((trainer) => {
        const { section } = state.crew[trainer]!;
        if (state.sections[section].sleeves[1] <= 0) return [];
        return movable(state)
          .filter((id) => state.crew[id]!.section === section && state.crew[id]!.rank === 1)
          .filter((id) => crewIn(state, 'available', section).filter((one) => one !== trainer && one !== id).length > 0)
          .map((trainee) => ({ trainer, trainee }));
      });
  while (pairs().length > 0) {
    const pair = yield* askGroup<ReturnType<typeof pairs>[number] | null>(t, 'barracks.train', 'Train somebody?', () => [
      ...pairs().map((one) =>
        tap(`train:${one.trainer}:${one.trainee}`, `${recruitOf(one.trainer).name} trains ${recruitOf(one.trainee).name}`, one),
      ),
      button('stop', 'No', null),
    ]);
    if (!pair) return;
    promote(t, pair.trainee);
    for (const id of [pair.trainer, pair.trainee]) put(state, id, { place: 'resting' });
  }
}

/** IV-623, IV-626 One rank up if there is a sleeve for it. */
export function promote(t: Vanguard, id: string): boolean {
  const { section, rank } = t.state.crew[id]!;
  if (rank === 3 || !takeSleeve(t.state, section, (rank + 1) as Rank)) return false;
  giveSleeve(t.state, section, rank);
  put(t.state, id, { rank: (rank + 1) as Rank });
  if (rank + 1 === 3 && !t.state.story.happened.includes('rank3')) t.state.story.happened.push('rank3');
  t.tell({ fact: 'promoted', crew: id, rank: rank + 1 });
  return true;
}

/** HD-IV-21 One fewer in Deadly Space. */
export const draftSize = (state: VanguardState): number =>
  moraleNow(state).draft +
  state.ship.upgrades.reduce((sum, id) => sum + (upgradeOf(id).rule?.draft ?? 0), 0) -
  (state.house.deadly ? 1 : 0);

/** IV-490 to IV-498 */
function* draft(t: Vanguard): Rule {
  const { state } = t;
  const shown = state.recruits.slice(-draftSize(state));
  t.fence();
  state.shown = [...shown];
  const waiting = [...sections];
  while (waiting.length > 0 && shown.length > 0) {
    // IV-494 The Security player says who picks next.
    const section =
      waiting.length === 1
        ? waiting[0]!
        : yield* askSeat(
            t,
            'security',
            'draft.next',
            'Which section picks next?',
            waiting.map((one) => saying(tap(`section:${one}`, sectionNames[one], one), picking(state, one))),
          );
    waiting.splice(waiting.indexOf(section), 1);
    if (!(yield* makeRoom(t, section))) continue;
    const id = yield* askSeat<string | null>(t, section, 'draft.pick', `Who joins ${sectionNames[section]}?`, [
      ...shown.map(crewFor(`tray:${section}`)),
      button('nobody', 'Nobody', null),
    ]);
    if (id === null) continue;
    shown.splice(shown.indexOf(id), 1);
    join(t, section, id, 'available');
  }
  state.shown = [];
  t.shuffle(state.recruits);
}

/** Only a player who picks for both is asked at once. */
const picking = (state: VanguardState, section: Section): Announced | null =>
  seatOf(state, section) === seatOf(state, 'security') && state.sections[section].sleeves[0] > 0 ? 'draft.pick' : null;

/** IV-498 Without a free sleeve an available rank 1 crewmember may leave for the new one. */
function* makeRoom(t: Vanguard, section: Section): Rule<boolean> {
  const { state } = t;
  if (state.sections[section].sleeves[0] > 0) return true;
  const open = crewIn(state, 'available', section).filter((id) => state.crew[id]!.rank === 1);
  if (open.length === 0) return false;
  const id = yield* choose<string | null>(seatOf(state, section), 'draft.leave', 'Somebody would have to leave.', [
    ...open.map(crewOption),
    button('nobody', 'Nobody leaves', null),
  ]);
  if (id === null) return false;
  dismiss(t, id);
  return true;
}
