/** A rectangle of a card, in units from its upper left corner. */
export interface CardArea {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Lettering {
  /** As CSS names it. */
  readonly font: string;
  readonly weight: number;
  readonly size: number;
  readonly colour: string;
}

/** Light or shade behind something: how far it spreads and where it falls. */
export interface Cast {
  readonly colour: string;
  readonly blur: number;
  readonly x?: number;
  readonly y?: number;
}

/** A frame of the atlas: lying by its anchor at a point, or filling a window and cut at its corners. */
export type PicturePrint = { readonly picture: string; readonly cast?: Cast } & (
  | { readonly x: number; readonly y: number; readonly size?: number }
  | { readonly window: CardArea; readonly round: number; readonly edge?: { readonly colour: string; readonly width: number } }
);

/** One line with its foot at `y`. What is too wide is set narrower, or smaller. */
export interface LinePrint extends Lettering {
  readonly line: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align: 'left' | 'center';
  readonly fit: 'narrow' | 'small';
  readonly cast?: Cast;
}

/**
 * Words that are broken into lines. `{sun}` stands for a picture of the size of a letter, named in `icons`. Text that does not fit its
 * area is set narrower by these steps, the first that fits.
 */
export interface TextPrint extends Lettering {
  readonly text: string;
  readonly area: CardArea;
  readonly leading: number;
  readonly align: 'left' | 'center';
  readonly from: 'top' | 'middle';
  readonly narrow: readonly number[];
  readonly icons?: Readonly<Record<string, string>>;
}

/** Short words in a row, each on its own lozenge. */
export interface TagsPrint extends Lettering {
  readonly tags: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly fill: string;
}

export type Print = PicturePrint | LinePrint | TextPrint | TagsPrint;

/**
 * The face of a card: a stock, pictures from a shared vocabulary, and words, in the order in which they are printed. Games make it
 * from their content; the table paints it as fine as it is seen.
 */
export interface CardFace {
  readonly w: number;
  readonly h: number;
  readonly prints: readonly Print[];
}

/** The frames that a face is put together from. */
export const picturesOf = ({ prints }: CardFace): readonly string[] => [
  ...new Set(prints.flatMap((print) => ('picture' in print ? [print.picture] : 'text' in print ? Object.values(print.icons ?? {}) : []))),
];
