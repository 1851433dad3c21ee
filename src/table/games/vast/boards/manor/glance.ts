import type { VastView } from '../../../../../engine/games/vast/view.ts';

/** Cubes on all tracks together. */
export const filledOf = ({ tracks }: NonNullable<VastView['manor']>): { readonly omens: number; readonly portents: number } =>
  Object.values(tracks).reduce((sum, { omens, portents }) => ({ omens: sum.omens + omens, portents: sum.portents + portents }), {
    omens: 0,
    portents: 0,
  });
