export function fingerprintsOf(
  contents: Readonly<Record<string, { readonly sources: readonly string[] }>>,
  root: string,
): Promise<Record<string, string>>;
export function fingerprint(entries: readonly string[], root: string, options?: object, without?: readonly string[]): Promise<string>;
export function paintPrints(
  set: {
    readonly sizes: readonly { readonly name: string; readonly width: number; readonly height: number; readonly bytes: number }[];
    readonly painter: { readonly sources: readonly string[]; readonly without: readonly string[] };
    readonly paintings: readonly { readonly name: string; readonly sources: readonly string[]; readonly given: unknown }[];
  },
  root: string,
): Promise<Record<string, Readonly<Record<string, string>>>>;
