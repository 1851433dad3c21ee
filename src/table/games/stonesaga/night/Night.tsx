import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { memo, useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import type { Area, Strip } from '../../../stage/shapes.ts';
import { Appearing } from '../cards/Appearing.tsx';
import { clipped } from '../cards/lines.ts';
import { Paragraph } from '../cards/Paragraph.tsx';
import { packingOf } from '../bag/night.ts';
import type { PartProps } from '../part.ts';
import { nightStepOf } from '../society/phases.ts';
import { Stretched } from '../society/Stretched.tsx';
import { laySleepers, layStones, type Sleeper, type StepStone } from './layNight.ts';
import { useNightLines } from './useNightLines.ts';

extend({ Container, Graphics });

/** The steps of the night, over the valley. */
export function NightGround({ view, ground, who, offers }: PartProps) {
  const dark = nightStepOf(view.phase) !== null;
  // a bag that is packed lies over the steps of the night
  if (!dark || packingOf(view, who, offers)) return null;
  return (
    <Appearing>
      <Band stage={ground.stage} />
      {layStones(view, ground).map((stone) => (
        <Step key={stone.step} stone={stone} />
      ))}
    </Appearing>
  );
}

/** The stones stand over the valley, and on a phone over goals and piles, which must not speak through them. */
const Band = memo(function Band({ stage: { x, y, width } }: { readonly stage: Strip }) {
  return <pixiGraphics draw={(g) => void g.clear().roundRect(x, y - 4, width, 190, 14).fill({ color: 0x0a1430, alpha: 0.9 })} />;
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
