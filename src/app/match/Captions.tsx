import { spoken, type LogLine } from '../../table/lines.ts';

interface Props {
  readonly moment: number;
  readonly lines: readonly LogLine[];
  /** Null while there is more to be told. */
  readonly prompt: string | null;
}

/** Lines read out at most for one moment, so that a screen reader reaches the question. The log keeps all of them. */
const most = 12;

/** What just happened and then what is asked now, for screen readers. New lines are spoken, old ones are not repeated. */
export const Captions = ({ moment, lines, prompt }: Props) => (
  <div className="only-heard" role="log" aria-live="polite" aria-label="What just happened">
    <div key={moment}>
      {lines.slice(-most).map((line, index) => (
        <p key={index}>{spoken(line)}</p>
      ))}
      {prompt !== null && <p>{prompt}</p>}
    </div>
  </div>
);
