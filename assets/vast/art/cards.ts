import { context, disc, rect, type Ctx } from '../../bake/canvas.ts';
import { frame, type Frame } from '../../bake/frame.ts';
import { glyphAt } from '../../bake/glyphs.ts';
import { withGrain } from '../../bake/paper.ts';
import { favors } from '../../../src/engine/games/vast/content/favors.ts';
import { treasures } from '../../../src/engine/games/vast/content/treasures.ts';
import { cardBack, marchCard } from './cardBacks.ts';
import { BONE, gilt, text, wrap } from './print.ts';
import { FAVOR_SCENES } from './scenes/favors.ts';
import { picture, type Scene } from './scenes/kit.ts';
import { TREASURE_SCENES } from './scenes/treasures.ts';

type Cost = { fury?: number; light?: number };
interface Face { title: string; rules: string; type: string; glyph: string; tone: readonly [string, string]; scene: Scene; cost?: Cost }

export const CARD = { w: 196, h: 274 };
const ART = { x: 13, y: 42, h: 104 };
/** Cards paid with Fury are blue as a storm, the others violet; treasures are brown. */
const TONES = { fury: ['#2f4480', '#182448'], light: ['#5a3b86', '#2e1c4c'], treasure: ['#9a6424', '#523008'] } as const;
const MARCHING = ['casty', 'screamy', 'shooty', 'slashy', 'stabby', 'bones'] as const;

export function cardFrames(): Frame[] {
  const favorFaces = Object.entries(favors).map(([id, card]) => {
    const cost: Cost = card.cost;
    const face = {
      title: card.name,
      rules: card.text,
      type: 'Favor',
      glyph: 'prayer',
      tone: TONES[cost.fury ? 'fury' : 'light'],
      scene: FAVOR_SCENES[id]!,
      cost,
    };
    return frame(`card/favor/${id}`, cardFace(face));
  });
  const treasureFaces = Object.entries(treasures).map(([id, { name, text: rules }]) =>
    frame(
      `card/treasure/${id}`,
      cardFace({ title: name, rules, type: 'Treasure', glyph: 'open-treasure-chest', tone: TONES.treasure, scene: TREASURE_SCENES[id]! }),
    ),
  );
  return [
    ...favorFaces,
    ...treasureFaces,
    frame('card/back/favor', cardBack(CARD.w, CARD.h, TONES.light, 'prayer')),
    frame('card/back/treasure', cardBack(CARD.w, CARD.h, TONES.treasure, 'open-treasure-chest')),
    ...MARCHING.map((look) => frame(`card/skeleton/${look}`, marchCard(look))),
  ];
}

function cardFace(face: Face) {
  const { w, h } = CARD;
  // Two clear pixels round the face: a turned sprite gets its smooth edge from them.
  const ctx = context((w + 2) * 2, (h + 2) * 2);
  ctx.scale(2, 2);
  ctx.translate(1, 1);
  const body = rect(0, 0, w, h, 13);
  stock(ctx, body, face.tone);
  art(ctx, face.scene);
  titleBar(ctx, face);
  const below = ART.y + ART.h + 5;
  ctx.fillStyle = face.tone[1];
  ctx.fill(rect(13, below, w - 26, 20, 4));
  ctx.fillStyle = '#ffd98a';
  ctx.fill(glyphAt(face.glyph, 25, below + 10, 15));
  text(ctx, face.type, 37, below + 14.5, '400 15px "IM Fell English SC"', BONE);
  if (face.cost) price(ctx, w - 28, below + 8, face.cost);
  rules(ctx, face.rules, below + 39);
  worn(ctx, body);
  return ctx.canvas;
}

function stock(ctx: Ctx, body: Path2D, tone: readonly [string, string]) {
  const { w, h } = CARD;
  ctx.fillStyle = '#f0e4c6';
  ctx.fill(body);
  const edge = ctx.createLinearGradient(0, 0, w, h);
  edge.addColorStop(0, tone[0]);
  edge.addColorStop(1, tone[1]);
  ctx.fillStyle = edge;
  ctx.fill(rect(4.5, 4.5, w - 9, h - 9, 10));
  const paper = ctx.createLinearGradient(0, 0, w * 0.4, h);
  paper.addColorStop(0, '#f7ecd2');
  paper.addColorStop(0.6, '#ead9b4');
  paper.addColorStop(1, '#d3bd90');
  ctx.fillStyle = paper;
  ctx.fill(rect(10, 10, w - 20, h - 20, 8));
  withGrain(ctx, body, 0.42);
}

