import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offer } from '../../../../match/question.ts';
import type { Offers } from '../../../gesture/offers.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { pageForm, pageText, unread } from '../layout/pageForms.ts';
import { gold, ink, playerName, skillColours } from '../names.ts';
import { BookCover } from './BookCover.tsx';
import { Label } from './Label.tsx';
import { PageRow } from './PageRow.tsx';
import { RolledDice } from './RolledDice.tsx';
import { BookHead, StoryHead } from './StoryHead.tsx';
import { Ornament, Vignette } from './Vignette.tsx';

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly rows: readonly Offer[];
  readonly at: Strip;
  readonly letters: number;
  /** The smallest side that can be touched. */
  readonly finger: number;
  /** So much of the upper rim belongs to the dials. */
  readonly dials: number;
}

/**
 * The storybook: cost and the bold action first, what it says after the dice, then choices whose outcomes are hidden. In a wide window
 * it lies open, with the action, its cost and the dice on the left page.
 */
export function Page({ view, offers, rows, at, letters, finger, dials }: Props) {
  const { story } = view;
  const text = pageText(view, offers, rows);
  const { bold, dice } = text;
  const form = pageForm(text, at, letters, finger, dials);
  const { open, outer, head, column, size, said, prompt, die, columns, rowHeight, gap, tops } = form;
  return (
    <>
      <BookCover at={outer} colour={story ? skillColours[story.cat] : gold} size={size} open={open} />
      {story && !open && <StoryHead story={story} x={head.x} y={tops.head} width={head.width} size={size} />}
      {story && open && (
        <>
          <BookHead story={story} x={head.x} y={tops.head} width={head.width} size={size} />
          <Vignette
            here={view.here}
            reader={playerName(view, story.seat)}
            cat={story.cat}
            at={strip(head.x, tops.below, head.width, tops.dice - tops.below)}
            size={size}
          />
          <Ornament x={column.x} y={tops.said - size * 1.15} width={column.width} size={size} />
        </>
      )}
      {bold && <Label text={bold} x={column.x} y={tops.bold} size={size * 1.2} font="Fraunces" weight="600" wrap={column.width} />}
      {said && (
        <Label
          text={said}
          x={column.x}
          y={tops.said}
          size={size}
          font="Fraunces"
          weight="400"
          wrap={column.width}
          lines={1.35}
          colour={said === unread ? 0x8a7a64 : ink}
        />
      )}
      {dice > 0 && <RolledDice view={view} x={head.x + die * 0.7} y={tops.dice + die * (open ? 0.95 : 1.2)} size={die} step={die * 1.42} />}
      {prompt && (
        <Label
          text={prompt}
          x={column.x}
          y={tops.prompt}
          size={size * 0.9}
          font="Inter"
          weight="500"
          wrap={column.width}
          colour={0x6a5f7c}
        />
      )}
      {rows.map((row, i) => (
        <PageRow
          key={row.id}
          row={row}
          letter={String.fromCharCode(65 + i)}
          x={column.x + ((i % columns) * column.width) / columns}
          y={tops.rows + Math.floor(i / columns) * (rowHeight + gap)}
          width={column.width / columns - (columns > 1 ? 8 : 0)}
          height={rowHeight}
          size={size}
          letters={letters}
        />
      ))}
    </>
  );
}
