import type { Refusal, Tried } from '../../engine/kernel/option.ts';
import type { Flick } from '../../engine/kernel/rule.ts';
import type { HandChoice, HandEvents } from '../gesture/hands.ts';
import { drawn, nearest, type Aim, type Reachable } from '../gesture/nearest.ts';
import type { Offered } from '../gesture/offers.ts';
import { Cell } from './cell.ts';
import type { Kit } from './kit.ts';
import type { Point } from './shapes.ts';

/** What is in the hands, where it may go, and which of those targets it is aimed at. */
export interface Held {
  readonly things: readonly string[];
  readonly targets: readonly string[];
  readonly nearest: readonly string[];
  /** The thing that was taken up by a tap and waits for a second one. */
  readonly waits: string | null;
}

const emptyHanded: Held = { things: [], targets: [], nearest: [], waits: null };

interface RefusalNote {
  readonly refusal: Refusal;
  /** What is asked instead, if the refusal does not say it itself. */
  readonly asked: string | null;
  readonly at: Point;
  readonly key: number;
}

/** One thing in a hand. */
interface Grip {
  /** From the hand to its middle, on the table. */
  readonly offset: Point;
  targets: readonly Reachable[];
  aim: Aim | null;
  /** It was taken up by a tap. */
  readonly tapped: boolean;
}

/**
 * CSS pixels beyond its edge from which a target still draws a piece: over the felt, and over some other place, where a drop may
 * mean that place.
 */
const reach = 34;
const reachOverPlaces = 7;
/** Long enough to read it twice; the next touch takes it away. */
const noteTime = 12_000;

