import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useAmbient, useMotionValue } from '../../../hooks.ts';
import { softDot } from '../../../light/soft.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { useFactListener } from '../../../told.ts';
import { nightStepOf } from '../society/phases.ts';

extend({ Container, Graphics });

interface NightfallProps {
  readonly phase: StonesagaView['phase'];
  /** Of the whole ground. */
  readonly width: number;
  readonly height: number;
  /** Where the valley lies on it. */
  readonly valley: Strip;
}

/**
 * Night falls over the earth and the trays, and leaves them with the light of dawn. People, fires and boards lie over it: they are read
 * and touched at night as by day.
 */
export function Nightfall({ phase, width, height, valley }: NightfallProps) {
  const { settings } = useTable();
  const dark = nightStepOf(phase) !== null;
  return (
    <>
      <Shade width={width} height={height} colour={0x10204a} strength={dark ? 0.52 : phase === 'dusk' ? 0.2 : 0} />
      {dark && settings.quality !== 'low' && <Fireflies over={valley} />}
      <Dawn width={width} height={height} />
    </>
  );
}

const Shade = memo(function Shade({
  width,
  height,
  colour,
  strength,
}: Pick<NightfallProps, 'width' | 'height'> & { readonly colour: number; readonly strength: number }) {
  const veil = useRef<Graphics>(null);
  const write = useCallback((value: number) => {
    if (!veil.current) return;
    veil.current.alpha = Math.max(0, value);
    veil.current.visible = value > 0.005;
  }, []);
  useMotionValue(strength, write);
  // from far beyond the window: whoever looks round must not see where the night ends
  const over = strip(-width, -height, 3 * width, 3 * height);
  return <pixiGraphics ref={veil} draw={(g) => void g.clear().rect(over.x, over.y, over.width, over.height).fill({ color: colour })} />;
});

/** A breath of gold when the day breaks. */
function Dawn({ width, height }: Pick<NightfallProps, 'width' | 'height'>) {
  const { settings } = useTable();
  const [light, setLight] = useState(0);
  useFactListener<{ readonly fact: string }>((facts) => {
    if (facts.some(({ fact }) => fact === 'dayBroke') && settings.motion !== 'reduced' && settings.motion !== 'still') setLight(0.33);
  });
  useEffect(() => {
    if (light === 0) return undefined;
    const timer = setTimeout(() => setLight(0), 650);
    return () => clearTimeout(timer);
  }, [light]);
  return <Shade width={width} height={height} colour={0xffc766} strength={light} />;
}

const swarm = Array.from({ length: 26 }, (_, i) => ({ x: (i * 0.618) % 1, y: (i * 0.377 + 0.1) % 1, of: i * 1.7 }));

/** Sparks over the dark valley, alive for a few seconds after something has happened. */
const Fireflies = memo(function Fireflies({ over }: { readonly over: Strip }) {
  const layer = useRef<Container>(null);
  const clock = useRef(0);
  useAmbient((ms, strength) => {
    clock.current += ms / 1000;
    layer.current?.children.forEach((dot, i) => {
      const { x, y, of } = swarm[i]!;
      dot.position.set(
        over.x + over.width * x + strength * 16 * Math.sin(clock.current * 0.7 + of),
        over.y + over.height * y + strength * 9 * Math.cos(clock.current * 0.9 + of),
      );
      dot.alpha = 0.28 + 0.24 * strength * Math.sin(clock.current * 2 + of);
    });
  });
  return (
    <pixiContainer ref={layer} blendMode="add">
      {swarm.map(({ x, y, of }) => (
        <pixiSprite
          key={of}
          texture={softDot()}
          anchor={0.5}
          scale={0.14}
          tint={0xbfe4ff}
          alpha={0.28}
          x={over.x + over.width * x}
          y={over.y + over.height * y}
        />
      ))}
    </pixiContainer>
  );
});
