import type { SpiderBox } from '../../printed/spiderBoard.ts';
import { powerCards, powerKindOf, type PowerCardId, type PowerKind } from '../../../../../engine/games/vast/content/powers.ts';
import type { VastView } from '../../../../../engine/games/vast/view.ts';
import type { Reading } from '../../../../contract.ts';

type Spider = NonNullable<VastView['spider']>;
type Words = Pick<Reading, 'title' | 'text' | 'rules'>;

const powers: Readonly<Record<PowerKind, Words>> = {
  eyes: { title: 'Eyes', text: 'Reveals a Dark tile. A Blood tile revealed like this gives 1 Blood.', rules: ['MM-346', 'MM-347'] },
  fangs: { title: 'Fangs', text: 'Bites a figure: every bite hits, whatever the Defense, and gives 1 Blood.', rules: ['MM-350', 'MM-306'] },
  webs: {
    title: 'Webs',
    text: 'Puts a web on a tile, 3 at most. An enemy that enters is stopped and tears one web.',
    rules: ['MM-352', 'MM-383'],
  },
};

const forms: Readonly<Record<Spider['form'], Words & { readonly look: string }>> = {
  giant: {
    title: 'The Giant Spider',
    look: 'spider',
    text: 'Moves 3 spaces and over one wall per turn. A card works twice, on tiles beside her; any card may be Fangs. She lays Eggs.',
    rules: ['MM-342', 'MM-355', 'MM-360'],
  },
  sorcerer: {
    title: 'The Sorcerer',
    look: 'sorcerer',
    text: 'Moves 2 spaces. A card works on one tile that she sees; any card may be Eyes. She veils tiles and tends Eggs.',
    rules: ['MM-341', 'MM-354', 'MM-359'],
  },
  spiderlings: {
    title: 'Spiderlings',
    look: 'spiderling',
    text: 'Each moves 4 spaces, over any wall. A card works on every tile with a Spiderling; any card may be Webs. They loot.',
    rules: ['MM-343', 'MM-357', 'MM-361'],
  },
};

const boxes: Readonly<Record<SpiderBox, Words>> = {
  eyes: { ...powers.eyes, text: `${powers.eyes.text} As Sorcerer every card may be put here.` },
  fangs: { ...powers.fangs, text: `${powers.fangs.text} As Giant Spider every card may be put here.` },
  webs: { ...powers.webs, text: `${powers.webs.text} As Spiderlings every card may be put here.` },
  egg: {
    title: 'Lay Egg',
    text: 'Giant Spider: two cards put an Egg on her tile or on one beside it that she sees. A second Egg in the same turn costs one card.',
    rules: ['MM-367', 'MM-368'],
  },
  veil: { title: 'Veil', text: 'Sorcerer: a card turns an empty Lit tile that she sees Dark.', rules: ['MM-363', 'MM-364'] },
  tend: { title: 'Tend', text: 'Sorcerer: 1 Blood puts a blood token on every tile with an Egg.', rules: ['MM-366'] },
  loot: {
    title: 'Loot',
    text: 'Spiderlings: a card removes all treasures on their tiles. Two give 1 Terror, three or four give 2, more give 3.',
    rules: ['MM-374', 'MM-376'],
  },
  legs: { title: 'Legs', text: 'Every form: a card moves her 1 space more, or each Spiderling 1 space.', rules: ['MM-371', 'MM-372'] },
  expand: { title: 'Expand', text: 'Only in some mixes, once per turn: a card lays a Dark tile on a crypt around her.', rules: ['RU-28'] },
};

/** What lies on the board of the Spider, and what she is. */
export function readSpider(thing: string, view: VastView): Reading | null {
  const { spider } = view;
  if (!spider) return null;
  const [kind, id] = [thing.slice(0, Math.max(0, thing.indexOf(':'))), thing.slice(thing.indexOf(':') + 1)];
  if (kind === 'card' && powerCards.includes(id as PowerCardId))
    return { kind: 'Power card', frame: `card/power/${id}`, ...powers[powerKindOf(id as PowerCardId)] };
  if (kind === 'box' && id in boxes) return { kind: 'Spell', ...boxes[id as SpiderBox] };
  if (kind === 'form') return readForm(id as Spider['form']);
  if (kind === 'figure') return readFigure(id, spider);
  return readPrint(thing, kind, view, spider);
}

