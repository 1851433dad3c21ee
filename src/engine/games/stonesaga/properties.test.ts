import { propertiesOf } from '../../testing/properties.testing.ts';
import { announcesSteps } from '../../testing/unannounced.testing.ts';
import { stonesaga } from './index.ts';
import { draftAnything } from './stonesaga.testing.ts';
import { unannounced } from './unannounced.testing.ts';

const limited = { days: 'limited' };

propertiesOf(stonesaga, {
  games: 2,
  mixes: ['seeds-1', 'seeds-2', 'seeds-3', 'seeds-4'],
  options: limited,
  steps: 20_000,
  every: 53,
  draft: draftAnything,
});
propertiesOf(stonesaga, {
  games: 1,
  mixes: ['endless-1', 'endless-2', 'endless-4'],
  options: limited,
  steps: 30_000,
  every: 131,
  draft: draftAnything,
});

announcesSteps(stonesaga, { options: limited, answers: 500, draft: draftAnything, except: unannounced });
