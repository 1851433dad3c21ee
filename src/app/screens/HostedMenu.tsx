import { useState } from 'react';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { addressOf } from '../router.ts';
import { addressFor } from '../screen.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { download } from '../trouble/download.ts';
import { copyText } from './copyText.ts';
import { theHost } from './host.ts';
import { useHosted, useMine } from './hosted.ts';
import { OnTable } from './OnTable.tsx';
import { QrCode } from './QrCode.tsx';
import { seatsIn } from './seats.ts';
import { WatchAgain } from './WatchAgain.tsx';

interface Props {
  readonly watching: boolean;
  readonly close: () => void;
  readonly fail: (error: unknown) => void;
}

/** What a screen of a hosted match can do besides playing: move the chair, invite, keep the file, change itself. */
export function HostedMenu({ watching, close, fail }: Props) {
  const { play } = useHosted();
  const [page, setPage] = useState<'menu' | 'settings'>('menu');
  const [take, setTake] = useState<string | null>(null);
  const mine = useMine();
  const { match, code } = play.about;
  const over = play.snapshot().over !== null;
  const token = seatsIn(match).find(({ seat }) => seat === mine[0])?.token;
  const hand = (): void => {
    if (token === undefined) return;
    theHost()
      .ask('handover', { match, token, keep: true })
      .then((found) => setTake(`${window.location.origin}/${addressOf({ page: 'take', key: found.take })}`), fail);
  };
  if (page === 'settings')
    return (
      <Dialog title="Settings" close={close}>
        <SettingsForm />
      </Dialog>
    );
  return (
    <Dialog title={play.about.title} close={close}>
      <div className="match-menu">
        {code && (
          <a className="button" href={`/${addressOf({ page: 'join', code })}`} target="_blank" rel="noreferrer">
            <Icon name="people" />
            Chairs, code and other screens
          </a>
        )}
        {!watching && (
          <a className="button" href={addressFor('hand', match, null)}>
            <Icon name="actions" />
            Show my hand only
          </a>
        )}
        {token !== undefined && (
          <button type="button" className="button" onClick={hand}>
            <Icon name="replay" />
            Move my chair to another device
          </button>
        )}
        {take !== null && (
          <div className="take-away">
            <QrCode text={take} label="Address that moves this chair" />
            <p>Scan it with the other device within ten minutes. It works once.</p>
            <button type="button" className="button plain" onClick={() => copyText(take)}>
              Copy the address
            </button>
          </div>
        )}
        {mine[0] !== undefined && <OnTable seat={mine[0]} />}
        {!watching && over && <WatchAgain />}
        {!watching && over && (
          <button type="button" className="button" onClick={() => void play.exported().then(download, fail)}>
            <Icon name="save" />
            Keep the match as a file
          </button>
        )}
        <button type="button" className="button" onClick={() => setPage('settings')}>
          <Icon name="settings" />
          Settings
        </button>
        <a className="button" href="/">
          <Icon name="door" />
          To the lobby (the match goes on)
        </a>
      </div>
    </Dialog>
  );
}
