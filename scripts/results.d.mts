export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly { readonly name: string; readonly why: string }[];
}
export function vitestResults(report: unknown): Results;
export function playwrightResults(report: unknown): Results;
export function readable(failures: Results['failures'], lines?: number): string;
