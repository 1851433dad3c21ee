import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { changeShell } from '../settings/settingsStore.ts';
import type { Losing } from './useLosing.ts';

interface Props extends Pick<Losing, 'back'> {
  readonly asked: NonNullable<Losing['asked']>;
  /** The advice says to do it: then brass is on that button, and nobody is sent to and fro between the two. */
  readonly advised: boolean;
}

/** "End your turn? 2 cubes are not spent." Asked once, and never again for those who say so. */
export function LosingDialog({ asked, back, advised }: Props) {
  const [never, setNever] = useState(false);
  const close = (then: () => void): void => {
    if (never) changeShell({ warn: false });
    then();
  };
  return (
    <Dialog title={`${asked.offer.label.replace(/[.?]$/, '')}?`} close={() => close(back)}>
      {asked.offer.loses!.split('\n').map((line) => (
        <p key={line}>{sentence(line)}</p>
      ))}
      <label className="row">
        <input type="checkbox" checked={never} onChange={({ target }) => setNever(target.checked)} />
        Do not ask again
      </label>
      <div className="row">
        <button type="button" className={advised ? 'button brass' : 'button'} onClick={() => close(asked.go)}>
          {asked.offer.label}
        </button>
        <button type="button" className={advised ? 'button' : 'button brass'} onClick={() => close(back)}>
          Go back
        </button>
      </div>
    </Dialog>
  );
}

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${/[.!?]$/.test(clause) ? '' : '.'}`;
