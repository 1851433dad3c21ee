import { Texture } from 'pixi.js';

/** Soft pictures are made once and shared. They keep their canvas, so a lost graphics context gets them back. */
const made = new Map<string, Texture>();

function soft(key: string, width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void): Texture {
  const found = made.get(key);
  if (found) return found;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width), Math.ceil(height)];
  const pen = canvas.getContext('2d');
  if (pen) paint(pen);
  const texture = Texture.from(canvas);
  made.set(key, texture);
  return texture;
}

/** A dot of light or dust, 64 pixels wide, white. */
export const softDot = (): Texture =>
  soft('dot', 64, 64, (pen) => {
    const fade = pen.createRadialGradient(32, 32, 0, 32, 32, 32);
    for (const [at, alpha] of [[0, 1], [0.25, 0.72], [0.55, 0.24], [1, 0]] as const) fade.addColorStop(at, `rgba(255,255,255,${alpha})`);
    pen.fillStyle = fade;
    pen.fillRect(0, 0, 64, 64);
  });

/** A picture of a shadow, and the scale at which it is as large as the thing that casts it. */
export interface SoftShadow {
  readonly texture: Texture;
  readonly scale: number;
}

/** The shadow of a round thing: 128 pixels wide, its disc 88. */
export function discShadow(radius: number): SoftShadow {
  const texture = soft('disc', 128, 128, (pen) => {
    pen.filter = 'blur(9px)';
    pen.fillStyle = '#0b0a14';
    pen.beginPath();
    pen.arc(64, 64, 44, 0, 2 * Math.PI);
    pen.fill();
  });
  return { texture, scale: radius / 44 };
}

/** The shadow of a flat thing with straight sides. Sizes are rounded, so that cards of one kind share one picture. */
export function boxShadow(width: number, height: number, round: number): SoftShadow {
  const scale = 120 / Math.max(width, height);
  const [w, h, r] = [Math.round(width * scale), Math.round(height * scale), Math.round(round * scale)];
  const margin = 20;
  const texture = soft(`box ${w} ${h} ${r}`, w + 2 * margin, h + 2 * margin, (pen) => {
    pen.filter = 'blur(6px)';
    pen.fillStyle = '#0b0a14';
    pen.beginPath();
    pen.roundRect(margin, margin, w, h, r);
    pen.fill();
  });
  return { texture, scale: 1 / scale };
}
