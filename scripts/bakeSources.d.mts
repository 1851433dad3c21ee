export function fingerprint(entries: readonly string[], root: string, options?: object): Promise<string>;
