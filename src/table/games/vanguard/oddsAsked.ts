import type { Cell } from '../../../engine/games/vanguard/content/types.ts';
import { oddsOf, type Checked, type Odds, type OddsDie } from '../../../engine/games/vanguard/reckoning/odds.ts';
import type { Convert } from '../../../engine/games/vanguard/reckoning/pool.ts';

/** What odds depend on: plain data that can go to a worker. */
export interface OddsWanted {
  readonly check: Checked;
  readonly dice: readonly OddsDie[];
  readonly converts: readonly Convert[];
  readonly gcSpecial: readonly Cell[];
}
export type OddsRequest = OddsWanted & { readonly id: number };
export interface OddsReply {
  readonly id: number;
  readonly odds: Odds;
}

interface OddsThread {
  onmessage: ((event: MessageEvent<OddsReply>) => void) | null;
  postMessage(request: OddsRequest): void;
}

/** Asks a thread for odds; what was asked before is remembered. Without a thread they are reckoned here. */
export function createOdds(open: () => OddsThread | null): (wanted: OddsWanted) => Promise<Odds> {
  const known = new Map<string, Promise<Odds>>();
  const waiting = new Map<number, (odds: Odds) => void>();
  let thread: OddsThread | null | undefined;
  let next = 0;
  const start = (): OddsThread | null => {
    try {
      const opened = open();
      if (opened) opened.onmessage = ({ data }) => waiting.get(data.id)?.(data.odds);
      return opened;
    } catch {
      return null; // a page may forbid workers
    }
  };
  const reckon = async (wanted: OddsWanted): Promise<Odds> => {
    thread ??= start();
    if (!thread) return oddsOf(wanted.check, wanted.dice, wanted.converts, wanted.gcSpecial);
    const [asked, id] = [thread, next++];
    return new Promise((done) => {
      waiting.set(id, (odds) => {
        waiting.delete(id);
        done(odds);
      });
      asked.postMessage({ ...wanted, id });
    });
  };
  return (wanted) => {
    const key = JSON.stringify(wanted);
    const found = known.get(key) ?? reckon(wanted);
    known.set(key, found);
    return found;
  };
}

export const oddsFor = createOdds(() =>
  typeof Worker === 'undefined'
    ? null
    : (new Worker(new URL('./oddsWorker.ts', import.meta.url), { type: 'module', name: 'odds' }) as unknown as OddsThread),
);
