import { context, tint, type Ctx } from '../../../bake/canvas.ts';
import { join, svg } from '../../../bake/paths.ts';
import { sculpt, type Box, type Part } from '../../../bake/sculpt.ts';
import { random } from '../../../bake/random.ts';
import { figureArt } from '../figures/art.ts';

interface Pose { colour?: string; rim?: string; flip?: boolean; turn?: number; alpha?: number; glow?: string }

/** A figure of the game on a stage: its full print, or only its silhouette with light along the upper left edge. */
export function actor(ctx: Ctx, look: string, x: number, foot: number, height: number, pose: Pose = {}) {
  stand(ctx, figureArt(look), x, foot, height, pose);
}

/** A thing made of sculpted parts; box as for sculpt. */
export function thing(ctx: Ctx, parts: Part[], box: Box, x: number, foot: number, height: number, pose: Pose = {}) {
  stand(ctx, sculpt(parts, box, 2), x, foot, height, pose);
}

function stand(ctx: Ctx, art: HTMLCanvasElement, x: number, foot: number, height: number, pose: Pose) {
  const k = height / art.height;
  const d = Math.max(0.7, height * 0.012);
  ctx.save();
  ctx.imageSmoothingQuality = 'high';
  ctx.globalAlpha = pose.alpha ?? 1;
  const lay = (canvas: HTMLCanvasElement, dx: number) => {
    ctx.save();
    ctx.translate(x + dx, foot + dx - height / 2);
    ctx.rotate(pose.turn ?? 0);
    ctx.scale(pose.flip ? -k : k, k);
    ctx.drawImage(canvas, -art.width / 2, -art.height / 2);
    ctx.restore();
  };
  if (pose.glow) {
    ctx.shadowColor = pose.glow;
    ctx.shadowBlur = height * 0.5;
    lay(art, 0);
    ctx.shadowBlur = 0;
    ctx.shadowColor = 'transparent';
  }
  if (pose.rim) lay(tint(art, pose.rim), -d);
  lay(pose.colour ? tint(art, pose.colour) : art, 0);
  ctx.restore();
}

/** A path with its foot at (0, 0), as a silhouette. */
export function shape(ctx: Ctx, path: Path2D, x: number, foot: number, scale: number, colour: string, rim?: string, flip = 1) {
  const d = Math.max(0.6, 1.2 * scale);
  for (const [dx, fill] of [[-d, rim], [0, colour]] as const) {
    if (!fill) continue;
    ctx.save();
    ctx.translate(x + dx, foot + dx);
    ctx.scale(scale * flip, scale);
    ctx.fillStyle = fill;
    ctx.fill(path);
    ctx.restore();
  }
}

/** The Manor: gables, towers, chimneys, all a little out of true. 200 wide, 170 tall. */
export const MANOR = svg(
  'M-96 0 L-94 -54 L-104 -54 L-78 -96 L-76 -108 L-74 -96 L-52 -56 L-56 -56 L-56 -66 L-40 -66 L-40 -86 L-32 -86 L-32 -68 L-22 -68 ' +
    'L-22 -112 L-32 -112 L-2 -160 L0 -176 L2 -160 L30 -112 L22 -112 L22 -80 L34 -80 L34 -96 L42 -96 L42 -78 L50 -78 L50 -98 L42 -98 ' +
    'L64 -138 L66 -150 L68 -138 L88 -98 L80 -98 L80 -50 L100 -50 L98 0 Z',
);
const WINDOWS = [
  [-80, -74, 7, 11], [-80, -40, 8, 12], [-46, -48, 8, 13], [-4, -134, 8, 14], [-12, -96, 8, 14], [6, -96, 8, 14], [-4, -62, 10, 16],
  [26, -58, 8, 13], [60, -112, 8, 14], [62, -76, 8, 14], [84, -34, 7, 11], [-20, -30, 8, 12],
] as const;

