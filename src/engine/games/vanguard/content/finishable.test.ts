import { describe, expect, test } from 'vitest';
import { startingOddsOf } from '../startingOdds.testing.ts';
import { workLeft } from '../score/work.ts';
import { connected } from '../rules/paths.ts';
import { resolve } from '../rules/effects/resolve.ts';
import { begin, now, running } from '../vanguard.testing.ts';
import { planets } from './planets.ts';
import { sections } from './vocabulary.ts';

const best = (check: (typeof planets)[number]['checks'][number]): number =>
  Math.max(...sections.map((section) => startingOddsOf(check, section).good));

describe('every planet can be finished with the starting dice', () => {
  test.each(planets)('$planet.id: every check of a path and of a story mission can be met', ({ planet, checks, missions }) => {
    const onPaths = planet.paths.flatMap(({ icons }) => icons.flatMap((icon) => (icon.t === 'check' ? [icon.id] : [])));
    const ofStory = missions.filter(({ kind }) => kind === 'story').flatMap(({ actions }) => actions);
    for (const id of [...onPaths, ...ofStory]) {
      const check = checks.find((one) => one.id === id)!;
      expect([id, best(check) > 0.15]).toEqual([id, true]);
    }
  });

  test.each(planets.filter(({ planet }) => !planet.noLander))('$planet.id: there is a way from every landing to its mission', ({ planet }) => {
    for (const { n, icons } of planet.sectors) {
      if (!icons.includes('LANDER')) continue;
      const m = begin({
        planet: planet.id,
        edit: (s) => {
          s.planet!.lander = n;
          for (const board of Object.values(s.boards)) board.sector = n;
        },
      });
      const work = workLeft(now(m), now(m).planet!);
      expect([planet.id, n, work !== null && work.left < 30]).toEqual([planet.id, n, true]);
    }
  });
});

test('IV-648 whoever has opened the wreck once comes down the drowned stair on later landings, though the Relay Key has gone back', () => {
  const { checks } = planets.find(({ planet }) => planet.id === 'halcyon-shelf')!;
  const { effects } = checks.find(({ id }) => id === 'wreck')!.tracks!.find(({ id }) => id === 'g')!;
  const m = running((t) => resolve(t, { who: 'recon', source: 'poi:P31' }, effects));
  const state = structuredClone(now(m));
  expect(state.planet!.foundUniques).toEqual([34]);
  state.planet!.foundUniques = [];
  expect([connected(state, 6), connected(now(begin()), 6)]).toEqual([[5, 7], [5]]);
});
