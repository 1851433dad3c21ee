import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useHeld } from '../../../hooks.ts';
import { Cell } from '../../../stage/cell.ts';
import { useTable } from '../../../tableContext.ts';
import { arrange, cameWith, emptyBag, names, type Arranged } from './arrange.ts';
import { bagSeen } from './cells.ts';

/** The bags of one table as hands have left them: by day on the leather, at night on the stage. */
class Bags {
  readonly kept = new Map<CharacterId, { readonly bag: string; readonly arranged: Arranged }>();
  /** The token that a hand took last. */
  lifted: number | null = null;
  /** Tokens that came with the latest view and have not been shown yet. */
  readonly came = new Map<CharacterId, ReadonlySet<number>>();
  readonly changes = new Cell(0);
}
const tables = new WeakMap<object, Bags>();
function bagsOf(kit: object): Bags {
  const bags = tables.get(kit) ?? new Bags();
  tables.set(kit, bags);
  return bags;
}

/** How the bag of a character lies on this screen; how to leave it otherwise; and all bags that were looked at. */
export function useArranged(
  view: StonesagaView,
  who: CharacterId,
): readonly [Arranged, (arranged: Arranged) => void, ReadonlyMap<CharacterId, Arranged>] {
  const bags = bagsOf(useTable().kit);
  const { kept, changes } = bags;
  useSyncExternalStore(changes.subscribe, changes.get);
  const bag = bagSeen(view, who);
  const now = JSON.stringify(bag);
  const before = kept.get(who);
  if (before?.bag !== now) {
    const after = arrange(before?.arranged ?? emptyBag, bag, view.characters[who].packing, bags.lifted);
    // a bag that is seen for the first time was packed long ago
    if (before) bags.came.set(who, cameWith(before.arranged, after));
    kept.set(who, { bag: now, arranged: after });
  }
  const { arranged } = kept.get(who)!;
  const held = useHeld().things.find((id) => id.startsWith(`res:${who}:`));
  useLayoutEffect(() => {
    if (held !== undefined)
      bags.lifted = [...names(who, [...arranged.lying, ...arranged.spare])].find(([, id]) => id === held)?.[0] ?? null;
  }, [held, who, arranged, bags]);
  const leave = (next: Arranged): void => {
    kept.set(who, { bag: now, arranged: next });
    changes.set(changes.get() + 1);
  };
  return [arranged, leave, new Map([...kept].map(([one, { arranged: lies }]) => [one, lies]))];
}

const none: ReadonlySet<number> = new Set();

/** Tokens of a bag that are shown for the first time now. Ask after `useArranged`. */
export function useArrivals(who: CharacterId): ReadonlySet<number> {
  const { came } = bagsOf(useTable().kit);
  const now = came.get(who) ?? none;
  // once they are on the table: turning to another board and back must not bring them again
  useLayoutEffect(() => void came.delete(who));
  return now;
}
