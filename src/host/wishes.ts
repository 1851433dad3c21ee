import type { Answer, Seat } from '../engine/kernel/rule.ts';
import { isPolicy } from '../match/policy.ts';
import type { AskedWish, Tell } from '../match/screenMessages.ts';
import type { Chairs } from './chairs.ts';
import type { ConnectedScreens, Pass } from './connectedScreens.ts';
import { Denied, type HostedMatch } from './hostedMatch.ts';
import { limits } from './limits.ts';
import type { Matters } from './matters.ts';

type Result = (Tell & { tell: 'done' })['result'] | undefined;

/** Does what a screen wishes, or throws `Denied`. What a screen may do is looked up at every wish, since chairs change hands. */
export class Wishes {
  constructor(
    private readonly match: HostedMatch,
    private readonly chairs: Chairs,
    private readonly screens: ConnectedScreens,
    private readonly matters: Matters,
    private readonly tellCompany: () => void,
  ) {}

  async fulfil(pass: Pass, wish: AskedWish): Promise<Result> {
    switch (wish.do) {
      case 'choose':
        this.mustAnswerFor(pass, wish.answer.seat);
        await this.match.choose(this.screens.screenOf(pass), wish.moment, wish.answer as Answer, wish.id);
        return undefined;
      case 'whyNot':
        return this.screens.answersOf(pass).length === 0 ? null : this.match.host.whyNotAt(this.screens.screenOf(pass), wish.gesture);
      case 'undo':
        this.mustAnswerFor(pass, wish.seat);
        return this.match.undo(wish.seat, wish.moment, wish.id);
      case 'redo':
        this.mustAnswerFor(pass, wish.seat);
        return this.match.redo(wish.seat, wish.moment, wish.id);
      case 'propose':
        this.propose(pass, wish);
        return undefined;
      case 'say':
        this.say(pass, wish);
        return undefined;
      case 'return':
        mustHave(pass, wish.seat);
        await this.setPolicy(wish.seat, null);
        return undefined;
      case 'onTable':
        mustHave(pass, wish.seat);
        await this.chairs.set(wish.seat, { onTable: wish.on });
        this.screens.updatePresence();
        this.match.reseated();
        this.tellCompany();
        return undefined;
    }
  }

  private mustAnswerFor(pass: Pass, seat: Seat): void {
    if (!this.screens.answersOf(pass).includes(seat)) throw notPlayedHere(seat);
  }

  private say(pass: Pass, { matter, seat: only, yes }: Extract<AskedWish, { do: 'say' }>): void {
    const voices = this.screens.speaksFor(pass).filter((seat) => only === undefined || seat === only);
    if (!voices.some((seat) => this.matters.say(matter, seat, yes))) throw new Denied('moved-on', 'That has been settled already.');
  }

  private propose(pass: Pass, { matter, id }: Extract<AskedWish, { do: 'propose' }>): void {
    const by = pass.seats.find((seat) => this.chairs.of(seat)?.policy === null);
    if (by === undefined) throw new Denied('not-yours', 'Only those who play may ask the table.');
    if (matter.kind === 'admit') throw new Denied('not-yours', 'Guests ask for themselves.');
    const people = this.screens.people();
    const speaker = people.find((seat) => this.chairs.of(seat)?.person === this.chairs.of(by)?.person) ?? by;
    if (matter.kind === 'bot') {
      if (!isPolicy(matter.policy)) throw new Denied('not-offered', `There is no bot called ${matter.policy}.`);
      if (!this.chairs.deserted(matter.seat, limits.botMs)) throw new Denied('not-offered', 'Somebody sits there and is not away.');
    }
    this.matters.propose(speaker, matter, people, (agreed) => {
      if (!agreed) return;
      if (matter.kind === 'undo') void this.match.inTurn(() => this.match.undo(by, 0, id, true)).catch(() => {});
      else void this.match.inTurn(() => this.setPolicy(matter.seat, matter.policy)).catch(() => {});
    });
  }

  /** The token of the chair stays valid while a bot plays it: whoever comes back presses *Play on*. */
  private async setPolicy(seat: Seat, policy: string | null): Promise<void> {
    await this.chairs.set(seat, { policy });
    this.match.reseated();
    this.tellCompany();
  }
}

function mustHave(pass: Pass, seat: Seat): void {
  if (!pass.seats.includes(seat)) throw notPlayedHere(seat);
}

const notPlayedHere = (seat: Seat): Denied => new Denied('not-yours', `${seat} is not played at this screen.`);
