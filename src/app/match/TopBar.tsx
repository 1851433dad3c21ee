import type { CSSProperties, ReactNode } from 'react';
import type { Layout } from '../../table/contract.ts';
import type { Question } from '../../match/question.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Choose } from './ActionList.tsx';
import { spoken, type LogLine } from '../../table/lines.ts';
import { PromptWords, promptLetters } from './PromptWords.tsx';
import { QuickAnswers } from './QuickAnswers.tsx';
import { countOptions, grouped } from './questions.ts';
import type { Drawer, DrawerName } from './useDrawer.ts';
import type { Hinting } from './useHint.ts';

interface Props {
  readonly layout: Layout;
  readonly course: string;
  /** Whose turn it is, in a game of several roles. */
  readonly turn: ReactNode;
  readonly questions: readonly Question[];
  /** What stands in place of a prompt while nothing is asked. */
  readonly otherwise: string;
  readonly told: readonly LogLine[];
  readonly busy: boolean;
  /** Options that the advice points at. */
  readonly advised?: readonly string[] | undefined;
  readonly undo: 'free' | 'agree' | 'none';
  /** Null while there is nothing to put back. */
  readonly putBack: (() => void) | null;
  /** A guest has nothing to take back and nothing to do. */
  readonly watching?: boolean | undefined;
  /** Null where nobody is asked anything. */
  readonly hint: Pick<Hinting, 'on' | 'toggle'> | null;
  readonly drawer: Drawer;
  readonly choose: Choose;
  readonly takeBack: () => void;
  readonly toggle: (drawer: DrawerName) => void;
  readonly openMenu: () => void;
  readonly openSettings: () => void;
}

export function TopBar(props: Props) {
  const { layout, course, turn, questions, otherwise, told, busy, drawer, choose, toggle, openMenu, openSettings } = props;
  const { undo, takeBack, putBack, hint, watching = false } = props;
  const { asked } = grouped(questions);
  const question = asked[0] ?? questions[0] ?? { prompt: otherwise };
  const last = told.findLast(({ mark }) => !mark); // the course says the marks already
  return (
    <header className="top-bar">
      <button type="button" className="button square" aria-label="Menu" onClick={openMenu}>
        <Icon name="menu" />
      </button>
      {turn}
      <p className="lately">
        {course && <span className="course small-caps">{course}</span>}
        <span className="caption">{last && spoken(last)}</span>
      </p>
      <div className="asking">
        <div className="prompt">
          <h1 style={{ '--letters': promptLetters(question) } as CSSProperties}>
            <PromptWords {...question} />
          </h1>
        </div>
        {layout === 'wide' && <QuickAnswers questions={questions} busy={busy} choose={choose} advised={props.advised} />}
      </div>
      <nav className="tools" aria-label="Match">
        {!watching && (
          <button
            type="button"
            className="button"
            aria-label={undoName[undo]}
            title={undoName[undo]}
            disabled={undo === 'none'}
            onClick={takeBack}
          >
            <Icon name="undo" />
            <span className="word">Undo</span>
          </button>
        )}
        {putBack && (
          <button type="button" className="button square" aria-label={redoName} title={redoName} onClick={putBack}>
            <Icon name="redo" />
          </button>
        )}
        {layout === 'wide' && !watching && (
          <button
            type="button"
            className="button"
            aria-expanded={drawer === 'actions'}
            aria-controls="actions"
            onClick={() => toggle('actions')}
          >
            <Icon name="actions" />
            <span className="word">Actions</span>
            <span className="count">
              {countOptions(questions)}
              <span className="only-heard"> on offer</span>
            </span>
          </button>
        )}
        {hint && (
          <button
            type="button"
            className="button square"
            aria-label="Hint: what can be done"
            title="What can be done (hold H)"
            aria-pressed={hint.on}
            onClick={hint.toggle}
          >
            <Icon name="hint" />
          </button>
        )}
        <button type="button" className="button" aria-expanded={drawer === 'log'} aria-controls="log" onClick={() => toggle('log')}>
          <Icon name="log" />
          <span className="word">Log</span>
        </button>
        <button
          type="button"
          className="button square"
          aria-label="Rules and roles"
          title="Rules and roles (B)"
          aria-expanded={drawer === 'rules'}
          aria-controls="rules"
          onClick={() => toggle('rules')}
        >
          <Icon name="book" />
        </button>
        <button type="button" className="button square" aria-label="Settings" onClick={openSettings}>
          <Icon name="settings" />
        </button>
      </nav>
    </header>
  );
}

const redoName = 'Redo: put back what was taken back';
const undoName = {
  free: 'Undo: take back the last answer',
  agree: 'Undo: everybody at the table must agree',
  none: 'Undo: there is nothing to take back',
} as const;
