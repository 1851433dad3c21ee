import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { spelledOut } from '../gesture/offers.ts';
import type { Kit } from './kit.ts';
import { ReadingView } from './ReadingView.tsx';
import { RuleLink } from './RuleLink.tsx';
import type { Point } from './shapes.ts';
import { Tabs } from './Tabs.tsx';

/** What the table says in words: notes, readings, the check beside a turned tile. Plain DOM, so that everybody can read it. */
export function Overlay({ kit }: { readonly kit: Kit }) {
  return (
    <div className="lantern-overlay">
      {!kit.inputs.watching && <Tabs kit={kit} />}
      <RefusalNote kit={kit} />
      <SecondStep kit={kit} />
      <TurnButtons kit={kit} />
      <OtherHands kit={kit} />
      <ReadingView kit={kit} />
      <FocusWords kit={kit} />
    </div>
  );
}

/** Stays at a point of the table while the camera moves, without rendering. */
function Pinned({
  kit,
  at,
  className,
  children,
}: {
  readonly kit: Kit;
  readonly at: Point;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = (): void => {
      const { x, y } = kit.camera.toScreen(at);
      const { width, height } = kit.camera.screen;
      // a note at the rim of the screen moves in rather than being cut off
      const half = (element.current?.offsetWidth ?? 0) / 2 + 8;
      const tall = (element.current?.offsetHeight ?? 0) + 24;
      const left = Math.min(Math.max(x, half), Math.max(half, width - half));
      const top = Math.min(Math.max(y, tall), height - 8);
      if (element.current) element.current.style.transform = `translate(${left}px, ${top}px) translate(-50%, calc(-100% - 16px))`;
    };
    place();
    return kit.camera.subscribe(place);
  }, [kit, at]);
  return (
    <div ref={element} className={className}>
      {children}
    </div>
  );
}

function RefusalNote({ kit }: { readonly kit: Kit }) {
  const note = useSyncExternalStore(kit.grasp.note.subscribe, kit.grasp.note.get);
  return (
    <div role="status" aria-live="polite">
      {note && (
        <Pinned key={note.key} kit={kit} at={note.at} className="lantern-note">
          <RuleLink id={note.refusal.rule} className="lantern-note-rule" /> {note.refusal.why}
          {note.asked && <span className="lantern-note-asked">Asked now: {note.asked}</span>}
        </Pinned>
      )}
    </div>
  );
}

/** Something was taken up by a tap: what the second tap can do. */
function SecondStep({ kit }: { readonly kit: Kit }) {
  const { waits } = useSyncExternalStore(kit.grasp.held.subscribe, kit.grasp.held.get);
  const ways = waits === null ? [] : kit.offers.targets(waits).map((onto) => kit.offers.drag(waits, onto)!.offer);
  const goesOn = ways.some(({ then }) => then !== undefined);
  return (
    <div role="status" aria-live="polite">
      {ways.length > 0 && (
        <p className="lantern-step">
          <strong>Step 2 of {goesOn ? 3 : 2}:</strong>{' '}
          {ways.length > 3 ? `tap one of ${ways.length} marked places.` : `tap the place for ${ways.map(spelledOut).join(', or ')}.`}
          {' Tap the piece again to put it back.'}
        </p>
      )}
    </div>
  );
}

/** The mark of whoever holds a piece on another screen, over that piece. */
function OtherHands({ kit }: { readonly kit: Kit }) {
  const { lifted = {}, markOf } = useSyncExternalStore(kit.state.subscribe, kit.state.get);
  return Object.entries(lifted).map(([seat, thing]) => {
    const at = kit.things.centre(thing);
    return at && markOf ? (
      <Pinned key={`${seat} ${thing}`} kit={kit} at={at} className="lantern-hand">
        {markOf(seat)}
      </Pinned>
    ) : null;
  });
}

function TurnButtons({ kit }: { readonly kit: Kit }) {
  const turning = useSyncExternalStore(kit.turns.now.subscribe, kit.turns.now.get);
  useSyncExternalStore(kit.zones.placed.subscribe, kit.zones.placed.get); // a table that is laid again has the tile elsewhere
  const corners = kit.turns.corners();
  if (!turning || corners.length === 0) return null;
  const at = { x: (corners[0]!.x + corners[2]!.x) / 2, y: Math.min(...corners.map(({ y }) => y)) };
  return (
    <Pinned key={turning.thing} kit={kit} at={at} className="lantern-turn">
      {turning.legal.length > 1 && (
        <button type="button" aria-label="Turn it (R)" title="Turn it (R)" onClick={() => kit.turns.on()}>
          ↻
        </button>
      )}
      <button
        type="button"
        className="lantern-confirm"
        aria-label="Leave it like this (Enter)"
        title="Leave it like this (Enter)"
        onClick={() => kit.turns.confirm()}
      >
        ✓
      </button>
      <span className="lantern-turn-count" aria-live="polite">
        {turning.legal.indexOf(turning.at) + 1}/{turning.legal.length}
      </span>
    </Pinned>
  );
}

function FocusWords({ kit }: { readonly kit: Kit }) {
  const focus = useSyncExternalStore(kit.keys.focus.subscribe, kit.keys.focus.get);
  return (
    <div className="lantern-hidden" aria-live="polite">
      {focus?.label ?? ''}
    </div>
  );
}
