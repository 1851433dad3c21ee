import type { EffectName } from '../../content/effects.ts';
import { costPowers } from './cost.ts';
import { dicePowers } from './dice.ts';
import { gainPowers } from './gains.ts';
import type { PowerRules } from './kinds.ts';
import { lossPowers } from './losses.ts';
import { tablePowers } from './table.ts';

/** Every named effect has its rule here; a name without one does not compile. */
export const powerRules: PowerRules<EffectName> = { ...costPowers, ...dicePowers, ...lossPowers, ...gainPowers, ...tablePowers };
