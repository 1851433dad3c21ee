import { propertiesOf } from '../properties.testing.ts';
import { packAnything } from './workshop.testing.ts';
import { harbour } from './index.ts';

propertiesOf(harbour, { games: 6, draft: packAnything });
