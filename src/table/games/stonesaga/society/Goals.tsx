import { extend } from '@pixi/react';
import { Container } from 'pixi.js';
import { useMemo } from 'react';
import { usePlace } from '../../../hooks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import type { Area } from '../../../stage/shapes.ts';
import { Paragraph } from '../cards/Paragraph.tsx';
import type { PartProps } from '../part.ts';
import { layGoals, type LaidGoal } from './goals.ts';
import { loreGifts } from './gifts.ts';
import { Stretched } from './Stretched.tsx';

extend({ Container });

const barkShadow = [0, 0, 8, 10] as const;

/** Goals as painted bark; tokens are put on them, finished ones are ticked off. */
export function Goals({ view, offers, ground, who }: PartProps) {
  const gifts = loreGifts(offers, who);
  return layGoals(view, ground).map((goal) => (
    <GoalStrip key={goal.id} goal={goal} gifts={gifts.filter(({ id }) => id.endsWith(`:${goal.goal}`))} />
  ));
}

function GoalStrip({ goal, gifts }: { readonly goal: LaidGoal; readonly gifts: readonly { readonly id: string }[] }) {
  const { id, x, y, width, height, lines, size, frame, note, done } = goal;
  const area = useMemo<Area>(() => ({ shape: 'rect', x, y, width, height, round: 8 }), [x, y, width, height]);
  usePlace(id, { area, z: 1 });
  const middle = y + height / 2;
  return (
    <pixiContainer>
      <Stretched frame={frame} x={x} y={y} width={width} height={height} rim={24} beyond={barkShadow} />
      <Paragraph
        lines={lines}
        x={x + 22}
        y={middle}
        size={size}
        font="Marcellus"
        weight="400"
        colour={0x24160c}
        anchor={{ x: 0, y: 0.5 }}
        leading={Math.round(size * 1.12)}
      />
      {done && <Picture frame="society/tick" x={x + width - 26} y={middle} scale={size / 26} />}
      {gifts.map((gift, i) => (
        <GiftMark key={gift.id} id={gift.id} x={x + width - 30 - i * 44} y={middle} />
      ))}
      {note !== '' && (
        <Paragraph
          lines={[note]}
          x={x + width - size * 1.4}
          y={middle}
          size={size * 1.1}
          font="Caudex"
          weight="700"
          colour={gifts.length > 0 ? 0xfff2d0 : 0x7a2c14}
          anchor={{ x: 0.5, y: 0.5 }}
          {...(gifts.length > 0 && { outline: 0x1c0f08 })}
        />
      )}
    </pixiContainer>
  );
}

/** SC-709 Lore is given with a tap: it is no token that could be dragged. */
function GiftMark({ id, x, y }: { readonly id: string; readonly x: number; readonly y: number }) {
  const area = useMemo<Area>(() => ({ shape: 'circle', x, y, radius: 22 }), [x, y]);
  usePlace(id, { area, z: 4 });
  return <Picture frame="society/knowledge" x={x} y={y} scale={0.46} />;
}
