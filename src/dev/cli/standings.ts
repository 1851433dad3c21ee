import type { Strength } from '../../bots/bot.ts';
import type { Mix } from '../../engine/kernel/rules.ts';
import type { BoutResult } from './bouts.ts';

type Row = (string | number)[];

export interface Standings {
  readonly headings: readonly string[];
  readonly rows: readonly Row[];
}

/** How often each bot wins from each seat among random players, beside what random play wins from that seat. */
export function bySeat(mixes: readonly Mix[], bots: readonly Strength[], results: readonly BoutResult[]): Standings {
  const rows = mixes.flatMap((mix) =>
    mix.seats.map((seat): Row => [
      mix.id,
      seat,
      ...bots.flatMap((bot): Row => {
        const played = results.filter(({ wish }) => wish.mix === mix.id && wish.bot === bot && (bot === 'random' || wish.seat === seat));
        return [played.length, percent(played.filter(({ winners }) => winners.includes(seat)).length, played.length)];
      }),
    ]),
  );
  return { headings: ['mix', 'seat', ...bots.flatMap((bot) => ['games', bot])], rows };
}

/** Who wins when the same bot plays every seat. */
export function amongEquals(mixes: readonly Mix[], bot: Strength, results: readonly BoutResult[]): Standings {
  const seats = [...new Set(mixes.flatMap((mix) => mix.seats))];
  const rows = mixes.map((mix): Row => {
    const played = results.filter(({ wish }) => wish.mix === mix.id && wish.bot === bot && wish.seat === 'all');
    const share = (wins: number): string => percent(wins, played.length);
    return [
      mix.id,
      played.length,
      ...seats.map((seat) => (mix.seats.includes(seat) ? share(played.filter(({ winners }) => winners.includes(seat)).length) : '')),
      share(played.filter(({ winners }) => winners.length === 0).length),
      Math.round(average(played.map(({ turns }) => turns / mix.seats.length))),
      Math.round(average(played.map(({ answers }) => answers))),
    ];
  });
  return { headings: ['mix', 'games', ...seats, 'nobody', 'rounds', 'answers'], rows };
}

/** How a game for one person, or of people who win together, goes; and how long the bots think about an answer. */
export function byBot(
  mixes: readonly Mix[],
  bots: readonly Strength[],
  results: readonly BoutResult[],
  cases?: readonly string[],
): Standings {
  if (cases) return byCase(mixes, bots, results, cases);
  const marks = [...new Set(results.flatMap((result) => Object.keys(result.marks ?? {})))];
  const rows = mixes.flatMap((mix) =>
    bots.map((bot): Row => {
      const played = results.filter(({ wish }) => wish.mix === mix.id && wish.bot === bot);
      const wins = played.filter(({ winners }) => winners.length > 0).length;
      const slowest = Math.max(0, ...played.map((result) => result.slowest ?? 0)).toFixed(0);
      const thought = average(played.map((result) => result.thought)).toFixed(1);
      return [
        mix.id,
        bot,
        played.length,
        wins,
        percent(wins, played.length),
        likely(wins, played.length),
        ...marks.map((mark) => markOf(played, mark)),
        average(played.map((result) => result.answers)).toFixed(0),
        thought,
        slowest,
      ];
    }),
  );
  return { headings: ['mix', 'bot', 'games', 'won', 'win rate', '95 %', ...marks, 'answers', 'ms/answer', 'slowest'], rows };
}

/** The same for each case of a mix, and below them all games together and the middle of the win rates of the cases. */
function byCase(mixes: readonly Mix[], bots: readonly Strength[], results: readonly BoutResult[], cases: readonly string[]): Standings {
  const of = (named: string): Standings =>
    byBot(
      mixes,
      bots,
      results.filter(({ wish }) => wish.case === named),
    );
  const tables = cases.map((named) => ({ named, ...of(named) }));
  const rate = tables[0]!.headings.indexOf('win rate');
  const middles = tables[0]!.rows.map((row, at): Row => {
    const played = tables.map(({ rows }) => parseFloat(String(rows[at]![rate]))).filter((one) => !Number.isNaN(one));
    const rates = played.sort((a, b) => a - b);
    return ['the middle', ...row.map((cell, column) => (column < 2 ? cell : column === rate ? `${median(rates).toFixed(1)} %` : ''))];
  });
  const all = { named: 'all', ...byBot(mixes, bots, results) };
  return {
    headings: ['case', ...tables[0]!.headings],
    rows: [...[...tables, all].flatMap(({ named, rows }) => rows.map((row): Row => [named, ...row])), ...middles],
  };
}

/** How often each kind of attempt within the games has succeeded. */
export function byTry(bots: readonly Strength[], results: readonly BoutResult[]): Standings {
  const rows = bots.flatMap((bot) => {
    const played = results.filter(({ wish }) => wish.bot === bot);
    const all = played.flatMap(({ tries = [] }) => tries);
    return [...new Set(all.map(({ what }) => what))].sort().map((what): Row => {
      const tried = all.filter((one) => one.what === what);
      const won = tried.filter((one) => one.won).length;
      return [what, bot, tried.length, won, percent(won, tried.length), likely(won, tried.length)];
    });
  });
  return { headings: ['what', 'bot', 'tries', 'won', 'win rate', '95 %'], rows };
}

const median = (sorted: readonly number[]): number =>
  (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;

function markOf(played: readonly BoutResult[], mark: string): string {
  const values = played.flatMap(({ marks }) => marks?.[mark] ?? []);
  if (values.every((value) => typeof value === 'boolean')) return percent(values.filter(Boolean).length, values.length);
  return average(values.map(Number)).toFixed(1);
}

const percent = (part: number, whole: number): string => (whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`);

/** Wilson's interval: between which shares the true one lies in 95 of 100 tables; shares whose intervals meet may be the same. */
function likely(part: number, whole: number): string {
  if (whole === 0) return '';
  const spread = 1.96 ** 2 / whole;
  const share = part / whole;
  const middle = (share + spread / 2) / (1 + spread);
  const reach = Math.sqrt(spread * share * (1 - share) + spread ** 2 / 4) / (1 + spread);
  return `${(100 * Math.max(0, middle - reach)).toFixed(1)} to ${(100 * Math.min(1, middle + reach)).toFixed(1)} %`;
}

const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
