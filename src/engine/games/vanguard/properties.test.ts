import { propertiesOf } from '../../testing/properties.testing.ts';
import { vanguard } from './index.ts';

propertiesOf(vanguard, {
  games: 1,
  mixes: ['tutorial-1', 'tutorial-3', 'mission-2', 'mission-4'],
  options: { length: 'limited' },
  steps: 20_000,
  every: 17,
});
propertiesOf(vanguard, { games: 1, mixes: ['campaign-2'], options: { length: 'limited' }, steps: 30_000, every: 97 });
