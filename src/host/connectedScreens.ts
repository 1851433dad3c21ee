import type { Seat } from '../engine/kernel/rule.ts';
import type { Screen } from '../match/screen.ts';
import type { Company, Tell } from '../match/screenMessages.ts';
import type { Chairs } from './chairs.ts';
import { limits, screenAllowance, type ScreenAllowance } from './limits.ts';
import type { ScreenGroup } from './screenGroups.ts';

/** The rights that a screen was let in with. Nothing that it sends changes them. */
export interface Pass {
  readonly role: 'player' | 'hand' | 'table' | 'stream' | 'spectator';
  readonly viewer: Seat | 'table';
  /** Seats whose tokens it has shown. */
  readonly seats: readonly Seat[];
  readonly delay: number;
}

/** The connection to one screen. */
export interface ScreenConnection {
  /** This will be sent soon, unless something fails: whatever it takes may be done now. */
  prepare?(message: Uint8Array): void;
  send(message: Uint8Array): void;
  /** Ends it; the screen comes back if it can. */
  end(code: number): void;
}

/** A connected screen. */
export interface ConnectedScreen {
  readonly pass: Pass;
  readonly connection: ScreenConnection;
  readonly allowance: ScreenAllowance;
  /** The group whose messages it gets; null until it has said hello. */
  group: ScreenGroup | null;
}

const bytesMade = new WeakMap<Tell, Uint8Array>();

/** A message as it is sent, made once. All are of one type, whose number is 0; see `play/roomSocket.ts` for the other end. */
export function bytesOf(told: Tell): Uint8Array {
  const known = bytesMade.get(told);
  if (known) return known;
  const bytes = Buffer.from(`\u0011\0${JSON.stringify(told)}`);
  bytesMade.set(told, bytes);
  return bytes;
}

/** Questions to the whole table go to those who play, and to the screen that some of them play on. */
export const hearsMatters = ({ pass }: ConnectedScreen): boolean => pass.seats.length > 0 || pass.role === 'table';

/** The connected screens of one match: for which seats each may speak, and who is there because of them. */
export class ConnectedScreens {
  private readonly byName = new Map<string, ConnectedScreen>();

  constructor(
    private readonly chairs: Chairs,
    /** Nobody at this table hides anything: whoever stands at the screen in the middle acts for everybody. */
    private readonly open: boolean,
  ) {}

  get size(): number {
    return this.byName.size;
  }

  get all(): readonly ConnectedScreen[] {
    return [...this.byName.values()];
  }

  get(name: string): ConnectedScreen | undefined {
    return this.byName.get(name);
  }

  add(name: string, pass: Pass, connection: ScreenConnection): void {
    this.byName.set(name, { pass, connection, allowance: screenAllowance(), group: null });
    this.updatePresence();
  }

  remove(name: string): ConnectedScreen | undefined {
    const screen = this.byName.get(name);
    if (this.byName.delete(name)) this.updatePresence();
    return screen;
  }

  get watching(): number {
    return this.all.filter(({ pass }) => pass.seats.length === 0).length;
  }

  /** Null if there is a place for it, or why there is none. */
  noPlaceFor(pass: Pass): string | null {
    const full =
      this.size >= limits.matchScreens ||
      pass.seats.some((seat) => this.ownScreensOf(seat) >= limits.seatScreens) ||
      (pass.seats.length === 0 && this.watching >= limits.watching);
    return full ? 'This match has no place for another screen.' : null;
  }

  /** Whose word counts when it comes from this screen: the screen in the middle speaks for those who play on it. */
  speaksFor({ role, seats }: Pass): readonly Seat[] {
    return role === 'table' ? this.chairs.onTable : seats;
  }

  /** The seats whose questions it may answer: those it speaks for, and at an open table those of all people, but for what bots play. */
  answersOf(pass: Pass): readonly Seat[] {
    const seats = pass.role === 'table' && this.open ? this.chairs.taken : this.speaksFor(pass);
    return seats.filter((seat) => this.chairs.of(seat)?.policy === null);
  }

  screenOf(pass: Pass): Screen {
    return { viewer: pass.viewer, answersFor: this.answersOf(pass) };
  }

  company(): Company {
    const screensOf = (seat: Seat): number => this.screensOf(seat);
    return this.chairs.company(screensOf, this.watching);
  }

  /** Somebody who plays is connected and has said hello. */
  get someoneIsHere(): boolean {
    return this.all.some((screen) => screen.group !== null && hearsMatters(screen));
  }

  /** One seat for each person who is here. */
  people(): readonly Seat[] {
    const names = new Map<string, Seat>();
    for (const { seat, person, screens, policy } of this.company().chairs)
      if (person !== null && screens > 0 && policy === null && !names.has(person)) names.set(person, seat);
    return [...names.values()];
  }

  /** Chairs remember since when they have no screen: called whenever a screen, or what it speaks for, changes. */
  updatePresence(): void {
    for (const seat of this.chairs.seats) this.chairs.present(seat, this.screensOf(seat) > 0);
  }

  /** Screens that have not said hello yet are told nothing. */
  tell(told: Tell, whom: (screen: ConnectedScreen) => boolean = () => true): void {
    let message: Uint8Array | undefined;
    for (const screen of this.byName.values())
      if (screen.group !== null && whom(screen)) screen.connection.send((message ??= bytesOf(told)));
  }

  private screensOf(seat: Seat): number {
    return this.all.filter(({ pass }) => this.speaksFor(pass).includes(seat)).length;
  }

  private ownScreensOf(seat: Seat): number {
    return this.all.filter(({ pass }) => pass.seats.includes(seat)).length;
  }
}
