import { useSyncExternalStore } from 'react';
import type { TableSettings } from '../../table/settings/settings.ts';
import { read, storageKey, written, type Shell, type Stored } from './stored.ts';

const prefersReducedMotion = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

let stored: Stored | null = null;
const listeners = new Set<() => void>();

const now = (): Stored => (stored ??= read(fromStorage(), prefersReducedMotion()));

export const useSettings = (): TableSettings => useSyncExternalStore(subscribe, () => now().table);
export const useShell = (): Shell => useSyncExternalStore(subscribe, () => now().shell);

export const changeSettings = (change: Partial<TableSettings>): void => keep({ ...now(), table: { ...now().table, ...change } });
export const changeShell = (change: Partial<Shell>): void => keep({ ...now(), shell: { ...now().shell, ...change } });

/** Styles read the settings from the root element, so one rule scales every text and one stops every transition. */
export function dressPage(root: HTMLElement): void {
  const dress = (): void => {
    const { textSize, palette, motion } = now().table;
    root.style.setProperty('--text-scale', String(textSize));
    root.dataset['letters'] = textSize > 1 ? 'large' : 'usual';
    root.dataset['palette'] = palette;
    root.dataset['motion'] = motion === 'full' || motion === 'always' ? 'full' : 'reduced';
  };
  dress();
  listeners.add(dress);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) show(read(newValue, prefersReducedMotion())); // changed in another tab
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function keep(next: Stored): void {
  try {
    localStorage.setItem(storageKey, written(next));
  } catch {
    // Storage is full or forbidden: the settings hold until the page is closed.
  }
  show(next);
}

function show(next: Stored): void {
  stored = next;
  for (const listener of listeners) listener();
}

function fromStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
