import { Veil } from '../../../parts/Veil.tsx';
import type { Ground } from '../ground.ts';

interface StageVeilProps {
  readonly ground: Ground;
  readonly alpha?: number;
  /** A board fills the stage, and casts a shadow. */
  readonly shadow?: boolean;
}

const colour = 0x07080f;
const blur = 26;

/** Dims the valley under what lies open over it, and fades out before the boards round it, which stay bright. */
export const StageVeil = ({ ground: { map, stage }, alpha = 0.5, shadow = false }: StageVeilProps) => (
  <>
    <Veil over={map} colour={colour} alpha={alpha} soft={Math.min(64, map.height / 10)} />
    {shadow && (
      <Veil
        over={{ x: stage.x - blur + 8, y: stage.y - blur + 12, width: stage.width + 2 * blur, height: stage.height + 2 * blur }}
        colour={colour}
        soft={blur * 2}
      />
    )}
  </>
);
