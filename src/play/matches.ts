import type { Seat } from '../engine/kernel/rule.ts';
import type { MatchHeader } from './database.ts';
import { personsOf, type People } from '../match/sharedScreen.ts';
import { freshId } from '../match/entropy.ts';
import { openLocalPlay, type LocalPlay, type Opening } from './localPlay.ts';
import { holdMatch } from './matchLock.ts';
import type { Saves } from './saves.ts';

/** A match at this screen that is written down as it is played. */
export interface OpenMatch<V = unknown, F = unknown> {
  readonly id: string;
  readonly header: MatchHeader;
  readonly play: LocalPlay<V, F>;
  rename(title: string): Promise<void>;
  /** Somebody takes over a seat, or leaves it to a bot; kept with the match. */
  reseat(automatic: Readonly<Record<Seat, string>>, people: People): Promise<void>;
  /** Resolves when everything is kept, or has failed to be; `saves.storage.trouble` tells which. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

export interface NewMatch extends Omit<Opening, 'archive' | 'title'> {
  readonly title: string;
  readonly campaign?: string | undefined;
}

type Screening = Pick<Opening, 'seats' | 'viewer' | 'engine' | 'curtain'>;

/** Rejects with `BadWish` for a mix or an option that the game does not list. A browser that keeps nothing does not stop it. */
export async function beginMatch<V = unknown, F = unknown>(
  saves: Saves,
  wished: NewMatch,
  now: () => number = Date.now,
): Promise<OpenMatch<V, F>> {
  const { campaign, ...opening } = wished;
  const play = await openLocalPlay<V, F>(opening);
  const { mix, options } = play.archive().save;
  const { game, title, automatic, people } = opening;
  const seated = { ...(automatic ? { automatic } : {}), ...(people ? { people } : {}) };
  const header: MatchHeader = { id: freshId(), game, title, mix, options, startedAt: now(), ...seated, ...(campaign ? { campaign } : {}) };
  const release = await holdMatch(header.id);
  return kept(saves, header, play, release, undefined);
}

/** Goes on exactly where the match was left, be it in the middle of a turn. */
export async function continueMatch<V = unknown, F = unknown>(
  saves: Saves,
  id: string,
  screening: Screening = {},
): Promise<OpenMatch<V, F>> {
  const release = await holdMatch(id);
  try {
    const { header, archive } = await saves.load(id);
    const play = await openLocalPlay<V, F>({
      ...screening,
      game: header.game,
      title: header.title,
      automatic: header.automatic,
      people: header.people,
      archive,
    });
    return kept(saves, header, play, release, archive.save.checksum);
  } catch (error) {
    release();
    throw error;
  }
}

function kept<V, F>(
  saves: Saves,
  header: MatchHeader,
  play: LocalPlay<V, F>,
  release: () => void,
  stored: string | undefined,
): OpenMatch<V, F> {
  const writer = saves.writerFor(header, stored !== undefined);
  play.onGrowth((growth, archive, over) => writer.take(growth, archive, over));
  if (play.archive().save.checksum !== stored) writer.take({ pastFrom: 0, logFrom: 0 }, play.archive(), play.snapshot().over);
  const unwatch = typeof document === 'undefined' ? () => {} : writer.watch(document, window);
  return {
    id: header.id,
    header,
    play,
    async rename(title) {
      await writer.flush(); // or the first write would bring the old name back
      await saves.rename(header.id, title);
      play.title = title.trim() || play.title;
    },
    async reseat(automatic, people) {
      await play.reseat(automatic, people);
      await writer.flush();
      await saves.reseat(header.id, automatic, people);
    },
    flush: () => writer.flush(),
    async close() {
      unwatch();
      play.close();
      await writer.flush();
      release();
    },
  };
}

/** Who may take the screen: one seat for each person that must decide, while it shows the match for none of them. */
export const awaitedAtScreen = (play: LocalPlay): readonly Seat[] => {
  const { seat, waiting } = play.snapshot();
  const mine = waiting.filter((one) => play.seats.includes(one));
  if (play.open || mine.includes(seat)) return [];
  return Object.keys(play.people).length > 0 ? personsOf(play.people, mine) : mine;
};
