/** Colours of the valley: earth, bone, ochre, slate. Shadows are blue-black, light is low and comes from the upper left. */
export const palette = {
  ink: '#231a14',
  charcoal: '#2b2521',
  slate: '#4a545d',
  slateDark: '#2a3037',
  slateLight: '#7b868c',
  ochre: '#c98a3a',
  ochreLight: '#e6bd72',
  ochreDark: '#85561f',
  redOchre: '#a4452a',
  moss: '#74843f',
  mossLight: '#a3ab5c',
  mossDark: '#424f29',
  glacier: '#7fb6c8',
  glacierLight: '#cfe8ea',
  glacierDark: '#2f6a84',
  bone: '#efe3c8',
  hide: '#b98a5a',
  leather: '#6d4527',
  sun: '#ffd99c',
  shade: '#12141f',
} as const;

/** Towards the light, y down, as every shader has it. */
export const sun = [-0.55, -0.62, 0.56] as const;

export const mantles = {
  protector: { name: 'Protector', letter: 'P', colour: '#b04a2c', dark: '#5e2213', light: '#e88f62' },
  seeker: { name: 'Seeker', letter: 'S', colour: '#5590a3', dark: '#21475a', light: '#aed3da' },
  storyteller: { name: 'Storyteller', letter: 'T', colour: '#cb9639', dark: '#6e4a10', light: '#f6d688' },
  wanderer: { name: 'Wanderer', letter: 'W', colour: '#78843f', dark: '#3a431d', light: '#bcc27a' },
} as const;

/** Shape and colour together, never colour alone: circle, diamond, triangle. */
export const pips = {
  blue: { shape: 'circle', fill: '#3f8fc0', dark: '#123a57', light: '#b9e4f7' },
  red: { shape: 'diamond', fill: '#c5402a', dark: '#571309', light: '#ffb09a' },
  yellow: { shape: 'triangle', fill: '#e2b133', dark: '#6b4a06', light: '#fff0b0' },
} as const;

/** Light, middle and dark of each kind of resource. */
export const kinds = {
  animal: ['#d8b78c', '#a97f52', '#5f4125'],
  plant: ['#8f9d52', '#5f6f33', '#323d1b'],
  mineral: ['#8a6a4e', '#5c4230', '#2c1f17'],
  rare: ['#fbf6ea', '#d8d0c0', '#8d8577'],
  meat: ['#eaa15c', '#cc6f2c', '#74360f'],
  vegetable: ['#a98bb0', '#74527e', '#3a2543'],
  tough: ['#ecd08a', '#c79a45', '#6f4e18'],
  water: ['#a5d9e6', '#4d9bb8', '#1d4f68'],
} as const;

/** Names and numbers; words cut into stone or wood; text of rules. */
export const titleFont = (px: number): string => `700 ${px}px Caudex`;
export const carvedFont = (px: number): string => `400 ${px}px Marcellus`;
export const textFont = (px: number, weight: 500 | 700 = 500): string => `${weight} ${px}px Inter`;
