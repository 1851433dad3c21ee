import { propertiesOf } from '../../testing/properties.testing.ts';
import { vast } from './index.ts';

propertiesOf(vast, { games: 25, options: { rounds: 'limited' } });
