import type { Icon } from './vocabulary.ts';

/** HD-IV-19 The two convert icons of each slot of page 9. */
export const labIcons: readonly (readonly [Icon, Icon])[] = [
  ['SCN', 'MND'],
  ['CMP', 'SNS'],
  ['FIX', 'STR'],
  ['SCN', 'CMP'],
  ['TRK', 'GRD'],
  ['LFT', 'FIX'],
];