function readForm(form: Spider['form']): Reading {
  const { look, ...words } = forms[form];
  return { kind: 'Form of the Spider', frame: `figure/${look}/portrait`, ...words };
}

function readFigure(id: string, { defense, boxed }: Spider): Reading | null {
  if (id.startsWith('egg-'))
    return {
      title: 'Egg',
      kind: 'Figure',
      text: 'Defense 1, and 1 more for each blood token beside it. With 6 webs and blood tokens on its tile it hatches: 2 Terror.',
      rules: ['MM-322', 'MM-387'],
      frame: 'figure/egg/portrait',
    };
  const form = id.startsWith('spiderling-') ? 'spiderlings' : id;
  if (!(form in forms)) return null;
  const hit = form === 'spiderlings' ? 'A hit sends it to the box.' : 'A hit sends one Spiderling to the box and scatters the rest.';
  const reading = readForm(form as Spider['form']);
  return {
    ...reading,
    title: id.startsWith('spiderling-') ? 'Spiderling' : reading.title,
    text: `Defense ${defense}. ${reading.text} ${hit} ${boxed.length} of 5 are in the box.`,
  };
}

function readPrint(thing: string, kind: string, { terror, goals }: VastView, { blood, defense, spirit, boxed }: Spider): Reading | null {
  switch (thing) {
    case 'dial:terror':
      return {
        title: 'Terror',
        kind: 'Dial',
        text:
          `${terror} of ${goals.terror}; then she leaves by the stairs and has won. 3 Blood, or a card while 6 webs are on the ` +
          'map, raise it once per turn each.',
        rules: ['MM-304', 'MM-332', 'MM-334'],
      };
    case 'stat:spider-defense':
      return {
        title: 'Defense',
        kind: 'Value',
        text: `${defense}. All her forms have it; it rises with Terror.`,
        rules: ['MM-320', 'MM-321'],
      };
    case 'stat:spirit':
      return {
        title: 'Spirit',
        kind: 'Value',
        text: `She draws ${spirit} cards at the end of her turn; more with Terror.`,
        rules: ['MM-381', 'MM-382'],
      };
    case 'token:blood':
    case 'supply:blood':
      return {
        title: 'Blood',
        kind: 'Tokens',
        text: `She has ${blood}. It comes from bites, from Blood tiles that she reveals, and from tokens that share a tile with her.`,
        rules: ['MM-350', 'MM-393'],
        frame: 'token/blood',
      };
    case 'supply:spiderlings':
      return {
        title: 'Spiderlings',
        kind: 'Figures',
        text: `${boxed.length} of 5 lie in the box. With the fifth the hunt is over.`,
        rules: ['MM-311', 'MM-312'],
        frame: 'figure/spiderling/portrait',
      };
    case 'supply:eggs':
      return {
        title: 'Eggs',
        kind: 'Figures',
        text: 'Three at most are on the map. One hatches for 2 Terror when 6 webs and blood tokens are on its tile.',
        rules: ['MM-370', 'MM-387'],
        frame: 'figure/egg/portrait',
      };
    case 'board:spider':
    case 'rail:spider':
      return {
        title: 'The Spider',
        kind: 'Role',
        text: `She needs ${goals.terror} Terror and then has to leave the manor by the stairs.`,
        rules: ['MM-304'],
        frame: 'figure/spider/portrait',
      };
    case 'pile:power':
      return {
        title: 'Powers',
        kind: 'Deck',
        text: 'Four cards each of Eyes, Fangs and Webs.',
        rules: ['MM-345', 'MM-380'],
        frame: 'card/back/power',
      };
    case 'space:stairs':
      return {
        title: 'Stairs',
        kind: 'Way out',
        text: 'With enough Terror she leaves by one space of movement from the Entrance.',
        rules: ['MM-304', 'MM-797'],
      };
    default:
      if (kind === 'blood')
        return {
          title: 'Blood token',
          kind: 'Token',
          text: 'The Spider may take it for 1 Blood if she shares its tile, unless an Egg lies there. Others who enter wipe one away.',
          rules: ['MM-393', 'MM-397'],
          frame: 'token/blood',
        };
      return kind === 'web' ? { title: 'Web', kind: 'Token', text: powers.webs.text, rules: powers.webs.rules, frame: 'token/web' } : null;
  }
}
