import { gain, lose } from '../../../../pieces/dial.ts';
import { dials } from '../../content/values.ts';
import type { Vast, VastState } from '../../state.ts';
import { tokensLeft } from '../tokens.ts';

interface Cost {
  readonly fury?: number;
  readonly light?: number;
}

/** MM-218 */
export function gainFury(t: Vast, by: number): void {
  const { changed, to } = gain(t.state.paladin, 'fury', by, dials.fury);
  if (changed !== 0) t.tell({ fact: 'furyChanged', by: changed, to });
}

/** MM-219, MM-220 Light tokens that burn as lamps cannot be gained. */
export function gainLight(t: Vast, by: number): void {
  const { changed, to } = gain(t.state.paladin, 'light', Math.min(by, tokensLeft(t.state, 'lamp')), dials.light);
  if (changed !== 0) t.tell({ fact: 'lightChanged', by: changed, to });
}

/** MM-761 In full or not at all. */
export const canPay = ({ paladin }: VastState, { fury = 0, light = 0 }: Cost): boolean => paladin.fury >= fury && paladin.light >= light;

/** MM-042 */
export function pay(t: Vast, { fury = 0, light = 0 }: Cost): void {
  const { paladin } = t.state;
  if (fury > 0) t.tell({ fact: 'furyChanged', by: -fury, to: lose(paladin, 'fury', fury, dials.fury).to });
  if (light > 0) t.tell({ fact: 'lightChanged', by: -light, to: lose(paladin, 'light', light, dials.light).to });
}
