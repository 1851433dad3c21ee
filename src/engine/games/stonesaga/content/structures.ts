import type { StructureCard } from './schema.ts';
import { laterStructures } from './structuresLater.ts';

/** N5. A cost that names a material accepts either side of it (R-SS-98). */
export const structures = {
  undergroundStorage: {
    name: 'Underground Storage', lore: 1, energy: 2, materials: { wood: 3, fiber: 2 }, technologies: ['dig'], mobile: false, omen: 'moon',
    text: 'Holds 4 resources. Mushrooms and roots here do not degrade.', abilities: [{ is: 'capacity', n: 4, what: ['resource'], fresh: ['mushroom', 'root'] }],
  },
  hearth: {
    name: 'Hearth', lore: 1, energy: 2, materials: { cloudstone: 3 }, mobile: false, omen: 'sun',
    text: 'A fire token in this hex does not degrade while a character is here.', abilities: [{ is: 'fireLasts' }],
  },
  leanTo: {
    name: 'Lean-to', lore: 1, energy: 2, materials: { wood: 2, hide: 1 }, technologies: ['chop'], mobile: true,
    text: 'The shelter value here is 1 higher.', abilities: [{ is: 'shelterBonus', n: 1 }],
  },
  longhouse: {
    name: 'Longhouse', lore: 3, energy: 4, materials: { wood: 4, hide: 2, fiber: 2 }, technologies: ['chop'], mobile: false, omen: 'cloud',
    text: 'The shelter value here is 2 higher.', abilities: [{ is: 'shelterBonus', n: 2 }],
  },
  dryingRack: {
    name: 'Drying Rack', lore: 1, energy: 2, materials: { wood: 2, fiber: 2 }, mobile: true,
    text: 'Holds 4 resources. Game and fish here do not degrade.', abilities: [{ is: 'capacity', n: 4, what: ['resource'], fresh: ['meat'] }],
  },
  cistern: {
    name: 'Cistern', lore: 2, energy: 3, materials: { clay: 3, pitch: 1 }, technologies: ['dig'], mobile: false, omen: 'cloud',
    text: 'Holds 4 water. At the start of each day add 1 water.', abilities: [{ is: 'capacity', n: 4, what: ['water'] }, { is: 'waterEachDawn', n: 1 }],
  },
  fishWeir: {
    name: 'Fish Weir', lore: 2, energy: 3, materials: { wood: 3, fiber: 2 }, features: ['lake', 'river', 'wetland'], mobile: false, omen: 'moon',
    text: 'Roll one more die when you fish here.', abilities: [{ is: 'fishingDie', n: 1 }],
  },
  grindingCourt: {
    name: 'Grinding Court', lore: 2, energy: 3, materials: { sunstone: 3 }, technologies: ['hammer'], mobile: false,
    text: 'Grants two grind tools.', abilities: [{ is: 'tool', tool: 'grind', n: 2 }],
  },
  kiln: {
    name: 'Kiln', lore: 3, energy: 3, materials: { clay: 4, cloudstone: 2 }, technologies: ['stonework', 'ignite'], mobile: false, omen: 'comet',
    text: 'Grants the heat tool.', abilities: [{ is: 'tool', tool: 'heat' }],
  },
  toolBench: {
    name: 'Tool Bench', lore: 2, energy: 3, materials: { wood: 2, bone: 2 }, mobile: true, omen: 'star',
    text: 'Grants the strike and drill tools.', abilities: [{ is: 'tool', tool: 'strike' }, { is: 'tool', tool: 'drill' }],
  },
  watchtower: {
    name: 'Watchtower', lore: 2, energy: 4, materials: { wood: 5, fiber: 2 }, technologies: ['chop'], mobile: false, omen: 'star',
    text: 'Once per day reveal an adjacent hex.', abilities: [{ is: 'use', when: 'day', per: 'day', label: 'Look out from the watchtower', do: [{ do: 'reveal' }] }],
  },
  songCircle: {
    name: 'Song Circle',
    lore: 2,
    energy: 2,
    materials: { hide: 2, bone: 2 },
    technologies: ['music'],
    mobile: true,
    omen: 'sun',
    text: 'Night action: one character here gains a minor boost.',
    abilities: [{ is: 'use', when: 'night', per: 'night', label: 'Sing in the circle', do: [{ do: 'champion', then: [{ do: 'boost', attribute: 'choice' }] }] }],
  },
  ...laterStructures,
} as const satisfies Record<string, StructureCard>;

export type StructureId = keyof typeof structures;
export const structureIds = Object.keys(structures) as readonly StructureId[];
