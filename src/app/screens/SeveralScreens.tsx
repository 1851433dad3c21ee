import { useState } from 'react';
import { say } from '../parts/notices.ts';
import { Icon } from '../parts/Icon.tsx';
import { go } from '../router.ts';
import type { ApiWishes } from '../../play/hostApi.ts';
import { theHost, useHost } from './host.ts';
import { troubleWords } from './joining.ts';
import { keepWatch } from './seats.ts';

/** Brings a match to the host and shows its code. Hidden where no host is, or where somebody else owns it. */
export function SeveralScreens({ wish }: { readonly wish: () => ApiWishes['matches'] | Promise<ApiWishes['matches']> }) {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  if (!host?.owner) return null;
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const { match, code, watch } = await theHost().ask('matches', await wish());
      keepWatch({ match, key: watch, code });
      go({ page: 'join', code });
    } catch (error) {
      say({ kind: 'trouble', text: troubleWords(error) });
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button large" disabled={busy} onClick={() => void begin()}>
      <Icon name="people" />
      Play on several screens
    </button>
  );
}