/** The house with some of its windows lit. */
export function manor(ctx: Ctx, x: number, foot: number, scale: number, colour: string, rim: string, seed = 3) {
  shape(ctx, MANOR, x, foot, scale, colour, rim);
  const r = random(seed);
  ctx.save();
  ctx.shadowColor = '#ffb04a';
  ctx.shadowBlur = 8 * scale;
  for (const [wx, wy, ww, wh] of WINDOWS) {
    if (r() < 0.4) continue;
    ctx.fillStyle = r() < 0.5 ? '#ffc862' : '#f09a3a';
    const [px, py] = [x + wx * scale, foot + wy * scale];
    ctx.fill(
      svg(
        `M${px} ${py + wh * scale} V${py + wh * 0.3 * scale} Q${px + (ww / 2) * scale} ${py - wh * 0.2 * scale} ${px + ww * scale} ${py + wh * 0.3 * scale} V${py + wh * scale} Z`,
      ),
    );
  }
  ctx.restore();
}

/** A knight on one knee, seen from the side; 110 tall. */
export const KNEELING = svg(
  'M-44 0 L-42 -10 C-34 -14 -22 -14 -16 -18 C-20 -34 -18 -56 -8 -70 C-12 -76 -14 -86 -10 -96 C-4 -110 16 -110 20 -96 C24 -86 20 -76 14 -72 ' +
    'C24 -66 32 -58 40 -52 L56 -60 L60 -52 L44 -40 C36 -38 28 -42 24 -46 L26 -32 C36 -32 44 -28 46 -20 L48 0 L34 0 L32 -14 L8 -12 L4 0 Z',
);
export const GRAVES = join(
  svg('M-60 0 L-60 -26 C-60 -42 -38 -42 -38 -26 L-38 0 Z'), svg(
    'M-8 0 L-8 -30 L-18 -30 L-18 -38 L-8 -38 L-8 -48 L0 -48 L0 -38 L10 -38 L10 -30 L0 -30 L0 0 Z',
  ),
  svg('M34 0 L30 -24 L40 -32 L52 -22 L58 0 Z'), svg('M-90 2 C-60 -6 60 -6 90 2 Z'),
);
export const TREE = svg(
  'M-10 0 C-6 -20 -8 -40 -12 -54 C-24 -58 -34 -66 -40 -82 C-30 -72 -22 -66 -12 -64 C-10 -76 -16 -90 -26 -100 C-14 -96 -8 -86 -4 -76 C-2 -92 2 -104 12 -118 ' +
    'C8 -102 6 -90 8 -78 C16 -84 26 -88 38 -88 C26 -80 16 -72 8 -62 C20 -60 30 -54 42 -58 C32 -46 18 -48 6 -48 C4 -32 6 -16 12 0 Z',
);
export const BAT = svg(
  'M0 0 C-4 -6 -6 -8 -8 -6 C-14 -14 -26 -14 -34 -6 C-28 -6 -24 -2 -22 2 C-18 -2 -12 -2 -10 2 C-6 0 -2 4 0 8 C2 4 6 0 10 2 C12 -2 18 -2 22 2 C24 -2 28 -6 34 -6 C26 -14 14 -14 8 -6 C6 -8 4 -6 0 0 Z',
);

/** A shaft of light that widens downward. */
export function beam(ctx: Ctx, x: number, top: number, bottom: number, width: number, colour: string, alpha = 1) {
  const light = context(ctx.canvas.width, ctx.canvas.height);
  light.setTransform(ctx.getTransform());
  for (const [a, k] of [[0.35, 1], [0.5, 0.6], [0.7, 0.28]] as const) {
    light.globalAlpha = a * alpha;
    light.fillStyle = colour;
    light.filter = 'blur(6px)';
    light.fill(svg(`M${x - width * k * 0.42} ${top} H${x + width * k * 0.42} L${x + width * k} ${bottom} H${x - width * k} Z`));
  }
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.globalCompositeOperation = 'screen';
  ctx.drawImage(light.canvas, 0, 0);
  ctx.restore();
}
