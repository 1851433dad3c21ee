import type { Question } from '../../match/question.ts';
import type { Choose } from './ActionList.tsx';
import { NameForm } from './NameForm.tsx';
import { nameEntry } from './nameEntry.ts';
import { grouped, pressed } from './questions.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly busy: boolean;
  readonly choose: Choose;
}

/** More than these do not fit beside the prompt; the list of actions holds them all. */
const room = 3;
const letters = 64;

/** Answers that no piece on the table stands for, within reach: throw, pass, end the turn. */
export function QuickAnswers({ questions, busy, choose }: Props) {
  const answers = grouped(questions).asked.flatMap((question) => pressed(question).map((offer) => ({ question, offer })));
  const length = answers.reduce((sum, { offer }) => sum + offer.label.length, 0);
  if (answers.length === 0 || answers.length > room || (answers.length > 1 && length > letters)) return null;
  const named = grouped(questions).asked.flatMap((question) => {
    const entry = nameEntry(question.form);
    return entry ? [{ question, entry }] : [];
  });
  return (
    <div className="quick-answers" role="group" aria-label="Answers">
      {named.map(({ question, entry }) => (
        <NameForm
          key={question.ask}
          entry={entry}
          label={question.prompt}
          busy={busy}
          done={(draft) => choose(question, 'composed', draft)}
        />
      ))}
      {answers.map(({ question, offer }) => (
        <button
          key={`${question.ask} ${offer.id}`}
          type="button"
          className="button brass"
          aria-disabled={busy}
          onClick={() => !busy && choose(question, offer.id)}
        >
          {offer.label}
        </button>
      ))}
    </div>
  );
}
