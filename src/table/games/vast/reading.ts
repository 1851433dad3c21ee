import { favors, type FavorId } from '../../../engine/games/vast/content/favors.ts';
import { chartName, type SpaceId } from '../../../engine/games/vast/content/manor.ts';
import { treasures, type TreasureId } from '../../../engine/games/vast/content/treasures.ts';
import { skeletonNames, type SkeletonId } from '../../../engine/games/vast/content/values.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';
import type { Reading } from '../../contract.ts';
import { readManor } from './boards/manor/reading.ts';
import { readSkeletons } from './boards/skeletons/reading.ts';
import { readSpider } from './boards/spider/reading.ts';
import { readWarlock } from './boards/warlock/reading.ts';
import { tileFrame } from './layout/tiles.ts';
import { capital } from '../../phrases.ts';

/** The large view of a thing: what it is, what it does, and the rules that speak of it. */
export function reading(thing: string, view: VastView): Reading | null {
  return (
    readManor(thing, view) ?? readWarlock(thing, view) ?? readSkeletons(thing, view) ?? readSpider(thing, view) ?? readShared(thing, view)
  );
}

function readShared(thing: string, view: VastView): Reading | null {
  const [kind, ...rest] = thing.split(':');
  const id = rest.join(':');
  if (kind === 'card') return readCard(id);
  if (kind === 'figure' || kind === 'march') return readFigure(id, view);
  if (kind === 'space') return readSpace(id as SpaceId, view);
  if (kind === 'box') return boxes[id] ?? null;
  if (kind === 'dial' || kind === 'track' || kind === 'stat') return values[id] ?? null;
  if (kind === 'token' || kind === 'cubes' || kind === 'stack' || kind === 'pile') return supplies[`${kind}:${id}`] ?? null;
  return null;
}

function readCard(id: string): Reading | null {
  if (id in favors) {
    const card = favors[id as FavorId];
    const cost = Object.entries(card.cost).map(([what, count]) => `${count} ${capital(what)}`);
    return {
      title: card.name,
      kind: cost.length > 0 ? `Favor, ${cost.join(' and ')} each use` : 'Favor',
      text: card.text,
      rules: ['MM-221', 'MM-224'],
      frame: `card/favor/${id}`,
    };
  }
  if (id in treasures)
    return {
      title: treasures[id as TreasureId].name,
      kind: 'Treasure',
      text: treasures[id as TreasureId].text,
      rules: ['MM-198', 'MM-223'],
      frame: `card/treasure/${id}`,
    };
  return null;
}

function readFigure(id: string, view: VastView): Reading | null {
  if (id === 'paladin') {
    const { strength, defense, health } = view.paladin;
    return {
      title: 'The Paladin',
      kind: 'Figure',
      text: `Strength ${strength}, Defense ${defense}, Health ${health}.`,
      rules: ['MM-150', 'MM-153'],
      frame: 'figure/paladin/portrait',
    };
  }
  if (id in skeletonNames) {
    const { movement, strength } = view.skeletons;
    const at = view.figures[id as SkeletonId];
    const where = at
      ? (`Moves ${movement} spaces, may cross one wall, base Strength ${strength}, 1 more for every space beside the Paladin ` +
        'from which another Skeleton distracts him.')
      : 'Off the map for now.';
    return {
      title: skeletonNames[id as SkeletonId],
      kind: 'Skeleton',
      text: where,
      rules: ['MM-608', 'MM-611', 'MM-623'],
      frame: `figure/${id}/portrait`,
    };
  }
  if (id === 'pillar')
    return {
      title: 'Pillar of light',
      kind: 'Figure',
      text: 'Neither Skeletons nor the Paladin can enter its tile. It fades when the Paladin next collects his cubes.',
      rules: ['MM-619'],
      frame: 'figure/pillar/portrait',
    };
  return {
    title: 'Poltergeist',
    kind: 'Figure',
    text: `Defense ${view.poltergeistDefense}. It never attacks. Whoever enters its tile has to fight it.`,
    rules: ['MM-123', 'MM-662'],
    frame: 'figure/poltergeist/portrait',
  };
}

const tileWords: Readonly<Record<string, { readonly title: string; readonly text: string; readonly rules: readonly string[] }>> = {
  poltergeist: { title: 'Haunted room', text: 'When it is revealed, a poltergeist appears here.', rules: ['MM-107'] },
  treasure: {
    title: 'Treasure room',
    text: 'When it is revealed, a treasure lies here. The last step of a crusade takes it.',
    rules: ['MM-106', 'MM-195'],
  },
  shrine: {
    title: 'Shrine',
    text: 'In a crusade you may pray here: 1 Fury, 1 Light, or another favor for one of yours.',
    rules: ['MM-188', 'MM-191'],
  },
  blood: {
    title: 'Bloodstained room',
    text: 'Revealed by the Paladin it raises Terror, and a blood token lies here. Entering removes the token and lowers Terror.',
    rules: ['MM-105', 'MM-599', 'MM-602'],
  },
  pit: { title: 'Pit', text: 'Revealed by the Paladin it raises Stability.', rules: ['MM-108', 'MM-600'] },
  armory: { title: 'Armory', text: 'Revealed by the Paladin it lowers Stability.', rules: ['MM-109', 'MM-598'] },
  entrance: { title: 'Entrance', text: 'Where the Paladin came in.', rules: ['MM-049'] },
};

