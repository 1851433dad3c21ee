import type { AtlasGroups } from '../../art/groups.ts';

const planetOfMix = (mix: string): readonly string[] => (mix.startsWith('tutorial') ? ['planet-eye-of-the-void'] : []);
const mixes = ['tutorial', 'mission', 'campaign'].flatMap((kind) => [1, 2, 3, 4].map((n) => `${kind}-${n}`));

/** Metal, signs, dice and figures lie there from the first moment; a planet comes when somebody lands on it. */
export const atlas: AtlasGroups = {
  opening: ['boards', 'signs', 'dice', 'pieces'],
  byMix: Object.fromEntries(mixes.map((mix) => [mix, planetOfMix(mix)])),
};
