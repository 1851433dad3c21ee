import type { Frame } from '../../bake/frame.ts';
import { RITUAL_ART } from '../../../src/table/games/vast/printed/cardPlan.ts';
import { cardScene } from './cardFace.ts';
import { GEAR_SCENES } from './scenes/gear.ts';
import { POWER_SCENES } from './scenes/powers.ts';
import { RITUAL_SCENES } from './scenes/rituals.ts';
import { SPELL_SCENES } from './scenes/spells.ts';

/** Pictures of the cards of one role each. */
export const gearScenes = (): Frame[] => Object.entries(GEAR_SCENES).map(([id, scene]) => cardScene(`gear/${id}`, scene));
export const powerScenes = (): Frame[] => Object.entries(POWER_SCENES).map(([id, scene]) => cardScene(`power/${id}`, scene));
export const ritualScenes = (): Frame[] => Object.entries(RITUAL_SCENES).map(([id, scene]) => cardScene(`ritual/${id}`, scene, RITUAL_ART));
export const spellScenes = (): Frame[] => Object.entries(SPELL_SCENES).map(([id, scene]) => cardScene(`spell/${id}`, scene));
