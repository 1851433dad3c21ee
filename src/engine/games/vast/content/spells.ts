import type { SpellCard } from './schema.ts';

/** House cards of the Warlock. An action costs a magic cube put on the card; the others work from the moment they are played. */
export const spells = {
  expand: { name: 'Expand', brief: 'Lay a Dark tile on a crypt around you', kind: 'action', text: 'Put the top tile of the stack Dark on a crypt that surrounds you.' },
  enclose: { name: 'Enclose', brief: 'Put 1 or 2 force walls around you', kind: 'action', text: 'Put 1 or 2 force walls on open edges between two tiles, one of them yours or around you.' },
  syphonSpecialize: { name: 'Syphon Specialize', brief: 'A syphon gives 1 more Curse', kind: 'passive', text: 'A syphon that gives at least 1 Curse gives 1 more.' },
  sneakSpecialize: { name: 'Sneak Specialize', brief: 'Sneak onto an empty Lit tile too', kind: 'passive', text: 'A sneak may also end on a Lit tile without figures.' },
  summonSpecialize: { name: 'Summon Specialize', brief: 'Summon a ghost with a curse on it', kind: 'passive', text: 'A poltergeist that you summon comes with 1 curse marker from the supply.' },
  conjureSpecialize: { name: 'Conjure Specialize', brief: 'Conjure on an empty Lit tile too', kind: 'passive', text: 'Conjure Treasure may also use a Lit tile around you without figures.' },
  drag: {
    name: 'Drag',
    brief: 'Move a ghost of your network up to 2',
    kind: 'action',
    text: 'Put a poltergeist of your network, curses and all, on a Lit tile without figures up to 2 spaces from where it stood.',
  },
  echo: { name: 'Echo', brief: 'Cursed piece gone on their turn: +1 Curse', kind: 'passive', text: "Each time a cursed piece is removed on another player's turn, gain 1 Curse." },
  fester: { name: 'Fester', brief: 'Curse a piece of your network', kind: 'action', text: 'Put 1 of your Curses under a piece of your network.' },
  blink: { name: 'Blink', brief: 'Go to the dark around your network', kind: 'action', text: 'Put your figure on a Dark tile, Pit or crypt around any piece of your network.' },
} as const satisfies Record<string, SpellCard>;

export type SpellId = keyof typeof spells;
export const spellIds = Object.keys(spells) as readonly SpellId[];

/** Spaces of the Spells track on which three spells are drawn. */
export const spellSymbols: readonly number[] = [1, 2, 4, 6, 9, 12];

/** The Dominated Pieces track: markers needed, and what the covered space gives. */
export const dominationTrack = [
  { needs: 3, gives: 'longSneak' },
  { needs: 4, gives: 'renewSpells' },
  { needs: 4, gives: 'magicCube' },
  { needs: 5, gives: 'magicCube' },
  { needs: 6, gives: 'steadfast' },
] as const;
