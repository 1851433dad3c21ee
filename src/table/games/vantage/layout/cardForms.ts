/** Ways to draw a card, in units. What is hit and what is drawn follow the same numbers. */
export interface CardForm {
  readonly width: number;
  readonly height: number;
  /** The picture at its top, with the name on it. */
  readonly picture: number;
  /** The strip with the name, at the foot of the picture; 0 on a card without words. */
  readonly band: number;
  /** The middle between its slots, and how far they are apart. */
  readonly slots: { readonly x: number; readonly y: number; readonly pitch: number; readonly side: number };
  /** How far below its middle the actions lie. */
  readonly badgeY: number;
}

const below = (y: number): CardForm['slots'] => ({ x: 0, y, pitch: 56, side: 34 });

export const cardForms = {
  full: { width: 130, height: 176, picture: 72, band: 22, slots: below(22), badgeY: 69 },
  /** For lower windows: less of the picture, and boost stands beside the slots. */
  middle: { width: 130, height: 138, picture: 44, band: 22, slots: below(9), badgeY: 49 },
  /** For the lowest: the picture is a strip behind the name. */
  low: { width: 130, height: 110, picture: 34, band: 22, slots: below(9), badgeY: 40 },
  /** For upright windows that are wide: the picture lies behind everything, slots on it and actions below them. */
  broad: { width: 216, height: 116, picture: 116, band: 20, slots: { x: -48, y: -13, pitch: 56, side: 34 }, badgeY: 36 },
  /** For phones: the picture lies behind everything, and the actions beside the slots. */
  flat: { width: 130, height: 66, picture: 66, band: 18, slots: { x: -10, y: 0, pitch: 43, side: 28 }, badgeY: 8 },
  /** In front of the others: nothing that is read, for it is drawn small. */
  mute: { width: 130, height: 112, picture: 62, band: 0, slots: below(28), badgeY: 0 },
  /** In the reserve: a name, and nothing that could be used. */
  slip: { width: 130, height: 40, picture: 40, band: 22, slots: below(0), badgeY: 0 },
} as const satisfies Readonly<Record<string, CardForm>>;

/** Whether slots lie on the picture itself. */
export const isFlat = ({ picture, height, band }: CardForm): boolean => picture === height && band > 0;

/** So low that several actions have no room beside the slots. */
export const isTight = (form: CardForm): boolean => isFlat(form) && form.height < 100;

/** How a grid of three by three lies: its cards, where they begin, the gaps, and the row below for what has no cell. */
export interface GridForm {
  readonly card: CardForm;
  readonly top: number;
  readonly gap: number;
  readonly foot: number;
  /** Letters of the player's name; 0 if it is not said. */
  readonly title: number;
  readonly size: { readonly width: number; readonly height: number };
}

function gridForm(card: CardForm, top: number, gap: number, title: number): GridForm {
  const foot = top + 3 * (card.height + gap) + 4;
  return { card, top, gap, foot, title, size: { width: 3 * (card.width + 8) + 4, height: foot + cardForms.slip.height + 4 } };
}

/** From the highest to the lowest. */
export const gridForms = {
  full: gridForm(cardForms.full, 40, 8, 24),
  middle: gridForm(cardForms.middle, 26, 6, 18),
  low: gridForm(cardForms.low, 20, 4, 15),
  flat: gridForm(cardForms.flat, 3, 4, 0),
} as const;
/** Without the row below the cells: in an upright window nothing is kept free for what may never lie there. */
const bare = (form: GridForm): GridForm => ({ ...form, size: { ...form.size, height: form.foot } });
/** Beside them those of upright windows, of tablets and of phones. */
const broad = gridForm(cardForms.broad, 27, 5, 18);
const allForms = { ...gridForms, broad, bareBroad: bare(broad), bareFlat: bare(gridForms.flat) };
export type GridFormName = keyof typeof allForms;
export const gridFormNamed = (name: string): GridForm => allForms[name as GridFormName];

/** Of others only the nine cells are seen. */
export const muteGrid: GridForm = { ...gridForm(cardForms.mute, 0, 6, 0), size: { width: 418, height: 3 * (cardForms.mute.height + 6) } };

export const cellAt = ({ card, top, gap }: GridForm, i: number): { readonly x: number; readonly y: number } => ({
  x: 6 + card.width / 2 + (i % 3) * (card.width + 8),
  y: top + card.height / 2 + Math.floor(i / 3) * (card.height + gap),
});

/** Where a slot lies on its card, from the card's middle. */
export const slotAt = ({ slots: { x, y, pitch } }: CardForm, index: number, count: number): { readonly x: number; readonly y: number } => ({
  x: x + (index - (count - 1) / 2) * pitch,
  y,
});

/**
 * Where the actions printed on a card lie, from its middle. On a low one, one lies beside the slots; several share the slots' row
 * while they are asked for, and lie below each other else.
 */
export function badgeAt(form: CardForm, i: number, count: number, asked: boolean): { readonly x: number; readonly y: number } {
  const { width, height, badgeY } = form;
  if (!isTight(form)) return { x: width / 2 - 22 - i * 40, y: badgeY };
  if (count > 1 && asked) return { x: (i - (count - 1) / 2) * (width / 3), y: badgeY };
  return { x: width / 2 - 17, y: badgeY + (i - (count - 1) / 2) * Math.min(24, (height - 18) / count) };
}
