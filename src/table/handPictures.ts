/** Pictures that a phone may fetch, by the names of their files. */
export const byFileName = (addresses: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(addresses).map(([path, href]) => [path.slice(path.lastIndexOf('/') + 1), href]));
