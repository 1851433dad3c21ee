export function sourcesOf(entry: string, root: string): { files: string[]; packages: string[] };
export function fingerprint(entries: readonly string[], root: string, options?: object): string;
