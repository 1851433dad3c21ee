import { tap } from '../../../../kernel/option.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { iconNames, statNames } from '../../content/iconNames.ts';
import { landerOf, landingOf, modOf, planetOf } from '../../content/find.ts';
import type { LandingCard } from '../../content/types.ts';
import type { LandingResult, Section } from '../../content/vocabulary.ts';
import type { CheckState, Vanguard, VanguardState } from '../../state.ts';
import { landingIcons } from '../../reckoning/landing.ts';
import { saying } from '../announcing.ts';
import { askGroup, isWindingUp, seatOf } from '../asking.ts';
import { crewName, planetNow, team } from '../board.ts';
import { landingRoll } from '../check/check.ts';
import { convertsOf, poolOf } from '../check/pool.ts';
import { checking } from '../effects/foreseeing.ts';
import { resolve } from '../effects/resolve.ts';
import { landerLimit } from './limits.ts';

/** HD-IV-17 Three stages; each icon that is missing moves the landing marker down. */
export function* land(t: Vanguard): Rule<LandingResult> {
  const { stages } = landingOf(planetOf(planetNow(t.state).id).planet.landingCard);
  let marker = landerLimit(t.state, 'trackStart');
  for (const stage of stages) {
    const needed = Math.max(0, stage.difficulty - statOf(t.state, stage.stat));
    if (needed === 0 || isWindingUp(t.state)) continue;
    const roller = yield* askGroup(
      t,
      'landing.roller',
      `${statNames[stage.stat]}: ${needed} of ${stage.icons.map((icon) => iconNames[icon]).join(', ')} needed. Who flies?`,
      (seat) =>
        team(t.state).map((who) => {
          const flies = tap(`crew:${who}`, crewName(t.state, who), who);
          return saying(flies, seatOf(t.state, who) === seat ? checking(t.state, who) : null);
        }),
    );
    let met = 0;
    const landing = { stat: stage.stat, needed, icons: stage.icons, marker };
    yield* landingRoll(t, roller, landing, (check) => void (met = countIcons(t.state, check, stage)));
    marker = Math.max(0, marker - Math.max(0, needed - met));
  }
  return yield* touchDown(t, marker);
}

export function statOf({ ship }: VanguardState, stat: LandingCard['stages'][number]['stat']): number {
  if (!ship.lander) return 0;
  return ship.lander.mods.reduce((sum, id) => sum + (modOf(id).stats?.[stat] ?? 0), landerOf(ship.lander.id)[stat]);
}

/** Every icon that is, or may stand for, one of the three. */
function countIcons(state: VanguardState, check: CheckState, { icons }: LandingCard['stages'][number]): number {
  const converts = convertsOf(state, check.roller);
  return poolOf(check).reduce((sum, die) => sum + landingIcons(die, icons, converts), 0);
}

function* touchDown(t: Vanguard, marker: number): Rule<LandingResult> {
  const everybody = (effect: 'rough' | 'crash') => (who: Section) =>
    resolve(
      t,
      { who, source: `landing:${effect}` },
      effect === 'rough' ? [{ op: 'spend', n: 1 }] : [{ op: 'gainInjury', injury: 'Wounded' }],
    );
  if (marker >= 3) return 'clean';
  const how = marker > 0 ? 'rough' : 'crash';
  if (how === 'rough') yield* resolve(t, { who: team(t.state)[0]!, source: 'landing:rough' }, [{ op: 'supply', n: -1 }]);
  else if (!t.state.story.happened.includes('crash')) t.state.story.happened.push('crash');
  for (const who of team(t.state)) yield* everybody(how)(who);
  return how;
}
