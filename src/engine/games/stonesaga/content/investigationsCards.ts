import type { InvestigationEntry } from './schema.ts';

/** Omens on Journey, foraging and fishing cards, which are seen only while the card lies open. */
export const cardOmens = {
  'cloud@JV03': { omen: 'cloud', component: 'JV03', text: 'You stop fighting it, and it lets you in. Read outcome H007.', effects: [{ do: 'read', outcome: 'H007' }] },
  'cloud@JS06': { omen: 'cloud', component: 'JS06', text: 'There is a second plateau, upside down, under the clouds. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'comet@JU09': { omen: 'comet', component: 'JU09', text: 'The shadow has six legs, or it is carrying someone. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'comet@JS04': { omen: 'comet', component: 'JS04', text: 'In the middle of it nothing moves, and a stone hangs there. Gain 1 sunstone.', effects: [{ do: 'gain', what: 'sunstone' }] },
  'moon@JU05': { omen: 'moon', component: 'JU05', text: 'The other voice is a little ahead of yours. Read outcome H003.', effects: [{ do: 'read', outcome: 'H003' }] },
  'moon@JA05': { omen: 'moon', component: 'JA05', text: 'The ring is just your length. Read outcome H027.', effects: [{ do: 'read', outcome: 'H027' }] },
  'star@JA03': { omen: 'star', component: 'JA03', text: 'The grey thread goes up, and up, and is tied to something. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'star@JV06': {
    omen: 'star',
    component: 'JV06',
    text: "From here the streams spell the sign on your mother's bowl. Gain a minor conviction boost.",
    effects: [{ do: 'boost', attribute: 'conviction' }],
  },
  'sun@JU04': { omen: 'sun', component: 'JU04', text: 'The bees dance, left, left, right, and you can follow it. Gain 1 root.', effects: [{ do: 'gain', what: 'root' }] },
  'sun@JB04': { omen: 'sun', component: 'JB04', text: 'The light goes down a long way, and something down there turns it back. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },

  'moon@FF02': { omen: 'moon', component: 'FF02', text: 'The alders bleed where they are cut, and not elsewhere. Gain 1 fiber.', effects: [{ do: 'gain', what: 'fiber' }] },
  'cloud@FF07': { omen: 'cloud', component: 'FF07', text: 'Under the ferns it has not rained, and a path goes on dry. Gain 1 energy.', effects: [{ do: 'energy' }] },
  'comet@FF08': { omen: 'comet', component: 'FF08', text: 'The burnt trees all lean away from one place. Gain 1 pitch.', effects: [{ do: 'gain', what: 'pitch' }] },
  'star@FF09': { omen: 'star', component: 'FF09', text: 'Eleven owls, and they turn their heads in order. Gain 1 feather.', effects: [{ do: 'gain', what: 'feather' }] },
  'sun@FF17': { omen: 'sun', component: 'FF17', text: 'At noon the spring shows its own bottom, and a stone with a hole. Gain 1 riverstone.', effects: [{ do: 'gain', what: 'riverstone' }] },

  'moon@F02': { omen: 'moon', component: 'F02', text: 'The fish come up to look at the moon, and so do you. Gain a minor awareness boost.', effects: [{ do: 'boost', attribute: 'awareness' }] },
  'cloud@F05': { omen: 'cloud', component: 'F05', text: 'Each drop makes a ring, and one ring stays. Gain 1 shell.', effects: [{ do: 'gain', what: 'shell' }] },
  'sun@F07': { omen: 'sun', component: 'F07', text: 'The warm mud holds the print of a very small foot. Gain 1 clay.', effects: [{ do: 'gain', what: 'clay' }] },
  'star@F09': { omen: 'star', component: 'F09', text: 'Sparks go by under the water, against the current. Add 1 lore.', effects: [{ do: 'track', track: 'lore', n: 1 }] },
  'comet@F10': { omen: 'comet', component: 'F10', text: 'It has a hook of bone in its lip, older than your people\'s. Gain 1 bone.', effects: [{ do: 'gain', what: 'bone' }] },
} as const satisfies Record<`${string}@${string}`, InvestigationEntry>;
