import type { Question } from '../../table/contract.ts';
import { Icon } from '../parts/Icon.tsx';
import type { Choose } from './ActionList.tsx';
import type { Line } from './log.ts';
import { spoken } from './log.ts';
import { countOptions, grouped, pressed } from './questions.ts';

export type Drawer = 'actions' | 'log' | 'none';

interface Props {
  readonly course: string;
  readonly questions: readonly Question[];
  /** What stands in place of a prompt while nothing is asked. */
  readonly otherwise: string;
  readonly told: readonly Line[];
  readonly busy: boolean;
  readonly undo: 'free' | 'agree' | 'none';
  readonly drawer: Drawer;
  readonly choose: Choose;
  readonly takeBack: () => void;
  readonly toggle: (drawer: 'actions' | 'log') => void;
  readonly openMenu: () => void;
  readonly openSettings: () => void;
}

/** More buttons than this do not fit beside the prompt; the list of actions holds them all. */
const besidePrompt = 3;

export function TopBar(props: Props) {
  const { course, questions, otherwise, told, busy, undo, drawer, choose, takeBack, toggle, openMenu, openSettings } = props;
  const { asked } = grouped(questions);
  const question = asked[0] ?? questions[0];
  const buttons = asked.flatMap((one) => pressed(one).map((offer) => ({ question: one, offer })));
  const last = told.at(-1);
  return (
    <header className="top-bar">
      <button type="button" className="button square" aria-label="Menu" onClick={openMenu}>
        <Icon name="menu" />
      </button>
      <div className="prompt">
        {course && <p className="course small-caps">{course}</p>}
        <h1>{question?.prompt ?? otherwise}</h1>
        {last && <p className="caption">{spoken(last)}</p>}
      </div>
      {buttons.length > 0 && buttons.length <= besidePrompt && (
        <div className="beside-prompt" role="group" aria-label="Answers">
          {buttons.map(({ question: of, offer }) => (
            <button key={`${of.ask} ${offer.id}`} type="button" className="button brass" aria-disabled={busy} onClick={() => !busy && choose(of, offer.id)}>
              {offer.label}
            </button>
          ))}
        </div>
      )}
      <nav className="tools" aria-label="Match">
        <button type="button" className="button" aria-label={undoName[undo]} title={undoName[undo]} disabled={undo === 'none'} onClick={takeBack}>
          <Icon name="undo" />
          <span className="word">Undo</span>
        </button>
        <button type="button" className="button" aria-expanded={drawer === 'actions'} aria-controls="actions" onClick={() => toggle('actions')}>
          <Icon name="actions" />
          <span className="word">Actions</span>
          <span className="count">
            {countOptions(questions)}
            <span className="only-heard"> on offer</span>
          </span>
        </button>
        <button type="button" className="button" aria-expanded={drawer === 'log'} aria-controls="log" onClick={() => toggle('log')}>
          <Icon name="log" />
          <span className="word">Log</span>
        </button>
        <button type="button" className="button square" aria-label="Settings" onClick={openSettings}>
          <Icon name="settings" />
        </button>
      </nav>
    </header>
  );
}

const undoName = {
  free: 'Undo: take back the last answer',
  agree: 'Undo: everybody at the table must agree',
  none: 'Undo: there is nothing to take back',
} as const;
