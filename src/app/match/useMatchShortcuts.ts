import { useShortcuts, type Shortcut } from './shortcuts.ts';
import type { DrawerState } from './useDrawer.ts';

/** What can lie over the table besides the drawers. */
export interface Closable {
  readonly open: boolean;
  readonly close: () => void;
}

type Deed = Exclude<Shortcut, 'actions' | 'log' | 'rules' | 'hint' | 'close'>;

/**
 * What the keys of the keyboard do beside a match. Escape closes the first that is open, and a drawer after these; a hint is seen as
 * long as its key is held.
 */
export function useMatchShortcuts(
  drawing: DrawerState,
  closable: readonly Closable[],
  does: Readonly<Partial<Record<Deed, () => void>>>,
): void {
  useShortcuts((shortcut) => {
    if (shortcut === 'actions' || shortcut === 'log' || shortcut === 'rules') drawing.toggle(shortcut);
    else if (shortcut === 'close') (closable.find(({ open }) => open)?.close ?? drawing.shut)();
    else if (shortcut !== 'hint') does[shortcut]?.();
  });
}
