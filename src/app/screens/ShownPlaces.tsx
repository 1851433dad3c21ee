import { useContext, useState } from 'react';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { Shown } from '../../engine/kernel/rules.ts';
import { GameContext } from '../games.ts';
import { titleOf, whoPlays, type Sitting } from '../match/sitting.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { CardDialog, CutPicture } from './HandCards.tsx';
import { useFetched } from './useFetched.ts';

interface Props {
  readonly shown: readonly Shown[];
  readonly sitting: Sitting;
  /** Whose turn it is: theirs is the large one. */
  readonly active: Seat | null;
  /** A guest may tap and read; a stream has nobody who taps. */
  readonly readable: boolean;
}

/** What players let those see who only watch: a picture for each, and the words where somebody can open them. */
export function ShownPlaces({ shown, sitting, active, readable }: Props) {
  const cardOf = useFetched(useContext(GameContext)?.shown);
  const [open, setOpen] = useState<Seat | null>(null);
  if (!cardOf || shown.length === 0) return null;
  const cards = shown.map(({ seat, sees }) => ({ seat, card: cardOf(sees) }));
  const large = cards.find(({ seat }) => seat === active) ?? cards[0]!;
  const read = cards.find(({ seat }) => seat === open);
  return (
    <section className="shown-places" aria-label="What players show to those who watch">
      {[large, ...cards.filter((one) => one !== large)].map(({ seat, card }) => {
        const inside = (
          <>
            <CutPicture cut={card.picture} />
            <span className="shown-words">
              <RoleMark seat={seat} />
              <span>
                <small>{whoPlays(sitting, seat) || titleOf(sitting, seat)} sees</small>
                <strong>{card.title}</strong>
              </span>
            </span>
          </>
        );
        return readable ? (
          <button key={seat} type="button" className="shown-place" onClick={() => setOpen(seat)}>
            {inside}
          </button>
        ) : (
          <div key={seat} className="shown-place">
            {inside}
          </div>
        );
      })}
      {read && <CardDialog card={read.card} questions={[]} busy={false} choose={() => undefined} close={() => setOpen(null)} />}
    </section>
  );
}
