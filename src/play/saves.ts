import type { AnyRules, Over } from '../engine/kernel/rules.ts';
import { BadSave } from '../engine/kernel/badInput.ts';
import { restore } from '../engine/kernel/restore.ts';
import type { Seat } from '../engine/kernel/rule.ts';
import { movesIn, type Archive } from '../match/archive.ts';
import { entriesOf, type MatchHeader, type MatchProgress } from './database.ts';
import { tryOut } from '../match/engine.ts';
import { freshId } from '../match/entropy.ts';
import { RuleBroke } from '../match/errors.ts';
import { rulesOf } from './games.ts';
import { MatchWriter } from './matchWriter.ts';
import { exportedMatch, readMatchFile, type Seated } from '../match/matchFile.ts';
import type { ExportedMatch } from '../match/play.ts';
import { isPolicy } from '../match/policy.ts';
import { Storage } from './storage.ts';

/** A line in the list of matches. */
export interface MatchSummary extends MatchHeader, Omit<MatchProgress, 'id' | 'save'> {}

interface StoredMatch {
  readonly header: MatchHeader;
  readonly archive: Archive;
  readonly over: Over | null;
}

interface Imported {
  readonly id: string;
  readonly title: string;
  readonly lost: 'nothing' | 'this-turn';
  /** Exactly this match is kept already: it was left alone, and nothing was added. */
  readonly already: boolean;
}

/** Everything this browser keeps of matches. */
export class Saves {
  constructor(
    readonly storage: Storage = new Storage(),
    private readonly rules: (game: string) => Promise<AnyRules> = rulesOf,
    private readonly now: () => number = Date.now,
  ) {}

  /** Newest first. Empty where the browser keeps nothing; `storage.trouble` says why. */
  async list(): Promise<readonly MatchSummary[]> {
    const read = this.storage.read(async (db) => {
      const tx = db.transaction(['headers', 'standings']);
      const [headers, standings] = await Promise.all([tx.objectStore('headers').getAll(), tx.objectStore('standings').getAll(), tx.done]);
      const byId = new Map(standings.map((standing) => [standing.id, standing]));
      return headers.flatMap((header) => {
        const standing = byId.get(header.id);
        return standing ? [{ ...header, updatedAt: standing.updatedAt, moves: standing.moves, over: standing.over }] : [];
      });
    });
    return (await read.catch(() => [])).sort((a, b) => b.updatedAt - a.updatedAt);
  }

  /** Rejects with `BadSave` if there is no such match. */
  load(id: string): Promise<StoredMatch> {
    return this.storage
      .read(async (db) => {
        const tx = db.transaction(['headers', 'standings', 'segments', 'log']);
        return Promise.all([
          tx.objectStore('headers').get(id),
          tx.objectStore('standings').get(id),
          tx.objectStore('segments').getAll(entriesOf(id)),
          tx.objectStore('log').getAll(entriesOf(id)),
          tx.done,
        ] as const);
      })
      .then(([header, standing, segments, log]) => {
        if (!header || !standing) throw new BadSave('not-a-save', 'This match is no longer kept in this browser.');
        const past = segments.map(({ at, tail, fence }) => ({ at, tail, fence }));
        return { header, over: standing.over, archive: { save: standing.save, past, log: log.map(({ told }) => told) } };
      });
  }

  /** What the whole table sees of a match as it stands. */
  async lastView(id: string): Promise<unknown> {
    const { header, archive } = await this.load(id);
    return restore(await this.rules(header.game), archive.save, archive.past).match.view('table');
  }

  remove(id: string): Promise<void> {
    return this.storage.write(async (db) => {
      const tx = db.transaction(['headers', 'standings', 'segments', 'log'], 'readwrite');
      await Promise.all([
        tx.objectStore('headers').delete(id),
        tx.objectStore('standings').delete(id),
        tx.objectStore('segments').delete(entriesOf(id)),
        tx.objectStore('log').delete(entriesOf(id)),
        tx.done,
      ]);
    });
  }

  rename(id: string, title: string): Promise<void> {
    const clean = title.trim().slice(0, 120);
    return clean ? this.amend(id, { title: clean }) : Promise.resolve();
  }

  reseat(id: string, automatic: Seated['automatic'], people: Seated['people']): Promise<void> {
    return this.amend(id, { automatic, people });
  }

