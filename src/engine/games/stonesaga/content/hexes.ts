import type { HexCard } from './schema.ts';

/** N2. Zone A owns edges 0 (north-east) and 1 (east), B 2 (south-east) and 3 (south-west), C 4 (west) and 5 (north-west). */
export const hexes = {
  VV01: { name: 'Primal Cave', region: 'vale', land: 'heath', start: true, zones: { A: ['forest'], B: ['lake'], C: ['chasm', 'cave'] }, full: { 4: 'chasm' }, omen: 'star' },
  VV02: { name: 'Reedford', region: 'vale', land: 'heath', zones: { A: ['prairie'], B: ['river'], C: ['forest'] }, full: { 2: 'river' }, omen: 'cloud' },
  VV03: { name: 'Mistwood', region: 'vale', land: 'heath', zones: { A: ['forest'], B: ['wetland'], C: [] }, full: { 0: 'forest' }, omen: 'moon' },
  VV04: { name: 'Mirror Tarn', region: 'vale', land: 'heath', zones: { A: ['lake'], B: ['prairie'], C: ['prairie'] }, full: {}, omen: 'moon' },
  VV05: { name: 'Two Bends', region: 'vale', land: 'heath', zones: { A: ['river'], B: ['river'], C: ['forest'] }, full: { 1: 'river', 2: 'river' }, omen: 'comet' },
  VV06: { name: 'Grey Spill', region: 'vale', land: 'heath', zones: { A: ['moraine'], B: ['prairie'], C: [] }, full: {}, omen: 'comet' },
  VV07: { name: 'Heron Marsh', region: 'vale', land: 'heath', zones: { A: ['wetland'], B: ['lake'], C: ['forest'] }, full: { 3: 'lake' }, omen: 'cloud' },
  VV08: { name: 'Broken Crown', region: 'vale', land: 'heath', zones: { A: ['mountain'], B: ['moraine', 'cave'], C: ['forest'] }, full: { 0: 'mountain', 1: 'mountain' }, omen: 'star' },
  VV09: { name: 'Long Meadow', region: 'vale', land: 'heath', zones: { A: ['prairie'], B: [], C: ['river'] }, full: { 5: 'river' }, omen: 'sun' },
  VV10: { name: 'The Cleft', region: 'vale', land: 'heath', zones: { A: ['chasm'], B: ['forest'], C: ['prairie'] }, full: { 0: 'chasm' }, omen: 'sun' },
  SP01: { name: 'Wind Cave', region: 'skyreach', land: 'steppe', start: true, zones: { A: ['prairie'], B: ['river'], C: ['mountain', 'cave'] }, full: { 4: 'mountain' }, omen: 'comet' },
  SP02: { name: 'Cracked Basin', region: 'skyreach', land: 'steppe', zones: { A: ['driedFlats'], B: ['driedFlats'], C: [] }, full: {}, omen: 'sun' },
  SP03: { name: 'Edge of the World', region: 'skyreach', land: 'steppe', zones: { A: ['chasm'], B: ['prairie'], C: [] }, full: { 0: 'chasm', 1: 'chasm' }, omen: 'star' },
  SP04: { name: 'Shoulder Ridge', region: 'skyreach', land: 'steppe', zones: { A: ['mountain'], B: ['moraine'], C: ['prairie'] }, full: { 0: 'mountain' }, omen: 'comet' },
  SP05: { name: 'Eye of the Steppe', region: 'skyreach', land: 'steppe', zones: { A: ['prairie'], B: ['lake'], C: ['prairie'] }, full: {}, omen: 'moon' },
  SP06: { name: 'Rubble Steps', region: 'skyreach', land: 'steppe', zones: { A: ['moraine'], B: ['driedFlats'], C: ['forest'] }, full: {}, omen: 'moon' },
  SP07: { name: 'Falling Water', region: 'skyreach', land: 'steppe', zones: { A: ['river'], B: ['prairie'], C: ['chasm'] }, full: { 1: 'river', 4: 'chasm' }, omen: 'star' },
  SP08: { name: 'The Ramparts', region: 'skyreach', land: 'steppe', zones: { A: ['mountain'], B: ['mountain'], C: ['cave'] }, full: { 0: 'mountain', 1: 'mountain', 2: 'mountain' }, omen: 'cloud' },
  SP09: { name: 'Last Trees', region: 'skyreach', land: 'steppe', zones: { A: ['forest'], B: ['wetland'], C: ['prairie'] }, full: {}, omen: 'cloud' },
  SP10: { name: 'Dust Stair', region: 'skyreach', land: 'steppe', zones: { A: ['driedFlats'], B: ['chasm'], C: ['moraine'] }, full: { 3: 'chasm' }, omen: 'sun' },
} as const satisfies Record<string, HexCard>;

export type HexId = keyof typeof hexes;
export const hexIds = Object.keys(hexes) as readonly HexId[];
