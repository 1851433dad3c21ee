import { useContext, useEffect, useRef, useState, type ComponentType } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import { guideOf } from '../../match/guides.ts';
import { search, type RulebookChapter } from '../../match/rulebook.ts';
import { rulebookOf } from '../../play/rulebooks.ts';
import { GameContext, offered, ShelfContext, tableManifestOf } from '../games.ts';
import { RoleSheet } from '../match/RoleSheet.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';
import { Warning } from '../parts/Warning.tsx';
import { lostWords } from '../trouble/lost.ts';
import { PageShell } from './PageShell.tsx';

/** The rules of every game here, numbered; notes on the table name these numbers and lead to this page. */
export function RulesPage({ rule }: { readonly rule: string | null }) {
  const games = offered(useContext(ShelfContext));
  const [book, setBook] = useState<readonly RulebookChapter[]>([]);
  const [words, setWords] = useState('');
  const asked = useRef<HTMLLIElement>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    Promise.all(games.map(rulebookOf)).then(
      (books) => setBook(books.flat()),
      (error: unknown) => setTrouble(lostWords(error)),
    );
  }, []);
  useEffect(() => {
    asked.current?.scrollIntoView({ block: 'center' });
    asked.current?.focus({ preventScroll: true });
  }, [book, rule]);

  const found = search(book, words);
  const known = rule === null || book.length === 0 || book.some(({ rules }) => rules.some(({ id }) => id === rule));
  return (
    <PageShell title="Rules" here="rules">
      <div className="page board">
        <h1>How to play</h1>
        <Warning text={trouble} />
        {games.map((game) => (
          <HowTo key={game} game={game} />
        ))}
        <Roles games={games} />
        {book.length > 0 && (
          <section aria-labelledby="rulebook">
            <h2 id="rulebook">Every rule</h2>
            {!known && (
              <p className="warning" role="status">
                There is no rule {rule}. Search for a word instead.
              </p>
            )}
            <div className="field">
              <label htmlFor="rule-words">Search</label>
              <input
                id="rule-words"
                type="text"
                className="text-field"
                value={words}
                placeholder="a word, or the number of a rule …"
                onChange={({ target }) => setWords(target.value)}
              />
            </div>
            <p className="only-heard" role="status">
              {found.reduce((sum, { rules }) => sum + rules.length, 0)} rules found
            </p>
            {found.map(({ title, rules }) => (
              <section key={title} className="chapter">
                <h3>{title}</h3>
                <ol>
                  {rules.map(({ id, text }) => (
                    <li
                      key={id}
                      ref={id === rule ? asked : undefined}
                      tabIndex={id === rule ? -1 : undefined}
                      aria-current={id === rule ? 'true' : undefined}
                    >
                      <code>{id}</code> {text}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </section>
        )}
      </div>
    </PageShell>
  );
}

/** A game in two minutes, where it has a page for that. */
function HowTo({ game }: { readonly game: string }) {
  const table = tableManifestOf(useContext(ShelfContext), game);
  const [Page, setPage] = useState<ComponentType | null>(null);
  useEffect(() => void table?.howTo?.().then((page) => setPage(() => page), () => {}), [table]);
  return Page && <Page />;
}

/** Every role of every game on one sheet each, folded until somebody asks. */
function Roles({ games }: { readonly games: readonly string[] }) {
  const shelf = useContext(ShelfContext);
  const [guides, setGuides] = useState<readonly (readonly [string, Guide])[]>([]);
  useEffect(() => {
    Promise.all(games.map(async (game) => [game, await guideOf(game)] as const)).then(setGuides, () => {});
  }, []);
  if (guides.length === 0) return null;
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">The roles</h2>
      {guides.map(([game, { seats }]) => (
        <GameContext key={game} value={tableManifestOf(shelf, game)}>
          {Object.entries(seats).map(([seat, role]) => (
            <details key={seat} className="role-fold">
              <summary>
                <RoleMark seat={seat} />
                <strong>{role.title}</strong> <span className="quiet">{role.goal}</span>
              </summary>
              <RoleSheet role={role} />
            </details>
          ))}
        </GameContext>
      ))}
    </section>
  );
}
