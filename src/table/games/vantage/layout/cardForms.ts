/** Ways to draw a card, in units. What is hit and what is drawn follow the same numbers. */
export interface CardForm {
  readonly width: number;
  readonly height: number;
  /** The picture at its top, with the name on it. */
  readonly picture: number;
  /** How far below its middle the slots lie, and the actions. */
  readonly slotY: number;
  readonly badgeY: number;
}

export const cardForms = {
  full: { width: 130, height: 176, picture: 72, slotY: 22, badgeY: 69 },
  /** For lower windows: less of the picture, and boost stands beside the slots. */
  middle: { width: 130, height: 138, picture: 44, slotY: 9, badgeY: 49 },
  /** For the lowest: the picture is a strip behind the name. */
  low: { width: 130, height: 110, picture: 34, slotY: 9, badgeY: 40 },
  /** In the reserve: a name, and nothing that could be used. */
  slip: { width: 130, height: 40, picture: 40, slotY: 0, badgeY: 0 },
} as const satisfies Readonly<Record<string, CardForm>>;

/** How a grid of three by three lies: its cards, where they begin, the gaps, and the row below for what has no cell. */
export interface GridForm {
  readonly card: CardForm;
  readonly top: number;
  readonly gap: number;
  readonly foot: number;
  readonly title: number;
  readonly size: { readonly width: number; readonly height: number };
}

function gridForm(card: CardForm, top: number, gap: number, title: number): GridForm {
  const foot = top + 3 * (card.height + gap) + 4;
  return { card, top, gap, foot, title, size: { width: 424, height: foot + cardForms.slip.height + 4 } };
}

/** From the highest to the lowest. */
export const gridForms = {
  full: gridForm(cardForms.full, 40, 8, 24),
  middle: gridForm(cardForms.middle, 26, 6, 18),
  low: gridForm(cardForms.low, 20, 4, 15),
} as const;
export type GridFormName = keyof typeof gridForms;
export const gridFormNamed = (name: string): GridForm => gridForms[name as GridFormName];

export const cellAt = ({ card, top, gap }: GridForm, i: number): { readonly x: number; readonly y: number } => ({
  x: 6 + card.width / 2 + (i % 3) * (card.width + 8),
  y: top + card.height / 2 + Math.floor(i / 3) * (card.height + gap),
});

/** Where a slot lies on its card, from the card's middle. */
export const slotAt = ({ slotY }: CardForm, index: number, count: number): { readonly x: number; readonly y: number } => ({
  x: (index - (count - 1) / 2) * 56,
  y: slotY,
});

/** Where the actions printed on a card lie, from its middle. */
export const badgeAt = ({ width, badgeY }: CardForm, i: number): { readonly x: number; readonly y: number } => ({
  x: width / 2 - 22 - i * 40,
  y: badgeY,
});
