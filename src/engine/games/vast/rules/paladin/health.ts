import { gain, lose } from '../../../../pieces/dial.ts';
import { dials } from '../../content/values.ts';
import type { Vast } from '../../state.ts';
import { paladinDied } from '../solo/hooks.ts';
import { startHealth } from './values.ts';

/** MM-151, MM-229 At 0 the Paladin is dead. */
export function loseHealth(t: Vast, by: number): void {
  const { changed, to } = lose(t.state.paladin, 'health', by, dials.health);
  if (changed !== 0) t.tell({ fact: 'healthChanged', by: changed, to });
  if (to === dials.health.min) paladinDied(t);
}

/** FA-7 Never above what he began with. */
export function gainHealth(t: Vast, by: number): void {
  const { changed, to } = gain(t.state.paladin, 'health', by, { ...dials.health, max: startHealth(t.state) });
  if (changed !== 0) t.tell({ fact: 'healthChanged', by: changed, to });
}
