/** A piece of a line: letters, or a picture that stands among them. */
interface Piece {
  readonly words: string;
  readonly icon: string | null;
  readonly width: number;
}

export interface SetText {
  readonly lines: readonly { readonly pieces: readonly Piece[]; readonly width: number }[];
  /** How much narrower than usual the letters stand. */
  readonly narrow: number;
}

interface Setting {
  readonly text: string;
  readonly width: number;
  /** Lines that there is room for. */
  readonly most: number;
  readonly narrow: readonly number[];
  /** Width of an icon. */
  readonly icon: number;
  measure(words: string): number;
}

/** Breaks text into lines at its spaces, as wide as they may be and no narrower than they must. */
export function setText({ text, width, most, narrow, icon, measure }: Setting): SetText {
  const tried = narrow.map((by) => ({ narrow: by, lines: broken(text, width / by, icon, measure) }));
  const fits = ({ narrow: by, lines }: SetText): boolean => lines.length <= most && lines.every((line) => line.width <= width / by);
  return tried.find(fits) ?? tried.at(-1)!;
}

function broken(text: string, width: number, icon: number, measure: (words: string) => number): SetText['lines'] {
  const space = measure(' ');
  const lines: { pieces: Piece[]; width: number }[] = [];
  for (const word of text.split(' ')) {
    const pieces = piecesOf(word, icon, measure);
    const wide = pieces.reduce((sum, piece) => sum + piece.width, 0);
    const line = lines.at(-1);
    if (!line || line.width + space + wide > width) lines.push({ pieces, width: wide });
    else {
      line.pieces.push({ words: ' ', icon: null, width: space }, ...pieces);
      line.width += space + wide;
    }
  }
  return lines.map((line) => ({ ...line, pieces: joined(line.pieces, measure) }));
}

const piecesOf = (word: string, icon: number, measure: (words: string) => number): Piece[] =>
  word
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      return name === undefined ? { words: part, icon: null, width: measure(part) } : { words: '', icon: name, width: icon };
    });

/** Letters that follow one another are drawn at once, so that they keep the distances that the font gives them. */
function joined(pieces: readonly Piece[], measure: (words: string) => number): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && last.icon === null && piece.icon === null) {
      const words = last.words + piece.words;
      out[out.length - 1] = { words, icon: null, width: measure(words) };
    } else out.push(piece);
  }
  return out;
}
