import { inlineEngine } from './engine.ts';
import { rulesOf } from './games.ts';
import { serve, type Port } from './wire.ts';

serve(self as unknown as Port, inlineEngine(rulesOf));
