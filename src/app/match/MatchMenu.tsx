import { Dialog } from '../parts/Dialog.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { addressOf } from '../router.ts';
import { SeveralScreens } from '../screens/SeveralScreens.tsx';

interface Props {
  readonly title: string;
  readonly close: () => void;
  readonly watch: () => void;
  readonly sinceMyTurn: () => void;
  readonly keep: () => void;
  readonly settings: () => void;
  readonly help: () => void;
  /** Null where nobody else could look. */
  readonly cover: (() => void) | null;
  readonly seats: (() => void) | null;
  /** The match as a file, for a host to go on with; null where nobody else could join it. */
  readonly file: (() => Promise<string>) | null;
}

export function MatchMenu({ title, close, watch, sinceMyTurn, keep, settings, help, cover, seats, file }: Props) {
  const item = (icon: IconName, words: string, run: () => void) => (
    <button type="button" className="button" onClick={() => (close(), run())}>
      <Icon name={icon} />
      {words}
    </button>
  );
  return (
    <Dialog title={title} close={close}>
      <div className="match-menu">
        {item('replay', 'What happened since my last turn', sinceMyTurn)}
        {item('play', 'Watch the match from its beginning', watch)}
        {cover && item('people', 'Draw the curtain: hide my hand', cover)}
        {seats && item('bot', 'Who plays which seat', seats)}
        {file && <SeveralScreens wish={async () => ({ file: await file() })} />}
        {item('save', 'Keep the match as a file', keep)}
        {item('settings', 'Settings', settings)}
        {item('help', 'Hands and keys', help)}
        <a className="button" href={addressOf({ page: 'rules', rule: null })}>
          <Icon name="log" />
          Rules
        </a>
        {document.fullscreenEnabled && item('full', document.fullscreenElement ? 'Leave full screen' : 'Full screen', toggleFullScreen)}
        <a className="button" href={addressOf({ page: 'lobby' })}>
          <Icon name="door" />
          To the lobby (the match is saved)
        </a>
      </div>
    </Dialog>
  );
}

function toggleFullScreen(): void {
  void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
}
