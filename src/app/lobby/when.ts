const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** "2 hours ago", and the date once that says more. */
export function when(then: number, now: number): string {
  const gone = Math.max(0, now - then);
  if (gone > 7 * 86_400_000) return new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(then);
  const [unit, length] = units.find(([, ms]) => gone >= ms) ?? ['minute', 60_000];
  return gone < 60_000 ? 'just now' : new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(gone / length), unit);
}
