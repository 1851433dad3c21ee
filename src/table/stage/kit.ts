import { Camera } from '../camera/camera.ts';
import type { Layout, Rolled } from '../contract.ts';
import type { Question } from '../../match/question.ts';
import { Hands } from '../gesture/hands.ts';
import { nothingOffered, Offers } from '../gesture/offers.ts';
import { Motion } from '../motion/motion.ts';
import { departures, motionsBetween, type Whereabouts } from '../motion/plan.ts';
import { playFacts } from '../sound/playFacts.ts';
import type { Placement } from '../zones/zone.ts';
import { Ambient } from './ambient.ts';
import { Cell } from './cell.ts';
import { Director, type Update } from './director.ts';
import { Fan } from './fan.ts';
import { DrawLoop } from './drawLoop.ts';
import { Ghosts } from './ghosts.ts';
import { Grasp } from './grasp.ts';
import type { DiceStage, TableInputs } from './inputs.ts';
import { Keys } from './keys.ts';
import { Layers } from './layers.ts';
import { Puzzles } from './puzzles.ts';
import { Reader } from './reader.ts';
import type { Point } from './shapes.ts';
import { Things } from './things.ts';
import { Turns } from './turns.ts';
import { Zoning } from './zoning.ts';

interface Shown {
  readonly view: unknown;
  readonly questions: readonly Question[];
  readonly layout: Layout;
  readonly moment: number;
}

type Fact = { readonly fact: string };

/** Dust, sparks and other particles for what happens on the table. */
interface Effects {
  landed(at: Point, force: number, girth: number): void;
}

const followZoom = 1.7;
const followRest = 4000;

const openTab = (placed: Placement | null): string | undefined => placed?.tabs.find(({ open }) => open)?.id;

/** State and behaviour of one mounted table. Runs without React and Pixi, so that gestures and telling are tested without a screen. */
export class Kit {
  readonly loop = new DrawLoop(() => this.draw?.() ?? false);
  readonly motion = new Motion({
    woken: this.loop.invalidate,
    landed: (_id, at, force, girth) => this.effects?.landed(at, force, girth),
    raised: (id, up) => this.layers.raise(id, up),
  });
  readonly things = new Things((id) => this.motion.pose(id));
  readonly camera = new Camera({ width: 16, height: 9 }, { width: 16, height: 9 }, this.loop.invalidate);
  readonly layers = new Layers();
  readonly ambient = new Ambient(this.loop.invalidate);
  readonly grasp = new Grasp(this);
  readonly hands = new Hands(() => this.offers, this.grasp);
  readonly turns = new Turns(this);
  readonly puzzles = new Puzzles();
  readonly keys = new Keys(this);
  readonly reader = new Reader(this);
  readonly ghosts = new Ghosts(this);
  readonly fan = new Fan(this);
  readonly zones = new Zoning(this.things);
  readonly director: Director<unknown, Fact>;
  readonly shown: Cell<Shown>;
  readonly state: Cell<TableInputs>;
  /** Offers of the latest moment, even while older facts are still being shown. */
  offers: Offers = nothingOffered;
  effects: Effects | null = null;
  /** Called with facts as they are told, for scenes that show them with animations of their own. */
  readonly factListeners = new Set<(facts: readonly Fact[]) => void>();
  dice: DiceStage | null = null;
  /** Draws the stage; set while there is one. */
  draw: (() => boolean) | null = null;
  private before: Whereabouts = new Map();
  private jumps = true;
  private rolls = { moment: -1, count: 0 };
  private ready = false;
  private calm: (() => void) | null = null;

