import type { Marks, Tried, Workshop } from '../../testing/workshop.testing.ts';
import type { AnyRules, Given } from '../../kernel/rules.ts';
import { missionOf, planetOf, threatOf } from './content/find.ts';
import { planets } from './content/planets.ts';
import { startingOdds } from './startingOdds.testing.ts';
import { wrongs } from './vanguard.invariants.testing.ts';
import type { VanguardState } from './state.ts';

const isStory = (id: string): boolean => missionOf(id).kind === 'story';

/** How a game went: how long it was, what was brought home, and for a campaign how far it came and how it ended. */
function marks(s: VanguardState): Marks {
  const story = Object.keys(s.story.done).filter(isStory).length;
  if (s.mode === 'mission') return { rounds: s.planet?.round ?? 0, deaths: s.story.deaths };
  return {
    'act II': s.flags.includes('ship.act2'),
    'act III': s.flags.includes('ship.act3'),
    dark: s.story.ending === 'dark',
    answer: s.story.ending === 'answer',
    decoy: s.story.ending === 'decoy',
    missions: story,
    landings: s.story.landings,
    deaths: s.story.deaths,
  };
}

/** Story missions of a planet in the order in which they are played there. */
const storyOf = (planet: string): string[] =>
  planetOf(planet)
    .planet.missions.map(({ id }) => id)
    .filter(isStory);

/** Each landing of a campaign with the story mission that was open there, and whether it was done. */
function tries({ mode, story }: VanguardState): readonly Tried[] {
  if (mode !== 'campaign') return [];
  const done = new Set<string>();
  return story.diary.flatMap(({ landing, fact }): Tried[] => {
    if (fact.fact !== 'landed') return [];
    const mission = storyOf(fact.planet).find((id) => !done.has(id));
    if (mission === undefined) return [];
    const won = story.done[mission] === landing;
    if (won) done.add(mission);
    return [{ what: mission, won }];
  });
}

/** One landing with this story mission open: those before it on its planet are done, and lie as they leave the board. */
const withMission =
  (planet: string, mission: string) =>
  (rules: AnyRules): AnyRules => ({
    ...rules,
    setup(given: Given): VanguardState {
      const state: VanguardState = rules.setup({ ...given, options: { ...given.options, planet } });
      const { sectors, uniques, threatsAtStart } = planetOf(planet).planet;
      const before = storyOf(planet).slice(0, storyOf(planet).indexOf(mission));
      if (before.length === 0) return state;
      const pois = Object.fromEntries(sectors.flatMap(({ n, startPoi }) => (startPoi ? [[n, [startPoi]]] : [])));
      for (const id of before) {
        state.story.done[id] = 0;
        for (const effect of missionOf(id).complete)
          if (effect.op === 'flag') state.flags.push(effect.flag);
          else if (effect.op === 'setPoi' && effect.sector !== undefined) pois[effect.sector] = [effect.poi];
      }
      state.story.landings = 1;
      state.story.visitedPlanets.push(planet);
      const threats = threatsAtStart.map(({ id, sector }) => ({ id, sectors: threatOf(id).standees.map(() => sector) }));
      state.ship.records[planet] = { planet, landingCard: null, pois, finished: [], uniques: [...uniques], threats };
      return state;
    },
  });

const cases = Object.fromEntries(
  planets
    .filter(({ planet }) => planet.noLander === undefined)
    .flatMap(({ planet }) => storyOf(planet.id).map((id) => [id, withMission(planet.id, id)])),
);

export const workshop: Workshop = {
  machine: { length: 'limited', crew: 'quick' },
  excess: (s) => wrongs(s as VanguardState, false),
  together: true,
  marks,
  tries,
  cases,
  odds: startingOdds,
};
