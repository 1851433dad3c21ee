export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly { readonly name: string; readonly why: string }[];
  /** Tests that need a server which could not be had. */
  readonly notRun?: readonly string[];
}
export function vitestResults(report: unknown): Results;
export function playwrightResults(report: unknown): Results;
export function readable(failures: Results['failures'], lines?: number): string;
export interface Slow {
  readonly name: string;
  readonly seconds: number;
}
export function slowestFiles(report: unknown, most?: number): readonly Slow[];
export function slowestStories(report: unknown, most?: number): readonly Slow[];
