import { journey } from '../content/journey.ts';
import { resolve } from '../rules/effects/resolve.ts';
import { begin, equip, rigged, running, say, type Edit, type StonesagaMatch } from '../stonesaga.testing.ts';
import { hexes, type HexId } from '../content/hexes.ts';
import type { Feature } from '../content/vocabulary.ts';

/** A tray whose first hex has this feature. */
const withFeature = (feature: Feature): readonly [HexId, HexId, HexId] => {
  const id = (Object.keys(hexes) as HexId[]).find((one) =>
    Object.values(hexes[one].zones).some((zone) => (zone as readonly Feature[]).includes(feature)),
  )!;
  const rest = (['VV01', 'VV04', 'VV03', 'VV05'] as const).filter((one) => one !== id);
  return [id, rest[0]!, rest[1]!];
};

const there = (feature: Feature, edit: Edit = () => {}) => ({ mix: 'seeds-1', hexes: withFeature(feature), edit });

/** Answers with the first option that begins so, for positions in which ids depend on chance. */
function answer(m: StonesagaMatch, start: string): StonesagaMatch {
  const id = m.open.flatMap(({ options }) => options.map((one) => one.id)).find((one) => one.startsWith(start));
  if (!id) throw new Error(`nothing begins with ${start}: ${m.open.flatMap(({ options }) => options.map((one) => one.id)).join(' ')}`);
  return say(m, id);
}

/** A test of dexterity with three outcomes, helped by a boost. */
const trial = (rolls: readonly number[]): StonesagaMatch =>
  running(
    (t) => resolve(t, 'c1', journey.JU01.effects),
    { mix: 'seeds-1', edit: (s) => void (s.characters.c1.boosts = { dexterity: 1 }) },
    rolls,
  );

/** Fishing, mining and tests, in the middle of things. */
export const waterPositions: Readonly<Record<string, () => StonesagaMatch>> = {
  fishing: () => say(begin(there('lake')), 'fish:c1:lake'),
  fishingCast: () => say(rigged([1, 1, 5, 4, 4, 2], there('river')).match, 'fish:c1:river', 'throw:d6'),
  fishingStrike: () =>
    say(
      rigged([2, 2, 5, 4, 3, 2, 3], there('wetland')).match,
      'fish:c1:wetland',
      'throw:d6',
      'die:0>strike:1',
      'die:3>strike:1',
      'die:1>strike:0',
      'die:2>strike:4',
    ),
  fishingLine: () =>
    say(rigged([2, 1, 5, 4, 3, 2, 3], there('lake')).match, 'fish:c1:lake', 'throw:d6', 'die:0>strike:0', 'die:1>strike:1', 'done'),
  fishingReroll: () =>
    say(
      rigged(
        [4, 3, 2, 4, 3, 5],
        there('lake', (s) => equip(s, 'c1', 'IT05', 'hand1')),
      ).match,
      'fish:c1:lake',
      'throw:d6',
    ),
  fishingKnown: () =>
    say(
      rigged(
        [4, 3, 2, 4, 3, 5],
        there('lake', (s) => void s.culture.knowledge.push('KN01')),
      ).match,
      'fish:c1:lake',
      'throw:d6',
    ),
  mining: () => answer(begin(there('cave')), 'mine:c1'),
  miningDrawn: () => answer(answer(begin(there('mountain')), 'mine:c1'), 'stone:'),
  trial: () => trial([4]),
  trialHeroic: () => say(trial([6, 3]), 'throw:d6'),
};
