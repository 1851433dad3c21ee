interface RulebookRule {
  readonly id: string;
  /** The chapter it stands in, `17. Playing alone`. */
  readonly section: string;
}

interface Rulebook {
  /** What a test can check: rules and worked examples. */
  readonly rules: readonly RulebookRule[];
  /** Rules that no play can break, with the reason that the book gives: `(not tested: …)`. */
  readonly excused: ReadonlyMap<string, string>;
  /** Every id the book gives out, rulings and cards included. */
  readonly known: ReadonlySet<string>;
  /** `MM`, `EX-MM`, `RU`: an id with another beginning belongs to some other book. */
  readonly prefixes: ReadonlySet<string>;
}

/** `R-SS-33` and `RU-SC-71` are rulings: what follows their first dash is no id of its own. `HD-IV-10` is our own design and is tested. */
const idShape = /(?<![A-Z]-)\b(?:EX-|HD-)?[A-Z]{2}-\d{1,4}\b/g;
const prefixOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));

/** Reads `- MM-001 (…) text` under `## 1. Chapter`. Ids of cards stand in tables, of design topics in headings. */
export function readRulebook(markdown: string): Rulebook {
  const rules: RulebookRule[] = [];
  const excused = new Map<string, string>();
  const known = new Set<string>();
  let section = '';
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    const id = /^- ((?:EX-)?[A-Z]{2}-\d+) /.exec(line)?.[1] ?? /^(?:\| |#{3} )((?:EX-)?[A-Z]{2}-\d+) /.exec(line)?.[1];
    if (!id) continue;
    if (known.has(id)) throw new Error(`${id} is given out twice`);
    known.add(id);
    if (line.startsWith('- ') && !id.startsWith('RU-')) rules.push({ id, section });
    const reason = /\(not tested: ([^)]+)\)/.exec(line)?.[1];
    if (reason) excused.set(id, reason);
  }
  return { rules, excused, known, prefixes: new Set([...known].map(prefixOf)) };
}

/** The ids that the tests of a file name; `MM-635 to MM-645` names all between. Comments are not tests. */
export function idsNamed(source: string): Set<string> {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1');
  const ids = new Set(code.match(idShape) ?? []);
  for (const [, from, to] of code.matchAll(/\b((?:EX-)?[A-Z]{2}-\d{1,4})(?: to |\.\.| ?– ?)((?:EX-)?[A-Z]{2}-\d{1,4})\b/g)) {
    if (prefixOf(from!) !== prefixOf(to!)) continue;
    const width = from!.length - prefixOf(from!).length - 1;
    for (let n = numberOf(from!); n <= numberOf(to!); n++) ids.add(`${prefixOf(from!)}-${String(n).padStart(width, '0')}`);
  }
  return ids;
}

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));

interface Coverage {
  readonly sections: readonly {
    readonly section: string;
    readonly rules: number;
    readonly named: number;
    readonly missing: readonly string[];
    readonly excused: readonly string[];
  }[];
  /** Ids in tests that no rulebook has, with the files that name them. */
  readonly unknown: ReadonlyMap<string, readonly string[]>;
}

/** `named` gives each test file its ids. `wanted` keeps only chapters with these numbers. */
export function coverageOf(book: Rulebook, named: ReadonlyMap<string, ReadonlySet<string>>, wanted?: readonly string[]): Coverage {
  const all = new Set([...named.values()].flatMap((ids) => [...ids]));
  const titles = [...new Set(book.rules.map(({ section }) => section))].filter(
    (title) => !wanted || wanted.includes(/^(\d+)\./.exec(title)?.[1] ?? title),
  );
  const sections = titles.map((section) => {
    const rules = book.rules.filter((rule) => rule.section === section);
    const unnamed = rules.filter(({ id }) => !all.has(id)).map(({ id }) => id);
    const excused = unnamed.filter((id) => book.excused.has(id));
    return {
      section,
      rules: rules.length,
      named: rules.length - unnamed.length,
      missing: unnamed.filter((id) => !book.excused.has(id)),
      excused,
    };
  });
  const unknown = new Map<string, string[]>();
  for (const [file, ids] of named)
    for (const id of ids) if (book.prefixes.has(prefixOf(id)) && !book.known.has(id)) unknown.set(id, [...(unknown.get(id) ?? []), file]);
  return { sections, unknown };
}

/** `MM-001 to MM-004, MM-009`: a list of ids that can be read. */
export function asRanges(ids: readonly string[]): string {
  const runs: [string, string][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last && prefixOf(last[1]) === prefixOf(id) && numberOf(id) === numberOf(last[1]) + 1) last[1] = id;
    else runs.push([id, id]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from} to ${to}`)).join(', ');
}
