import type { Seat } from '../engine/kernel/rule.ts';
import { firstDifference } from './archive.ts';
import { Refused } from './errors.ts';
import type { MatchHost } from './matchHost.ts';
import type { ScreenMessage } from './messages.ts';
import type { Change } from './play.ts';
import type { Screen } from './screen.ts';
import { nextViewer } from './sharedScreen.ts';

type AnyHost = MatchHost<any, any, any>;

interface Attached {
  screen: Screen;
  /** What the screen has been sent of the log, and for which viewer: the next message brings only what differs. */
  sent: readonly unknown[];
  sentFor: Seat | 'table' | undefined;
}

/** Every screen that shows one match. Each is told of changes for its own viewer; they come and go at any time. */
export class Screens {
  private readonly attached = new Map<string, Attached>();

  constructor(
    private readonly host: AnyHost,
    private readonly send: (message: ScreenMessage) => void,
  ) {
    host.beforeTold = () => this.turn();
  }

  /** Tells the screen at once how things stand. A screen of the same name is replaced. */
  attach(name: string, screen: Screen, change: Change): void {
    for (const seat of [screen.viewer, ...screen.answersFor])
      if (seat !== 'table' && !this.host.seats.includes(seat))
        throw new Refused('unknown-seat', `Nobody sits at ${seat}. Seats: ${this.host.seats.join(', ')}.`);
    const attached: Attached = { screen, sent: [], sentFor: undefined };
    attached.screen = this.turned(screen);
    this.host.view(attached.screen.viewer);
    this.attached.set(name, attached);
    this.tellOne(name, attached, change);
  }

  detach(name: string): void {
    this.attached.delete(name);
  }

  of(name: string): Screen {
    const attached = this.attached.get(name);
    if (!attached) throw new Refused('not-attached', `No screen called ${name} shows this match.`);
    return attached.screen;
  }

  /** Gives a shared screen another viewer, out of the seats that are played at it. */
  look(name: string, viewer: Seat | 'table'): void {
    const screen = this.of(name);
    if (!screen.shared || (viewer !== 'table' && !screen.answersFor.includes(viewer)))
      throw new Refused('not-yours', `${viewer} is not played at this screen.`);
    const attached = this.attached.get(name)!;
    attached.screen = this.turned({ ...screen, viewer });
    this.tellOne(name, attached, 'rebuilt');
  }

  /** Sends each screen what has changed for it. */
  tell(change?: Change): void {
    for (const [name, attached] of this.attached) this.tellOne(name, attached, change);
  }

  /** Before anything is sent: a screen that goes to somebody else must not show a hand any longer. Throws if a view cannot be built. */
  private turn(): void {
    const next = [...this.attached.values()].map((attached) => ({ attached, screen: this.turned(attached.screen) }));
    for (const { screen } of next) this.host.view(screen.viewer);
    for (const { attached, screen } of next) attached.screen = screen;
  }

  private turned(screen: Screen): Screen {
    const { viewer, shared } = screen;
    if (!shared || this.host.open) return screen;
    const next = nextViewer({ viewer, ...shared, waiting: this.host.waiting, hides: (seat) => this.host.hides(seat) });
    return next === viewer ? screen : { ...screen, viewer: next };
  }

  private tellOne(name: string, attached: Attached, change?: Change): void {
    const { viewer } = attached.screen;
    const { log } = this.host;
    const from = attached.sentFor === viewer ? firstDifference(attached.sent, log) : 0;
    const glance = this.host.glance(attached.screen);
    attached.sent = log;
    attached.sentFor = viewer;
    this.send({ screen: name, glance: change ? { ...glance, change } : glance, log: { from, facts: this.host.heard(viewer, from) } });
  }
}
