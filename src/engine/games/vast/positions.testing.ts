import { all, begin, give, lay, layDark, say, type VastMatch } from './vast.testing.ts';
import { journeyMix } from './settings.ts';
import type { VastState } from './state.ts';
import { furnish, type Room } from './positions/house.testing.ts';
import { fiveAt } from './positions/five.testing.ts';
import { haunts } from './positions/haunts.testing.ts';
import { hunts } from './positions/hunts.testing.ts';

/** Made-up positions that show the table at its emptiest and at its fullest. */
export const positions: Readonly<Record<string, () => VastMatch>> = {
  opening: () => begin((s) => gather(s)),
  late: () => begin(crowd),
  attack: () => attackable(),
  orienting: () => orient(),
  favors: () => favors(),
  treasure: () => treasure(),
  dice: () => dice(),
  tie: () => tie(),
  lastGhost: () => lastGhost(),
  paladin: () => fiveAt('paladin'),
  skeletons: () => fiveAt('skeletons'),
  spider: () => fiveAt('spider'),
  manor: () => fiveAt('manor'),
  warlock: () => fiveAt('warlock'),
  ...haunts,
  ...hunts,
};

function gather(s: VastState): void {
  const spawns = ['W-S', 'S-W', 'S-E', 'E-N', 'N-E', 'N-W'] as const;
  s.skeletons.march.forEach((id, i) => {
    delete s.skeletons.off[id];
    s.figures[id] = spawns[i % spawns.length]!;
  });
}

const further: readonly Room[] = [
  ['2,4', 'treasure-D-2', 3],
  ['3,3', 'poltergeist-I-1', 1],
  ['5,3', 'pit-I-2', 1],
  ['4,2', 'blood-L-1', 0],
  ['3,2', 'poltergeist-L-2', 0],
  ['5,2', 'shrine-T-2', 0],
  ['6,4', 'blood-T-3', 1],
];

function crowd(s: VastState): void {
  furnish(s, further);
  for (const square of ['2,2', '6,2', '6,6'] as const) s.map[square] = { ...s.map[square]!, lit: true, turn: square === '6,6' ? 3 : 0 };
  const rest = s.stack.slice(-11);
  (['2,7', '6,7', '2,5', '6,5', '2,3', '6,3', '7,4', '1,4', '4,1', '3,1', '5,1'] as const).forEach((square, i) =>
    layDark(s, square, rest[i]!),
  );
  Object.assign(s.figures, { paladin: '4,6', slashy: '4,6', casty: '2,2', screamy: '3,3', shooty: 'W-S' });
  s.skeletons.off = { stabby: 'side' };
  Object.assign(s.figures, { 'poltergeist-3': '5,5', 'poltergeist-4': '3,2', 'poltergeist-5': '4,3', 'poltergeist-6': '4,6' });
  s.journey!.caught = ['poltergeist-1', 'poltergeist-2', 'poltergeist-7'];
  s.tokens = {
    '4,6': { blood: 1, lamp: 1 },
    '3,6': { blood: 1 },
    '5,7': { lamp: 1 },
    '4,5': { blood: 1 },
    '3,4': { lamp: 2 },
    '6,4': { blood: 1 },
    '4,2': { blood: 1 },
    '2,6': { lamp: 1 },
  };
  s.treasureMarkers = { 'treasure-1': '5,6', 'treasure-2': '2,4' };
  s.breaches = { '4,6|5,6': true, '4,5|4,6': true };
  s.forceWalls = { '3,4|3,5': true, '4,3|5,3': true };
  Object.assign(s.paladin, {
    health: 4,
    grit: 21,
    fury: 3,
    light: 2,
    cubes: { unassigned: 2, prepare: 1, sprint: 1, crusade: 1, supply: 2 },
  });
  give(s, 'inPlay', 'judgment', 'pillarOfLight', 'halo', 'armor');
  give(s, 'hand', 'swiftZeal', 'masonsPick');
  give(s, 'discard', 'beacon');
  s.skeletons.stability = 5;
  s.skeletons.dazzled = { screamy: true };
  s.terror = 7;
  s.round = 9;
}

/** Goes on with whatever is offered first among these until nothing of them is. */
function until(m: VastMatch, stop: (m: VastMatch) => boolean, prefer: RegExp): VastMatch {
  for (let k = 0; k < 40 && !stop(m); k++) {
    const id = all(m).find((option) => prefer.test(option)) ?? all(m)[0];
    if (id === undefined) break;
    say(m, id);
  }
  return m;
}

const asks = (what: string) => (m: VastMatch): boolean => m.open.some(({ ask }) => ask === what);

const attackable = (): VastMatch => until(begin(crowd), asks('crusade.attack'), /box:crusade|space:4,6$/);

function orient(): VastMatch {
  const m = begin((s) => {
    gather(s);
    layDark(s, '3,7', 'blood-T-2');
  });
  return until(m, asks('reveal.orient'), /figure:paladin>space:3,7/);
}

function favors(): VastMatch {
  const m = begin((s) => {
    gather(s);
    layDark(s, '3,7', 'blood-X-2');
    s.paladin.grit = 12;
  });
  return until(m, asks('favor.keep'), /figure:paladin>space:3,7|no-/);
}

function treasure(): VastMatch {
  const m = begin((s) => {
    gather(s);
    layDark(s, '3,7', 'treasure-D-1');
  });
  return until(m, asks('treasure.keep'), /figure:paladin>space:3,7|no-/);
}

/** A Skeleton that may end on several tiles, and the player decides. */
const tie = (): VastMatch =>
  begin((s) => {
    crowd(s);
    Object.assign(s.figures, { paladin: '4,4', casty: '3,1', slashy: '6,2' });
    s.phase = { step: 'activate', present: ['casty'], acted: [] };
    s.journey!.settlesTies = false;
  });

/** An attack that wins the Journey. */
function lastGhost(): VastMatch {
  const m = begin((s) => {
    gather(s);
    lay(s, '3,7', 'pit-I-1', 0);
    s.figures['poltergeist-9'] = '3,7';
    s.journey!.caught = ['poltergeist-1', 'poltergeist-2', 'poltergeist-3', 'poltergeist-4', 'poltergeist-5'];
    s.paladin.cubes.prepare = 2;
  });
  return until(m, asks('crusade.attack'), /figure:paladin>space:3,7/);
}

const dice = (): VastMatch =>
  until(
    begin((s) => void (s.skeletons.off = Object.fromEntries(s.skeletons.march.map((id) => [id, 'standing'])))),
    asks('spawn.throw'),
    /end|done|finish|pass/,
  );

/** The mix whose pictures a position needs; all of them without one. */
export const mixOf = (match: VastMatch): string | undefined => (match.peek().journey ? journeyMix : undefined);
