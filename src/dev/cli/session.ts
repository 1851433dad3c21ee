import { botAnswer, strengthNamed, type Strength } from '../../bots/bot.ts';
import { randomAnswer, type AnyMatch, type Drafter, type Pick } from '../../bots/random.ts';
import { Match } from '../../engine/kernel/match.ts';
import { BadSave } from '../../engine/kernel/badInput.ts';
import { restore } from '../../engine/kernel/restore.ts';
import { pressing, type Answer, type Decision, type Seat } from '../../engine/kernel/rule.ts';
import { Diverged } from '../../engine/kernel/rules.ts';
import { heardBy } from '../../engine/kernel/table.ts';
import { requestFrom, Wrong, type SessionRequest } from './requests.ts';
import { matchAt } from './stateCheck.ts';

interface SessionStart {
  readonly match: AnyMatch;
  readonly pick: Pick;
  readonly sandbox: boolean;
  readonly draft?: Drafter | undefined;
  /** Told after each answer of a machine: a long game must not look like one that hangs. */
  readonly progress?: ((played: number) => void) | undefined;
}

type Reply = Readonly<Record<string, unknown>>;
type Do<K extends SessionRequest['do']> = Extract<SessionRequest, { do: K }>;

/** More than any game needs: a game that never ends must not keep the caller waiting for ever. */
const mostAnswers = 100_000;

/** A match that is played by lines of JSON. Whatever goes wrong is answered, and leaves the match where it was. */
export class Session {
  private match: AnyMatch;

  constructor(private readonly sitting: SessionStart) {
    this.match = sitting.match;
  }

  reply(line: string): Reply {
    const before = this.match;
    const here = { start: before.here(), past: [...before.past] };
    try {
      return this.obey(requestFrom(line));
    } catch (error) {
      // A rule that threw midway has left its match half changed: it is built again from what was kept.
      if (!(error instanceof Wrong || error instanceof Diverged || error instanceof BadSave))
        this.match = new Match(before.rules, here.start, here.past);
      return { error: explained(error) };
    }
  }

  private obey(request: SessionRequest): Reply {
    switch (request.do) {
      case 'open':
        return this.now();
      case 'answer':
        return this.answer(request);
      case 'view':
        return { view: this.match.view(request.seat === 'table' ? 'table' : this.known(request.seat)) };
      case 'undo':
        return this.undo(request.agreed ?? false);
      case 'save':
        return { save: this.match.save() };
      case 'load':
        return this.load(request.save);
      case 'hash':
        return { hash: this.match.hash() };
      case 'play':
        return this.play(request);
      case 'state':
        this.inSandbox();
        return { state: this.match.peek() };
      case 'set':
        this.inSandbox();
        return this.set(request.state);
    }
  }

  private now(): { open: unknown[]; over: unknown } {
    return { open: this.match.open.map(written), over: this.match.over };
  }

  private answer({ seat, ask, option, draft }: Do<'answer'>): Reply {
    this.known(seat);
    const heard = this.match.told.length;
    this.match.answer({ seat, ask, option, ...(draft !== undefined && { draft }) });
    return { facts: heardBy(this.match.told.slice(heard), seat), ...this.now() };
  }

  private undo(agreed: boolean): Reply {
    if (!this.match.last) throw new Wrong('nothing-to-undo', 'No answer has been given yet.');
    const undone = this.match.undone(agreed);
    if (!undone) throw new Wrong('sealed', 'A roll, a draw or a reveal lies in between: send "agreed": true if the whole table agrees.');
    this.match = undone;
    return this.now();
  }

  private load(save: unknown): Reply {
    const { match, lost } = restore(this.match.rules, save);
    this.match = match;
    return { lost, ...this.now() };
  }

  private set(state: Readonly<Record<string, unknown>>): Reply {
    this.match = matchAt(this.match, state);
    return this.now();
  }

  private play({ policy, answers = mostAnswers }: Do<'play'>): Reply {
    let played = 0;
    while (played < Math.min(answers, mostAnswers) && this.match.open.length > 0) {
      const answer =
        policy === 'random' ? randomAnswer(this.match.open, this.sitting.pick, this.sitting.draft) : this.thought(strengthNamed(policy)!);
      if (!answer) break; // only a draft would do, and nobody here can make one
      this.match.answer(answer);
      played += 1;
      this.sitting.progress?.(played);
    }
    return { played, ...this.now() };
  }

  private thought(strength: Strength): Answer | undefined {
    for (const seat of new Set(pressing(this.match.open).map((decision) => decision.seat))) {
      const answer = botAnswer(this.match, seat, { strength, pick: this.sitting.pick });
      if (answer) return answer;
    }
    return randomAnswer(this.match.open, this.sitting.pick, this.sitting.draft);
  }

  private known(seat: Seat): Seat {
    if (!this.match.seats.includes(seat)) throw new Wrong('unknown-seat', `Nobody sits at ${seat}. Seats: ${this.match.seats.join(', ')}.`);
    return seat;
  }

  private inSandbox(): void {
    if (!this.sitting.sandbox) throw new Wrong('sandbox-only', 'Start the engine with --sandbox to read or set the whole state.');
  }
}

const written = ({ seat, ask, prompt, options, compose }: Decision): Reply => ({
  seat,
  ask,
  prompt,
  options: options.map(({ id, label, gesture }) => ({ id, label, gesture })),
  ...(compose && { form: compose.form }),
});

const ours: readonly string[] = ['Wrong', 'Diverged', 'BadSave', 'BadWish', 'BadCommand'];

/** An error as the protocol writes it. `broken` is a fault of the rules themselves. */
export function explained(error: unknown): { code: string; message: string; rule?: string } {
  if (!(error instanceof Error)) return { code: 'broken', message: String(error) };
  const { code, rule } = error as { code?: string; rule?: string };
  return {
    code: code !== undefined && ours.includes(error.name) ? code : 'broken',
    message: error.message,
    ...(rule !== undefined && { rule }),
  };
}
