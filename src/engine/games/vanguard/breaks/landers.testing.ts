import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'rules/ship/hangar.ts': [
    [
      'IV-299',
      'ship.landers.filter(({ down }) => !down).map',
      "ship.landers.filter(({ down, id: one }) => !down && one !== ship.lander?.id).map",
    ],
    [
      'IV-299',
      "const mod = yield* askGroup<string | null>(t, 'hangar.fit'",
      "if (left >= 0) break;\n      const mod = yield* askGroup<string | null>(t, 'hangar.fit'",
    ],
  ],
  'rules/ship/landing.ts': [
    ['IV-300', 'landerOf(ship.lander.id)[stat]', 'landerOf(ship.lander.id).armor'],
    ['IV-300', 'stage.difficulty - statOf(t.state, stage.stat)', 'stage.difficulty'],
    ['IV-301', "let marker = landerLimit(t.state, 'trackStart')", 'let marker = 4'],
    [
      'IV-305',
      'lander.mods.reduce((sum, id) => sum + (modOf(id).stats?.[stat] ?? 0)',
      'lander.mods.slice(1).reduce((sum, id) => sum + (modOf(id).stats?.[stat] ?? 0)',
    ],
    ['IV-305', 'modOf(id).stats?.[stat] ?? 0', 'modOf(id).stats?.armor ?? 0'],
  ],
  'rules/ship/launch.ts': [
    ['IV-302', "landerLimit(t.state, 'supplies') +", '6 +'],
    ['IV-303', 'let left = landerLimit(t.state, kind); left', 'let left = 2; left'],
    ['IV-303 IV-749', 'let left = landerLimit(t.state, kind); left', 'let left = landerLimit(t.state, kind) - planet.loaded.length; left'],
  ],
  'rules/ship/docking.ts': [['IV-304', 'planet.found.length + planet.foundUniques.length > limit', 'planet.found.length > limit']],
  'rules/ship/limits.ts': [['IV-306', 'modOf(id).limits?.[what] ?? 0', '0']],
  'rules/ship/disembark.ts': [['IV-306', "if (ability?.when === 'disembark') yield*", "if (ability?.when === 'special') yield*"]],
  'rules/actions.ts': [['IV-306', "if (ability?.when !== 'special') continue", "if (ability?.when !== 'disembark') continue"]],
};
