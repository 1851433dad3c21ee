import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { Offer } from '../../../../match/question.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import type { Offers } from '../../../gesture/offers.ts';
import type { Strip } from '../../../stage/shapes.ts';
import { pageHoldsDice } from '../layout/places.ts';
import { linesOf } from '../layout/letters.ts';
import { wordsThatFit } from '../layout/pageWords.ts';
import { cream, gold, ink, skillColours } from '../names.ts';
import { Disc, Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Pressed } from './Pressed.tsx';
import { RolledDice } from './RolledDice.tsx';

extend({ Container, Graphics });

interface Props {
  readonly view: VantageView;
  readonly offers: Offers;
  readonly rows: readonly Offer[];
  readonly at: Strip;
  readonly letters: number;
  /** The smallest side that can be touched. */
  readonly finger: number;
}

/** Between the rows of a page. */
const gap = 8;

/** The storybook: cost and the bold action first, what it says after the dice, then choices whose outcomes are hidden. */
export function Page({ view, offers, rows, at, letters, finger }: Props) {
  const { story, page } = view;
  const size = Math.max(letters * 1.12, Math.min(21, at.width / 44));
  const width = Math.min(at.width * 0.94, size * 44);
  const wrap = width - size * 3;
  const asked =
    rows.length > 0 ? (offers.questions.find(({ options }) => options.some(({ id }) => id === rows[0]!.id))?.prompt ?? '') : '';
  const bold = story?.text ?? '';
  const heads = story ? size * 3 : 0;
  const boldHeight = bold ? linesOf(bold, size * 1.2, wrap, 0.52) * size * 1.6 : 0;
  const heightOfSaid = (text: string): number => (text ? linesOf(text, size, wrap) * size * 1.35 + size * 0.6 : 0);
  const heightOfPrompt = (text: string): number => (text ? linesOf(text, size * 0.9, wrap, 0.52) * size * 1.3 + size * 0.4 : 0);
  const columns = rows.length > 12 ? 3 : rows.length > 5 && rows.every(({ label }) => label.length < 34) ? 2 : 1;
  const lines = Math.ceil(rows.length / columns);
  const dice = pageHoldsDice(view) ? view.roll.length : 0;
  // rings and arrows that mark a die need room round it
  const die = Math.min(Math.max(size * 2.3, finger * 0.8), (wrap / Math.max(1, dice)) * 0.7);
  const diceHeight = dice > 0 ? die * 1.8 : 0;
  const least = Math.max(size * 2.2, letters * 2.4);
  // a low page is set closer, or its rows would be smaller than a finger
  const pad = at.height < size * 24 ? size * 0.45 : size;
  const bare = pad * 2 + heads + boldHeight + diceHeight;
  const fitting = (row: number) =>
    wordsThatFit(
      [...(story?.read ?? []), ...(page && !story ? [page.text] : [])].slice(-3),
      isPlain(asked) ? '' : asked,
      at.height - 8 - pad - bare - lines * (row + gap),
      (words) => heightOfSaid(words.said) + heightOfPrompt(words.prompt),
    );
  const [tight, roomy] = [fitting(least), fitting(Math.max(least, finger))];
  // rows as high as a finger come before the question, which stands above the table as well, and after what is told
  const { said, prompt } = roomy.said === tight.said ? roomy : tight;
  const saidHeight = heightOfSaid(said);
  const promptHeight = heightOfPrompt(prompt);
  const words = bare + saidHeight + promptHeight;
  // as high as a finger wants them, if there is room for all
  const room = (at.height - 8 - pad - words) / Math.max(1, lines) - gap;
  const rowHeight = Math.max(least, Math.min(finger, room));
  const height = words + lines * (rowHeight + gap);
  const left = at.x + (at.width - width) / 2;
  const top = Math.max(at.y + 8, at.y + at.height - height - pad);
  const inner = left + size * 1.5;
  let y = top + pad;
  const next = (by: number): number => {
    const here = y;
    y += by;
    return here;
  };
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(left - 2, top + 6, width + 4, height, 14)
            .fill({ color: 0x120c1c, alpha: 0.45 })
            .roundRect(left, top, width, height, 12)
            .fill(story ? skillColours[story.cat] : gold)
            .roundRect(left + 5, top + 5, width - 10, height - 10, 9)
            .fill(0xfdf6e8)
        }
      />
      {story && <StoryHead story={story} x={inner} y={next(heads)} size={size} right={left + width - size * 1.5} />}
      {bold && <Label text={bold} x={inner} y={next(boldHeight)} size={size * 1.2} font="Fraunces" weight="600" wrap={wrap} />}
      {said && <Label text={said} x={inner} y={next(saidHeight)} size={size} font="Fraunces" weight="400" wrap={wrap} lines={1.35} />}
      {dice > 0 && <RolledDice view={view} x={inner + die * 0.7} y={next(diceHeight) + die * 0.95} size={die} step={die * 1.42} />}
      {promptHeight > 0 && (
        <Label text={prompt} x={inner} y={next(promptHeight)} size={size * 0.9} font="Inter" weight="500" wrap={wrap} colour={0x6a5f7c} />
      )}
      {rows.map((row, i) => {
        const cell = wrap / columns;
        const rowTop = y + Math.floor(i / columns) * (rowHeight + gap);
        return (
          <Row
            key={row.id}
            row={row}
            letter={String.fromCharCode(65 + i)}
            x={inner + (i % columns) * cell}
            y={rowTop}
            width={cell - 8}
            height={rowHeight}
            size={size}
            letters={letters}
          />
        );
      })}
    </>
  );
}

