import type { PlanetFile } from '../../types.ts';
import { planet, pois } from './board.ts';
import { gcs, landing, missions, threats, uniques } from './cards.ts';
import { checks } from './checks.ts';
import { logs } from './logs.ts';

export const hollowChoir: PlanetFile = { planet, landing, missions, pois, gcs, threats, checks, uniques, logs };
