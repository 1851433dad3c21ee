import { useEffect, useRef, useState } from 'react';
import type { Layout } from '../../table/contract.ts';
import { changeShell, useShell } from '../settings/settingsStore.ts';

export type DrawerName = 'actions' | 'log' | 'rules';
export type Drawer = DrawerName | 'none';

export interface DrawerState {
  readonly drawer: Drawer;
  readonly toggle: (which: DrawerName) => void;
  readonly shut: () => void;
}

/** One drawer at a time. Beside a table it is open again next time; without a table the list of actions is the game. */
export function useDrawer(layout: Layout, drawn: boolean): DrawerState {
  const shell = useShell();
  const [drawer, setDrawer] = useState<Drawer>(!drawn ? 'actions' : layout === 'tall' ? 'none' : shell.drawer);
  const opening = useRef<Drawer>('none');
  // with the drawer on screen, and not a frame later: by then a hand may already have moved the focus on
  useEffect(() => {
    if (opening.current === drawer && drawer !== 'none') document.getElementById(drawer)?.focus();
    opening.current = 'none';
  }, [drawer]);
  const toggle = (which: DrawerName): void => {
    const then: Drawer = drawer === which ? 'none' : which;
    setDrawer(then);
    if (layout === 'wide' && drawn) changeShell({ drawer: then });
    opening.current = then;
  };
  return { drawer, toggle, shut: () => setDrawer('none') };
}