const isPlain = (prompt: string): boolean => prompt === 'Choose.';

function StoryHead({
  story,
  x,
  y,
  size,
  right,
}: {
  readonly story: NonNullable<VantageView['story']>;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly right: number;
}) {
  const die = size * 1.3;
  return (
    <>
      <Disc name={story.cat} x={x + size} y={y + size} size={size * 2.1} colour={skillColours[story.cat]} />
      <Label text={story.verb} x={x + size * 2.6} y={y + size * 0.45} size={size * 1.4} colour={skillColours[story.cat]} spaced={1.5} />
      <Label
        text={story.number === null ? '' : String(story.number).padStart(3, '0')}
        x={right}
        y={y}
        size={size}
        colour={0xe8705a}
        anchor={{ x: 1, y: 0 }}
      />
      {Array.from({ length: Math.max(story.cost, 0) }, (_, i) => (
        <pixiContainer key={i} x={right - size - (story.cost - 1 - i) * (die + 6)} y={y + size * 1.9}>
          <pixiGraphics
            draw={(g) =>
              void g
                .clear()
                .roundRect(-die / 2, -die / 2, die, die, 5)
                .fill(i < story.cost - story.remaining ? skillColours[story.cat] : cream)
                .stroke({ color: ink, width: 1.6 })
            }
          />
          {i < story.cost - story.remaining && <Glyph name={story.cat} x={0} y={0} size={die * 0.66} />}
        </pixiContainer>
      ))}
      {story.elements.map((element, i) => (
        <Glyph
          key={element}
          name={element}
          x={x + size * 2.9 + story.verb.length * size * 1.25 + i * size * 1.7}
          y={y + size}
          size={size * 1.3}
          colour={0x5f6a8a}
        />
      ))}
    </>
  );
}

function Row({
  row,
  letter,
  x,
  y,
  width,
  height,
  size,
  letters,
}: {
  readonly row: Offer;
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly letters: number;
}) {
  const id = row.gesture.kind === 'tap' ? row.gesture.on : row.gesture.kind === 'button' ? row.gesture.word : row.id;
  const fits = row.label.length * size * 0.5 < width - size * 3.4;
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(x, y, width, height, height / 2)
            .fill(0xfffdf6)
            .stroke({ color: 0xc9a97a, width: 1.6 })
        }
      />
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .circle(x + height / 2, y + height / 2, height * 0.34)
            .fill(0xefe2cc)
        }
      />
      <Label text={letter} x={x + height / 2} y={y + height / 2 + 1} size={Math.max(letters, size * 0.8)} anchor={0.5} colour={0x7a6a8c} />
      <Label
        text={row.label}
        x={x + height * 1.05}
        y={y + height / 2}
        size={fits ? size * 0.98 : Math.max(letters, size * 0.8)}
        font="Fraunces"
        weight="600"
        anchor={{ x: 0, y: 0.5 }}
        wrap={width - height * 1.3}
        lines={1.02}
      />
      <Pressed id={id} x={x} y={y} width={width} height={height} round={height / 2} z={12} />
    </>
  );
}
