import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAmbient, useMotionValue, usePlace } from '../../../hooks.ts';
import { softDot } from '../../../light/soft.ts';
import { Picture } from '../../../parts/Picture.tsx';
import type { Area, Strip } from '../../../stage/shapes.ts';
import { useTable } from '../../../tableContext.ts';
import { useFactListener } from '../../../told.ts';
import { Appearing } from '../cards/Appearing.tsx';
import { clipped } from '../cards/lines.ts';
import { Paragraph } from '../cards/Paragraph.tsx';
import { packingOf } from '../bag/night.ts';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { nightStepOf } from '../society/phases.ts';
import { Stretched } from '../society/Stretched.tsx';
import { laySleepers, layStones, type Sleeper, type StepStone } from './layNight.ts';
import { useNightLines } from './useNightLines.ts';

extend({ Container, Graphics });

/** How far the night reaches beyond the valley, under boards and bag, so that its rim is not seen beside them. */
const beyond = 160;
const darkened = ({ map: { x, y, width, height } }: Ground): Strip => ({
  x: x - beyond, y: y - beyond, width: width + 2 * beyond, height: height + 2 * beyond,
});

/** Night falls over the valley and leaves it with the light of dawn. */
export function NightGround({ view, ground, who, offers }: PartProps) {
  const dark = nightStepOf(view.phase) !== null;
  const over = darkened(ground);
  const { settings } = useTable();
  return (
    <>
      <Shade over={over} colour={0x10204a} strength={dark ? 0.58 : view.phase === 'dusk' ? 0.22 : 0} />
      {dark && settings.quality !== 'low' && <Fireflies over={over} />}
      <Dawn over={over} />
      {/* a bag that is packed lies over the steps of the night */}
      {dark && !packingOf(view, who, offers) && (
        <Appearing>
          <Band stage={ground.stage} />
          {layStones(view, ground).map((stone) => (
            <Step key={stone.step} stone={stone} />
          ))}
        </Appearing>
      )}
    </>
  );
}

/** Units from the rim of the tint to where it is as dark as it gets, and in how many sheets. */
const fading = 260;
const sheets = 20;

const Shade = memo(function Shade({
  over: { x, y, width, height },
  colour,
  strength,
}: {
  readonly over: Strip;
  readonly colour: number;
  readonly strength: number;
}) {
  const veil = useRef<Graphics>(null);
  const write = useCallback((value: number) => {
    if (!veil.current) return;
    veil.current.alpha = Math.max(0, value);
    veil.current.visible = value > 0.005;
  }, []);
  useMotionValue(strength, write);
  return (
    <pixiGraphics
      ref={veil}
      draw={(g) => {
        g.clear();
        // one over the other they grow dark towards the middle: a single sheet would end in a hard edge beside boards and bag
        for (let i = 0; i < sheets; i++) {
          const inwards = (i * fading) / (sheets - 1);
          const round = 30 + 2 * inwards;
          g.roundRect(x + inwards, y + inwards, width - 2 * inwards, height - 2 * inwards, round).fill({ color: colour, alpha: 0.085 });
        }
      }}
    />
  );
});

/** The stones stand over the valley, and on a phone over goals and piles, which must not speak through them. */
const Band = memo(function Band({ stage: { x, y, width } }: { readonly stage: Strip }) {
  return <pixiGraphics draw={(g) => void g.clear().roundRect(x, y - 4, width, 190, 14).fill({ color: 0x0a1430, alpha: 0.9 })} />;
});

/** A breath of gold when the day breaks. */
function Dawn({ over }: { readonly over: Strip }) {
  const { settings } = useTable();
  const [light, setLight] = useState(0);
  useFactListener<{ readonly fact: string }>((facts) => {
    if (facts.some(({ fact }) => fact === 'dayBroke') && settings.motion !== 'reduced' && settings.motion !== 'still') setLight(0.4);
  });
  useEffect(() => {
    if (light === 0) return undefined;
    const timer = setTimeout(() => setLight(0), 650);
    return () => clearTimeout(timer);
  }, [light]);
  return <Shade over={over} colour={0xffc766} strength={light} />;
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

/** The stone of the present step glows; those behind are worn, those ahead wait. */
function Step({ stone: { step, x, y, size, state, name } }: { readonly stone: StepStone }) {
  const area = useMemo<Area>(() => ({ shape: 'circle', x, y, radius: size / 2 }), [x, y, size]);
  usePlace(`night:${step}`, { area, z: 300 });
  return (
    <>
      <Picture
        frame={`night/step/${step}${state === 'now' ? '-lit' : ''}`}
        x={x}
        y={y}
        scale={(size / 84) * (state === 'now' ? 1.14 : 1)}
        alpha={state === 'past' ? 0.5 : 1}
      />
      {name && (
        <Paragraph
          lines={[name.words]}
          x={name.x}
          y={name.y}
          size={name.size}
          font="Caudex"
          weight="700"
          colour={state === 'now' ? 0xffe2a0 : state === 'past' ? 0x8a9ab0 : 0xd6e2f0}
          anchor={{ x: 0.5, y: 0.5 }}
        />
      )}
    </>
  );
}

/** Who has a part in this step, and what it has brought. */
export function NightPieces({ view, offers, ground }: PartProps) {
  const lines = useNightLines(view);
  const sleepers = laySleepers(view, offers, ground);
  const below = sleepers[0] ? sleepers[0].y + sleepers[0].height + 14 : 0;
  const size = ground.layout === 'wide' ? 24 : 34;
  const told = lines.slice(ground.layout === 'wide' ? -4 : -2).flatMap((line) => clipped(line, ground.stage.width - 260, size, 1));
  return (
    <>
      {sleepers.length > 0 && (
        <Appearing>
          {sleepers.map((sleeper) => (
            <SleeperTag key={sleeper.who} sleeper={sleeper} mantle={view.characters[sleeper.who].mantle ?? 'none'} />
          ))}
        </Appearing>
      )}
      {sleepers.length > 0 && (
        <Paragraph
          lines={told}
          x={ground.stage.x + ground.stage.width / 2}
          y={below}
          size={size}
          colour={0xdfe9f6}
          align="center"
          anchor={{ x: 0.5, y: 0 }}
        />
      )}
    </>
  );
}

function SleeperTag({
  sleeper: { who, x, y, width, height, name, size, state, signs },
  mantle,
}: {
  readonly sleeper: Sleeper;
  readonly mantle: string;
}) {
  return (
    <pixiContainer label={`sleeper ${who}`}>
      <Stretched
        frame={state === 'asked' ? 'cards/plank-lit' : 'cards/stone'}
        x={x}
        y={y}
        width={width}
        height={height}
        alpha={state === 'done' ? 0.6 : 1}
      />
      <Picture frame={`society/badge/${mantle}`} x={x + height / 2 + 2} y={y + height / 2 - 2} scale={(height - 12) / 42} />
      <Paragraph
        lines={name}
        x={x + height + 4}
        y={y + height / 2 - 2}
        size={size}
        font="Caudex"
        weight="700"
        colour={0x1c0f08}
        anchor={{ x: 0, y: 0.5 }}
      />
      {signs.map((sign, i) => (
        <Picture
          key={sign}
          frame={`night/sign/${sign}`}
          x={x + width - 22 - i * (height * 0.52)}
          y={y + height / 2 - 2}
          scale={height / 80}
        />
      ))}
      {state === 'done' && signs.length === 0 && <Picture frame="society/tick" x={x + width - 24} y={y + height / 2 - 2} scale={0.8} />}
    </pixiContainer>
  );
}
