import { extend } from '@pixi/react';
import { Container, Graphics, type Graphics as Pen } from 'pixi.js';
import { useState } from 'react';
import { miningChart } from '../../../../engine/games/stonesaga/content/mining.ts';
import type { Minable, Omen } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { Lines } from '../boards/Lines.tsx';
import { StageVeil } from '../cards/StageVeil.tsx';
import { Printed, StageCover } from '../fishing/Printed.tsx';
import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { chartLines, chartRows, drawnSpots, miningPlan, signOf, type MiningPlan } from './plan.ts';
import type { MiningScene } from './scene.ts';
import { useMining } from './useMining.ts';

extend({ Container, Graphics });

const titles: Readonly<Record<Minable, string>> = {
  cave: 'Mining in the cave',
  chasm: 'Mining in the chasm',
  driedFlats: 'Digging in the dried flats',
  moraine: 'Mining in the moraine',
  mountain: 'Mining in the mountain',
};

/** The place that is mined, the bag, and what omens bring here. */
export function MiningGround({ view, ground }: PartProps) {
  const scene = useMining(view);
  if (!scene) return null;
  const plan = miningPlan(ground);
  return (
    <>
      <StageCover name="mining" at={ground.stage} />
      <Backdrop ground={ground} feature={scene.feature} />
      <Title plan={plan} words={titles[scene.feature]} />
      <Picture frame="mining/bag" x={plan.bag.x} y={plan.bag.y} scale={plan.bagScale} />
      <Hollows plan={plan} scene={scene} />
      {chartRows(plan).map(({ omen, at }) => (
        <ChartRow
          key={omen}
          omen={omen}
          at={at}
          letters={plan.letters}
          lines={chartLines(plan, miningChart[omen][scene.feature].text, at)}
          tonight={view.omens.includes(omen)}
          drawn={scene.seen.some((one) => one.omen === omen)}
        />
      ))}
    </>
  );
}

function Backdrop({ ground, feature }: { readonly ground: Ground; readonly feature: Minable }) {
  const { stage } = ground;
  const [mask, setMask] = useState<Pen | null>(null);
  const scale = Math.max(stage.width / 1200, stage.height / 640);
  return (
    <>
      <StageVeil ground={ground} shadow />
      <pixiGraphics ref={setMask} draw={(g) => void g.clear().roundRect(stage.x, stage.y, stage.width, stage.height, 26).fill(0xffffff)} />
      <pixiContainer mask={mask}>
        <Picture frame={`mining/ground/${feature}`} x={stage.x + stage.width / 2} y={stage.y + stage.height / 2} scale={scale * 2} />
      </pixiContainer>
      <pixiGraphics
        draw={(g) => {
          g.clear()
            .roundRect(stage.x + 5, stage.y + 5, stage.width - 10, stage.height - 10, 22)
            .stroke({ width: 10, color: 0xb7a98e });
          g.roundRect(stage.x + 11, stage.y + 11, stage.width - 22, stage.height - 22, 17).stroke({
            width: 2,
            color: 0x2a1c12,
            alpha: 0.8,
          });
          g.roundRect(stage.x + 4, stage.y + 4, stage.width - 8, stage.height - 8, 23).stroke({ width: 2, color: 0xa4452a, alpha: 0.9 });
        }}
      />
    </>
  );
}

function Title({ plan: { title, letters }, words }: { readonly plan: MiningPlan; readonly words: string }) {
  const size = letters * 1.4;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(title.x - 14, title.y - size * 0.78, size * 0.5 * words.length + 26, size * 1.5, size * 0.5)
            .fill({ color: 0x140d08, alpha: 0.82 })
        }
      />
      <Words text={words} x={title.x} y={title.y} size={size} font="Marcellus" colour={0xfbf0d6} anchor={{ x: 0, y: 0.5 }} />
    </>
  );
}

/** A hollow for each token that may be drawn; SS-536 says how many. */
function Hollows({ plan, scene }: { readonly plan: MiningPlan; readonly scene: MiningScene }) {
  const rows = Math.max(scene.limit, scene.seen.length, 1);
  const { drawn, letters } = plan;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(drawn.x, drawn.y, drawn.width, drawn.height, 18)
            .fill({ color: 0x140d08, alpha: 0.74 })
            .stroke({ width: 2, color: 0xcdb681, alpha: 0.55 })
        }
      />
      {drawnSpots(plan, rows).map(({ stone, omen, size }, k) => (
        <pixiContainer key={k}>
          <pixiGraphics
            draw={(g) => {
              g.clear()
                .roundRect(stone.x - 54 * size, stone.y - 48 * size, 108 * size, 96 * size, 22)
                .fill({ color: 0x000000, alpha: 0.35 })
                .stroke({ width: 2, color: 0xcdb681, alpha: 0.35 });
              g.circle(omen.x, omen.y, 40 * size)
                .fill({ color: 0x000000, alpha: 0.35 })
                .stroke({ width: 2, color: 0xcdb681, alpha: 0.35 });
            }}
          />
          {k >= scene.seen.length && (
            <Words text={String(k + 1)} x={stone.x} y={stone.y} size={letters * 1.5} font="Caudex" colour={0xcdb681} alpha={0.5} />
          )}
        </pixiContainer>
      ))}
    </>
  );
}

interface ChartRowProps {
  readonly omen: Omen;
  readonly at: Strip;
  readonly letters: number;
  readonly lines: readonly string[];
  /** One of the omens that count now. */
  readonly tonight: boolean;
  readonly drawn: boolean;
}

/** What an omen brings in this place. Only those of tonight count; they are lit, and said so. */
function ChartRow({ omen, at, letters, lines, tonight, drawn }: ChartRowProps) {
  const { x, y, width, height } = at;
  const sign = signOf(height);
  return (
    <>
      <Printed id={`chart:${omen}`} at={at} />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x, y, width, height, 14)
            .fill({ color: tonight ? 0x5a3410 : 0x140d08, alpha: tonight ? 0.94 : 0.82 })
            .stroke({ width: tonight ? 4 : 2, color: tonight ? 0xffd87a : 0xcdb681, alpha: tonight ? 1 : 0.35 })
        }
      />
      {tonight && (
        <pixiGraphics
          draw={(g) =>
            void g
              .clear()
              .circle(x + 14 + sign / 2, y + height / 2, sign * 0.56)
              .fill({ color: 0xffb13d, alpha: 0.35 })
          }
        />
      )}
      <Picture frame={`omen/${omen}`} x={x + 14 + sign / 2} y={y + height / 2} scale={sign / 76} alpha={tonight || drawn ? 1 : 0.7} />
      <Lines
        lines={lines}
        x={x + sign + 28}
        y={y + height / 2}
        size={letters}
        font="Inter"
        colour={tonight ? 0xffeec6 : 0xd6c6a6}
        anchor={0}
      />
    </>
  );
}
