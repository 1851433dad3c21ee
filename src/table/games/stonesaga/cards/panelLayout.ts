import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { stageFoot } from './stageFoot.ts';
import { heightOf, layPlanks, lineHeight, type Plank } from './choiceLayout.ts';
import type { Block } from './choices.ts';
import type { LaidParagraph } from './cardLayout.ts';
import { clipped, widthOf } from './lines.ts';

/** A question without a card: a leaf at the foot of the stage, so that the valley above it can still be touched. */
export interface LaidPanel {
  readonly leaf: Strip;
  readonly rows: readonly { readonly block: Block; readonly prompt: LaidParagraph; readonly planks: readonly Plank[] }[];
}

const looks = {
  wide: { pad: 20, size: 24, prompt: 26, width: 940, most: 470, badge: 46 },
  tall: { pad: 22, size: 34, prompt: 36, width: 1030, most: 700, badge: 58 },
} as const;

/** Room beside a prompt for those who are asked. */
const badgeRoom = (ground: Ground, block: Block): number => Math.min(2, block.who.length) * looks[ground.layout].badge;

export function layPanel(blocks: readonly Block[], ground: Ground): LaidPanel | null {
  if (blocks.length === 0) return null;
  const { pad, size, prompt: promptSize, width: most, most: tallest } = looks[ground.layout];
  const width = Math.min(most, ground.stage.width - 20);
  const x = ground.stage.x + (ground.stage.width - width) / 2;
  let y = pad;
  const rows = blocks.map((block) => {
    const indent = badgeRoom(ground, block);
    if (block.choices.length === 1) {
      const row = besides(block, { x: x + pad, y, width: width - pad * 2, height: 0 }, indent, promptSize, size);
      y += Math.max(heightOf(row.planks), row.prompt.lines.length * lineHeight(promptSize)) + 12;
      return row;
    }
    const prompt: LaidParagraph = {
      lines: clipped(block.prompt, width - pad * 2 - indent, promptSize, 3),
      x: x + pad + indent,
      y,
      size: promptSize,
    };
    y += prompt.lines.length * lineHeight(promptSize) + 8;
    const planks = layPlanks(
      block.choices,
      { x: x + pad, y, width: width - pad * 2, height: tallest / blocks.length - y / blocks.length },
      size,
      columnsFor(block, width - pad * 2, size),
    );
    y += heightOf(planks) + 12;
    return { block, prompt, planks };
  });
  const height = y + pad - 12;
  const top = stageFoot(ground) - height - 6;
  const down = <T extends { readonly y: number }>(one: T): T => ({ ...one, y: one.y + top });
  return {
    leaf: { x, y: top, width, height },
    rows: rows.map(({ block, prompt, planks }) => ({ block, prompt: down(prompt), planks: planks.map(down) })),
  };
}

/** A single answer, most often not to do a thing that is done by hand, stands beside its question. */
function besides(block: Block, { x, y, width }: Strip, indent: number, promptSize: number, size: number): LaidPanel['rows'][number] {
  const plank = Math.min(width * 0.45, widthOf(block.choices[0]!.label, size) + 70);
  const planks = layPlanks(block.choices, { x: x + width - plank, y, width: plank, height: Infinity }, size);
  const lines = clipped(block.prompt, width - plank - indent - 16, promptSize, 2);
  const down = Math.max(0, (heightOf(planks) - lines.length * lineHeight(promptSize)) / 2);
  return { block, prompt: { lines, x: x + indent, y: y + down, size: promptSize }, planks };
}

/** As many beside each other as their words allow. */
function columnsFor({ choices }: Block, width: number, size: number): number {
  const longest = Math.max(...choices.map(({ label }) => widthOf(label, size))) + 60;
  return Math.max(1, Math.min(choices.length, 3, Math.floor(width / longest)));
}
