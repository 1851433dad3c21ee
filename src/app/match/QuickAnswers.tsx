import type { Question } from '../../match/question.ts';
import type { Choose } from './ActionList.tsx';
import { NameForm } from './NameForm.tsx';
import { nameEntry } from './nameEntry.ts';
import { OfferWords, offerLetters, wholeLetters } from './OfferWords.tsx';
import { goldAmong, grouped, pressed } from './questions.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly busy: boolean;
  readonly choose: Choose;
  /** Options that the advice points at. */
  readonly advised?: readonly string[] | undefined;
}

/** More than these do not fit into the bar; the list of actions holds them all. */
const room = 4;
const letters = 54;

/** Answers of whoever acts that no piece on the table stands for: throw, pass, end the turn. The likeliest is of brass. */
export function QuickAnswers({ questions, busy, choose, advised }: Props) {
  const { asked: all } = grouped(questions);
  const asked = all.filter(({ seat }) => seat === all[0]!.seat);
  const answers = asked.flatMap((question) => pressed(question).map((offer) => ({ question, offer })));
  const offers = answers.map(({ offer }) => offer);
  if (offers.length === 0 || offers.length > room || (offers.length > 1 && offerLetters(offers) > letters)) return null;
  const brief = wholeLetters(offers) > letters;
  const gold = goldAmong(asked, advised);
  const named = asked.flatMap((question) => {
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
          key={`${question.seat} ${question.ask} ${offer.id}`}
          type="button"
          className={offer === gold ? 'button brass' : 'button'}
          data-answer={offer.id}
          aria-disabled={busy}
          onClick={() => !busy && choose(question, offer.id)}
        >
          <OfferWords offer={offer} brief={brief} />
        </button>
      ))}
    </div>
  );
}
