import {
  rituals,
  tracks,
  treasuresByDraw,
  trackSpaces,
  type RitualId,
  type TrackId,
} from '../../../../../engine/games/vast/content/rituals.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Reading } from '../../../../contract.ts';
import { wallsLeft } from './lay.ts';

const times = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** What the board, the cards and the figure of the Manor are, and what they are worth now. */
export function readManor(thing: string, view: VastView): Reading | null {
  const { manor } = view;
  if (!manor) return null;
  const [kind, id] = [thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)];
  if (kind === 'card' && id in rituals) return readRitual(id as RitualId);
  if (kind === 'track' && id in tracks) return readTrack(id as TrackId, manor);
  if (thing === 'figure:wraith')
    return {
      title: 'The Wraith', kind: 'Figure of the Manor', frame: 'figure/wraith/portrait', rules: ['MM-400', 'MM-402', 'MM-405'],
      text:
        'It drifts through walls over Lit and Dark tiles, but not onto crypts or the grounds. It neither attacks nor can it be ' +
        'attacked. Rituals begin where it stands.',
    };
  if (thing === 'track:seals' || thing === 'seal')
    return {
      title: 'Seals',
      kind: 'Track',
      text: `${manor.seals} of ${view.goals.seals}. Rituals give Seals; the last one wins the game at once.`,
      rules: ['MM-398', 'MM-446'],
      frame: 'token/seal',
    };
  if (thing === 'omens:unassigned' || thing === 'box:omens' || kind === 'omen')
    return {
      title: 'Omens',
      kind: 'Cubes',
      text:
        `${times(manor.unassignedOmens, 'omen')} not on a track. At the start of its turn the Manor puts them on powers; at ` +
        'the end they come back.',
      rules: ['MM-409', 'MM-466'],
      frame: 'cube/omen',
    };
  if (thing === 'portents:supply' || kind === 'portent')
    return {
      title: 'Portents',
      kind: 'Cubes',
      text: `${manor.portentsLeft} left in the supply. Rituals for 1 Seal put one on a track for good, where it counts like an omen.`,
      rules: ['MM-452', 'MM-453'],
      frame: 'cube/portent',
    };
  if (isWallSupply(thing)) return readWalls(view);
  if (thing === 'pile:ritual')
    return {
      title: 'Rituals',
      kind: 'Deck',
      text: `${times(manor.rituals.deck, 'card')}. The Manor draws from here at the end of its turn and keeps 5 at most.`,
      rules: ['MM-459', 'MM-460'],
      frame: 'card/back/ritual',
    };
  if (thing === 'board:manor' || thing === 'portrait:manor' || thing === 'rail:manor')
    return {
      title: 'The Manor',
      kind: 'Role',
      text: `The house itself. It wins with ${view.goals.seals} Seals from rituals that its Wraith performs on Lit tiles without figures.`,
      rules: ['MM-398', 'MM-412'],
      frame: 'figure/wraith/portrait',
    };
  return null;
}

export const isWallSupply = (thing: string): boolean => thing === 'wall:force' || thing === 'walls:supply';

export const readWalls = (view: VastView): Reading => ({
  title: 'Force walls',
  kind: 'Supply',
  text:
    `${wallsLeft(view)} left. One closes an open edge between two tiles, even a breached one, until the tile beside it is ` +
    'moved or turned.',
  rules: ['MM-436', 'MM-438', 'MM-768'],
  frame: 'marker/force/h',
});

const steps = { N: 'ahead', S: 'back', E: 'right', W: 'left' } as const;

function readRitual(card: RitualId): Reading {
  const { name, seals, portent, steps: way, poltergeist } = rituals[card];
  const gains = portent ? ` A portent then stays on ${tracks[portent].title}.` : '';
  const where = poltergeist === way.length ? 'at its end' : `after step ${poltergeist}`;
  return {
    title: name, kind: `Ritual for ${times(seals, 'Seal')}`, frame: `card/ritual/${card}`, rules: ['MM-442', 'MM-443', 'HD-11'],
    text:
      `From the Wraith: ${way.map((side) => steps[side]).join(', ')}; the card may be turned, never mirrored. All tiles Lit, ` +
      `without figures and without walls between. The Wraith ends there, and a poltergeist appears ${where}.${gains}`,
  };
}

const powers: Readonly<Record<TrackId, { readonly text: (value: number) => string; readonly rules: readonly string[] }>> = {
  reveal: {
    text: (n) => `Reveal up to ${times(n, 'Dark tile')} anywhere; a poltergeist found so may go to any empty Lit tile.`,
    rules: ['MM-417', 'MM-406'],
  },
  shift: {
    text: (n) => `Move one tile with all that is on it to a crypt up to ${times(n, 'space')} away, or turn one tile.`,
    rules: ['MM-420', 'MM-422', 'MM-425'],
  },
  swap: {
    text: (n) => `Exchange two tiles up to ${times(n, 'space')} apart with all that is on them, or turn two tiles.`,
    rules: ['MM-429', 'MM-433', 'MM-435'],
  },
  walls: { text: (n) => `Raise up to ${times(n, 'force wall')} between tiles.`, rules: ['MM-436', 'MM-439'] },
  wraith: { text: (n) => `Move the Wraith up to ${times(n, 'space')}, through walls.`, rules: ['MM-440', 'MM-400'] },
  draw: { text: (n) => `Then draw ${times(n, 'ritual')}.`, rules: ['MM-457', 'MM-459'] },
};

function readTrack(id: TrackId, manor: NonNullable<VastView['manor']>): Reading {
  const { omens, portents } = manor.tracks[id];
  const filled = Math.min(trackSpaces, omens + portents);
  const value = tracks[id].values[filled]!;
  const { text, rules } = powers[id];
  const told =
    id === 'draw'
      ? `Hide ${times(treasuresByDraw[filled]!, 'treasure')} on empty Dark tiles. ${text(value)}`
      : value === 0
        ? `Nothing without a cube. With three: ${text(tracks[id].values[trackSpaces]!)}`
        : text(value);
  return { title: tracks[id].title, kind: `Power, ${times(filled, 'cube')}`, text: told, rules };
}
