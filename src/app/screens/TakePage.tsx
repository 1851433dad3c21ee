import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../router.ts';
import { Loading } from '../trouble/Loading.tsx';
import { Trouble } from '../trouble/Trouble.tsx';
import { theHost } from './host.ts';
import { openScreen, roleForHere, troubleWords } from './joining.ts';
import { keepSeat } from './seats.ts';

const join = (
  <a className="button brass" href={addressOf({ page: 'join', code: null })}>
    Join with a code
  </a>
);

/** A chair comes to this device. The key works once, so it is used once even where React mounts twice. */
export function TakePage({ secret }: { readonly secret: string }) {
  const [trouble, setTrouble] = useState<string | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    theHost()
      .ask('take', { key: secret })
      .then(
        ({ match, seat, token, game, title, name }) => {
          keepSeat({ match, seat, token, game, title, name: typeof name === 'string' ? name : '', at: Date.now() });
          openScreen(roleForHere(), match, null);
        },
        (error: unknown) => setTrouble(troubleWords(error)),
      );
  }, [secret]);
  if (trouble === null) return <Loading what="Bringing your chair" done={null} />;
  return (
    <Trouble title="This chair did not come" acts={join}>
      <p>{trouble}</p>
    </Trouble>
  );
}
