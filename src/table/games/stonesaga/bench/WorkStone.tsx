import { useMemo } from 'react';
import { costs, processedPerAction } from '../../../../engine/games/stonesaga/content/values.ts';
import { tools } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import { Picture, Words } from '../../../parts/Picture.tsx';
import { rectOf } from '../bag/rect.ts';
import { bakedCell } from '../bag/footprint.ts';
import { boxOf } from '../bag/packing.ts';
import type { PartProps } from '../part.ts';
import { Place } from './Place.tsx';
import { benchPlans } from '../printed/benchPlan.ts';
import { toolsAtHand } from './tools.ts';

/** The stone on which raw things are worked: what has been turned lies in its hollow, the tools at hand are lit below. */
export function WorkStone({ view, ground, who, offers }: PartProps) {
  const { stone } = benchPlans[ground.layout];
  const { x, y } = ground.bench;
  const [left, top] = [x + stone.x, y + stone.y];
  const middle = left + stone.width / 2;
  const { scene } = view;
  const busy = scene?.kind === 'processing' && scene.who === who;
  const lit = busy || offers.has(`process:${who}`);
  const have = toolsAtHand(view, who);
  const enough = offers.asked('process.token')?.options.some(({ id }) => id === 'done') ?? false;
  const size = ground.letters + 2;
  const more = busy ? processedPerAction - scene.processed.length : 0;
  const hollow = { y: top + 52 + (stone.height - 130) / 2, step: (stone.width - 70) / processedPerAction };
  // on a phone it lies beside the tools, where a finger has room
  const tab =
    ground.layout === 'wide'
      ? { x: left + stone.width - 120, y: top + 8, width: 108, height: 42 }
      : { x: left + stone.width - 158, y: top + stone.height - 84, width: 146, height: 70 };
  const done = useMemo(() => rectOf(tab, 10), [tab.x, tab.y, tab.width, tab.height]);
  return (
    <pixiContainer label="stone">
      <Picture frame={`bench/stone/${ground.layout}`} x={middle} y={top + stone.height / 2} tint={lit ? 0xffffff : 0xb8b2a8} />
      {Array.from({ length: processedPerAction }, (_, i) => {
        const face = busy ? scene.processed[i] : undefined;
        const at = middle + (i - (processedPerAction - 1) / 2) * hollow.step;
        if (!face) return <Picture key={i} frame="res/one/edge" x={at} y={hollow.y} scale={0.78} tint={0x000000} alpha={0.16} />;
        const [w, h] = boxOf(face, 0);
        return (
          <Picture
            key={i}
            frame={`res/${face}`}
            x={at}
            y={hollow.y}
            scale={Math.min(1, (hollow.step - 6) / (w * bakedCell), 92 / (h * bakedCell))}
          />
        );
      })}
      {busy ? (
        more > 0 && (
          <Words
            text={`${more} more`}
            x={middle + ((processedPerAction - 1) / 2) * hollow.step}
            y={hollow.y}
            size={size}
            font="Caudex"
            colour={0xf6e6c2}
          />
        )
      ) : (
        <Words
          text={`Process: ${costs.process} energy`}
          x={middle}
          y={hollow.y}
          size={size}
          font="Caudex"
          colour={lit ? 0xf6e6c2 : 0xdccdaa}
        />
      )}
      {tools.map((tool, i) => (
        <Picture
          key={tool}
          frame={`tool/${tool}`}
          x={middle + (i - 2) * Math.min(62, stone.width / 6) - (enough && ground.layout === 'tall' ? 64 : 0)}
          y={top + stone.height - 46}
          scale={0.96}
          tint={have.has(tool) ? 0xffffff : 0x5d564c}
          alpha={have.has(tool) ? 1 : 0.55}
        />
      ))}
      {enough && (
        <>
          <Picture
            frame={`bench/tab/${ground.layout}`}
            x={tab.x + tab.width / 2}
            y={tab.y + tab.height / 2}
            scale={{ x: tab.width / benchPlans[ground.layout].drawer.width, y: tab.height / benchPlans[ground.layout].drawer.height }}
          />
          <Words
            text="Enough"
            x={tab.x + tab.width / 2}
            y={tab.y + tab.height / 2 - 2}
            size={ground.letters}
            font="Marcellus"
            colour={0xffe9bd}
          />
          <Place id="done" area={done} />
        </>
      )}
    </pixiContainer>
  );
}
