import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { deedLines, noteLines, sheetsOf, threadLines, type Journal as Book, type Sheet as OfMap } from '../journal.ts';
import { journalLetter as letter, journalTop as top, type JournalForm } from '../layout/journalForms.ts';
import { linesOf } from '../layout/letters.ts';
import { gold, ink, playerName } from '../names.ts';
import { Label } from './Label.tsx';
import { Spot } from '../../../parts/Spot.tsx';
import { Sketch } from './Sketch.tsx';

extend({ Container, Graphics });

/** One place on a sheet of the map: a sketch, and room for the line to the next. */
const cell = { width: 96, height: 84 } as const;

interface Props {
  readonly book: Book;
  readonly view: VantageView;
  readonly form: JournalForm;
}

/** What a player would have written down: the way on a map, what was done, what was met and what is still open. */
export function Journal({ book, view, form }: Props) {
  const { width, height, map, words } = form;
  const wrap = words.width;
  const fits = (lines: readonly string[]): readonly string[] => lastThatFit(lines, form.lines, wrap);
  const sheets = sheetsOf(book);
  const shown = sheets.slice(words.stacked ? -1 : -2);
  const columns: readonly (readonly [string, readonly string[]])[] = [
    ['Done', fits(deedLines(book))],
    ['Met', fits(noteLines(book, view))],
    ['Open', fits(threadLines(book).toReversed()).toReversed()],
  ];
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(0, 0, width, height, 8)
            .fill(0xfdf6e8)
            .stroke({ color: gold, width: 2 })
        }
      />
      <Label text={`Journal of ${playerName(view, book.seat)}`} x={14} y={10} size={20} font="Fraunces" weight="600" within={width - 28} />
      {shown.map((sheet, i) => (
        <Sheet
          key={i}
          sheet={sheet}
          steps={book.steps}
          x={14 + (i * map.width) / shown.length}
          width={map.width / shown.length}
          height={map.height}
        />
      ))}
      {columns.map(([title, lines], i) => (
        <pixiContainer
          key={title}
          x={words.x + (words.stacked ? 0 : i * ((width - 20) / 3))}
          y={words.y + (words.stacked ? i * (20 + form.lines * letter * 1.22) : 0)}
        >
          <Label text={title.toUpperCase()} x={0} y={0} size={13} colour={0xa8443f} spaced={1.5} />
          <Label
            text={lines.join('\n')}
            x={0}
            y={words.stacked ? 16 : 20}
            size={letter}
            font="Inter"
            weight="500"
            colour={ink}
            wrap={wrap}
            lines={1.22}
          />
        </pixiContainer>
      ))}
    </>
  );
}

/** The last of these that have room in so many lines. */
function lastThatFit(all: readonly string[], lines: number, wrap: number): readonly string[] {
  let room = lines;
  const from = all.findLastIndex((text) => (room -= linesOf(text, letter, wrap, 0.56)) < 0);
  return all.slice(from + 1);
}

interface SheetProps {
  readonly sheet: OfMap;
  readonly steps: Book['steps'];
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** Places lie as the compass led from one to the next; where nobody could tell the way, a new sheet begins. */
function Sheet({ sheet, steps, x, width, height }: SheetProps) {
  const scale = Math.min(1, width / (sheet.width * cell.width), height / (sheet.height * cell.height));
  const at = new Map(
    sheet.places.map((place) => [place.num, { x: (place.x + 0.5) * cell.width, y: (place.y + 0.5) * cell.height }]),
  );
  return (
    <Spot x={x} y={top} scale={scale}>
      <pixiGraphics
        draw={(g) => {
          g.clear();
          for (const { from, to } of steps) {
            const [a, b] = [from === null ? undefined : at.get(from), at.get(to)];
            if (a && b) g.moveTo(a.x, a.y).lineTo(b.x, b.y).stroke({ color: 0xc8503c, width: 3, alpha: 0.6 });
          }
        }}
      />
      {sheet.places.map(({ num }) => (
        <Sketch key={num} num={num} width={78} letters={letter / scale} {...at.get(num)!} />
      ))}
    </Spot>
  );
}
