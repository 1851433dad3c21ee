import { propertiesOf } from '../../testing/properties.testing.ts';
import { vast } from './index.ts';
import { journeyMix, mixes } from './settings.ts';

const limited = { rounds: 'limited' };

propertiesOf(vast, { games: 20, mixes: [journeyMix], options: limited });
// Full games are fifty times as long: fewer of them, looked at less often. `npm run fuzz` plays them by the hundred.
propertiesOf(vast, { games: 2, mixes: mixes.map(({ id }) => id).filter((id) => id !== journeyMix), options: limited, steps: 30_000, every: 150 });