  /** A small picture of the table, as a data URL. */
  picture(id: string, picture: string): Promise<void> {
    return this.amend(id, { picture });
  }

  async exportFile(id: string): Promise<ExportedMatch> {
    const { header, archive } = await this.load(id);
    return exportedMatch(header.title, archive, { people: header.people, automatic: header.automatic });
  }

  /**
   * Makes a new match, unless the very same position of it is kept. Rejects with `BadSave` if the file cannot be trusted, and nothing
   * has changed then.
   */
  async importFile(text: string): Promise<Imported> {
    const { name, archive, seated } = readMatchFile(text);
    const game = String(archive.save.game ?? '');
    const { lost, over, archive: opened } = await this.triedOut(game, archive);
    const twin = await this.twinOf(game, opened);
    if (twin) return { id: twin.id, title: twin.title, lost: 'nothing', already: true };
    const title = name.trim() || game;
    const header: MatchHeader = {
      id: freshId(),
      game,
      title,
      mix: opened.save.mix,
      options: opened.save.options,
      startedAt: this.now(),
      ...sittingIn(opened.save.seats, seated),
    };
    await this.store(header, opened, over);
    return { id: header.id, title, lost, already: false };
  }

  /** A second match that goes its own way from here. */
  async copy(id: string): Promise<string> {
    const { header, archive, over } = await this.load(id);
    const { campaign: _campaign, ...rest } = header; // a campaign counts a match once: the copy is played for itself
    const copied: MatchHeader = { ...rest, id: freshId(), title: `${header.title} (copy)`.slice(0, 120), startedAt: this.now() };
    await this.store(copied, archive, over);
    return copied.id;
  }

  /** A match that is kept and stands exactly there. The checksum covers the state and the answers since the last boundary. */
  private async twinOf(game: string, archive: Archive): Promise<MatchSummary | undefined> {
    const standings = await this.storage.read((db) => db.getAll('standings')).catch(() => []);
    const moves = movesIn(archive);
    const same = new Set(standings.filter((one) => one.moves === moves && one.save.checksum === archive.save.checksum).map(({ id }) => id));
    return same.size === 0 ? undefined : (await this.list()).find((match) => match.game === game && same.has(match.id));
  }

  /** What writes down a match that is about to be played. */
  writerFor(header: MatchHeader, stored: boolean): MatchWriter {
    return new MatchWriter(this.storage, header, stored, this.now);
  }

  private async triedOut(game: string, archive: Archive): Promise<ReturnType<typeof tryOut>> {
    const rules = await this.rules(game);
    try {
      return tryOut(rules, archive);
    } catch (error) {
      if (error instanceof RuleBroke) throw new BadSave('damaged', `${error.message} Use an older export.`);
      throw error;
    }
  }

  private async store(header: MatchHeader, archive: Archive, over: Over | null): Promise<void> {
    const { save, past, log } = archive;
    await this.storage.write(async (db) => {
      const tx = db.transaction(['headers', 'standings', 'segments', 'log'], 'readwrite');
      await Promise.all([
        tx.objectStore('headers').add(header),
        tx.objectStore('standings').add({ id: header.id, updatedAt: this.now(), moves: movesIn(archive), over, save }),
        ...past.map((segment, index) => tx.objectStore('segments').add({ ...segment, match: header.id, index })),
        ...log.map((told, index) => tx.objectStore('log').add({ match: header.id, index, told })),
        tx.done,
      ]);
    });
  }

  private amend(id: string, change: Partial<MatchHeader>): Promise<void> {
    return this.storage.write(async (db) => {
      const tx = db.transaction('headers', 'readwrite');
      const header = await tx.store.get(id);
      if (header) await tx.store.put({ ...header, ...change });
      await tx.done;
    });
  }
}

/** A file may name seats and bots that this table does not know: whoever is left without a bot is played by hand. */
function sittingIn(seats: readonly Seat[], { people, automatic }: Seated): Pick<MatchHeader, 'people' | 'automatic'> {
  if (seats.length < 2) return {};
  const bots = Object.fromEntries(Object.entries(automatic ?? {}).filter(([seat, name]) => seats.includes(seat) && isPolicy(name)));
  const names = Object.fromEntries(seats.filter((seat) => bots[seat] === undefined).map((seat) => [seat, people?.[seat] ?? seat]));
  return { automatic: bots, people: names };
}
