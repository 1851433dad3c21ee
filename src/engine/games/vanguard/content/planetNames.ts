/** Planets that a single landing can go to, in the order of a campaign. Apart from the planets, so that a lobby need not load them. */
export const planetNames = {
  'cinder-orchard': 'Cinder Orchard',
  'halcyon-shelf': 'Halcyon Shelf',
  'lowlight-canopy': 'Lowlight Canopy',
  'sundered-quay': 'Sundered Quay',
  'the-fallow': 'The Fallow',
  'hollow-choir': 'Hollow Choir',
  'switch-house': 'The Switch House',
} as const;
