import { inlineEngine } from '../match/engine.ts';
import { rulesOf } from './games.ts';
import { serve, type Port } from '../match/wire.ts';

serve(self as unknown as Port, inlineEngine(rulesOf));
