import { createContext, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Guide } from '../../engine/kernel/guide.ts';
import type { Seat } from '../../engine/kernel/rule.ts';
import { guideOf } from '../../match/guides.ts';
import type { HandView } from '../../match/handView.ts';
import type { Company } from '../../match/screenMessages.ts';
import type { Signal } from '../../match/signal.ts';
import type { HostedPlay } from '../../play/hostedPlay.ts';
import { openHostedPlay } from '../../play/openHostedPlay.ts';
import type { Sitting } from '../match/sitting.ts';
import { say } from '../parts/notices.ts';
import type { ScreenAddress } from '../screen.ts';
import { arrivals, sittingOf } from './company.ts';
import { theHost } from './host.ts';
import { seatsIn } from './seats.ts';

type AnyHosted = HostedPlay<any, any>;

/** A match on a host, as a screen of any role has it. */
export interface Hosted {
  readonly play: AnyHosted;
  readonly guide: Guide;
  readonly address: ScreenAddress;
}

export const useSignal = <T>(signal: Signal<T>): T => useSyncExternalStore(signal.subscribe, signal.snapshot);

export class NoKey extends Error {
  override readonly name = 'NoKey';
}

/** Which build this page is; empty in the workshop, where nothing is ever too old. */
const pageBuild = (): string => (import.meta.env['VITE_BUILD'] as string | undefined) ?? '';

/** With the watch key of the address, or with the chairs that this browser has taken. */
export async function openHosted(
  match: string,
  key: string | null,
  address: ScreenAddress,
  waits: (sentence: string) => void,
): Promise<Hosted> {
  const { role, seat, delay } = address;
  const seats = seatsIn(match);
  const mine = seat === null ? seats : seats.filter((one) => one.seat === seat);
  const watches = role === 'table' || role === 'stream' || role === 'spectator';
  const keys = watches || mine.length === 0 ? (key === null ? [] : [key]) : mine.map(({ token }) => token);
  const [first, ...more] = keys;
  if (first === undefined) throw new NoKey('This browser has no chair in this match.');
  const others = { ...(more.length > 0 ? { more } : {}), ...(delay > 0 ? { delay } : {}) };
  const play = (await openHostedPlay({ api: theHost(), match, key: first, role, page: pageBuild(), waits, ...others })) as AnyHosted;
  try {
    return { play, guide: role === 'hand' ? titlesAlone(play.snapshot().view as HandView) : await guideOf(play.about.game), address };
  } catch (error) {
    play.close();
    throw error;
  }
}

/** A phone loads no game: the host tells it what the seats are called, and how it ended. */
const titlesAlone = ({ titles }: HandView): Guide => ({
  seats: Object.fromEntries(Object.entries(titles).map(([seat, title]) => [seat, { ...unwritten, title }])),
  standing: () => null,
  nearness: (view) => (view as HandView).end?.near ?? [],
  lastPage: (view) => (view as HandView).end?.page ?? null,
});
const unwritten = { nature: '', goal: '', turn: [], actions: [], beware: [], rules: [] };

export const HostedContext = createContext<Hosted | null>(null);

export function useHosted(): Hosted {
  const hosted = useContext(HostedContext);
  if (!hosted) throw new Error('useHosted: there is no match on a host around this component');
  return hosted;
}

/** Who sits where now. */
export function useSitting(): { readonly company: Company; readonly sitting: Sitting } {
  const { play, guide } = useHosted();
  const company = useSignal(play.company);
  return { company, sitting: useMemo(() => sittingOf(guide, company), [guide, company]) };
}

/** Says who sits down; once on a page. */
export function useArrivals({ play, guide }: Hosted): void {
  const company = useSignal(play.company);
  const before = useRef(company);
  useEffect(() => {
    for (const text of arrivals(before.current, company, { guide })) say({ text });
    before.current = company;
  }, [company, guide]);
}

/** The seats that are played at this screen. */
export const useMine = (): readonly Seat[] => useHosted().play.about.answers;
