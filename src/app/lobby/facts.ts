import type { GameManifest } from '../../engine/kernel/manifest.ts';
import type { TableManifest } from '../../table/manifest.ts';

/** How many can play, and how long it takes: "1–5 players", "45–120 min". */
function factsOf({ mixes }: Pick<GameManifest, 'mixes'>, table: Pick<TableManifest, 'minutes'> | null): readonly string[] {
  const seats = mixes.map((mix) => mix.seats.length);
  const players = range(Math.min(...seats), Math.max(...seats));
  return [`${players} ${players === '1' ? 'player' : 'players'}`, ...(table?.minutes ? [`${range(...table.minutes)} min`] : [])];
}

const range = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`);

/** The same as one line in which a range is never torn apart. */
export const factsLine = (...given: Parameters<typeof factsOf>): string =>
  factsOf(...given).map((fact) => fact.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060')).join(' · ');

/** A title such as "Harbour: The Long Winter" has a line above it. */
export const titleParts = (title: string): { readonly above: string | null; readonly main: string } => {
  const [first, second] = title.split(':').map((part) => part.trim());
  return second ? { above: first!, main: second } : { above: null, main: title };
};