function art(ctx: Ctx, scene: Scene) {
  const { x, y, h } = ART;
  const w = CARD.w - 2 * x;
  ctx.save();
  ctx.clip(rect(x, y, w, h, 4));
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(picture(scene, w, h, 4), x, y, w, h);
  ctx.shadowColor = 'rgba(0,0,0,.8)';
  ctx.shadowBlur = 14;
  ctx.lineWidth = 4;
  ctx.strokeStyle = 'rgba(10,4,14,.7)';
  ctx.stroke(rect(x - 2, y - 2, w + 4, h + 4, 4));
  ctx.restore();
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = gilt(ctx, y, y + h);
  ctx.stroke(rect(x, y, w, h, 4));
}

function titleBar(ctx: Ctx, { title, tone }: Face) {
  const bar = rect(10, 10, CARD.w - 20, 29, [8, 8, 2, 2]);
  const g = ctx.createLinearGradient(0, 10, 0, 39);
  g.addColorStop(0, tone[0]);
  g.addColorStop(1, tone[1]);
  ctx.fillStyle = g;
  ctx.fill(bar);
  ctx.lineWidth = 1.2;
  ctx.strokeStyle = gilt(ctx, 10, 39);
  ctx.stroke(bar);
  ctx.font = '700 22px Almendra';
  const size = Math.min(22, (22 * (CARD.w - 36)) / ctx.measureText(title).width);
  text(ctx, title, CARD.w / 2, 31.5, `700 ${size}px Almendra`, '#fff0cc', 'center', 'rgba(0,0,0,.7)');
}

/** The largest print that fits the field: long texts come down to 12, short ones stay at 13.5. */
function rules(ctx: Ctx, words: string, top: number) {
  const width = CARD.w - 36;
  const lines = (size: number) => {
    ctx.font = `500 ${size}px Inter`;
    return wrap(ctx, words, width);
  };
  let size = 13.5;
  while (size > 12 && lines(size).length * size * 1.26 > CARD.h - 16 - top + size) size -= 0.25;
  ctx.fillStyle = '#2a1a20';
  ctx.textAlign = 'left';
  lines(size).forEach((row, i) => ctx.fillText(row, 18, top + i * size * 1.26));
}

function price(ctx: Ctx, x: number, y: number, cost: Cost) {
  const tokens = [...Array<string>(cost.fury ?? 0).fill('fury'), ...Array<string>(cost.light ?? 0).fill('light')];
  tokens.forEach((kind, i) => {
    const cx = x - i * 24;
    const light = kind === 'light';
    const g = ctx.createLinearGradient(cx - 12, y - 12, cx + 12, y + 12);
    g.addColorStop(0, light ? '#fff2c9' : '#ffb25a');
    g.addColorStop(1, light ? '#e2bf6a' : '#c8561c');
    ctx.fillStyle = '#2a1404';
    ctx.fill(disc(cx + 1, y + 2, 13.2));
    ctx.fillStyle = g;
    ctx.fill(disc(cx, y, 12.2));
    ctx.fillStyle = light ? '#7a5210' : '#5a1a04';
    ctx.fill(glyphAt(light ? 'sun' : 'flamer', cx, y, 18));
  });
}

function worn(ctx: Ctx, body: Path2D) {
  ctx.save();
  ctx.clip(body);
  ctx.lineWidth = 2.4;
  const rim = ctx.createLinearGradient(0, 0, CARD.w, CARD.h);
  rim.addColorStop(0, 'rgba(255,252,240,.95)');
  rim.addColorStop(0.4, 'rgba(255,252,240,.1)');
  rim.addColorStop(1, 'rgba(60,30,20,.5)');
  ctx.strokeStyle = rim;
  ctx.stroke(body);
  ctx.restore();
}
