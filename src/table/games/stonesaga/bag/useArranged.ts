import { useLayoutEffect, useReducer, useRef } from 'react';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import { useHeld } from '../../../hooks.ts';
import { arrange, emptyBag, names, type Arranged } from './arrange.ts';

interface Kept {
  readonly bag: string;
  readonly arranged: Arranged;
}

/** How the bag of a character lies on this screen, as hands have left it; how to leave it otherwise; and all bags that were looked at. */
export function useArranged(view: StonesagaView, who: CharacterId): readonly [Arranged, (arranged: Arranged) => void, ReadonlyMap<CharacterId, Arranged>] {
  const kept = useRef(new Map<CharacterId, Kept>());
  const lifted = useRef<number | null>(null);
  const [, again] = useReducer((n: number) => n + 1, 0);
  const { bag, packing } = view.characters[who];
  const now = JSON.stringify(bag);
  const before = kept.current.get(who);
  if (before?.bag !== now) kept.current.set(who, { bag: now, arranged: arrange(before?.arranged ?? emptyBag, bag, packing, lifted.current) });
  const { arranged } = kept.current.get(who)!;
  const held = useHeld().things.find((id) => id.startsWith(`res:${who}:`));
  useLayoutEffect(() => {
    if (held === undefined) return;
    lifted.current = [...names(who, [...arranged.lying, ...arranged.spare])].find(([, id]) => id === held)?.[0] ?? null;
  }, [held, who, arranged]);
  return [
    arranged,
    (next) => {
      kept.current.set(who, { bag: now, arranged: next });
      again();
    },
    new Map([...kept.current].map(([one, { arranged: lies }]) => [one, lies])),
  ];
}
