/**
 * Groups of the atlas whose pictures lie on the table from the first moment; all others come when they are drawn. A group
 * has one or more sheets: those of `tiles` are `tiles-0.webp`, `tiles-1.webp` and so on.
 */
export interface AtlasGroups {
  readonly opening: readonly string[];
  /** Groups that only some mixes open with, by mix. A mix that is not named here has none of its own. */
  readonly byMix?: Readonly<Record<string, readonly string[]>>;
}

/** Whether the opening of a mix waits for this sheet. Where the mix is not known, the groups of all mixes are waited for. */
export function isInOpening({ opening, byMix = {} }: AtlasGroups, sheet: string, mix?: string): boolean {
  const group = sheet.replace(/-\d+\.webp$/, '');
  const own = mix === undefined ? Object.values(byMix).flat() : (byMix[mix] ?? []);
  return opening.includes(group) || own.includes(group);
}
