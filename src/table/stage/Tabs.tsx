import { useSyncExternalStore, type CSSProperties } from 'react';
import type { Tab } from '../zones/zone.ts';
import type { Kit } from './kit.ts';

/** The length of the longest line on them, with a sign before or after a title: the styles make all as large as that one has room. */
const lettersOf = (tabs: readonly Tab[]): CSSProperties =>
  ({ '--letters': Math.max(...tabs.map(({ title, state }) => Math.max(title.length + 2, state.length))) }) as CSSProperties;

/**
 * Zones that are away, with what they hold, and whether the lesson or the advice speaks of something in them. A tap brings one up; a tap
 * on the one that is up pins it there.
 */
export function Tabs({ kit }: { readonly kit: Kit }) {
  const placed = useSyncExternalStore(kit.zones.placed.subscribe, kit.zones.placed.get);
  const { pinned } = useSyncExternalStore(kit.zones.opened.subscribe, kit.zones.opened.get);
  const covered = useSyncExternalStore(kit.zones.covered.subscribe, kit.zones.covered.get);
  const { lesson } = useSyncExternalStore(kit.state.subscribe, kit.state.get);
  const pointed = new Set(lesson?.point.filter((id) => kit.zones.isAway(id)).map((id) => kit.zones.zoneOf(id)));
  if (!placed || placed.tabs.length === 0 || covered) return null;
  return (
    <div role="tablist" aria-label="Zones of the table" className="lantern-tabs" style={lettersOf(placed.tabs)}>
      {placed.tabs.map(({ id, title, state, open, wanted, at }) => {
        const kept = pinned === id;
        const act = open ? () => kit.zones.pin(kept ? null : id) : () => kit.zones.look(id);
        return (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={open}
            data-zone={id}
            data-wanted={wanted && !open}
            data-pointed={pointed.has(id)}
            data-pinned={kept}
            title={open ? (kept ? 'Let it go again' : 'Keep it up') : undefined}
            style={{ left: at.x, top: at.y, width: at.width, height: at.height }}
            onClick={act}
          >
            <span className="lantern-tab-title">{title}</span>
            {state && <span className="lantern-tab-state">{state}</span>}
          </button>
        );
      })}
    </div>
  );
}
