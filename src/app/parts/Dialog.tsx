import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly look?: 'plum' | 'ink';
  /** A question that must be answered has no cross, though Esc still means no. */
  readonly cross?: boolean;
}

/** The browser's own modal dialog: it keeps the focus inside, makes the rest inert, and gives the focus back. */
export function Dialog({ title, close, children, footer, look = 'plum', cross = true }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog board ${look}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault(); // the owner decides; a dialog closed behind its back would stay in the tree
        close();
      }}
      onClose={close} // a browser may close it after a second Esc without asking
    >
      <div className="dialog-top">
        <h2 id={heading}>{title}</h2>
        {cross && (
          <button type="button" className="button plain square" onClick={close} aria-label="Close">
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-acts">{footer}</div>}
    </dialog>
  );
}
