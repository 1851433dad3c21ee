export function fingerprintsOf(
  contents: Readonly<Record<string, { readonly sources: readonly string[] }>>,
  root: string,
): Promise<Record<string, string>>;
export function fingerprint(entries: readonly string[], root: string, options?: object): Promise<string>;
