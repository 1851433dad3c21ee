import type { Ground } from '../ground.ts';

/** Where the stage ends for what is read and answered: the rails below it stay free for turning to another board. */
export const stageFoot = ({ stage, rails }: Ground): number => Math.min(stage.y + stage.height, rails.y - 6);
