import type { Stat } from './types.ts';
import type { Icon } from './vocabulary.ts';

export const iconNames: Readonly<Record<Icon, string>> = {
  STR: 'Strike',
  GRD: 'Guard',
  LFT: 'Lift',
  SCN: 'Scan',
  CMP: 'Compute',
  FIX: 'Fix',
  TRK: 'Trek',
  SNS: 'Sense',
  MND: 'Mend',
  VAN: 'Vanguard',
  BAS: 'Basic',
  ACC: 'Accident',
};

export const statNames: Readonly<Record<Stat, string>> = { armor: 'Armor', agility: 'Agility', sensors: 'Sensors' };