/** What the journey's own rules say of these tiles does not hold in the full game. */
const fullTileWords: Readonly<Record<string, Partial<(typeof tileWords)[string]>>> = {
  blood: {
    text: 'When it is revealed, a blood token lies here. The Spider gains 1 Blood if she reveals it with Eyes.',
    rules: ['MM-105', 'MM-347'],
  },
  pit: { text: 'From one Pit Skeletons tunnel to any other. They are steady here, even in the light.', rules: ['MM-264', 'MM-243'] },
  armory: { text: 'Skeletons draw gear here.', rules: ['MM-266'] },
  entrance: { text: 'The Paladin came in here. With enough Terror the Spider leaves by the stairs.', rules: ['MM-049', 'MM-304'] },
};

function readSpace(space: SpaceId, view: VastView): Reading | null {
  if (!space.includes(','))
    return {
      title: 'Grounds',
      kind: 'Space',
      text: 'Outside the hedges. Skeletons that spawn here walk in; nobody walks out.',
      rules: ['MM-031', 'MM-624'],
    };
  const tile = view.map[space as keyof VastView['map']];
  const where = chartName(space);
  if (!tile)
    return {
      title: 'Crypt',
      kind: where,
      text: 'No tile lies here yet. Skeletons can walk over it, the Paladin and the Spider cannot.',
      rules: ['MM-025', 'MM-082'],
    };
  if (!tile.lit)
    return {
      title: tile.armory ? 'Armory, Dark' : 'Dark tile',
      kind: where,
      text: 'A crusade onto it reveals it for 2 Grit. Sprints stay on Lit tiles.',
      rules: ['MM-171', 'MM-164'],
    };
  return {
    kind: where,
    frame: tileFrame(tile.tile, tile.kind, tile.shape, tile.turn),
    ...tileWords[tile.kind]!,
    ...(view.journey ? {} : fullTileWords[tile.kind]),
  };
}

const boxes: Readonly<Record<string, Reading>> = {
  prepare: {
    title: 'Prepare',
    kind: 'Action',
    text: '+1 Strength and +1 Defense until you next collect your cubes. Possible at any moment of your turn.',
    rules: ['MM-160', 'MM-162'],
  },
  sprint: {
    title: 'Sprint',
    kind: 'Action',
    text: 'Move up to 2 spaces over Lit tiles, past nobody who would force a fight.',
    rules: ['MM-163', 'MM-164', 'MM-165'],
  },
  crusade: {
    title: 'Crusade',
    kind: 'Action',
    text: 'Move up to 1 space, then reveal, attack, pray at a Shrine and take treasures, in this order.',
    rules: ['MM-169', 'MM-170'],
  },
};

const values: Readonly<Record<string, Reading>> = {
  grit: {
    title: 'Grit',
    kind: 'Dial',
    text: 'At 7, 18, 32 and 41 you gain a hero cube; at 13 and 25 you draw three favors and keep one.',
    rules: ['MM-205', 'MM-210'],
  },
  health: {
    title: 'Health',
    kind: 'Track',
    text: 'Every blow of a Skeleton costs 1. At 0 the journey is lost.',
    rules: ['MM-151', 'MM-595'],
  },
  stability: {
    title: 'Stability',
    kind: 'Dial',
    text: 'Sets how far Skeletons move, how many Rush back, and their Strength. Pits raise it, Armories lower it.',
    rules: ['MM-598', 'MM-600', 'MM-646'],
  },
  terror: {
    title: 'Terror',
    kind: 'Dial',
    text: 'Rises every turn and with every Blood tile; blood that you remove lowers it. It strengthens poltergeists and takes your cards.',
    rules: ['MM-606', 'MM-660', 'MM-663'],
  },
  strength: {
    title: 'Strength',
    kind: 'Value',
    text: 'An attack hits if your Strength is greater than the Defense against it.',
    rules: ['MM-115', 'MM-153'],
  },
  defense: {
    title: 'Defense',
    kind: 'Value',
    text: 'A Skeleton hits you if its Strength is greater than this.',
    rules: ['MM-116', 'MM-156'],
  },
};

const supplies: Readonly<Record<string, Reading>> = {
  'token:fury': {
    title: 'Fury',
    kind: 'Token',
    text: 'Pays for favors such as Vigor. A turn in which you hit no poltergeist gives 1 more; you hold 5 at most.',
    rules: ['MM-605', 'MM-218'],
    frame: 'token/fury',
  },
  'token:light': {
    title: 'Light',
    kind: 'Token',
    text: 'Pays for favors such as Illuminate. Every hit gives 1; tokens that burn as lamps are not in your supply.',
    rules: ['MM-185', 'MM-219'],
    frame: 'token/light',
  },
  'cubes:unassigned': {
    title: 'Hero cubes',
    kind: 'Actions',
    text: 'Each cube is one action of this turn: put it on Prepare, Sprint or Crusade.',
    rules: ['MM-158', 'MM-160'],
    frame: 'cube/amber',
  },
  'stack:tiles': {
    title: 'Tiles',
    kind: 'Stack',
    text: 'Crypts beside a revealed tile are filled from here, face down.',
    rules: ['MM-096', 'MM-099'],
  },
  'pile:favor': {
    title: 'Favors',
    kind: 'Deck',
    text: 'Drawn at 13 and 25 Grit, and at a Shrine.',
    rules: ['MM-191', 'MM-210'],
    frame: 'card/back/favor',
  },
  'pile:treasure': {
    title: 'Treasures',
    kind: 'Deck',
    text: 'One card for every treasure that you take.',
    rules: ['MM-197', 'MM-198'],
    frame: 'card/back/treasure',
  },
};
