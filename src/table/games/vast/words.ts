import type { VastFact } from '../../../engine/games/vast/facts.ts';
import { gear } from '../../../engine/games/vast/content/gear.ts';
import { chartName } from '../../../engine/games/vast/content/manor.ts';
import { rituals, tracks } from '../../../engine/games/vast/content/rituals.ts';
import { roleTitles } from '../../../engine/games/vast/content/roles.ts';
import { spells } from '../../../engine/games/vast/content/spells.ts';
import { nameOfFigure } from '../../../engine/games/vast/content/figures.ts';
import { skeletonNames } from '../../../engine/games/vast/content/values.ts';
import type { FactWords } from '../../contract.ts';
import { capital } from '../../phrases.ts';
import { nameOfFavor, nameOfTreasure } from './names.ts';

const times = (count: number, one: string, many = `${one}s`): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const change = (what: string, by: number, to: number): string => `${what} ${by > 0 ? 'rises' : 'falls'} to ${to}.`;

const phases = {
  collect: 'The Paladin collects his hero cubes.',
  actions: 'The Paladin takes his actions.',
  fury: 'The turn of the Paladin ends.',
  activate: 'The Skeletons march.',
  spawn: 'The Skeletons gather outside.',
} as const;

const tiles = {
  poltergeist: 'a haunted room',
  treasure: 'a treasure room',
  shrine: 'a Shrine',
  blood: 'a bloodstained room',
  pit: 'a Pit',
  armory: 'an Armory',
  entrance: 'the Entrance',
} as const;

const spiderForms = { giant: 'the Giant Spider', sorcerer: 'the Sorcerer', spiderlings: 'a swarm of Spiderlings' } as const;
const spiderSpells = {
  feed: 'Feed',
  scare: 'Scare',
  veil: 'Veil',
  tend: 'Tend',
  egg: 'Lay Egg',
  legs: 'Legs',
  loot: 'Loot',
  expand: 'Expand',
} as const;

