import type { ReactNode } from 'react';
import { addressOf } from '../router.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly acts?: ReactNode;
}

/** One page for everything that went wrong: what happened, what is safe, what to do. */
export const Trouble = ({ title, children, acts }: Props) => (
  <main className="page trouble-page" id="main">
    <div className="board ink">
      <h1>{title}</h1>
      <div className="stack">{children}</div>
      <div className="row acts">
        {acts}
        <a className="button" href={addressOf({ page: 'lobby' })}>
          To the lobby
        </a>
      </div>
    </div>
  </main>
);

export const UnknownPage = ({ address }: { readonly address: string }) => (
  <Trouble title="There is no such room">
    <p>
      Nothing lives at <code>{address || '/'}</code>. The address may be mistyped, or come from another version of this table.
    </p>
    <p>The lobby lists every game and every saved match of this browser.</p>
  </Trouble>
);

export const MissingMatch = ({ match }: { readonly match: string }) => (
  <Trouble title="This match is not here">
    <p>
      No match called <code>{match}</code> is saved in this browser. Matches stay in the browser they were played in, until it is told to
      forget them.
    </p>
    <p>If you have exported the match, open its file in the lobby and play on.</p>
  </Trouble>
);

export const UnknownGame = ({ why }: { readonly why: string }) => (
  <Trouble title="This game is not on the table">
    <p>{why}</p>
    <p>The match itself is untouched: export it in the lobby, or come back with a newer version.</p>
  </Trouble>
);
