import { propertiesOf } from '../../testing/properties.testing.ts';
import { announcesSteps } from '../../testing/unannounced.testing.ts';
import { vanguard } from './index.ts';
import { unannounced } from './unannounced.testing.ts';

const limited = { length: 'limited' };

propertiesOf(vanguard, {
  games: 1,
  mixes: ['tutorial-1', 'tutorial-3', 'mission-2', 'mission-4'],
  options: limited,
  steps: 20_000,
  every: 17,
});
propertiesOf(vanguard, { games: 1, mixes: ['campaign-2'], options: limited, steps: 30_000, every: 97 });

announcesSteps(vanguard, { options: limited, answers: 500, except: unannounced });
