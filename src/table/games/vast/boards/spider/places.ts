import { SPIDER, type SpiderBox } from '../../printed/spiderBoard.ts';
import type { BoardSpot } from '../../layout/ground.ts';
import type { LaidPlace } from '../../layout/laid.ts';
import { printedBox, printedDial } from '../printed.ts';

export function spiderPlaces(spot: BoardSpot): LaidPlace[] {
  const { boxes, defense, spirit, bloodBox, spiderlings, eggs } = SPIDER;
  return [
    printedBox(spot, 'board:spider', { x: 0, y: 0, w: SPIDER.w, h: SPIDER.h }, 1),
    printedDial(spot, 'dial:terror', SPIDER.terror),
    printedBox(spot, 'stat:spider-defense', defense),
    printedBox(spot, 'stat:spirit', spirit),
    ...(Object.keys(boxes) as SpiderBox[]).map((box) => printedBox(spot, `box:${box}`, boxes[box])),
    printedBox(spot, 'supply:blood', bloodBox),
    printedBox(spot, 'supply:spiderlings', {
      x: spiderlings[0]!.x - 17,
      y: spiderlings[0]!.y - 76,
      w: spiderlings.at(-1)!.x - spiderlings[0]!.x + 34,
      h: 86,
    }),
    printedBox(spot, 'supply:eggs', { x: eggs[0]!.x - 23, y: eggs[0]!.y - 58, w: eggs.at(-1)!.x - eggs[0]!.x + 46, h: 73 }),
  ];
}
