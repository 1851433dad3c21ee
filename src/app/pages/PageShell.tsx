import { useEffect, type ReactNode } from 'react';
import { SkipLink } from '../parts/SkipLink.tsx';
import { addressOf, type Route } from '../router.ts';

interface Props {
  readonly title: string;
  readonly here: Route['page'];
  readonly children: ReactNode;
  /** The page fits the window and does not scroll, unless the letters are large. */
  readonly fitted?: boolean;
}

const rooms = [
  { page: 'lobby', title: 'Lobby', to: addressOf({ page: 'lobby' }) },
  { page: 'matches', title: 'Matches', to: addressOf({ page: 'matches' }) },
  { page: 'rules', title: 'Rules', to: addressOf({ page: 'rules', rule: null }) },
  { page: 'settings', title: 'Settings', to: addressOf({ page: 'settings' }) },
  { page: 'credits', title: 'Credits', to: addressOf({ page: 'credits' }) },
] as const;

/** Every page but the table itself: the name, the way to the others, the note at its foot. */
export function PageShell({ title, here, children, fitted = false }: Props) {
  useEffect(() => {
    document.title = here === 'lobby' ? 'Lantern Table' : `${title} – Lantern Table`;
  }, [title, here]);
  return (
    <div className="hall" data-fitted={fitted}>
      <SkipLink to="main">Skip to the content</SkipLink>
      <header className="hall-top">
        <a className="brand" href={addressOf({ page: 'lobby' })}>
          <Lantern />
          <span>Lantern Table</span>
        </a>
        <nav aria-label="Pages">
          {rooms.map(({ page, title: name, to }) => (
            <a key={page} href={to} aria-current={page === here ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="hall-foot">
        <p>An unofficial table. Not affiliated with any publisher; every picture, sound and sentence is its own.</p>
      </footer>
    </div>
  );
}

const Lantern = () => (
  <svg viewBox="0 0 48 64" width="42" height="56" aria-hidden="true">
    <circle cx="24" cy="36" r="24" fill="#ffb347" opacity=".22" />
    <path d="M24 2a7 7 0 0 0-7 7h4a3 3 0 0 1 6 0h4a7 7 0 0 0-7-7z" fill="#c9973f" />
    <path d="M9 22 24 9l15 13z" fill="#e0b055" />
    <path d="M12 24h24l3 28H9z" fill="#ffe7a8" />
    <path d="M24 30c5 7 6 10 6 13a6 6 0 0 1-12 0c0-3 2-6 6-13z" fill="#f08a24" />
    <path d="M24 38c2 3 3 4 3 6a3 3 0 0 1-6 0c0-2 1-3 3-6z" fill="#fff6d6" />
    <path d="M12 24h24l3 28H9zM20 24l-1 28M28 24l1 28" fill="none" stroke="#8a5f22" strokeWidth="2.5" />
    <path d="M7 52h34v6H7z" fill="#c9973f" />
  </svg>
);
