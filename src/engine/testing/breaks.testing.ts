/**
 * Deliberate mistakes in rules, by the file that they are made in: the ids of rules that the mistake breaks, the text that it replaces
 * (it must stand there exactly once), and what stands there instead. `npm run breaks` makes each of them, and a test named with each of
 * its ids must fail; otherwise the id is named by a test that would not notice a broken rule.
 */
export type Breaks = Readonly<Record<string, readonly (readonly [ids: string, from: string, to: string])[]>>;
