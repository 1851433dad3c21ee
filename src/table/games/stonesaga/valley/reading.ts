import { hexes } from '../../../../engine/games/stonesaga/content/hexes.ts';
import { overlays } from '../../../../engine/games/stonesaga/content/overlays.ts';
import { structures } from '../../../../engine/games/stonesaga/content/structures.ts';
import { mantleTitles } from '../../../../engine/games/stonesaga/content/values.ts';
import { zones, type Zone } from '../../../../engine/games/stonesaga/content/vocabulary.ts';
import type { HexCard } from '../../../../engine/games/stonesaga/content/schema.ts';
import type { CharacterId } from '../../../../engine/games/stonesaga/state.ts';
import type { SeenHex, StonesagaView } from '../../../../engine/games/stonesaga/view.ts';
import type { Reading } from '../../../contract.ts';
import { both, capital } from '../../../phrases.ts';
import { featureNames, nameOfCharacter } from '../names.ts';
import type { ThingReader } from '../thingReader.ts';
import { coveredEdges, printedOn } from './edges.ts';
import { faceOf } from './faces.ts';
import type { Hex } from './fit.ts';
import { readDeed } from './readingDeeds.ts';
import { readSite, sitesText } from './readingSites.ts';
import { sharing } from './standing.ts';

const edgeNames = ['north-east', 'east', 'south-east', 'south-west', 'west', 'north-west'] as const;
const zoneNames: Readonly<Record<Zone, string>> = { A: 'upper right', B: 'lower', C: 'upper left' };

/** What lies in each zone, an overlay before what is printed under it. */
function zoneText(laid: SeenHex & { readonly explored: true }): string {
  if (laid.whole) return `All of it lies under the ${overlays[laid.whole].name}.`;
  const card: HexCard = hexes[laid.id];
  return zones
    .map((zone) => {
      const over = laid.zones[zone];
      return `${capital(zoneNames[zone])}: ` +
        `${over ? overlays[over].name : both(card.zones[zone].map((feature) => featureNames[feature])) || 'open land'}.`;
    })
    .join(' ');
}

function edgeText(laid: SeenHex): string {
  const covered = coveredEdges(laid);
  if (covered.length === 0) return 'No feature covers an edge: no journey over one is hard.';
  return 'A hard journey costs energy over the ' +
    `${both(covered.map((edge) => `${edgeNames[edge]} edge (${featureNames[printedOn(laid, edge)!]})`))}.`;
}

function readHex(hex: Hex, view: StonesagaView): Reading | null {
  const laid = view.map[hex];
  if (!laid) return null;
  const people = sharing(view, hex).map((who) => nameOfFigure(view, who));
  const here = people.length > 0 ? `Here: ${both(people)}.` : '';
  if (!laid.explored) {
    const guessed = laid.hint ? `Through the mist you make out a ${featureNames[laid.hint]}.` : 'Nothing can be made out through the mist.';
    const text = [
      `An unexplored hex of the ${laid.region === 'vale' ? 'Verdant Vale' : 'Skyreach Plateau'}.`,
      guessed,
      laid.whole ? `The ${overlays[laid.whole].name} covers it.` : '',
      sitesText(laid),
      here,
    ];
    return {
      title: 'Unexplored',
      kind: laid.land === 'heath' ? 'Heath in the mist' : 'Steppe in the mist',
      text: text.filter(Boolean).join(' '),
      rules: ['SS-164', 'SS-219'],
      frame: faceOf(laid),
    };
  }
  const card: HexCard = hexes[laid.id];
  const omen = card.omen ? `Its omen is the ${card.omen}.` : '';
  return {
    title: card.name,
    kind: `${laid.id}, ${card.land === 'heath' ? 'heath of the Verdant Vale' : 'steppe of the Skyreach Plateau'}`,
    text: [zoneText(laid), edgeText(laid), sitesText(laid), omen, here].filter(Boolean).join(' '),
    rules: ['SS-165', 'SS-232', ...(card.omen ? ['SC-107'] : [])],
    frame: faceOf(laid),
  };
}

/** A figure in the valley always has a mantle, even while nobody bears it. */
const nameOfFigure = (view: StonesagaView, who: CharacterId): string =>
  nameOfCharacter(view, who, mantleTitles[view.characters[who].mantle!]);

function readMini(who: CharacterId, view: StonesagaView): Reading | null {
  const character = view.characters[who];
  if (!character?.mantle) return null;
  const laid = character.at && view.map[character.at];
  const where = laid ? `Stands ${laid.explored ? `at ${hexes[laid.id].name}` : 'in the mist'}.` : 'Is not in the valley.';
  const state = character.passed ? 'Has passed for today.' : `Has ${character.energy} of ${view.energyMax} energy.`;
  return {
    title: nameOfFigure(view, who),
    kind: `The ${mantleTitles[character.mantle]}`,
    text: `${where} ${state} Drag the figure onto an adjacent hex to move there.`,
    rules: ['SS-216', 'SS-218'],
    frame: `valley/figure/${character.mantle}`,
  };
}

function readOutpost(id: string, view: StonesagaView): Reading | null {
  const outpost = view.outposts[id];
  if (!outpost) return null;
  const built = Object.values(outpost.structures).map(({ structure }) => structures[structure].name);
  const ruin = outpost.status === 'ruin';
  const text = ruin
    ? 'Nobody lives here any more. Those who know how may scavenge in the stones.'
    : built.length > 0
      ? `Built here: ${both(built)}.`
      : 'Nothing has been built here yet.';
  return {
    title: outpost.name,
    kind: ruin ? 'Ruin' : 'Outpost',
    text: `${text} No journey into its zone is hard.`,
    rules: ['SS-317', 'SS-326'],
    frame: `valley/overlay/${ruin ? 'ruin' : 'outpost'}/${outpost.zone}`,
  };
}

/** Hexes, zones, people, outposts, tokens, and what can be done at a place. */
export const readValley: ThingReader = (thing, view) => {
  const [kind, ...rest] = thing.split(':') as [string, ...string[]];
  const key = rest.join(':');
  if (kind === 'hex') return readHex(key as Hex, view);
  if (kind === 'zone') return readHex(key.split('/')[0] as Hex, view);
  if (kind === 'mini') return readMini(key as CharacterId, view);
  if (kind === 'outpost') return readOutpost(key.split('/')[0]!, view);
  if (kind === 'site') return readSite(key, view);
  return readDeed(thing, view);
};
