import type { Container } from 'pixi.js';
import { useCallback, useContext, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { Turning } from './gesture/turning.ts';
import type { Fitting, Home } from './motion/body.ts';
import { dialSpring } from './motion/dials.ts';
import type { Spring } from './motion/spring.ts';
import type { AmbientMotion } from './stage/ambient.ts';
import { into, outOf, type Space } from './stage/space.ts';
import type { Held } from './stage/grasp.ts';
import type { Puzzle } from './stage/puzzles.ts';
import { centreOf, girth, type Area, type Point } from './stage/shapes.ts';
import type { GlowLook } from './stage/things.ts';
import { SpaceContext, SharedShadows, useTable } from './tableContext.ts';

export interface ThingLook {
  /** Where it belongs, in units of the spot it stands in. Motion takes it there; never give `x` or `y` as props. */
  readonly home: Home;
  /** Where a hand can touch it, round its own middle. */
  readonly hit: Area;
  /** Where a finger meets it, if that is more than its outline. */
  readonly touch?: Area | undefined;
  readonly z?: number | undefined;
  /** Id of the place it lies on, if it lies on one: things that change place set out one after another. */
  readonly place?: string | undefined;
  /** A thing or place from which it comes when it first appears: the deck of a drawn card. */
  readonly from?: string | undefined;
  /** How high it is held, in units; by default according to its size. */
  readonly rise?: number | undefined;
  /** Scale of the figure at rest. */
  readonly base?: number | undefined;
  /** Scale of its shadow at rest. */
  readonly shadowBase?: number | undefined;
  /** How thick it is, in units: its shadow peeps out that far. */
  readonly thick?: number | undefined;
  /** Opacity of its shadow at rest. */
  readonly shade?: number | undefined;
  /** False for decoration that cannot be touched. */
  readonly touchable?: boolean | undefined;
  /** How it glows when something may be dropped on it. */
  readonly glow?: GlowLook | undefined;
  readonly onFlip?: ((flip: number) => void) | undefined;
}

interface ThingParts {
  /** Goes on the outermost container of the part. */
  readonly root: RefObject<Container | null>;
  /** Goes on what rises, leans and turns. Optional. */
  readonly figure: RefObject<Container | null>;
  /** Goes on the shadow. Optional. */
  readonly shadow: RefObject<Container | null>;
}

/** Puts a thing on the table: hands can touch it and motion moves it. Give the refs to the containers of the part. */
export function useThing(id: string, look: ThingLook): ThingParts {
  const { kit, motion, things } = useTable();
  const space = useContext(SpaceContext);
  const shared = useContext(SharedShadows);
  const root = useRef<Container>(null);
  const figure = useRef<Container>(null);
  const shadow = useRef<Container>(null);
  const { home, hit, touch, z = 0, place, from, base, shade, shadowBase, thick, touchable = true, glow = 'ring', onFlip } = look;
  const rise = look.rise ?? Math.max(6, girth(hit) * 0.5);

  const fitting = (): Fitting => ({
    root: root.current!,
    figure: figure.current ?? undefined,
    shadow: shadow.current ?? undefined,
    space,
    rise,
    girth: girth(hit),
    base,
    shade,
    shadowBase,
    thick,
    onFlip,
  });

  useLayoutEffect(() => {
    if (!root.current) return undefined;
    const letGo = motion.hold(id, fitting());
    const leave = kit.layers.addRoot(id, root.current, shared ? shadow.current : null);
    return () => {
      leave();
      letGo();
    };
    // a new fitting is handed over below, without the thing losing its place
  }, [id, kit, motion, shared]);

  useLayoutEffect(
    () => things.addThing({ id, z, hit, touch, space, place, touchable, glow }),
    [things, id, z, hit, touch, space, place, touchable, glow],
  );

  useLayoutEffect(() => motion.refit(id, fitting()));

  useLayoutEffect(() => {
    const start = from === undefined ? null : things.centre(from);
    motion.send(id, { ...home, ...outOf(space, home) }, start);
  }, [motion, things, id, space, from, home.x, home.y, home.turn, home.size, home.alpha, home.flip]);

  return { root, figure, shadow };
}

interface PlaceLook {
  readonly area: Area;
  /** Where the middle of a dropped thing comes to lie; the middle of the area by default. */
  readonly snap?: Point | undefined;
  readonly glow?: GlowLook | undefined;
  readonly z?: number | undefined;
  /** What a tap does to the screen alone; keep it memoised. */
  readonly opens?: (() => void) | undefined;
  /** What a screen reader says of what it opens: with it the keyboard comes here too. */
  readonly label?: string | undefined;
}

/** Somewhere to put things, or to tap. Areas and points are in units of the spot it stands in; keep `area` memoised. */
export function usePlace(id: string, { area, snap, glow = 'box', z = 0, opens, label }: PlaceLook): void {
  const { things } = useTable();
  const space = useContext(SpaceContext);
  const { x, y } = snap ?? centreOf(area);
  useLayoutEffect(
    () => things.addPlace({ id, z, area, space, glow, snap: { x, y }, opens, label }),
    [things, id, z, area, space, glow, x, y, opens, label],
  );
}

/** The quarter turn in which a thing is shown while somebody turns it, or null. */
export function useTurnPreview(thing: string): number | null {
  const turning = useTurning(thing);
  return turning ? turning.at : null;
}

/** The same, with the legal quarter turns, for scenes that outline them. */
function useTurning(thing: string): Turning | null {
  const { now } = useTable().kit.turns;
  const turning = useSyncExternalStore(now.subscribe, now.get);
  return turning?.thing === thing ? turning : null;
}

/** What is in the hands and where it may go. Renders when something is picked up, aimed or put down, never while it is dragged. */
export function useHeld(): Held {
  const { held } = useTable().kit.grasp;
  return useSyncExternalStore(held.subscribe, held.get);
}

/** Lets hands move something on this screen alone before the rules are asked; keep it memoised. */
export function usePuzzle(puzzle: Puzzle | null): void {
  const { puzzles } = useTable().kit;
  const space = useContext(SpaceContext);
  useLayoutEffect(() => (puzzle ? puzzles.add(inSpace(puzzle, space)) : undefined), [puzzles, puzzle, space]);
}

/** Points reach a puzzle in units of the spot it stands in. */
const inSpace = (puzzle: Puzzle, space: Space): Puzzle => ({
  takes: (at) => puzzle.takes(into(space, at)),
  press: (pointer, at) => puzzle.press(pointer, into(space, at)),
  move: (pointer, at) => puzzle.move(pointer, into(space, at)),
  release: (pointer, at, lost) => puzzle.release(pointer, into(space, at), lost),
  turn: (at, by) => puzzle.turn(at && into(space, at), by),
});

/** While it is true the scene has the screen to itself: no tab lies over it, and the page does not speak of the end before it is read. */
export function useWholeScreen(covers: boolean): void {
  const { kit } = useTable();
  useLayoutEffect(() => {
    const cover = (now: boolean): void => {
      kit.zones.covered.set(now);
      kit.inputs.onCovered?.(now);
    };
    cover(covers);
    return () => cover(false);
  }, [kit, covers]);
}

/** The spot that a part stands in: `outOf` and `into` of stage/space translate between its units and those of the table. */
export const useSpace = (): Space => useContext(SpaceContext);

/** The smallest letters that can be read here, in units of the spot. */
export function useLetters(): number {
  const { kit } = useTable();
  const { placed } = kit.zones;
  const letters = useSyncExternalStore(placed.subscribe, () => placed.get()?.letters ?? 0);
  return letters / useSpace().scale;
}

/** A number that swings to its goal and is written straight to Pixi, without rendering: dials, gauges, lights. */
export function useMotionValue(goal: number, write: (value: number) => void, spring: Spring = dialSpring): void {
  const { motion } = useTable();
  const latest = useRef(write);
  const dial = useRef<ReturnType<typeof motion.dials.add>>(null);
  useLayoutEffect(() => {
    latest.current = write;
  });
  useLayoutEffect(() => {
    dial.current = motion.dials.add(goal, (value) => latest.current(value), spring);
    return () => dial.current?.remove();
    // the first goal is where the dial stands; later ones go through `set`
  }, [motion, spring]);
  useLayoutEffect(() => dial.current?.set(goal, motion.opening), [goal, motion]);
}

/** Candle, water, fog: called while ambient motion is awake, with 1 fading to 0 as it goes to rest. */
export function useAmbient(motion: AmbientMotion): void {
  const { ambient } = useTable().kit;
  const latest = useRef(motion);
  useLayoutEffect(() => {
    latest.current = motion;
  });
  const call = useCallback<AmbientMotion>((ms, strength) => latest.current(ms, strength), []);
  useEffect(() => ambient.add(call), [ambient, call]);
}
