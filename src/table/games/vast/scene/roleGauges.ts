import type { ComponentType } from 'react';
import type { Role } from '../../../../engine/games/vast/content/roles.ts';
import type { GaugesProps } from '../boards/board.ts';
import { ManorGauges } from '../boards/manor/Gauges.tsx';
import { PaladinGauges } from '../boards/paladin/Gauges.tsx';
import { SkeletonsGauges } from '../boards/skeletons/Gauges.tsx';
import { SpiderGauges } from '../boards/spider/Gauges.tsx';
import { WarlockGauges } from '../boards/warlock/Gauges.tsx';

/** What moves on each board by itself: dials, marks on tables, numbers. */
export const roleGauges: Readonly<Partial<Record<Role, ComponentType<GaugesProps>>>> = {
  paladin: PaladinGauges,
  skeletons: SkeletonsGauges,
  spider: SpiderGauges,
  manor: ManorGauges,
  warlock: WarlockGauges,
};