/** One sentence for each fact: the log, the captions of a stream and a screen reader say the same. */
export const english: FactWords<VastFact> = {
  journeyBegan: ({ march }) => `The journey begins. ${march.map((id) => skeletonNames[id]).join(', ')} will march.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  phaseBegan: ({ phase }) => phases[phase],
  cubesCollected: ({ count }) => (count === 0 ? 'All hero cubes are ready.' : `${times(count, 'hero cube')} collected.`),
  cubeAssigned: ({ box }) => `A hero cube goes on ${capital(box)}.`,
  cubeGained: ({ grit }) => `${grit} Grit: a new hero cube.`,
  cubeLost: ({ from }) => `A hero cube is lost from ${capital(from)}.`,
  moved: ({ figure, path }) => `${capital(nameOfFigure(figure))} goes to ${chartName(path.at(-1)!)}.`,
  retreated: ({ figure, to }) => `${capital(nameOfFigure(figure))} falls back to ${chartName(to)}.`,
  stopped: ({ figure, by }) => `A ${by} stops ${nameOfFigure(figure)}.`,
  dazzled: ({ skeleton }) => `${skeletonNames[skeleton]} is dazzled.`,
  tokenPlaced: ({ token, at }) => `A ${token} is put on ${chartName(at)}.`,
  tokenRemoved: ({ token, at }) => `The ${token} on ${chartName(at)} is gone.`,
  tileRevealed: ({ at, kind }) => `${chartName(at)} is ${tiles[kind]}.`,
  tileLaid: ({ at }) => `A Dark tile fills ${chartName(at)}.`,
  markerPlaced: ({ marker, edge }) => `${marker === 'breach' ? 'A breach opens' : 'A force wall rises'} between ${edgeWords(edge)}.`,
  markerRemoved: ({ marker, edge }) => `The ${marker === 'breach' ? 'breach' : 'force wall'} between ${edgeWords(edge)} is gone.`,
  treasurePlaced: ({ at }) => `A treasure lies on ${chartName(at)}.`,
  treasureTaken: ({ at }) => `The treasure of ${chartName(at)} is taken.`,
  poltergeistAppeared: ({ at }) => `A poltergeist haunts ${chartName(at)}.`,
  poltergeistCaught: ({ caught, goal }) => `A poltergeist is caught: ${caught} of ${goal}.`,
  attacked: ({ attacker, defender, strength, defense, hit }) =>
    `${capital(nameOfFigure(attacker))} attacks ${nameOfFigure(defender)}: Strength ${strength} against Defense ${defense}, ` +
      `${hit ? 'a hit' : 'a miss'}.`,
  prepared: ({ strength, defense }) => `The Paladin prepares: Strength ${strength}, Defense ${defense}.`,
  gritChanged: ({ by, to }) => change('Grit', by, to),
  furyChanged: ({ by, to }) => change('Fury', by, to),
  lightChanged: ({ by, to }) => change('Light', by, to),
  healthChanged: ({ by, to }) => change('Health', by, to),
  terrorChanged: ({ by, to }) => change('Terror', by, to),
  stabilityChanged: ({ by, to }) => change('Stability', by, to),
  favorsDrawn: ({ cards }) => (cards.length > 0 ? `Favors drawn: ${cards.map(nameOfFavor).join(', ')}.` : 'Favors are drawn.'),
  favorKept: ({ card }) => `${nameOfFavor(card)} is kept.`,
  favorDiscarded: ({ card }) => `${nameOfFavor(card)} is discarded.`,
  favorPlayed: ({ card }) => `${nameOfFavor(card)} comes into play.`,
  favorUsed: ({ card, effect }) => `${nameOfFavor(card)}: ${effect}.`,
  treasureDrawn: ({ card }) => `The Paladin finds ${nameOfTreasure(card)}.`,
  treasureReturned: ({ card }) => `${nameOfTreasure(card)} goes back to the box.`,
  treasureDiscarded: ({ card }) => `${nameOfTreasure(card)} is discarded.`,
  treasurePlayed: ({ card }) => `The Paladin takes up ${nameOfTreasure(card)}.`,
  shrineUsed: ({ benefit }) => `The Shrine gives ${benefit === 'exchange' ? 'another favor' : capital(benefit)}.`,
  pillarRaised: ({ at }) => `A pillar of light stands on ${chartName(at)}.`,
  pillarLowered: () => 'The pillar of light fades.',
  skeletonFell: ({ skeleton }) => `${skeletonNames[skeleton]} falls apart.`,
  marchedFirst: ({ skeleton }) => `${skeletonNames[skeleton]} goes to the front of the March Order.`,
  tieSettled: ({ skeleton, at, among }) => `${skeletonNames[skeleton]} has ${among} equal ways and takes the one to ${chartName(at)}.`,
  skeletonStoodUp: ({ skeleton }) => `${skeletonNames[skeleton]} gets up.`,
  spawnRolled: ({ rolls }) =>
    `Spawn dice: ${rolls.map(({ skeleton, face, again }) => `${skeletonNames[skeleton]} ${face}${again ? ' (again)' : ''}`).join(', ')}.`,
  spawned: ({ skeleton, spawn }) => `${skeletonNames[skeleton]} appears at Spawn ${spawn}.`,
  figurePlaced: ({ figure, at }) => `${capital(nameOfFigure(figure))} appears on ${chartName(at)}.`,
  figureRemoved: ({ figure }) => `${capital(nameOfFigure(figure))} is gone.`,
  formChosen: ({ form }) => `The Spider is ${spiderForms[form]}.`,
  bloodChanged: ({ by, to }) => change('Blood', by, to),
  powerPlayed: ({ card, as }) =>
    card.startsWith(as) ? `The Spider plays ${capital(as)}.` : `The Spider plays ${capital(card.split('-')[0]!)} as ${capital(as)}.`,
  spiderCast: ({ spell, cards }) =>
    `The Spider casts ${spiderSpells[spell]}${cards.length > 0 ? ` for ${times(cards.length, 'power card')}` : ''}.`,
  powersDiscarded: ({ cards }) => `The Spider discards ${times(cards.length, 'power card')}.`,
  powersDrawn: ({ count }) => `The Spider draws ${times(count, 'power card')}.`,
  bitten: ({ attacker, defender }) => `${capital(nameOfFigure(attacker))} bites ${nameOfFigure(defender)}.`,
  tileVeiled: ({ at }) => `${chartName(at)} turns Dark.`,
  eggLaid: ({ at }) => `An Egg is laid on ${chartName(at)}.`,
  eggHatched: ({ at }) => `The Egg on ${chartName(at)} hatches.`,
  spiderlingBoxed: ({ boxed }) => `A Spiderling is slain: ${boxed} of 5.`,
  spiderLeft: ({ figure }) => `${capital(nameOfFigure(figure))} leaves the manor.`,
  skeletonSummoned: ({ skeleton }) => `${skeletonNames[skeleton]} is summoned.`,
  screamed: ({ skeleton }) => `Screamy screams at ${skeleton === 'screamy' ? 'herself' : skeletonNames[skeleton]}.`,
  sharpened: () => 'Slashy whets her blade.',
  tunnelled: ({ skeleton, to }) => `${skeletonNames[skeleton]} tunnels to ${chartName(to)}.`,
  pitDug: ({ at }) => `${chartName(at)} is a Pit from now on.`,
  gearDrawn: ({ skeleton, card }) => `${skeletonNames[skeleton]} draws ${card ? gear[card].name : 'a gear card'}.`,
  gearPlayed: ({ card }) => `${skeletonNames[gear[card].for]} puts on the ${gear[card].name}.`,
  gearUsed: ({ card }) => `${skeletonNames[gear[card].for]} uses the ${gear[card].name}.`,
  poisoned: () => 'The Paladin is poisoned.',
  cubePoisoned: () => 'The poison takes a hero cube for a round.',
  cubeRecovered: () => 'The poisoned hero cube comes back.',
  omenAssigned: ({ track }) => `An omen goes on ${tracks[track].title}.`,
  omensReturned: ({ count }) => `${times(count, 'omen')} unassigned again.`,
  portentGained: ({ track }) => `A portent stays on ${tracks[track].title} for good.`,
  tileShifted: ({ from, to }) => `The tile of ${chartName(from)} slides to ${chartName(to)}.`,
  tilesSwapped: ({ a, b }) => `${chartName(a)} and ${chartName(b)} change places.`,
  tileTurned: ({ at }) => `${chartName(at)} is turned.`,
  ritualPerformed: ({ card, path }) =>
    `The Manor performs the ${rituals[card].name.replace(/^The /, '')}, ending on ${chartName(path.at(-1)!)}.`,
  sealsChanged: ({ to }) => `The Manor has ${times(to, 'Seal')}.`,
  ritualsDrawn: ({ count, cards }) =>
    cards.length > 0
      ? `Rituals drawn: ${cards.map((card) => rituals[card].name).join(', ')}.`
      : `The Manor draws ${times(count, 'ritual')}.`,
  ritualDiscarded: ({ card }) => `The Manor discards the ${rituals[card].name.replace(/^The /, '')}.`,
  treasuresOffered: ({ count, cards }) =>
    cards.length > 0
      ? `Treasures for the Paladin: ${cards.map(nameOfTreasure).join(', ')}.`
      : `The Manor looks at ${times(count, 'treasure card')}.`,
  warlockFled: ({ to }) => `The Warlock flees to ${chartName(to)}.`,
  cursesChanged: ({ by, to }) => `The Warlock ${by > 0 ? 'gains' : 'loses'} ${times(Math.abs(by), 'Curse')}: ${to} now.`,
  pieceCursed: ({ piece, by, to }) => `${times(by, 'curse marker')} under ${cursedPiece(piece)}: ${to} now.`,
  pieceDominated: ({ piece, from }) => `The Warlock dominates ${cursedPiece(piece)} of ${chartName(from)}.`,
  spellsAdvanced: ({ to }) => `The Spells track advances to ${to}.`,
  spellsDrawn: ({ count, cards }) =>
    cards.length > 0
      ? `Spells drawn: ${cards.map((card) => spells[card].name).join(', ')}.`
      : `The Warlock draws ${times(count, 'spell')}.`,
  spellPlayed: ({ card }) => `The Warlock plays ${spells[card].name}.`,
  spellsDiscarded: ({ cards }) => `The Warlock discards ${cards.map((card) => spells[card].name).join(', ')}.`,
  magicAssigned: ({ on }) => `A magic cube goes on ${on in spells ? spells[on as keyof typeof spells].name : capital(on)}.`,
  magicCollected: ({ count }) => `${times(count, 'magic cube')} ready.`,
  magicGained: () => 'The Warlock gains a magic cube.',
  poltergeistDragged: ({ to }) => `The poltergeist is dragged to ${chartName(to)}.`,
  turnBegan: ({ role }) => `The turn of ${roleTitles[role]} begins.`,
  gameWon: ({ role, why }) => `${capital(roleTitles[role])} ${role === 'skeletons' ? 'have' : 'has'} won. ${why}`,
  journeyEnded: ({ won, why }) => `${won ? 'The journey is won.' : 'The journey is lost.'} ${why}`,
};

const cursedPiece = (piece: string): string => (piece.startsWith('treasure') ? 'the treasure' : 'the poltergeist');

function edgeWords(edge: string): string {
  const [a, b] = edge.split('|') as [`${number},${number}`, `${number},${number}`];
  return `${chartName(a)} and ${chartName(b)}`;
}
