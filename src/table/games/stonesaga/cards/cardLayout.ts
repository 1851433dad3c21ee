import type { Strip } from '../../../stage/shapes.ts';
import type { Ground } from '../ground.ts';
import { heightOf, layPlanks, lineHeight, type Plank } from './choiceLayout.ts';
import type { Block } from './choices.ts';
import type { CardFace } from './faces.ts';
import { clipped, wrap } from './lines.ts';
import { stageFoot } from './stageFoot.ts';

export interface LaidParagraph {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A card on the stage: where its picture, its words and its answers lie. */
export interface LaidCard {
  readonly leaf: Strip;
  readonly picture: Strip;
  readonly kind: LaidParagraph;
  readonly title: LaidParagraph;
  readonly needs: LaidParagraph | null;
  /** Middles of the omens. */
  readonly omens: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly text: LaidParagraph;
  /** Wanted, if the card has something to say there at all. */
  readonly does: LaidParagraph & { readonly wanted: boolean };
  readonly prompt: LaidParagraph;
  readonly planks: readonly Plank[];
}

const looks = {
  wide: { pad: 34, size: 24, title: 38, kind: 22, prompt: 25, picture: 420, night: 88, day: 14, omen: 22 },
  tall: { pad: 30, size: 34, title: 46, kind: 34, prompt: 34, picture: 400, night: 100, day: 8, omen: 30 },
} as const;
const shape = 270 / 390;
const between = 14;

/** Letters as large as the words leave room for, down to what the ground allows. */
const sizes = { wide: [30, 27, 24], tall: [42, 38, 34] } as const;

export function layCard(face: CardFace, block: Block | null, ground: Ground, byNight: boolean): LaidCard {
  // before words are cut, the picture gives way
  const laid = [1, smallPicture].flatMap((share) => sizes[ground.layout].map((size) => layAt(size, share, face, block, ground, byNight)));
  const whole = laid.find(isWhole) ?? laid.at(-1)!;
  const card = snug(whole, looks[ground.layout].pad);
  // on a wide table people stand above it, on a phone below it
  return ground.layout === 'wide' ? lowered(card, whole.leaf.height - card.leaf.height) : card;
}

const down = <T extends { readonly y: number }>(one: T, by: number): T => ({ ...one, y: one.y + by });

function lowered({ leaf, picture, kind, title, needs, omens, text, does, prompt, planks }: LaidCard, by: number): LaidCard {
  return {
    leaf: down(leaf, by),
    picture: down(picture, by),
    kind: down(kind, by),
    title: down(title, by),
    needs: needs && down(needs, by),
    omens: omens.map((one) => down(one, by)),
    text: down(text, by),
    does: down(does, by),
    prompt: down(prompt, by),
    planks: planks.map((one) => down(one, by)),
  };
}

/** The leaf ends where its words and answers end, so that more of the valley is seen. */
function snug(card: LaidCard, pad: number): LaidCard {
  const { leaf, picture, kind, needs, omens, text, does, prompt, planks } = card;
  const said = Math.max(
    ...[kind, needs, text, does].flatMap((one) => (one && one.lines.length > 0 ? [one.y + tall(one)] : [])),
    picture.y + picture.height,
    ...omens.map(({ y, r }) => y + r),
  );
  const words = Math.max(text.y + tall(text), does.lines.length > 0 ? does.y + tall(does) : 0);
  const answers = planks.length > 0 || prompt.lines.length > 0;
  const foot = Math.min(...(prompt.lines.length > 0 ? [prompt.y] : []), ...planks.map(({ y }) => y), leaf.y + leaf.height - pad);
  // in two columns answers stand beside the picture, in one below everything
  const beside = text.x > picture.x + picture.width;
  const slack = Math.min(answers ? foot - (beside ? words : said) - breath : Infinity, leaf.y + leaf.height - pad - said);
  const up = Math.max(0, Math.round(slack));
  return { ...card, leaf: { ...leaf, height: leaf.height - up }, prompt: down(prompt, -up), planks: planks.map((one) => down(one, -up)) };
}

const breath = 24;
const smallPicture = 0.6;
/** Width of the rim of an answer that is pointed out, as a share of the question's letters. */
const pointedOut = 0.6;

/** Nothing is cut, and there is room to breathe. */
const isWhole = ({ text, does, prompt, planks }: LaidCard): boolean => {
  const end = does.lines.length > 0 ? does.y + tall(does) : text.y + tall(text);
  const next = Math.min(prompt.y, ...planks.map(({ y }) => y));
  return (
    ![...text.lines, ...does.lines, ...planks.flatMap(({ lines }) => lines)].some((line) => line.endsWith('…')) &&
    does.lines.length > 0 === does.wanted &&
    end + 16 <= next
  );
};

function layAt(size: number, share: number, face: CardFace, block: Block | null, ground: Ground, byNight: boolean): LaidCard {
  const look = { ...looks[ground.layout], size };
  const { x, y, width } = ground.stage;
  const top = y + (byNight ? look.night : look.day);
  const inset = ground.layout === 'wide' ? 40 : 10;
  const leaf: Strip = { x: x + inset, y: top, width: width - inset * 2, height: stageFoot(ground) - top - 6 };
  const picture: Strip = { x: leaf.x + look.pad, y: leaf.y + look.pad, width: look.picture * share, height: look.picture * share * shape };
  return ground.layout === 'wide' ? besidePicture(face, block, leaf, picture, look) : underPicture(face, block, leaf, picture, look);
}

type Look = Record<keyof (typeof looks)['wide'], number>;

/** Words and answers to the right of the picture; what the card asks for, under it. */
function besidePicture(face: CardFace, block: Block | null, leaf: Strip, picture: Strip, look: Look): LaidCard {
  const x = picture.x + picture.width + 32;
  const column: Strip = { x, y: picture.y - 4, width: leaf.x + leaf.width - look.pad - x, height: leaf.height - look.pad * 2 + 8 };
  const title = paragraph(wrap(face.title, column.width, look.title), column, look.title);
  const under = picture.y + picture.height + between;
  const kind = { lines: wrap(kindOf(face), picture.width, look.kind), x: picture.x, y: under, size: look.kind };
  const needsAt = under + kind.lines.length * lineHeight(look.kind) + 8;
  const needs = needsOf(face, picture.x + 40, needsAt, picture.width - 40, look.size);
  const omensAt = needsAt + (needs ? needs.lines.length * lineHeight(look.size) + 10 : 0) + look.omen;
  return {
    leaf,
    picture,
    kind,
    title,
    needs,
    omens: omensOf(face, picture.x + look.omen, omensAt, look.omen),
    ...words(face, block, { ...column, y: title.y + tall(title) + 8 }, column.y + column.height, look),
  };
}

/** On a phone the picture stands beside the title, and the words run under both. */
function underPicture(face: CardFace, block: Block | null, leaf: Strip, picture: Strip, look: Look): LaidCard {
  const x = picture.x + picture.width + 28;
  const beside: Strip = { x, y: picture.y - 6, width: leaf.x + leaf.width - look.pad - x, height: picture.height };
  const title = paragraph(wrap(face.title, beside.width, look.title), beside, look.title);
  const kind = { lines: clipped(kindOf(face), beside.width, look.kind, 2), x, y: title.y + tall(title) + 4, size: look.kind };
  const needsAt = kind.y + tall(kind) + 4;
  const needs = needsOf(face, x + 48, needsAt, beside.width - 48, look.size);
  const omens = omensOf(face, picture.x + look.omen + 8, picture.y + picture.height - look.omen - 8, look.omen);
  const under = Math.max(picture.y + picture.height, needs ? needs.y + tall(needs) : kind.y + tall(kind)) + between;
  return {
    leaf,
    picture,
    kind,
    title,
    needs,
    omens,
    ...words(face, block, { x: picture.x, y: under, width: leaf.width - look.pad * 2, height: 0 }, leaf.y + leaf.height - look.pad, look),
  };
}

/** Answers keep their room at the foot; the card's own words take what is left and are cut where they must be. */
function words(
  face: CardFace,
  block: Block | null,
  { x, y, width }: Strip,
  bottom: number,
  look: Look,
): Pick<LaidCard, 'text' | 'does' | 'prompt' | 'planks'> {
  const line = lineHeight(look.size);
  const room = bottom - y;
  const prompt = block ? wrap(block.prompt, width, look.prompt) : [];
  const promptTall = prompt.length * lineHeight(look.prompt) + (block ? 8 : 0);
  const said = wrap(face.text, width, look.size).length + (face.does ? wrap(face.does, width, look.size).length + 0.4 : 0);
  const measured = layPlanks(
    block?.choices ?? [],
    { x, y: 0, width, height: Math.max(room * 0.45, room - Math.min(6, said) * line - promptTall - between * 2 - 16) },
    look.size,
  );
  const planksTall = heightOf(measured);
  const left = Math.floor((room - planksTall - promptTall - between * 2) / line);
  const text = clipped(face.text, width, look.size, Math.max(1, Math.min(left, wrap(face.text, width, look.size).length)));
  const doesRoom = left - text.length;
  const does = face.does && doesRoom > 0 ? clipped(face.does, width, look.size, doesRoom) : [];
  const planksAt = bottom - planksTall;
  const doesAt = y + text.length * line + 8;
  // answers that are pointed out have a rim, which covers a question that stands close to them
  const promptAt = planksAt - promptTall;
  const raised = Math.max(promptAt - look.prompt * pointedOut, Math.min(promptAt, doesAt + does.length * line + 8));
  return {
    text: { lines: text, x, y, size: look.size },
    does: { lines: does, x, y: doesAt, size: look.size, wanted: face.does !== '' },
    prompt: { lines: prompt, x, y: raised, size: look.prompt },
    planks: measured.map((plank) => ({ ...plank, y: plank.y + planksAt })),
  };
}

const kindOf = ({ kind, keywords }: CardFace): string => [kind, ...keywords].join(' · ');
const paragraph = (lines: readonly string[], { x, y }: Strip, size: number): LaidParagraph => ({ lines, x, y, size });
const needsOf = ({ needs }: CardFace, x: number, y: number, width: number, size: number): LaidParagraph | null =>
  needs ? { lines: wrap(needs, width, size), x, y, size } : null;
const omensOf = ({ omens }: CardFace, x: number, y: number, r: number): LaidCard['omens'] =>
  omens.map((_, i) => ({ x: x + i * (r * 2 + 12), y, r }));
export const tall = ({ lines, size }: LaidParagraph): number => lines.length * lineHeight(size);
