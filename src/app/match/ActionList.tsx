import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Gesture } from '../../engine/kernel/option.ts';
import type { Json, Seat } from '../../engine/kernel/rule.ts';
import type { Offer, Question } from '../../match/question.ts';
import { DiceForm } from './DiceForm.tsx';
import { diceEntry } from './diceEntry.ts';
import { NameForm } from './NameForm.tsx';
import { nameEntry } from './nameEntry.ts';
import { OfferWords } from './OfferWords.tsx';
import { byPiece, bySeat, countOptions, grouped } from './questions.ts';

export type Choose = (question: Question, option: string, draft?: Json) => void;

interface Props {
  readonly questions: readonly Question[];
  /** Counts changes: after each of them the buttons are new, and the focus must not fall to the page. */
  readonly moment: number;
  readonly busy: boolean;
  readonly choose: Choose;
  /** A prompt that stands over the list already, and is not printed twice. */
  readonly above?: string | undefined;
  /** What a thing of the table is called, if it has a name. */
  readonly nameOf?: ((thing: string) => string | null) | undefined;
  /** What a seat is called, where several are asked at once. */
  readonly called?: ((seat: Seat) => string) | undefined;
  /** Somebody points at an entry, or no longer does: the table shows what it would do. */
  readonly show?: ((gesture: Gesture | undefined) => void) | undefined;
}

/** Every option of every open question. Whoever uses no pointer or has no WebGL plays the whole game from here. */
export function ActionList(props: Props) {
  const { questions, moment, called } = props;
  const list = useRef<HTMLDivElement>(null);
  const held = useRef(false);
  const seats = bySeat(questions);

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
      {seats.length < 2 ? (
        <OneSeat {...props} />
      ) : (
        seats.map(([seat, own], index) => (
          <details key={seat} className="seat-list" open={index === 0}>
            <summary>
              {called?.(seat) ?? seat} <span className="count">{countOptions(own)}</span>
            </summary>
            <OneSeat {...props} questions={own} />
          </details>
        ))
      )}
    </div>
  );
}

function OneSeat(props: Props) {
  const { asked, powers } = grouped(props.questions);
  return (
    <>
      {asked.map((question) => (
        <OneQuestion key={keyOf(question)} question={question} {...props} />
      ))}
      {powers.length > 0 && (
        <section className="powers" aria-label="At any time">
          <h2 className="small-caps">At any time</h2>
          {powers.map((question) => (
            <OneQuestion key={keyOf(question)} question={question} {...props} />
          ))}
        </section>
      )}
    </>
  );
}

function OneQuestion({ question, busy, choose, above, nameOf, show }: Omit<Props, 'questions'> & { readonly question: Question }) {
  const heading = useId();
  const entry = diceEntry(question.form);
  const naming = nameEntry(question.form);
  const groups = byPiece(question);
  const pieces = groups.filter(({ thing }) => thing !== null).length;
  return (
    <section className="question" aria-labelledby={heading}>
      <h3 id={heading} data-question tabIndex={-1} className={question.prompt === above ? 'only-heard' : undefined}>
        {question.prompt}
      </h3>
      {groups.map(({ thing, offers }) => {
        const name = pieces > 1 && thing !== null && offers.length > 1 ? (nameOf?.(thing) ?? null) : null;
        return (
          <ul key={thing ?? ''} aria-label={name ?? undefined}>
            {name && (
              <li className="piece small-caps" aria-hidden="true">
                {name}
              </li>
            )}
            {offers.map((offer) => (
              <li key={offer.id}>
                <OptionButton offer={offer} busy={busy} choose={() => choose(question, offer.id)} show={show} />
              </li>
            ))}
          </ul>
        );
      })}
      {entry && <DiceForm entry={entry} busy={busy} done={(draft) => choose(question, 'composed', draft)} />}
      {naming && <NameForm entry={naming} label={question.prompt} busy={busy} done={(draft) => choose(question, 'composed', draft)} />}
    </section>
  );
}

interface ButtonProps extends Pick<Props, 'busy' | 'show'> {
  readonly offer: Offer;
  readonly choose: () => void;
}

function OptionButton({ offer, busy, choose, show }: ButtonProps): ReactNode {
  const on = (): void => show?.(offer.gesture);
  const off = (): void => show?.(undefined);
  return (
    <button
      type="button"
      className="button option"
      data-gesture={offer.gesture.kind}
      data-option={offer.id}
      aria-disabled={busy}
      onPointerEnter={on}
      onPointerLeave={off}
      onFocus={on}
      onBlur={off}
      onClick={() => !busy && (off(), choose())}
    >
      <OfferWords offer={offer} />
    </button>
  );
}

const keyOf = ({ seat, ask }: Question): string => `${seat} ${ask}`;
