import { favors } from '../../../engine/games/vast/content/favors.ts';
import { gear } from '../../../engine/games/vast/content/gear.ts';
import { powerCards, powerFaces, powerKindOf, powerKinds, type PowerKind } from '../../../engine/games/vast/content/powers.ts';
import { rituals } from '../../../engine/games/vast/content/rituals.ts';
import { spells } from '../../../engine/games/vast/content/spells.ts';
import { treasures } from '../../../engine/games/vast/content/treasures.ts';
import type { CardFace, Print } from '../../parts/cardFace.ts';
import { CARD, RITUAL_ART, type MarkName, type Seal, type Tone } from './printed/cardPlan.ts';

interface Printed {
  readonly title: string;
  readonly brief: string;
  readonly tone: Tone;
  readonly seal: Seal;
  readonly scene: string;
  readonly marks?: readonly { readonly name: MarkName; readonly words?: string }[];
  /** A higher picture leaves room for fewer lines. */
  readonly art?: number;
}

const { w, h, art } = CARD;
/** Where titles stand. */
const titleFoot = 34;
const type = { size: 23, leading: 26 } as const;
const number = { width: 26, align: 'center', fit: 'narrow', font: 'Almendra', weight: 700, size: 22, colour: '#2a1a12' } as const;

/** Title, picture, kind and price, and the brief in type that is read where the card lies. */
function cardFace({ title, brief, tone, seal, scene, marks = [], art: high = art.h }: Printed): CardFace {
  const foot = art.y + high;
  const top = foot + 18;
  const size = title.length > 18 ? 21.5 : title.length > 16 ? 23 : 25;
  return {
    w,
    h,
    prints: [
      { picture: `card/stock/${tone}`, x: w / 2, y: h / 2 },
      { picture: `card/scene/${scene}`, x: art.x + art.w / 2, y: art.y + high / 2 },
      { picture: `card/seal/${seal}`, x: 30, y: foot + 1 },
      ...marks.flatMap(({ name, words }, k): Print[] => {
        const [x, y] = [w - 30 - k * 29, foot + 1];
        const disc: Print = { picture: `card/mark/${name}`, x, y };
        return words ? [disc, { ...number, line: words, x, y: y + 7.3 }] : [disc];
      }),
      {
        line: title, x: w / 2, y: titleFoot, width: w - 27, align: 'center', fit: 'narrow',
        font: 'Almendra', weight: 700, size, colour: '#fff0cc', cast: { colour: 'rgba(0,0,0,.7)', blur: 3, y: 1 },
      },
      {
        text: brief, area: { x: 16, y: top, w: w - 32, h: h - 12 - top },
        align: 'center', from: 'middle', narrow: [1, 0.95, 0.9, 0.86, 0.83, 0.8],
        font: 'Inter', weight: 600, size: type.size, leading: type.leading, colour: '#26151c',
      },
    ],
  };
}

type Cost = { readonly fury?: number; readonly light?: number };
const times = (n: number, name: MarkName): { readonly name: MarkName }[] => Array.from({ length: n }, () => ({ name }));

const faces: Readonly<Record<string, CardFace>> = Object.fromEntries([
  ...Object.entries(favors).map(([id, { name: title, brief, cost }]) => {
    const { fury = 0, light = 0 }: Cost = cost;
    const tone = fury > 0 ? 'fury' : 'light';
    const marks = [...times(fury, 'fury'), ...times(light, 'light')];
    return [`card/favor/${id}`, cardFace({ title, brief, tone, seal: `favor-${tone}`, scene: `favor/${id}`, marks })] as const;
  }),
  ...Object.entries(treasures).map(([id, { name: title, brief }]) => [
    `card/treasure/${id}`, cardFace({ title, brief, tone: 'treasure', seal: 'treasure', scene: `treasure/${id}` }),
  ] as const),
  ...Object.entries(gear).map(([id, { name: title, brief, cost }]) => {
    // what a use adds to Stability stands on a bone disc
    const marks = cost > 0 ? [{ name: 'bone', words: `+${cost}` } as const] : [];
    return [`card/gear/${id}`, cardFace({ title, brief, tone: 'gear', seal: 'gear', scene: `gear/${id}`, marks })] as const;
  }),
  ...powerKinds.map((kind) => [`card/power/${kind}`, powerFace(kind)] as const),
  // the four cards of a kind are alike
  ...powerCards.map((card) => [`card/power/${card}`, powerFace(powerKindOf(card))] as const),
  ...Object.entries(rituals).map(([id, { name: title, brief, seals, portent }]) => {
    const marks = times(seals, 'seal');
    return [
      `card/ritual/${id}`,
      cardFace({ title, brief, tone: 'ritual', seal: portent ?? 'ritual', scene: `ritual/${id}`, marks, art: RITUAL_ART }),
    ] as const;
  }),
  ...Object.entries(spells).map(([id, { name: title, brief, kind }]) => [
    `card/spell/${id}`, cardFace({ title, brief, tone: 'spell', seal: 'spell', scene: `spell/${id}`, marks: times(1, kind) }),
  ] as const),
]);

function powerFace(kind: PowerKind): CardFace {
  const { name: title, brief } = powerFaces[kind];
  return cardFace({ title, brief, tone: 'power', seal: kind, scene: `power/${kind}` });
}

/** The name of a card whose right side lies under others: of it so many units are seen. */
export const coveredFace = (frame: string, shown: number): string => `${frame}@${Math.max(40, Math.floor(shown / 10) * 10)}`;

/** The same card with its title in the part that is seen. */
const withTitleIn = ({ prints, ...face }: CardFace, shown: number): CardFace => ({
  ...face,
  prints: prints.map((print) => ('line' in print && print.y === titleFoot ? { ...print, align: 'left', x: 13, width: shown - 17 } : print)),
});

/** The printed side of a card, or null for what is no card. */
export function cardFaceOf(frame: string): CardFace | null {
  const [name, shown] = frame.split('@') as [string, string?];
  const face = faces[name];
  return face === undefined ? null : shown === undefined ? face : withTitleIn(face, Number(shown));
}

/** Every card that has a printed side. */
export const cardNames: readonly string[] = Object.keys(faces);
