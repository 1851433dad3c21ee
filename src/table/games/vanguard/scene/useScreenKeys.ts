import { useLayoutEffect } from 'react';
import { useTable } from '../../../tableContext.ts';

/** A button or a field beside the table has the key for itself. */
const isOfThePage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, dialog') !== null;

/**
 * Keys of a screen that asks nothing. Escape always works; the others only while the keyboard's ring is on nothing, because on
 * something they are for what it stands on. Null takes no keys.
 */
export function useScreenKeys(does: Readonly<Partial<Record<string, () => void>>> | null): void {
  const { keys } = useTable().kit;
  useLayoutEffect(() => {
    if (!does) return undefined;
    const press = (event: KeyboardEvent): void => {
      const act = does[event.key];
      if (!act || (keys.stands && event.key !== 'Escape') || isOfThePage(event.target)) return;
      event.stopPropagation(); // the table would put its ring somewhere
      act();
    };
    globalThis.addEventListener('keydown', press, true);
    return () => globalThis.removeEventListener('keydown', press, true);
  }, [does, keys]);
}