  constructor(inputs: TableInputs) {
    this.state = new Cell(inputs);
    this.shown = new Cell<Shown>({ view: inputs.view, questions: inputs.questions, layout: inputs.layout, moment: inputs.moment });
    this.director = new Director<unknown, Fact>({
      pace: (fact) => this.inputs.game.pace(fact),
      tell: (facts, update) => this.tell(facts, update),
      cut: () => this.dice?.cut(),
      show: (told, how) => this.show(told, how),
      seen: ({ moment }, facts) => this.inputs.onSeen?.(moment, facts),
      after: (ms, then) => {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      changed: (busy) => this.inputs.onBusy?.(busy),
    });
    for (const source of [this.motion, this.camera, this.ambient]) this.loop.add(source);
    this.take(inputs);
    this.question(inputs.questions);
  }

  get inputs(): TableInputs {
    return this.state.get();
  }

  /** New properties from the page. */
  receive(inputs: TableInputs): void {
    const before = this.inputs;
    this.state.set(inputs);
    this.take(inputs);
    if (inputs.layout !== this.shown.get().layout) this.shown.set({ ...this.shown.get(), layout: inputs.layout });
    if (inputs.moment !== before.moment || inputs.game !== before.game) {
      this.question(inputs.questions);
      this.reader.recheck(inputs.view);
      this.director.arrive(inputs as Update<unknown, Fact>);
    }
    this.ghosts.show(inputs.lifted ?? {});
    this.loop.invalidate();
  }

  /** The window has another size: everything jumps to its new place, nothing glides. */
  resize(size: { readonly width: number; readonly height: number }): void {
    const { width, height } = this.zones.screen.get();
    if (size.width !== width || size.height !== height) this.jumps = true;
    this.camera.resize(size);
    this.zones.measure(size);
    this.loop.invalidate();
  }

  /** React has committed a view: starts the motion of what moved, and sends what was dropped before the rules confirmed it to its place. */
  committed(placed: Placement | null = null): void {
    if (placed) {
      this.camera.lay(placed, this.inputs.game.zones ? 0 : undefined);
      // a zone that comes up is there at once
      if (openTab(this.zones.placed.get()) !== openTab(placed)) this.jumps = true;
      this.zones.committed(placed);
    }
    const after = this.things.whereabouts();
    const motions = motionsBetween(this.before, after);
    this.before = after;
    this.motion.stagger(departures(motions));
    const { touch, finger } = this.zones.screen.get();
    this.fan.relaid(touch && !this.director.busy ? finger : null);
    if (this.jumps) this.motion.finish();
    this.motion.opening = this.jumps = false;
    this.grasp.relaid(); // by now a zone that has come up lies where it is seen
    this.turns.recheck();
    this.keys.recheck();
    this.look();
    this.loop.invalidate();
    if (this.ready) return;
    this.ready = true;
    void this.loop.whenIdle().then(() => this.inputs.onReady?.());
  }

  /** Nothing moves, nothing is being told, no answer and no other zone is under way, and every picture on the table is loaded. */
  async idle(): Promise<void> {
    await this.inputs.art.settled();
    while (!this.ready || this.director.busy || !this.loop.idle || this.grasp.asking > 0 || this.zones.pending) {
      await this.loop.whenIdle();
      await this.inputs.art.settled();
      await new Promise((done) => setTimeout(done, 16));
    }
  }

  /** Where something is seen, in CSS pixels; what waits behind a tab is nowhere. */
  where(id: string): Point | undefined {
    if (this.zones.isAway(id) && !this.grasp.held.get().things.includes(id)) return undefined;
    const centre = this.things.centre(id);
    return centre && this.camera.toScreen(centre);
  }

  /** May be called again after `close`: React's strict mode mounts every component twice. */
  open(): void {
    this.loop.open();
    if (!this.director.busy) this.inputs.onSeen?.(this.inputs.moment, this.inputs.facts.length); // it lies there from the start
  }

  close(): void {
    this.calm?.();
    this.reader.close();
    this.loop.close();
  }

  private take({ settings, game, layout, turn = 0, trueZoom }: TableInputs): void {
    this.zones.measure({ text: settings.textSize });
    this.zones.trueSize = trueZoom !== undefined;
    this.motion.still = settings.motion === 'still';
    this.motion.calm = settings.motion === 'reduced';
    this.camera.still = this.motion.quiet; // a gliding camera moves the whole field of view
    this.director.speed = settings.speed;
    this.motion.pace = Math.max(1, Math.sqrt(settings.speed));
    this.ambient.mode = settings.motion;
    if (game.extent) this.camera.lay(game.extent[layout]);
    this.camera.rotate(turn);
    this.camera.measure(trueZoom ?? null);
  }

  private question(questions: readonly Question[]): void {
    this.offers = this.inputs.watching ? nothingOffered : new Offers(questions);
    this.hands.recheck();
    this.keys.recheck();
  }

  private show(told: Update<unknown, Fact>, how: 'glide' | 'jump'): void {
    this.jumps = how === 'jump';
    if (this.jumps) this.motion.opening = true;
    const questions = this.director.busy ? [] : told.questions;
    this.shown.set({ view: told.view, questions, layout: this.inputs.layout, moment: told.moment });
    this.ambient.wake();
  }

  private tell(facts: readonly Fact[], update: Update<unknown, Fact>): Promise<void> | void {
    const { game, mixer, settings } = this.inputs;
    if (mixer) playFacts(facts, game.cues, mixer);
    this.ambient.wake();
    for (const hear of this.factListeners) hear(facts);
    const focus = facts.map((fact) => game.focus(fact)).findLast((id) => id !== null);
    if (settings.follow && focus) this.follow(focus);
    const rolls = facts.flatMap((fact) => {
      const rolled = game.rolled(fact);
      const rolling = rolled && this.roll(rolled, update);
      return rolling ? [rolling] : [];
    });
    return rolls.length > 0 ? Promise.all(rolls).then(() => undefined) : undefined;
  }

  /** The flick of a hand belongs to the first dice of an answer; dice that roll after them are thrown without one. */
  private roll(rolled: Rolled, { thrown, moment }: Update<unknown, Fact>): Promise<void> | undefined {
    if (this.rolls.moment !== moment) this.rolls = { moment, count: 0 };
    const nth = this.rolls.count++;
    return this.dice?.roll(rolled, (thrown?.seed ?? moment) * 31 + nth, nth === 0 ? thrown?.flick : undefined);
  }

  /** A screen for one board keeps it in the middle, wherever the board has gone. */
  private look(): void {
    const { looksAt } = this.inputs;
    const at = looksAt && this.things.centre(looksAt.thing);
    if (looksAt && at) this.camera.look(at, looksAt.zoom);
  }

  private follow(id: string): void {
    const at = this.things.centre(id);
    if (!at) return;
    this.camera.look(at, followZoom);
    this.calm?.();
    const timer = setTimeout(() => this.camera.fit(), followRest);
    this.calm = () => clearTimeout(timer);
  }
}
