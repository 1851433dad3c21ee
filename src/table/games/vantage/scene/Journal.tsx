import { extend } from '@pixi/react';
import { Container, Graphics } from 'pixi.js';
import { withoutCalling } from '../../../../engine/games/vantage/content/cards.ts';
import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { counted } from '../../../phrases.ts';
import { deedLines, noteLines, sheetsOf, threadLines, type Journal as Book } from '../journal.ts';
import { journalLetter as letter, journalLine, laidSheets, partHead, type JournalForm } from '../layout/journalForms.ts';
import { lengthOf, linesOf } from '../layout/letters.ts';
import { gold, ink, playerName, seatColours } from '../names.ts';
import { JournalMap } from './JournalMap.tsx';
import { Label } from './Label.tsx';

extend({ Container, Graphics });

interface Props {
  readonly book: Book;
  readonly view: VantageView;
  readonly form: JournalForm;
}

/** What a player would have written down: the way on a map, what was done, what was met and what is still open. */
export function Journal({ book, view, form }: Props) {
  const { width, height, map } = form;
  const sheets = laidSheets(sheetsOf(book), inner(map));
  const older = book.places.length - sheets.reduce((all, { sheet }) => all + sheet.places.length, 0);
  const sum = `${counted(book.places.length, 'place')}${older > 0 ? `, ${older} older` : ''}`;
  const room = width - 50 - lengthOf(sum, letter);
  const whole = `Journal of ${playerName(view, book.seat)}`;
  const name = lengthOf(whole, 20) * 0.9 <= room ? whole : withoutCalling(whole);
  return (
    <>
      <pixiGraphics
        draw={(g) =>
          void g
            .clear()
            .roundRect(3, 5, width, height, 8)
            .fill({ color: 0x4a3320, alpha: 0.28 })
            .roundRect(0, 0, width, height, 8)
            .fill(0xfdf6e8)
            .stroke({ color: gold, width: 1.5 })
            .roundRect(0, 0, 7, height, 3)
            .fill(seatColours[view.seats.indexOf(book.seat)] ?? ink)
        }
      />
      <Label text={name} x={16} y={9} size={20} font="Fraunces" weight="600" within={room} />
      <Label text={sum} x={width - 14} y={15} size={letter} font="Inter" weight="500" colour={0x6a5f7c} anchor={{ x: 1, y: 0 }} />
      <JournalMap at={map} sheets={sheets} steps={book.steps} />
      <Parts book={book} view={view} at={form.words} />
    </>
  );
}

/** Sketches keep off the rim of the map, and off the arrow that shows north. */
const inner = ({ x, y, width, height }: JournalForm['map']) => ({ x: x + 10, y: y + 10, width: width - 38, height: height - 20 });

interface PartsProps extends Omit<Props, 'form'> {
  readonly at: JournalForm['words'];
}

/** Deeds, finds and open threads. Below each other each has the lines it needs, as far as they go round; of the deeds the last are read. */
function Parts({ book, view, at }: PartsProps) {
  const parts = [
    ['Done', deedLines(book)],
    ['Found and met', noteLines(book, view)],
    ['Still open', threadLines(book)],
  ] as const;
  const wrap = at.stacked ? at.width : at.width / 3 - 10;
  const needs = parts.map(([, lines]) => sumOfLines(lines, wrap));
  const all = Math.floor((at.height - (at.stacked ? 3 * (partHead + 6) : partHead)) / journalLine);
  const rooms = at.stacked ? shared(needs, all) : needs.map(() => all);
  let y = at.y;
  return parts.map(([title, lines], i) => {
    const top = y;
    if (at.stacked) y += partHead + 6 + rooms[i]! * journalLine;
    const fitting = i === 0 ? lastThatFit(lines, rooms[i]!, wrap) : lastThatFit(lines.toReversed(), rooms[i]!, wrap).toReversed();
    return (
      <pixiContainer key={title} x={at.x + (at.stacked ? 0 : i * (at.width / 3))} y={top}>
        <Label text={title.toUpperCase()} x={0} y={0} size={letter} colour={0xa8443f} spaced={0.5} within={wrap - 8} />
        <Label
          text={fitting.join('\n')}
          x={0}
          y={partHead}
          size={letter}
          font="Inter"
          weight="500"
          colour={ink}
          wrap={wrap}
          lines={journalLine / letter}
        />
      </pixiContainer>
    );
  });
}

const sumOfLines = (lines: readonly string[], wrap: number): number =>
  lines.reduce((sum, text) => sum + linesOf(text, letter, wrap, 0.56), 0);

/** What is short gets what it needs, and the others what that leaves. */
function shared(needs: readonly number[], all: number): readonly number[] {
  const rooms = needs.map(() => 0);
  const byNeed = needs.map((need, i) => ({ need, i })).sort((a, b) => a.need - b.need);
  let left = Math.max(0, all);
  byNeed.forEach(({ need, i }, done) => {
    rooms[i] = Math.min(need, Math.floor(left / (needs.length - done)));
    left -= rooms[i];
  });
  return rooms;
}

/** The last of these that have room in so many lines. */
function lastThatFit(all: readonly string[], lines: number, wrap: number): readonly string[] {
  let room = lines;
  const from = all.findLastIndex((text) => (room -= linesOf(text, letter, wrap, 0.56)) < 0);
  return all.slice(from + 1);
}
