import { passes } from '../gesture/hand.ts';
import { named } from '../gesture/offers.ts';
import { fingerDown, fingerUp, slide, type Fingers } from '../gesture/pinch.ts';
import { meant } from './fingertip.ts';
import type { Kit } from './kit.ts';
import { noFling } from './noFling.ts';
import { OverTab } from './overTab.ts';
import type { Point } from './shapes.ts';

const longPress = { beats: 9, ms: 50 };
const notch = 160;
const doubleTap = { ms: 320, px: 28 };

/** Turns pointer events of the page into hands and camera. The table tests hits itself: Pixi's own events walk every node. */
export class Pointers {
  private fingers: Fingers = [];
  private readonly lingering = new Map<number, ReturnType<typeof setTimeout>>();
  private lastNotch = 0;
  /** A finger whose tap has made a crowd go apart: the same tap must choose nothing. */
  private parting: number | null = null;
  private lastTap: (Point & { readonly ms: number }) | null = null;
  private readonly overTab: OverTab;

  constructor(
    private readonly kit: Kit,
    private readonly element: HTMLElement,
  ) {
    this.overTab = new OverTab(kit);
  }

  attach(): () => void {
    const { element } = this;
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => unknown): (() => void) => {
      element.addEventListener(name, act, { passive: false });
      return () => element.removeEventListener(name, act);
    };
    const off = [
      on('pointerdown', (event) => this.down(event)),
      on('pointermove', (event) => this.move(event)),
      on('pointerup', (event) => this.up(event)),
      on('pointercancel', (event) => this.lose(event.pointerId)),
      // a touch is captured by the canvas first; taking it over tells us that the canvas has lost it, which is no loss
      on('lostpointercapture', (event) => event.target === element && this.lose(event.pointerId)),
      on('pointerleave', () => this.kit.reader.hover(null)),
      on('wheel', (event) => this.wheel(event)),
      on('contextmenu', (event) => event.preventDefault()),
      noFling(element),
    ];
    return () => {
      for (const remove of off) remove();
      for (const timer of this.lingering.values()) clearTimeout(timer);
    };
  }

  /** On a bent page the box of the element says nothing: only the inverse of its warp finds what lies under a finger. */
  private point(event: MouseEvent): Point {
    const { bent } = this.kit.inputs;
    if (bent) return bent.toTable({ x: event.clientX, y: event.clientY });
    const { left, top } = this.element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  private under(point: Point, touch = false): string | null {
    const { things, camera, offers, hands, fan } = this.kit;
    return meant(camera.toTable(point), { things, offers, held: hands.held(), zoom: camera.view.zoom, touch, apart: fan.apart() });
  }

  private down(event: PointerEvent): void {
    const { kit } = this;
    if ((event.target as Element | null)?.closest?.('button, a, input')) return;
    if (event.button > 2 || this.fingers.some(({ id }) => id === event.pointerId)) return;
    const point = this.point(event);
    if (kit.director.busy) kit.director.skip();
    kit.keys.hide();
    kit.reader.close();
    kit.grasp.note.set(null);
    this.element.setPointerCapture(event.pointerId);
    if (event.button === 0 && kit.turns.press(event.pointerId, point)) return;
    if (event.button === 0 && kit.puzzles.press(event.pointerId, kit.camera.toTable(point))) return;
    const touch = event.pointerType === 'touch';
    const thing = event.button === 0 ? this.under(point, touch) : null;
    const { finger } = kit.zones.screen.get();
    this.parting = touch && kit.hands.held().length === 0 && kit.fan.reach(thing, finger) ? event.pointerId : null;
    // a piece that nothing moves is held on to as well: the table must not slide away under a hand that meant the piece
    const movable = thing !== null && (kit.offers.movable(thing) || kit.things.isPiece(thing));
    const { fingers, freed } = fingerDown(this.fingers, { id: event.pointerId, point, movable, touch, ms: event.timeStamp });
    this.fingers = fingers;
    for (const id of freed) this.free(id);
    if (this.role(event.pointerId) === 'camera') return;
    kit.hands.press(event.pointerId, thing, point, event.timeStamp);
    if (thing !== null && touch) this.linger(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const { kit } = this;
    const point = this.point(event);
    if (kit.turns.move(event.pointerId, point) || kit.puzzles.move(event.pointerId, kit.camera.toTable(point))) return;
    const finger = this.fingers.find(({ id }) => id === event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') this.hover(point);
      return;
    }
    if (passes(finger.from, point)) this.stopLingering(event.pointerId);
    const { fingers, freed, pan, pinch } = slide(this.fingers, event.pointerId, point);
    this.fingers = fingers;
    for (const id of freed) this.free(id);
    if (pan) kit.camera.grabbed(pan);
    if (pinch) kit.camera.pinchedTo(...pinch);
    if (this.role(event.pointerId) === 'camera') return;
    const hand = kit.hands.at(event.pointerId);
    const stuck = hand.at === 'pressing' && passes(hand.from, point) && !kit.offers.movable(hand.thing);
    kit.hands.move(event.pointerId, point, event.timeStamp);
    if (stuck) this.cannotLift(hand.thing, point);
    const now = kit.hands.at(event.pointerId);
    if (now.at === 'dragging') this.overTab.carried(event.pointerId, now.thing, point);
  }

  private up(event: PointerEvent): void {
    const { kit } = this;
    const finger = this.fingers.find(({ id }) => id === event.pointerId);
    this.stopLingering(event.pointerId);
    this.overTab.left(event.pointerId);
    if (kit.turns.release(event.pointerId) || kit.puzzles.release(event.pointerId) || !finger) return;
    const point = this.point(event);
    this.fingers = fingerUp(this.fingers, event.pointerId);
    if (finger.role === 'camera') return;
    const hand = kit.hands.at(event.pointerId);
    if (this.parting === event.pointerId && hand.at === 'pressing') return kit.hands.cancel(event.pointerId);
    kit.grasp.dropped = kit.camera.toTable(point);
    const onto = hand.at === 'dragging' ? kit.grasp.landing(hand.thing, point) : this.under(point, event.pointerType === 'touch');
    if (hand.at === 'pressing' && this.onlyOpens(hand.thing, point)) {
      kit.hands.cancel(event.pointerId);
      return kit.things.opener(hand.thing)!();
    }
    kit.hands.release(event.pointerId, onto, event.timeStamp);
    if (hand.at === 'idle') this.tappedFelt(point, event.timeStamp);
    else if (hand.at === 'pressing' && !kit.offers.able(hand.thing)) this.tappedIdly(hand.thing, point, event.timeStamp);
  }

  /** Cancelled by the system, or captured elsewhere. */
  private lose(pointer: number): void {
    this.stopLingering(pointer);
    this.overTab.left(pointer);
    if (this.kit.turns.release(pointer) || this.kit.puzzles.release(pointer, true)) return;
    if (!this.fingers.some(({ id }) => id === pointer)) return;
    this.fingers = fingerUp(this.fingers, pointer);
    this.kit.hands.cancel(pointer);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    if (!event.ctrlKey && this.turnsPuzzle(event)) return;
    const lines = event.deltaMode === 1 ? 16 : 1;
    if (event.shiftKey) this.kit.camera.panBy({ x: -(event.deltaX || event.deltaY) * lines, y: 0 });
    // trackpads report a pinch as a wheel with the control key, in much smaller steps
    else this.kit.camera.zoomAt(this.point(event), Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.011 : 0.0016)));
  }

  /** One quarter turn for a notch of the wheel; a trackpad tells of one swipe in dozens of events. */
  private turnsPuzzle(event: WheelEvent): boolean {
    const at = this.kit.camera.toTable(this.point(event));
    if (event.deltaY === 0 || !this.kit.puzzles.takes(at)) return false;
    if (event.timeStamp - this.lastNotch < notch) return true;
    this.lastNotch = event.timeStamp;
    return this.kit.puzzles.turn(event.deltaY > 0 ? 1 : -1, at);
  }

  private hover(point: Point): void {
    const { kit } = this;
    if (kit.hands.held().length === 0)
      kit.fan.follow(kit.camera.toTable(point), this.under(point), kit.zones.screen.get().finger);
    const top = this.kit.things.under(this.kit.camera.toTable(point));
    const able = this.under(point);
    this.kit.reader.hover(this.kit.hands.held().length > 0 ? null : (top[0] ?? null));
    const grab = this.kit.puzzles.takes(this.kit.camera.toTable(point))
      ? 'grab'
      : able === null
        ? ''
        : this.kit.offers.able(able)
          ? this.kit.offers.movable(able)
            ? 'grab'
            : 'pointer'
          : this.kit.things.opener(able)
            ? 'pointer'
            : '';
    if (this.element.style.cursor !== grab) this.element.style.cursor = grab;
  }

  /** On something that the rules offer nothing for: it may still open something on this screen. A piece says why it does nothing. */
  private tappedIdly(thing: string, point: Point, ms: number): void {
    const open = this.kit.things.opener(thing);
    if (open) return open();
    this.cannotLift(thing, point);
    this.tappedFelt(point, ms);
  }

  /** A tap beside the piece that can be lifted, on the place of the same name: it opens the place, and lifts nothing. */
  private onlyOpens(thing: string, point: Point): boolean {
    const { things, offers, camera, hands } = this.kit;
    const answers = offers.tap(thing) !== undefined || hands.held().some((held) => offers.drag(held, thing));
    return things.opener(thing) !== undefined && !answers && !things.isUnder(thing, camera.toTable(point));
  }

  private cannotLift(thing: string, point: Point): void {
    const { kit } = this;
    if (!kit.things.isPiece(thing) || kit.director.busy) return;
    kit.grasp.dropped = kit.camera.toTable(point);
    kit.grasp.refused({ kind: 'lift', thing: named(thing) });
  }

  private tappedFelt(point: Point, ms: number): void {
    const last = this.lastTap;
    if (last && ms - last.ms < doubleTap.ms && Math.hypot(point.x - last.x, point.y - last.y) < doubleTap.px) {
      this.lastTap = null;
      this.kit.camera.fit();
    } else this.lastTap = { ...point, ms };
  }

  private role(pointer: number): string | undefined {
    return this.fingers.find(({ id }) => id === pointer)?.role;
  }

  private free(pointer: number): void {
    this.stopLingering(pointer);
    this.kit.hands.cancel(pointer);
  }

  /** Counted in beats: a page that was busy drawing has not seen the finger lift yet, and must not take a tap for a long press. */
  private linger(pointer: number, beats = longPress.beats): void {
    const next = (): void => (beats > 1 ? this.linger(pointer, beats - 1) : this.kit.hands.linger(pointer));
    this.lingering.set(pointer, setTimeout(next, longPress.ms));
  }

  private stopLingering(pointer: number): void {
    clearTimeout(this.lingering.get(pointer));
    this.lingering.delete(pointer);
  }
}
