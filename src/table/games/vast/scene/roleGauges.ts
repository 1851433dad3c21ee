import type { ComponentType } from 'react';
import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { GaugesProps } from '../boards/board.ts';
import { PaladinGauges } from '../boards/paladin/Gauges.tsx';

/** What moves on each board by itself: dials, marks on tables, numbers. */
export const roleGauges: Readonly<Partial<Record<Role, ComponentType<GaugesProps>>>> = {
  paladin: PaladinGauges,
};
