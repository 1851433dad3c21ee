import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { useMemo } from 'react';
import { strikesOf } from '../printed/fishingCard.ts';
import { fishing } from '../../../../engine/games/stonesaga/content/fishing.ts';
import type { FishingCard as FishingCardSpec } from '../../../../engine/games/stonesaga/content/schema.ts';
import { usePlace } from '../../../hooks.ts';
import { DiceTray } from '../../../parts/DiceTray.tsx';
import { Picture, Words } from '../../../parts/Picture.tsx';
import type { Area, Point } from '../../../stage/shapes.ts';
import { StageVeil } from '../cards/StageVeil.tsx';
import type { Ground } from '../ground.ts';
import type { PartProps } from '../part.ts';
import { FishingCard } from './FishingCard.tsx';
import { cardMiddle, omenSpot, planOf, rows, rowStrip, zoneStrip, type FishingPlan } from './plan.ts';
import { Printed, StageCover } from './Printed.tsx';
import type { Catch } from './retell.ts';
import { isOpen } from './scene.ts';
import { useCatch } from './useCatch.ts';
import { trayIn } from '../../../parts/trayIn.ts';

extend({ Container, Graphics });

/** The water and the three cards that lie on it. */
export function FishingGround({ view, ground }: PartProps) {
  const now = useCatch(view);
  return now && <Lying now={now} ground={ground} open={isOpen(view)} />;
}

function Lying({ now, ground, open }: { readonly now: Catch; readonly ground: Ground; readonly open: boolean }) {
  const { scene } = now;
  const plan = planOf(ground);
  const { stock, otherStock, currents, modifiers } = scene;
  const omen = currents && (fishing[currents] as FishingCardSpec).omen;
  const at = (role: Parameters<typeof cardMiddle>[1]) => ({ at: cardMiddle(plan, role), scale: plan.scale });
  return (
    <>
      <StageVeil ground={ground} shadow />
      <StageCover name="fishing" at={ground.stage} />
      <Pile {...plan.pile} />
      <Picture frame={`fishing/${scene.water}/${ground.layout}`} x={ground.stage.x} y={ground.stage.y} scale={2} />
      <Title plan={plan} water={scene.water} />
      {/* a fresh tray for every cast: dice that were read lie on the shelf then */}
      {open && <DiceTray key={facesIn(scene)} id="tray:dice" {...trayIn(ground.dice, 72)} felt={0x3c3324} wood={0x7a5a34} />}
      <pixiContainer sortableChildren>
        <FishingCard key={stock} id={stock} side="back" {...at('stock')} z={1} />
        {otherStock && <FishingCard key={otherStock} id={otherStock} side="back" {...at('other')} z={2} />}
        {modifiers && <FishingCard key={modifiers} id={modifiers} side="back" {...at('modifiers')} z={3} />}
        {currents && <FishingCard key={currents} id={currents} side="front" {...at('currents')} z={4} />}
      </pixiContainer>
      {rows.map((row) => (
        <Printed key={row} id={`current:${row}`} at={rowStrip(plan, row)} />
      ))}
      {currents &&
        strikesOf(currents).map((_, strike) => (
          <Printed key={`${currents} ${strike}`} id={`strike:${strike}`} at={zoneStrip(plan, currents, strike)} round={46 * plan.scale} />
        ))}
      {currents && omen && <OmenMedal omen={omen} plan={plan} />}
    </>
  );
}

/** Changes with every throw, and not when dice go to zones. */
const facesIn = ({ dice, strikes }: Catch['scene']): string => [...dice.flatMap((face) => face ?? []), ...strikes.flat()].sort().join();

const waters = { lake: 'the lake', river: 'the river', wetland: 'the wetland' } as const;

function Title({ plan, water }: { readonly plan: FishingPlan; readonly water: keyof typeof waters }) {
  const { x, y } = plan.title;
  const size = plan.letters * 1.4;
  const words = `Fishing in ${waters[water]}`;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x - 14, y - size * 0.78, size * 0.5 * words.length + 22, size * 1.5, size * 0.5)
            .fill({ color: 0x0b1620, alpha: 0.8 })
        }
      />
      <Words text={words} x={x} y={y} size={size} font="Marcellus" colour={0xfbf0d6} anchor={{ x: 0, y: 0.5 }} />
    </>
  );
}

/** Out of sight, beyond the rim of the stage: cards come from here. */
function Pile({ x, y }: Point) {
  const area = useMemo<Area>(() => ({ shape: 'circle', x, y, radius: 1 }), [x, y]);
  usePlace('pile:fishing', { area });
  return null;
}

/** The omen printed on the card; whether it is looked into is asked at the foot of the stage. */
function OmenMedal({ omen, plan }: { readonly omen: string; readonly plan: FishingPlan }) {
  const { x, y } = omenSpot(plan);
  return <Picture frame={`omen/${omen}`} x={x} y={y} scale={(52 * plan.scale) / 72} />;
}
