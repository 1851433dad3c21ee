import type { Workshop } from '../../testing/workshop.testing.ts';
import { excessOf } from './components.testing.ts';

export const workshop: Workshop = { machine: { rounds: 'limited' }, excess: excessOf };
