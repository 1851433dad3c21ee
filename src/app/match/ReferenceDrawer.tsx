import { useEffect, useRef, useState } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import type { Mix } from '../../engine/kernel/rules.ts';
import { manifestOf } from '../../match/games.ts';
import { seatsOf } from '../../match/guides.ts';
import { search, type RulebookChapter } from '../../match/rulebook.ts';
import { rulebookOf } from '../../play/rulebooks.ts';
import { RoleMark } from '../parts/RoleMark.tsx';
import { RoleSheet } from './RoleSheet.tsx';

interface Props {
  readonly game: string;
  /** What is played: a mix may give a seat another goal. */
  readonly mix: string;
  readonly guide: Guide;
  readonly seats: readonly Seat[];
  /** Opened first: whoever holds the screen, or whose turn it is. */
  readonly seat: Seat | null;
  /** A rule that a note or a card has named. */
  readonly rule: string | null;
}

const most = 40;

/** Within reach beside the table: what each role wants and can do, and every rule by a word or its number. */
export function ReferenceDrawer({ game, mix, guide, seats, seat, rule }: Props) {
  const [book, setBook] = useState<readonly RulebookChapter[]>([]);
  const [played, setPlayed] = useState<Mix | null>(null);
  const [words, setWords] = useState(rule ?? '');
  const [chosen, setChosen] = useState<Seat | null>(seat);
  const asked = useRef<HTMLLIElement>(null);
  useEffect(() => void rulebookOf(game).then(setBook, () => {}), [game]); // without its book the roles are still there
  useEffect(() => {
    manifestOf(game).then(({ mixes }) => setPlayed(mixes.find(({ id }) => id === mix) ?? null), () => {});
  }, [game, mix]);
  useEffect(() => {
    if (rule !== null) setWords(rule);
  }, [rule]);
  useEffect(() => asked.current?.scrollIntoView?.({ block: 'nearest' }), [book, words]);

  const roles = seatsOf(guide, mix);
  const known = seats.filter((one) => roles[one]);
  const shown = roles[chosen ?? ''] ?? roles[known[0] ?? ''];
  const found = words.trim() === '' ? [] : search(book, words);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="reference">
      <div className="field">
        <label htmlFor="match-rule-words">Search the rules</label>
        <input
          id="match-rule-words"
          type="search"
          className="text-field"
          value={words}
          placeholder="lamp, forced attack, MM-226 …"
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <p className="only-heard" role="status">
        {words.trim() === '' ? '' : `${count} ${count === 1 ? 'rule' : 'rules'} found`}
      </p>
      {words.trim() !== '' && count === 0 && book.length > 0 && <p className="quiet">No rule speaks of that.</p>}
      {limited(found).map(({ title, part, rules }) => (
        <section key={title} className="chapter">
          {part && <p className="quiet small">{part}</p>}
          <h3>{title}</h3>
          <ol>
            {rules.map(({ id, text }) => (
              <li key={id} ref={id === rule ? asked : undefined} aria-current={id === rule ? 'true' : undefined}>
                <code>{id}</code> {text}
              </li>
            ))}
          </ol>
        </section>
      ))}
      {count > most && <p className="quiet">And {count - most} more: another word makes them fewer.</p>}
      {words.trim() === '' && played && (
        <p className="played-mix">
          <strong>{played.title}</strong> {played.about}
        </p>
      )}
      {words.trim() === '' && known.length > 1 && (
        <div className="role-tabs" role="group" aria-label="Roles">
          {known.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={roles[one] === shown}
              title={roles[one]!.title}
              onClick={() => setChosen(one)}
            >
              <RoleMark seat={one} />
              <span className="only-heard">{roles[one]!.title}</span>
            </button>
          ))}
        </div>
      )}
      {words.trim() === '' && shown && <RoleSheet role={shown} />}
    </div>
  );
}

function limited(chapters: readonly RulebookChapter[]): readonly RulebookChapter[] {
  let left = most;
  return chapters.flatMap(({ title, part, rules }) => {
    const some = rules.slice(0, left);
    left -= some.length;
    return some.length > 0 ? [{ title, part, rules: some }] : [];
  });
}
