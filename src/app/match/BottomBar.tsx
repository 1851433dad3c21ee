import type { Question } from '../../match/question.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Choose } from './ActionList.tsx';
import { QuickAnswers } from './QuickAnswers.tsx';
import { countOptions } from './questions.ts';

interface Props {
  readonly questions: readonly Question[];
  readonly busy: boolean;
  /** Options that the advice points at. */
  readonly advised?: readonly string[] | undefined;
  readonly open: boolean;
  readonly choose: Choose;
  readonly toggle: () => void;
}

/** On a phone the thumbs are below: the sheet of actions is pulled up from here. */
export const BottomBar = ({ questions, busy, advised, open, choose, toggle }: Props) => (
  <div className="bottom-bar">
    <button type="button" className="button" aria-expanded={open} aria-controls="actions" onClick={toggle}>
      <Icon name="actions" />
      Actions
      <span className="count">
        {countOptions(questions)}
        <span className="only-heard"> on offer</span>
      </span>
    </button>
    <QuickAnswers questions={questions} busy={busy} choose={choose} advised={advised} />
  </div>
);
