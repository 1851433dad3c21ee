import { useSyncExternalStore } from 'react';
import { Icon } from './Icon.tsx';
import { current, dismiss, subscribe } from './notices.ts';

export function Notices() {
  const notices = useSyncExternalStore(subscribe, current);
  return (
    <div className="notices" role="status" aria-live="polite">
      {notices.map(({ id, text, kind, act }) => (
        <div key={id} className={`notice ${kind}`}>
          <p>{text}</p>
          <div className="row">
            {act && (
              <button type="button" className="button" onClick={() => (act.run(), dismiss(id))}>
                {act.word}
              </button>
            )}
            <button type="button" className="button plain square" aria-label="Dismiss this message" onClick={() => dismiss(id)}>
              <Icon name="close" />
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
