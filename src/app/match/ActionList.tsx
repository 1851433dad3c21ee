import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Json } from '../../engine/kernel/rule.ts';
import type { Offer, Question } from '../../match/question.ts';
import { DiceForm } from './DiceForm.tsx';
import { diceEntry } from './diceEntry.ts';
import { NameForm } from './NameForm.tsx';
import { nameEntry } from './nameEntry.ts';
import { grouped } from './questions.ts';

export type Choose = (question: Question, option: string, draft?: Json) => void;

interface Props {
  readonly questions: readonly Question[];
  /** Counts changes: after each of them the buttons are new, and the focus must not fall to the page. */
  readonly moment: number;
  readonly busy: boolean;
  readonly choose: Choose;
}

/** Every option of every open question. Whoever uses no pointer or has no WebGL plays the whole game from here. */
export function ActionList({ questions, moment, busy, choose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const { asked, powers } = grouped(questions);

  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (held.current && lost) list.current?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
  }, [moment]);

  return (
    <div
      ref={list}
      className="action-list"
      onFocus={() => (held.current = true)}
      onBlur={(event) => (held.current = event.relatedTarget === null)}
    >
      {questions.length === 0 && <p className="quiet">Nothing is asked of you now.</p>}
      {asked.map((question) => (
        <OneQuestion key={keyOf(question)} question={question} busy={busy} choose={choose} />
      ))}
      {powers.length > 0 && (
        <section className="powers" aria-label="At any time">
          <h2 className="small-caps">At any time</h2>
          {powers.map((question) => (
            <OneQuestion key={keyOf(question)} question={question} busy={busy} choose={choose} />
          ))}
        </section>
      )}
    </div>
  );
}

function OneQuestion({ question, busy, choose }: { readonly question: Question; readonly busy: boolean; readonly choose: Choose }) {
  const heading = useId();
  const entry = diceEntry(question.form);
  const naming = nameEntry(question.form);
  return (
    <section className="question" aria-labelledby={heading}>
      <h3 id={heading} data-question tabIndex={-1}>
        {question.prompt}
      </h3>
      {question.options.length > 0 && (
        <ul>
          {question.options.map((offer) => (
            <li key={offer.id}>
              <OptionButton offer={offer} busy={busy} choose={() => choose(question, offer.id)} />
            </li>
          ))}
        </ul>
      )}
      {entry && <DiceForm entry={entry} busy={busy} done={(draft) => choose(question, 'composed', draft)} />}
      {naming && <NameForm entry={naming} label={question.prompt} busy={busy} done={(draft) => choose(question, 'composed', draft)} />}
    </section>
  );
}

function OptionButton({ offer, busy, choose }: { readonly offer: Offer; readonly busy: boolean; readonly choose: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="button option"
      data-gesture={offer.gesture.kind}
      data-option={offer.id}
      aria-disabled={busy}
      onClick={() => !busy && choose()}
    >
      {offer.label}
    </button>
  );
}

const keyOf = ({ seat, ask }: Question): string => `${seat} ${ask}`;
