import { spoken, type Line } from './log.ts';

interface Props {
  readonly moment: number;
  readonly lines: readonly Line[];
  readonly prompt: string;
}

/** More would drown a listener; the log keeps them all. */
const most = 12;

/** What just happened and what is asked now, for whoever listens. New lines are spoken, old ones are not repeated. */
export const Captions = ({ moment, lines, prompt }: Props) => (
  <div className="only-heard" role="log" aria-live="polite" aria-label="What just happened">
    <div key={moment}>
      {lines.slice(-most).map((line, index) => (
        <p key={index}>{spoken(line)}</p>
      ))}
      <p>{prompt}</p>
    </div>
  </div>
);
