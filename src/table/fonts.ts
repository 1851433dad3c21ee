type FontWeight = '400' | '500' | '600' | '700';

/** Letters of a game: the first weight is that of live words on the table. */
export interface Font {
  readonly family: string;
  readonly weights: readonly [FontWeight, ...FontWeight[]];
  /** Who drew it, for the credits. */
  readonly by: string;
}

/** All letters of a game. The first are those of words that name none. */
export type Fonts = readonly [Font, ...Font[]];

/** Each weight of each family as CSS writes it. A weight that is not loaded is drawn in another one until the page is opened again. */
export const cssFonts = (fonts: readonly Font[]): readonly string[] =>
  fonts.flatMap(({ family, weights }) => weights.map((weight) => `${weight} 20px "${family}"`));

/** Family and weight of live words. Letters that the game does not list are refused: the browser would show any others it has. */
export function liveFont(fonts: Fonts, family = fonts[0].family): { readonly fontFamily: string; readonly fontWeight: FontWeight } {
  const font = fonts.find((one) => one.family === family);
  if (!font) throw new Error(`${family} is not among the letters of this game`);
  return { fontFamily: family, fontWeight: font.weights[0] };
}
