import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { memo, useCallback, useRef } from 'react';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useAmbient, useMotionValue } from '../../../hooks.ts';
import type { Spring } from '../../../motion/spring.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { useTable } from '../../../tableContext.ts';
import { centreOf, type HexFit } from '../../../parts/hexFit.ts';
import type { Hex } from './fit.ts';

extend({ Container });

interface MistProps {
  readonly map: StonesagaView['map'];
  readonly fit: HexFit;
}

/** Mist takes its time to lift. */
const lifting: Spring = { pull: 4.2, damp: 1 };

/** Banks that spill over the rims of hidden hexes. They drift only where a graphics card can spare it. */
export const Mist = memo(function Mist({ map, fit }: MistProps) {
  const { art } = useTable();
  return (
    <>
      <pixiContainer label="mist">
        {(Object.keys(map) as Hex[]).map((hex, i) => (
          <Bank key={hex} hex={hex} fit={fit} shape={(i % 3) + 1} hidden={!map[hex]!.explored} />
        ))}
      </pixiContainer>
      {art.scale > 1 && <Drift />}
    </>
  );
});

/** Each bank sways in its own time. */
function Drift() {
  const mark = useRef<Container>(null);
  const seconds = useRef(0);
  useAmbient((ms, strength) => {
    seconds.current += (ms / 1000) * strength;
    const banks = mark.current?.parent?.getChildByLabel('mist')?.children ?? [];
    banks.forEach((bank, k) => {
      const t = seconds.current * 0.5 + k * 1.7;
      bank.pivot.set(Math.cos(t) * 16, Math.sin(t * 0.7) * 7);
      bank.rotation = Math.sin(t * 0.6) * 0.05;
    });
  });
  return <pixiContainer ref={mark} />;
}

const Bank = memo(function Bank({
  hex,
  fit,
  shape,
  hidden,
}: {
  readonly hex: Hex;
  readonly fit: HexFit;
  readonly shape: number;
  readonly hidden: boolean;
}) {
  const bank = useRef<Container>(null);
  const { x, y } = centreOf(fit, hex);
  useMotionValue(
    hidden ? 1 : 0,
    useCallback(
      (shown: number) => {
        if (!bank.current) return;
        bank.current.visible = shown > 0.01;
        bank.current.alpha = Math.max(0, shown);
        bank.current.scale.set(fit.scale * (1 + (1 - shown) * 0.4));
      },
      [fit.scale],
    ),
    lifting,
  );
  return (
    <pixiContainer ref={bank} x={x} y={y}>
      <Picture frame={`valley/mist/${shape}`} scale={4} />
    </pixiContainer>
  );
});
