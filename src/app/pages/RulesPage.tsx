import { useEffect, useRef, useState } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import { gameNames } from '../../play/games.ts';
import { HowToVast } from './HowTo.tsx';
import { PageFrame } from './PageFrame.tsx';
import { guideOf } from '../../play/guides.ts';
import { rulebookOf, search, type Chapter } from '../../play/rulebook.ts';
import { RoleSheet } from '../match/RoleSheet.tsx';
import { RoleMark } from '../parts/RoleMark.tsx';

/** The rules of every game here, numbered; notes on the table name these numbers and lead to this page. */
export function RulesPage({ rule }: { readonly rule: string | null }) {
  const [book, setBook] = useState<readonly Chapter[]>([]);
  const [words, setWords] = useState('');
  const asked = useRef<HTMLLIElement>(null);
  useEffect(() => void Promise.all(gameNames.map(rulebookOf)).then((books) => setBook(books.flat())), []);
  useEffect(() => {
    asked.current?.scrollIntoView({ block: 'center' });
    asked.current?.focus({ preventScroll: true });
  }, [book, rule]);

  const found = search(book, words);
  const known = rule === null || book.length === 0 || book.some(({ rules }) => rules.some(({ id }) => id === rule));
  return (
    <PageFrame title="Rules" here="rules">
      <div className="page board">
        <h1>How to play</h1>
        {gameNames.includes('vast') && <HowToVast />}
        <Roles />
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
              <input id="rule-words" type="text" className="text-field" value={words} placeholder="lamp, MM-226, grit …" onChange={({ target }) => setWords(target.value)} />
            </div>
            <p className="only-heard" role="status">
              {found.reduce((sum, { rules }) => sum + rules.length, 0)} rules found
            </p>
            {found.map(({ title, rules }) => (
              <section key={title} className="chapter">
                <h3>{title}</h3>
                <ol>
                  {rules.map(({ id, text }) => (
                    <li key={id} ref={id === rule ? asked : undefined} tabIndex={id === rule ? -1 : undefined} aria-current={id === rule ? 'true' : undefined}>
                      <code>{id}</code> {text}
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </section>
        )}
      </div>
    </PageFrame>
  );
}

/** Every role of every game on one sheet each, folded until somebody asks. */
function Roles() {
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  useEffect(() => void Promise.all(gameNames.map(guideOf)).then(setGuides), []);
  const roles = guides.flatMap(({ seats }) => Object.entries(seats));
  if (roles.length === 0) return null;
  return (
    <section aria-labelledby="roles">
      <h2 id="roles">The roles</h2>
      {roles.map(([seat, role]) => (
        <details key={seat} className="role-fold">
          <summary>
            <RoleMark seat={seat} />
            <strong>{role.title}</strong> <span className="quiet">{role.goal}</span>
          </summary>
          <RoleSheet role={role} />
        </details>
      ))}
    </section>
  );
}
