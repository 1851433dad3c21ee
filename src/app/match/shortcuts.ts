import { useEffect, useRef } from 'react';

export type Shortcut = 'undo' | 'redo' | 'log' | 'actions' | 'rules' | 'pause' | 'skip' | 'settings' | 'help' | 'hint' | 'close';

export const keys: readonly { readonly key: string; readonly shortcut: Shortcut; readonly about: string }[] = [
  { key: 'A', shortcut: 'actions', about: 'Show or hide the list of actions' },
  { key: 'L', shortcut: 'log', about: 'Show or hide what happened' },
  { key: 'U', shortcut: 'undo', about: 'Take back the last answer' },
  { key: 'R', shortcut: 'redo', about: 'Put back what was taken back' },
  { key: 'B', shortcut: 'rules', about: 'Show or hide the book: roles and rules' },
  { key: 'P', shortcut: 'pause', about: 'Pause the bots, or let them go on' },
  { key: 'F', shortcut: 'skip', about: 'Skip what the bots do, until it is your turn' },
  { key: 'S', shortcut: 'settings', about: 'Settings' },
  { key: 'H', shortcut: 'hint', about: 'Hold: show strongly what can be done, and what is likely' },
  { key: '?', shortcut: 'help', about: 'This page' },
  { key: 'Esc', shortcut: 'close', about: 'Close what is open' },
];

export function shortcutOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>,
): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  if (event.key !== 'Escape' && isWriting(event.target)) return null;
  const key = event.key === 'Escape' ? 'Esc' : event.key.length === 1 ? event.key.toUpperCase() : event.key;
  return keys.find((one) => one.key === key)?.shortcut ?? null;
}

/** Inside a modal dialog only the dialog listens: a letter must not open a drawer behind it. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]')) return;
      const shortcut = shortcutOf(event);
      if (shortcut) latest.current(shortcut);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && (target.type === 'text' || target.type === 'search')));
