import { deckNames, type DeckName } from '../../../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../../../engine/games/vanguard/view.ts';
import { CountBadge } from '../../../../parts/CountBadge.tsx';
import { Nine, Sign } from '../primitives.tsx';

const deckSigns: Readonly<Record<DeckName, string>> = {
  Flora: 'JUNGLE',
  Fauna: 'fauna',
  Minerals: 'mineral',
  Relics: 'RUIN',
  Phenomena: 'phenomenon',
};
const deckTints: Readonly<Record<DeckName, number>> = {
  Flora: 0x7fe08f,
  Fauna: 0xffb873,
  Minerals: 0x8fc6ff,
  Relics: 0xc9b0ff,
  Phenomena: 0x6ff0e0,
};
const deckLetters: Readonly<Record<DeckName, string>> = { Flora: 'FL', Fauna: 'FA', Minerals: 'MI', Relics: 'RE', Phenomena: 'PH' };

/** The sign of a deck of discoveries in its colour; any deck will do for a star. */
export function DeckSign({
  deck,
  x,
  y,
  size,
}: {
  readonly deck: DeckName | 'any';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  return deck === 'any' ? (
    <Sign name="success" x={x} y={y} size={size} tint={0x25323f} />
  ) : (
    <Sign name={deckSigns[deck]} x={x} y={y} size={size} tint={deckTints[deck]} />
  );
}

/** What was brought home: a pile of cards for each deck, `y` is its middle. */
export function Gathered({ view, y, width }: { readonly view: VanguardView; readonly y: number; readonly width: number }) {
  return (
    <>
      {deckNames.map((deck, i) => {
        const count = view.ship.gathered.filter((id) => id.startsWith(deckLetters[deck])).length;
        const layers = Math.min(3, count);
        return (
          <pixiContainer key={deck} x={26 + (i * Math.min(width - 52, 520)) / 4} y={y} alpha={count === 0 ? 0.45 : 1}>
            {Array.from({ length: Math.max(1, layers) }, (_, k) => (
              <Nine key={k} frame="ui/dim" x={-22 + k * 3} y={-27 - k * 3} width={44} height={54} rim={12} tint={deckTints[deck]} />
            ))}
            <Sign name={deckSigns[deck]} x={(layers - 1) * 1.5} y={-layers * 1.5} size={28} tint={deckTints[deck]} />
            <CountBadge count={count} x={20} y={24} size={24} />
          </pixiContainer>
        );
      })}
    </>
  );
}