/** What hands do to the table: lift, carry, aim, drop, choose. */
export class Grasp implements HandEvents {
  readonly held = new Cell<Held>(emptyHanded);
  readonly note = new Cell<RefusalNote | null>(null);
  /** Answers that the rules have not taken yet. */
  asking = 0;
  /** Where on the table a hand let go last: a refusal is explained there. */
  dropped: Point = { x: 0, y: 0 };
  private readonly grips = new Map<string, Grip>();
  private notes = 0;
  private fade: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly kit: Kit) {}

  picked(thing: string, from: Point | null = null): void {
    const { motion, camera } = this.kit;
    const pose = motion.pose(thing);
    if (!pose) return;
    const hand = from ? camera.toTable(from) : pose;
    const offset = { x: pose.x - hand.x, y: pose.y - hand.y };
    this.grips.set(thing, { offset, targets: this.reachable(thing), aim: null, tapped: from === null });
    motion.pick(thing);
    this.kit.ambient.wake();
    this.note.set(null);
    this.refresh();
  }

  /** Zones have come or gone while something is in a hand: it may go elsewhere now. */
  relaid(): void {
    if (this.grips.size === 0) return;
    for (const [thing, grip] of this.grips) grip.targets = this.reachable(thing);
    this.refresh();
  }

  carried(thing: string, to: Point): void {
    const grip = this.grips.get(thing);
    if (!grip) return;
    this.carryTo(thing, this.kit.camera.toTable(to), grip);
  }

  /** The keyboard carries a thing over a target. */
  hover(thing: string, target: string): void {
    const grip = this.grips.get(thing);
    const at = this.kit.things.target(target)?.snap;
    if (grip && at) this.carryTo(thing, at, { ...grip, offset: { x: 0, y: 0 } });
  }

  letGo(thing: string): void {
    this.kit.motion.drop(thing);
    this.release(thing);
  }

  chosen({ offered, thing, flick, thrown }: HandChoice): void {
    const { gesture } = offered.offer;
    let thrownBy: Flick | undefined;
    if (thrown && flick) {
      const { camera, dice } = this.kit;
      const at = camera.toTable(flick.at);
      const ahead = camera.toTable({ x: flick.at.x + flick.speed.x, y: flick.at.y + flick.speed.y });
      thrownBy = dice?.flickOf({ at, speed: { x: ahead.x - at.x, y: ahead.y - at.y } });
    }
    if (thing !== null) {
      const snap = gesture.kind === 'drag' ? this.kit.things.target(gesture.onto)?.snap : undefined;
      if (snap) this.kit.motion.park(thing, snap);
      else this.kit.motion.drop(thing);
      this.release(thing);
    }
    this.answer(offered, thrownBy);
  }

  refused(gesture: Tried): void {
    const at = this.dropped;
    this.asking++;
    void this.kit.inputs
      .whyNot(gesture)
      .then((refusal) => {
        if (!refusal) return;
        this.say(refusal, at);
        this.kit.inputs.onRefusal?.(refusal, gesture);
      })
      .catch((error: unknown) => this.kit.inputs.onError?.(error))
      .finally(() => this.asking--);
  }

  turn(thing: string): void {
    this.kit.turns.tapped(thing);
  }

  reading(thing: string | null): void {
    this.kit.reader.show(thing);
  }

  /** Where a carried thing would come down: its legal target, else what lies under the point. */
  landing(thing: string, point: Point): string | null {
    const at = this.kit.camera.toTable(point);
    const aim = this.grips.get(thing)?.aim;
    if (aim) return aim.id;
    const under = this.kit.things.under(at).filter((id) => id !== thing);
    return under.find((id) => !this.kit.things.thing(id)) ?? under[0] ?? null;
  }

  answer({ question, offer }: Offered, flick?: Flick): void {
    this.asking++;
    const failed = (error: unknown): void => {
      this.kit.motion.unpark();
      this.kit.inputs.onError?.(error);
    };
    try {
      void Promise.resolve(this.kit.inputs.choose(question, offer.id, undefined, flick))
        .catch(failed)
        .finally(() => this.asking--);
    } catch (error) {
      this.asking--;
      failed(error);
    }
  }

  say(refusal: Refusal, at: Point): void {
    clearTimeout(this.fade);
    const prompt = (this.kit.offers.questions.find(({ kind }) => kind === 'main') ?? this.kit.offers.questions[0])?.prompt ?? null;
    this.note.set({ refusal, asked: prompt !== null && refusal.why.includes(prompt) ? null : prompt, at, key: ++this.notes });
    this.fade = setTimeout(() => this.note.set(null), noteTime);
  }

  private carryTo(thing: string, hand: Point, grip: Grip): void {
    const elsewhere = this.kit.things.placesUnder(hand).some((id) => !grip.targets.some((target) => target.id === id));
    const aim = nearest(hand, grip.targets, (elsewhere ? reachOverPlaces : reach) / this.kit.camera.view.zoom);
    const snap = aim && grip.targets.find(({ id }) => id === aim.id)?.snap;
    const at = { x: hand.x + grip.offset.x, y: hand.y + grip.offset.y };
    this.kit.motion.drag(thing, aim && snap ? drawn(at, snap, aim.pull) : at);
    const kept = this.grips.get(thing);
    if (!kept || kept.aim?.id === aim?.id) return;
    kept.aim = aim;
    this.refresh();
  }

  private reachable(thing: string): readonly Reachable[] {
    const { offers, things, zones } = this.kit;
    return offers.targets(thing).flatMap((id): Reachable[] => {
      const target = zones.isAway(id) ? undefined : things.target(id);
      return target ? [{ id, snap: target.snap, distance: (point) => things.distance(target, point) }] : [];
    });
  }

  private release(thing: string): void {
    this.grips.delete(thing);
    this.refresh();
  }

  private refresh(): void {
    const grips = [...this.grips];
    const [first] = grips[0] ?? [null];
    if (first !== (this.held.get().things[0] ?? null)) this.kit.inputs.onHold?.(first);
    if (grips.length === 0) return this.held.set(emptyHanded);
    this.held.set({
      things: grips.map(([thing]) => thing),
      targets: [...new Set(grips.flatMap(([, { targets }]) => targets.map(({ id }) => id)))],
      nearest: grips.flatMap(([, { aim }]) => (aim ? [aim.id] : [])),
      waits: grips.find(([, { tapped }]) => tapped)?.[0] ?? null,
    });
  }
}
