import type { Graphics } from 'pixi.js';
import { memo } from 'react';
import { SPIDER, type SpiderBox } from '../../printed/spiderBoard.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import { BoardMarks, DialHand, Value } from '../../scene/gauges.tsx';
import type { GaugesProps } from '../board.ts';

type Spider = NonNullable<VastView['spider']>;

/** Boxes that mean nothing in the form she has, or have done what they can this turn. */
function closedBoxes({ form, expand, used }: Spider, noLegs: boolean): readonly SpiderBox[] {
  const boxes: readonly (readonly [SpiderBox, boolean])[] = [
    ['egg', form === 'giant' && used.eggsLaid < 2],
    ['veil', form === 'sorcerer'],
    ['tend', form === 'sorcerer'],
    ['loot', form === 'spiderlings'],
    ['legs', !noLegs],
    ['expand', expand && !used.expanded],
  ];
  return boxes.flatMap(([box, open]) => (open ? [] : [box]));
}

export const SpiderGauges = memo(function SpiderGauges({ spot, view: { spider, terror, houseRules } }: GaugesProps) {
  if (!spider) return null;
  const { defense, spirit, bloodCount } = SPIDER;
  const closed = closedBoxes(spider, houseRules.noLegs);
  const { fed, scared, eggsLaid } = spider.used;
  return (
    <>
      <DialHand spot={spot} dial={SPIDER.terror} value={terror} frame="dial/hand/terror" />
      <Value spot={spot} x={defense.x + 60} y={defense.y + 17} value={spider.defense} size={33} />
      <Value spot={spot} x={spirit.x + 60} y={spirit.y + 17} value={spider.spirit} size={33} />
      <Value spot={spot} x={bloodCount.x} y={bloodCount.y + 4} value={spider.blood} size={44} />
      <BoardMarks key={`closed ${closed.join()}`} spot={spot} draw={(g) => close(g, closed)} />
      <BoardMarks key={`done ${fed} ${scared} ${eggsLaid}`} spot={spot} draw={(g) => tick(g, spider.used)} />
    </>
  );
});

function close(g: Graphics, boxes: readonly SpiderBox[]): void {
  for (const box of boxes) {
    const { x, y, w, h } = SPIDER.boxes[box];
    g.roundRect(x - 1, y - 1, w + 2, h + 2, 9).fill({ color: 0x14060a, alpha: 0.66 });
  }
}

/** Ticks beside the dial for feeding and scaring, and a price that has fallen to one card. */
function tick(g: Graphics, { fed, scared, eggsLaid }: Spider['used']): void {
  const { terror, boxes } = SPIDER;
  const [x, y] = [terror.x + 48, terror.y - 66];
  if (fed)
    g.moveTo(x, y - 14)
      .bezierCurveTo(x - 14, y + 4, x - 9, y + 13, x, y + 13)
      .bezierCurveTo(x + 9, y + 13, x + 14, y + 4, x, y - 14)
      .fill({ color: 0xc3232b })
      .stroke({ width: 2, color: 0xffd8c0 });
  if (scared) {
    for (let k = 0; k < 4; k++)
      g.moveTo(x + 30, y)
        .lineTo(x + 30 + Math.cos(k * 0.785) * 14, y + Math.sin(k * 0.785) * 14)
        .moveTo(x + 30, y)
        .lineTo(x + 30 - Math.cos(k * 0.785) * 14, y - Math.sin(k * 0.785) * 14);
    g.stroke({ width: 2, color: 0xf3eefb })
      .circle(x + 30, y, 8)
      .stroke({ width: 2, color: 0xf3eefb });
  }
  if (eggsLaid === 1) g.roundRect(boxes.egg.x + 71, boxes.egg.y + boxes.egg.h - 29, 18, 22, 3).fill({ color: 0xd8bfa2 });
}
