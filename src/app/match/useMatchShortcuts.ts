import type { AnyOpenMatch } from './any.ts';
import type { Sheet } from './Sheets.tsx';
import { useShortcuts } from './shortcuts.ts';
import type { DrawerState } from './useDrawer.ts';
import type { Hinting } from './useHint.ts';
import type { Replaying } from './useReplay.ts';

interface Reached {
  readonly match: AnyOpenMatch;
  readonly replaying: Replaying;
  readonly drawing: DrawerState;
  readonly hinting: Hinting;
  /** A bot is asked, and `paused` says whether it may think. */
  readonly bot: boolean;
  readonly paused: boolean;
  readonly open: (sheet: Sheet) => void;
  readonly takeBack: () => void;
  /** Null where nothing was taken back. */
  readonly putBack: (() => void) | null;
}

/** What the keys of the keyboard do beside a match on this machine. */
export function useMatchShortcuts({ match, replaying, drawing, hinting, bot, paused, open, takeBack, putBack }: Reached): void {
  const { replay, leave } = replaying;
  const { bots } = match.play;
  useShortcuts((shortcut) => {
    if (shortcut === 'actions' || shortcut === 'log' || shortcut === 'rules') drawing.toggle(shortcut);
    else if (shortcut === 'pause') bot && (paused ? bots.go() : bots.pause());
    else if (shortcut === 'skip') bots.skip();
    else if (shortcut === 'undo') replay ?? takeBack();
    else if (shortcut === 'redo') putBack?.();
    else if (shortcut === 'settings' || shortcut === 'help') open(shortcut);
    else if (shortcut === 'hint') return;
    else if (replay) leave();
    else (hinting.close(), drawing.shut());
  });
}
