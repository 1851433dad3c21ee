import { useContext, useEffect, useState } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import { guideOf, noGuide } from '../../match/guides.ts';
import { GameContext, ShelfContext, tableManifestOf } from '../games.ts';
import { Icon } from '../parts/Icon.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';
import { inSentence } from './company.ts';
import { useHost } from './host.ts';
import { openScreen, roleForHere } from './joining.ts';
import { forgetSeat, keptSeats, type KeptSeat } from './seats.ts';

/** Whoever comes back after an hour goes on with one press: no code, no name. Nothing is shown where no host is. */
export function GoOn() {
  const host = useHost();
  const [seats, setSeats] = useState(keptSeats);
  if (!host || seats.length === 0) return null;
  return (
    <section className="own-chairs" aria-label="Your chairs at this host">
      {seats.slice(0, 4).map((seat) => (
        <OneChair key={`${seat.match} ${seat.seat}`} chair={seat} forget={() => (forgetSeat(seat), setSeats(keptSeats()))} />
      ))}
    </section>
  );
}

function OneChair({ chair, forget }: { readonly chair: KeptSeat; readonly forget: () => void }) {
  const table = tableManifestOf(useContext(ShelfContext), chair.game);
  const [guide, setGuide] = useState<Guide>(noGuide);
  useEffect(() => void guideOf(chair.game).then(setGuide, () => undefined), [chair.game]);
  return (
    <GameContext value={table}>
      <div className="board ink go-on-chair">
        <RoleMark seat={chair.seat} />
        <p>
          You are {inSentence(guide.seats[chair.seat]?.title ?? chair.seat)} in <em>{chair.title}</em>.
        </p>
        <button type="button" className="button brass" onClick={() => openScreen(roleForHere(), chair.match, null)}>
          Go on
        </button>
        <button type="button" className="button plain square" aria-label={`Forget this chair in ${chair.title}`} onClick={forget}>
          <Icon name="close" />
        </button>
      </div>
    </GameContext>
  );
}
