import type { VantageView } from '../../../../engine/games/vantage/view.ts';
import { strip, type Strip } from '../../../stage/shapes.ts';
import { centerCards, centreSize, centreWidth, stackHeight, type CentreForm } from './centerCards.ts';

/** The least that the common board needs, in units of its cards: trackers below each other, and below them mission and destinies. */
const tracksNeed = { width: 410, height: 248 } as const;
/** With the trackers alone: what is below them has a place of its own. */
export const trackSize = { width: tracksNeed.width, height: tracksNeed.height + 40 } as const;
export const boardSize = (view: VantageView, form: CentreForm) => ({
  width: trackSize.width,
  height: trackSize.height + centreSize(view, form).height,
});

/** How the cards lie below the trackers: in one column or two, and how much of them is said. */
interface CardsForm {
  readonly columns: number;
  readonly form: CentreForm;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Its letters are as large as they must be. */
  readonly readable: boolean;
}

export interface BoardForm {
  /** Letters of the board: larger where there is room, since it is read from afar. */
  readonly letters: number;
  /** Those of what is read on it. */
  readonly print: number;
  readonly title: Strip;
  readonly tracks: readonly Strip[];
  /** Width of a sign before its track, and of one number on it. */
  readonly sign: number;
  readonly cell: number;
  /** Cubes stand right of the numbers, or below them where a number is too narrow for that. */
  readonly beside: boolean;
  readonly cube: { readonly width: number; readonly height: number };
  readonly cards: CardsForm | null;
  /** While something is read the cards are folded to their names, so that the book lies on none of them. */
  readonly folded: readonly Strip[];
  readonly book: Strip;
}

/** Cubes of one number in a row. */
const abreast = 3;

interface Wanted {
  /** How high the page is that is read at its foot; nothing is read if it is 0. */
  readonly page: number;
  /** Mission and destinies have a place of their own. */
  readonly apart: boolean;
}

const boardLetters = ({ width, height }: Strip, letters: number): number => Math.max(letters, Math.min(width / 46, height / 44));

/** The line with the name of the planet, and who has the turn. */
export function titleOf(at: Strip, letters: number): Strip {
  const b = boardLetters(at, letters);
  return strip(at.x + b * 0.8, at.y + b * 0.5, at.width - b * 1.6, b * 2.2);
}

export function boardForm(view: VantageView, at: Strip, letters: number, { page, apart }: Wanted): BoardForm {
  const b = boardLetters(at, letters);
  const width = at.width - b * 1.6;
  const x = at.x + b * 0.8;
  const title = titleOf(at, letters);
  const sign = b * 3.4;
  const cell = (width - sign - b * 0.4) / 7;
  const cube = { width: b * 1.22, height: b * 1.3 };
  const beside = cell >= cube.width * abreast + b * 1.6;
  const lines = view.seats.length > abreast ? 2 : 1;
  const high = Math.max(b * 2.6, lines * cube.height + (beside ? 0 : b * 1.2) + b * 0.75);
  const tracks = [0, 1, 2].map((row) => strip(x, title.y + title.height + b * 0.3 + row * (high + b * 0.35), width, high));
  const top = tracks[2]!.y + high + b * 0.6;
  const bottom = at.y + at.height - b * 0.7;
  const cards = centerCards(view);
  const across = Math.max(1, Math.min(3, cards.length, Math.floor(width / (b * 15))));
  const chip = { width: (width - (across - 1) * b * 0.6) / across, height: b * 2.3 };
  // above a low page whole cards may have room, above a high one they are folded
  const found = apart ? null : cardsForm(view, strip(x, top, width, bottom - top - page), letters, b);
  const whole = found && (page === 0 || found.readable) ? found : null;
  const folded =
    page > 0 && !apart && !whole
      ? cards.map((_, i) =>
          strip(
            x + (i % across) * (chip.width + b * 0.6),
            top + Math.floor(i / across) * (chip.height + b * 0.4),
            chip.width,
            chip.height,
          ),
        )
      : [];
  const bookTop = folded.length > 0 ? folded.at(-1)!.y + chip.height + b * 0.3 : whole ? bottom - page : top;
  return {
    letters: b,
    print: Math.max(letters, b * 0.9),
    title,
    tracks,
    sign,
    cell,
    beside,
    cube,
    cards: whole,
    folded,
    book: apart ? at : strip(at.x, bookTop, at.width, at.y + at.height - bookTop),
  };
}

/** Whole cards before brief ones, and these before names, if their letters can be read; then whichever are larger. */
function cardsForm(view: VantageView, room: Strip, letters: number, b: number): CardsForm {
  const count = centerCards(view).length;
  const ways = [1, 2]
    .filter((columns) => columns <= Math.max(1, count))
    .flatMap((columns) =>
      (['full', 'brief', 'names'] as const).map((form) => {
        const across = columns * centreWidth + (columns - 1) * 12;
        const most = (b / 13) * 1.15;
        return { columns, form, across, scale: Math.min(room.width / across, room.height / stackHeight(view, form, columns), most) };
      }),
    );
  const likely = { full: 20, brief: 10, names: 5 } as const;
  const worth = ({ form, scale }: (typeof ways)[number]): number => (scale * 13 < letters ? 0 : likely[form]) + scale;
  const { columns, form, across, scale } = ways.reduce((a, c) => (worth(c) > worth(a) ? c : a));
  const readable = scale * 13 >= letters - 0.01;
  return { columns, form, scale, x: room.x + (room.width - across * scale) / 2, y: room.y, readable };
}

/** Where a cube stands, from the upper left corner of its number: its middle. */
export function cubeAt({ beside, cube, cell, letters: b }: BoardForm, height: number, i: number, count: number) {
  const rows = Math.ceil(count / abreast);
  const [column, row] = [i % abreast, Math.floor(i / abreast)];
  const high = rows * cube.height;
  const left = beside ? b * 1.5 : (cell - Math.min(count, abreast) * cube.width) / 2;
  const top = beside ? (height - high) / 2 : height - high - b * 0.15;
  return { x: left + (column + 0.5) * cube.width, y: top + (row + 0.5) * cube.height };
}
