import { dominationTrack, spells, spellSymbols, type SpellId } from '../../../../../engine/games/vast/content/spells.ts';
import { supply } from '../../../../../engine/games/vast/content/values.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Reading } from '../../../../contract.ts';
import { isWallSupply, readWalls } from '../manor/reading.ts';
import type { CursedId } from './kinds.ts';

const times = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** What the board, the cards, the figure and the victims of the Warlock are. */
export function readWarlock(thing: string, view: VastView): Reading | null {
  const { warlock } = view;
  if (!warlock) return null;
  const [kind, id] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (kind === 'card' && id in spells) return readSpell(id as SpellId, warlock);
  if (kind === 'box' && id in actions) return actions[id]!;
  if (isWallSupply(thing)) return readWalls(view);
  if (kind === 'dominated') return readSpace(Number(id), warlock);
  if (kind === 'treasure' || (kind === 'figure' && id.startsWith('poltergeist'))) return readPiece(id as CursedId, view);
  if (thing === 'figure:warlock')
    return {
      title: 'The Warlock', kind: 'Figure', frame: 'figure/warlock/portrait', rules: ['MM-468', 'MM-471', 'MM-476'],
      text:
        'He sneaks through walls over tiles and crypts. Nobody can attack him, but whoever enters his space chases him to the ' +
        'next hiding place and costs him half his Curses.',
    };
  if (thing === 'curses:box' || thing === 'box:curses' || kind === 'curse')
    return {
      title: 'Curses',
      kind: 'Markers',
      text: `${warlock.curses} in his box. At the start of his turn all of them go under the pieces of his network, as evenly as they can.`,
      rules: ['MM-480', 'MM-482'],
      frame: 'token/curse',
    };
  if (thing === 'cubes:magic' || thing === 'box:magic' || kind === 'magic')
    return {
      title: 'Magic cubes',
      kind: 'Actions',
      text:
        `${times(warlock.cubes.unassigned, 'cube')} to spend, ${warlock.cubes.supply} more to be gained. Each is one action on ` +
        'a box of the board or on a spell.',
      rules: ['MM-501', 'MM-494'],
      frame: 'cube/magic',
    };
  if (thing === 'track:spells' || thing === 'advance')
    return {
      title: 'Spells',
      kind: 'Track',
      text:
        `At ${warlock.spellsTrack}. A cursed piece that is removed, and every fright, advance it; at ` +
        `${spellSymbols.join(', ')} he draws 3 spells.`,
      rules: ['MM-474', 'MM-478', 'MM-514'],
    };
  if (thing === 'pile:spell')
    return {
      title: 'Spells',
      kind: 'Deck',
      text: `${times(warlock.spells.deck, 'card')}. Of every three spells in hand he plays one and discards two.`,
      rules: ['MM-497', 'MM-514'],
      frame: 'card/back/spell',
    };
  if (thing === 'board:warlock' || thing === 'portrait:warlock' || thing === 'rail:warlock')
    return {
      title: 'The Warlock',
      kind: 'Role',
      text:
        `He wins when he has dominated ${view.goals.dominated} poltergeists and treasures, cursed through the network that the ` +
        'teal web shows.',
      rules: ['MM-467', 'MM-517'],
      frame: 'figure/warlock/portrait',
    };
  return null;
}

function readSpell(card: SpellId, { onSpells }: NonNullable<VastView['warlock']>): Reading {
  const { name, kind, text } = spells[card];
  const cubes = onSpells[card] ?? 0;
  const more = cubes > 0 ? ` ${times(cubes, 'cube')} on it this turn.` : '';
  return {
    title: name,
    kind: kind === 'action' ? 'Spell, an action for 1 magic cube' : 'Spell, works while in play',
    text: `${text}${more}`,
    rules: ['MM-497', 'MM-499'],
    frame: `card/spell/${card}`,
  };
}

const actions: Readonly<Record<string, Reading>> = {
  sneak: {
    title: 'Sneak',
    kind: 'Action',
    text: 'Move up to 2 spaces, 3 once the first space of his track is covered, over anything; end on a Dark tile, a Pit or a crypt.',
    rules: ['MM-503', 'MM-504'],
  },
  summon: {
    title: 'Summon',
    kind: 'Action',
    text: 'A poltergeist appears on a Lit tile around him that holds no figure.',
    rules: ['MM-506'],
  },
  conjure: {
    title: 'Conjure',
    kind: 'Action',
    text: 'A treasure appears on a Dark tile around him, with a curse marker for every poltergeist of his network.',
    rules: ['MM-507', 'MM-508'],
  },
  syphon: {
    title: 'Syphon',
    kind: 'Action',
    text: 'Gain a Curse for every figure around him except poltergeists.',
    rules: ['MM-511', 'MM-512'],
  },
};

const gifts: Readonly<Record<(typeof dominationTrack)[number]['gives'], string>> = {
  longSneak: 'from then on he sneaks up to 3 spaces',
  renewSpells: 'he may discard a spell in play to draw 3',
  magicCube: 'he gains a magic cube',
  steadfast: 'a fright costs him 1 Curse at most',
};

function readSpace(space: number, { dominated }: NonNullable<VastView['warlock']>): Reading | null {
  const printed = dominationTrack[space];
  if (!printed) return null;
  const taken = dominated[space] !== null ? 'Taken. ' : '';
  return {
    title: 'Dominated piece',
    kind: `Needs ${printed.needs} curse markers`,
    text: `${taken}When a piece of his network is put here, ${gifts[printed.gives]}.`,
    rules: ['MM-484', 'MM-490'],
  };
}

function readPiece(piece: CursedId, view: VastView): Reading {
  const chest = piece.startsWith('treasure');
  const count = view.cursed[piece] ?? 0;
  const linked = view.warlock!.network.includes(piece);
  const curses = count > 0 ? `${times(count, 'curse marker')} under it: whoever removes it advances the Spells track. ` : '';
  const ruled = view.warlock!.dominated.includes(piece);
  const web = ruled
    ? 'The Warlock has dominated it.'
    : linked
      ? "It belongs to the Warlock's network."
      : 'The Warlock does not reach it now.';
  const own = chest ? `One of ${supply.treasureMarkers} treasures. ` : `Defense ${view.poltergeistDefense}. `;
  return {
    title: chest ? 'Treasure' : 'Poltergeist',
    kind: chest ? 'Marker' : 'Figure',
    text: `${own}${curses}${web}`,
    rules: ['MM-474', 'MM-517'],
    frame: chest ? 'marker/treasure' : 'figure/poltergeist/portrait',
  };
}
