import atlas from '../../../../assets/vast/baked/low/atlas.json';
import { powerKindOf, type PowerCardId } from '../../../engine/games/vast/content/powers.ts';
import type { Role } from '../../../engine/games/vast/content/roles.ts';
import type { VastFact } from '../../../engine/games/vast/facts.ts';
import type { VastView } from '../../../engine/games/vast/view.ts';
import type { HandCard, HandGroup } from '../../../match/handView.ts';
import { cutter, type GameHand } from '../../hand.ts';
import { capital } from '../../phrases.ts';
import { reading } from './reading.ts';
import { english } from './words.ts';

type CardKind = 'favor' | 'treasure' | 'gear' | 'power' | 'ritual' | 'spell';
interface Pile {
  readonly kind: CardKind;
  readonly hand: readonly string[];
  readonly drawn: readonly string[];
  readonly inPlay: readonly string[];
}

const cut = cutter(atlas);

const tones: Readonly<Record<CardKind, string>> = {
  favor: '#d9a441',
  treasure: '#b8863a',
  gear: '#a89a86',
  power: '#9a3344',
  ritual: '#6d4fa3',
  spell: '#3d8a78',
};

function pilesOf(view: VastView, role: Role): readonly Pile[] {
  const { paladin, skeletons, spider, manor, warlock } = view;
  switch (role) {
    case 'paladin':
      return [{ kind: 'favor', ...paladin.favors }, { kind: 'treasure', ...paladin.treasures }];
    case 'skeletons':
      return [{ kind: 'gear', ...skeletons.gear }];
    case 'spider':
      return spider ? [{ kind: 'power', ...spider.powers }] : [];
    case 'manor':
      return manor ? [{ kind: 'ritual', ...manor.rituals }, { kind: 'treasure', hand: [], drawn: manor.offered, inPlay: [] }] : [];
    case 'warlock':
      return warlock ? [{ kind: 'spell', ...warlock.spells }] : [];
  }
}

const count = (name: string, value: number | string, of?: number) => ({ name, value: of === undefined ? `${value}` : `${value} of ${of}` });

function countsOf(view: VastView, role: Role): HandGroup['counts'] {
  const { paladin, skeletons, spider, manor, warlock, goals } = view;
  switch (role) {
    case 'paladin':
      return [
        count('Health', paladin.health), count('Grit', paladin.grit), count('Fury', paladin.fury), count('Light', paladin.light),
        count('Strength', paladin.strength), count('Defense', paladin.defense),
      ];
    case 'skeletons':
      return [
        count('Stability', skeletons.stability), count('Strength', skeletons.strength), count('Movement', skeletons.movement),
        count('Gear to draw', skeletons.gear.deck),
      ];
    case 'spider':
      return spider
        ? [
            count('Form', capital(spider.form)), count('Blood', spider.blood), count('Terror', view.terror, goals.terror),
            count('Defense', spider.defense),
          ]
        : [];
    case 'manor':
      return manor
        ? [count('Seals', manor.seals), count('Omens to lay', manor.unassignedOmens), count('Portents left', manor.portentsLeft)]
        : [];
    case 'warlock':
      return warlock
        ? [count('Curses', warlock.curses), count('Spells track', warlock.spellsTrack), count('Dominated', warlock.dominated.length)]
        : [];
  }
}

/** A card in words, before its painted scene. What lies face down for this seat has no words. */
function cardOf(view: VastView, kind: CardKind, card: string): HandCard | null {
  const read = reading(`card:${card}`, view);
  if (!read) return null;
  const scene = kind === 'power' ? powerKindOf(card as PowerCardId) : card;
  const { title, kind: sort, text, rules } = read;
  return { id: `card:${card}`, title, kind: sort, text, rules, picture: cut(`card/scene/${kind}/${scene}`), tone: tones[kind] };
}

const cardsOf = (view: VastView, piles: readonly Pile[], where: 'hand' | 'drawn' | 'inPlay'): readonly HandCard[] =>
  piles.flatMap((pile) => pile[where].map((card) => cardOf(view, pile.kind, card)).filter((card) => card !== null));

/** MM-002 Hands only for their holder: a phone of another seat finds its own cards here, and none of these. */
function lies(view: VastView, seat: string): readonly HandGroup[] {
  const role = view.roles.find((one) => one === seat);
  if (!role) return [];
  const piles = pilesOf(view, role);
  const groups: HandGroup[] = [
    { title: 'Choose from', secret: true, cards: cardsOf(view, piles, 'drawn'), counts: [] },
    { title: 'Your hand', secret: true, cards: cardsOf(view, piles, 'hand'), counts: [] },
    { title: 'In play', secret: false, cards: cardsOf(view, piles, 'inPlay'), counts: [] },
    { title: 'Your board', secret: false, cards: [], counts: countsOf(view, role) },
  ];
  return groups.filter(({ cards, counts }) => cards.length > 0 || counts.length > 0);
}

export const vastHand: GameHand<VastView, VastFact> = { words: english, course: ['roundBegan', 'phaseBegan'], lies };
