import { useId, type ReactNode } from 'react';
import { Icon } from '../parts/Icon.tsx';

interface Props {
  readonly id: string;
  readonly side: 'left' | 'right';
  readonly title: string;
  readonly open: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Beside the table on a wide screen, from below on a phone. The middle of the board stays in sight. */
export function DrawerPanel({ id, side, title, open, close, children }: Props) {
  const heading = useId();
  return (
    <aside id={id} className={`drawer ${side}`} aria-labelledby={heading} hidden={!open} tabIndex={-1}>
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="button plain square" aria-label={`Close: ${title}`} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div className="drawer-body">{children}</div>
    </aside>
  );
}
