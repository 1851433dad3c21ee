import { byDistance, stepped, tabbed, type FocusDirection, type FocusStop } from '../gesture/focus.ts';
import { spelledOut } from '../gesture/offers.ts';
import { Cell } from './cell.ts';
import type { Kit } from './kit.ts';

interface Focus {
  readonly id: string;
  /** What a screen reader says. */
  readonly label: string;
  /** The thing that was picked up with Enter and is shown over `id`. */
  readonly carrying: string | null;
}

const arrows: Readonly<Record<string, FocusDirection>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const panStep = 90;

/** The keyboard is one more hand: it walks among things that can do something, picks up, aims, turns, throws, chooses and opens. */
export class Keys {
  readonly focus = new Cell<Focus | null>(null);

  constructor(private readonly kit: Kit) {}

  /** True if the key meant something here. */
  press({ key, shiftKey, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
    if (metaKey || altKey || (ctrlKey && !(key in arrows))) return false;
    const { camera, turns, director } = this.kit;
    const middle = { x: camera.screen.width / 2, y: camera.screen.height / 2 };
    const direction = arrows[key];
    if (direction) return shiftKey || ctrlKey ? this.pan(direction) : this.step(direction);
    switch (key) {
      case 'Tab':
        return this.tab(shiftKey);
      case 'Enter':
        return this.enter();
      case ' ':
        if (!director.busy) return this.enter();
        director.skip();
        return true;
      case 'Escape':
        return this.escape();
      case 'r':
      case 'R':
        return this.rotate(shiftKey ? -1 : 1);
      case 'i':
      case 'I':
        return this.read();
      case '+':
      case '=':
        camera.zoomAt(middle, 1.3);
        return true;
      case '-':
        camera.zoomAt(middle, 1 / 1.3);
        return true;
      case '0':
        camera.fit();
        return true;
      default:
        return turns.now.get() !== null && key === 'y' ? (turns.confirm(), true) : false;
    }
  }

  /** The ring stands on something that lies there. */
  get stands(): boolean {
    const focus = this.focus.get();
    return focus !== null && this.kit.things.has(focus.id);
  }

  /** The focus ring is for the keyboard: a mouse or a finger hides it. */
  hide(): void {
    const carrying = this.focus.get()?.carrying;
    if (carrying) this.kit.grasp.letGo(carrying);
    this.focus.set(null);
  }

  /** What the ring stood on may be gone, or have nothing to do any more. */
  recheck(): void {
    const focus = this.focus.get();
    if (!focus) return;
    if (focus.carrying && this.kit.offers.drag(focus.carrying, focus.id)) return;
    if (!focus.carrying && this.stands && (this.kit.offers.able(focus.id) || this.kit.things.openers().has(focus.id))) return;
    if (focus.carrying) this.kit.grasp.letGo(focus.carrying);
    this.go(this.nearestTo(focus.id));
  }

  private stops(): readonly FocusStop[] {
    const carrying = this.focus.get()?.carrying;
    const { offers, things } = this.kit;
    const ids = carrying ? offers.targets(carrying) : new Set([...offers.actors(), ...things.openers().keys()]);
    return [...ids].flatMap((id) => {
      const at = this.kit.where(id);
      return at ? [{ id, ...at }] : [];
    });
  }

  private nearestTo(id: string): string | null {
    const at = this.kit.where(id);
    const stops = this.stops();
    return (at ? byDistance(stops, at)[0] : stops[0])?.id ?? null;
  }

  private step(direction: FocusDirection): boolean {
    if (this.kit.turns.now.get()) {
      this.kit.turns.on(direction === 'left' || direction === 'up' ? -1 : 1);
      return true;
    }
    this.go(stepped(this.stops(), this.focus.get()?.id ?? null, direction), this.focus.get()?.carrying ?? null);
    return true;
  }

  private tab(back: boolean): boolean {
    const focus = this.focus.get();
    const next = tabbed(this.stops(), focus?.id ?? null, back);
    if (next === null && !focus?.carrying) {
      this.focus.set(null);
      return false;
    }
    // while something is carried the keyboard goes round and round: leaving would lose it
    this.go(next ?? tabbed(this.stops(), null, back), focus?.carrying ?? null);
    return true;
  }

  private pan(direction: FocusDirection): boolean {
    const by = { left: { x: panStep, y: 0 }, right: { x: -panStep, y: 0 }, up: { x: 0, y: panStep }, down: { x: 0, y: -panStep } };
    this.kit.camera.panBy(by[direction]);
    return true;
  }

  private enter(): boolean {
    const { director, turns, offers, grasp, things } = this.kit;
    if (director.busy) director.skip();
    if (turns.now.get()) {
      turns.confirm();
      return true;
    }
    const focus = this.focus.get();
    if (!focus || !this.stands) return this.step('right');
    const { id, carrying } = focus;
    const offered = carrying ? offers.drag(carrying, id) : (offers.tap(id) ?? offers.throw(id));
    if (offered) {
      if (carrying) this.focus.set({ ...focus, carrying: null });
      grasp.chosen({ offered, thing: carrying, flick: null, thrown: offered.offer.gesture.kind === 'throw' });
    } else if (offers.turnable(id)) turns.begin(id);
    else if (offers.movable(id)) this.pick(id);
    else things.opener(id)?.();
    return true;
  }

  private pick(thing: string): void {
    this.kit.grasp.picked(thing);
    this.focus.set({ id: thing, label: '', carrying: thing });
    this.go(this.nearestTo(thing), thing);
  }

  private escape(): boolean {
    const { hands, turns, reader, grasp } = this.kit;
    const focus = this.focus.get();
    if (reader.open.get()) reader.close();
    else if (turns.now.get()) turns.cancel();
    else if (focus?.carrying) {
      grasp.letGo(focus.carrying);
      this.focus.set({ ...focus, carrying: null });
      this.go(focus.carrying);
    } else if (hands.held().length > 0) hands.cancelAll();
    else return false;
    return true;
  }

  private rotate(by: 1 | -1): boolean {
    const { turns, offers } = this.kit;
    const id = this.focus.get()?.id;
    if (turns.now.get()) turns.on(by);
    else if (id !== undefined && offers.turnable(id)) turns.begin(id);
    else return this.kit.puzzles.turnAny(by);
    return true;
  }

  private read(): boolean {
    const id = this.focus.get()?.id;
    if (id === undefined) return false;
    this.kit.reader.toggle(id);
    return true;
  }

  private go(id: string | null, carrying: string | null = null): void {
    if (id === null) return this.focus.set(null);
    const { offers, grasp, things, camera } = this.kit;
    const way = carrying ? offers.drag(carrying, id) : undefined;
    const label = way ? spelledOut(way.offer) : carrying ? id : (things.openers().get(id) ?? offers.label(id));
    this.focus.set({ id, label, carrying });
    this.kit.zones.reveal(id);
    if (carrying) grasp.hover(carrying, id);
    const at = this.kit.zones.isAway(id) ? undefined : things.centre(id);
    if (at && !camera.sees(at, 0.04)) camera.look(at);
  }
}
