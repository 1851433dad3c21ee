import { Application, Container, Sprite } from 'pixi.js';
import { galleryArt } from '../../src/dev/gallery/art.ts';
import { discShadow } from '../../src/table/light/soft.ts';

/** The same two thousand tokens in bare PixiJS: a shadow and a face each, one of them dragged, drawn on demand. */
const count = 2000;
const app = new Application();
await app.init({ resizeTo: window, preference: 'webgl', antialias: true, autoStart: false, background: '#0d0709' });
app.ticker.stop();
document.body.appendChild(app.canvas);

const world = new Container();
const shadows = new Container();
const tokens = new Container();
world.addChild(shadows, tokens);
app.stage.addChild(world);
world.scale.set(Math.min(innerWidth / 1600, innerHeight / 900));

const placed = Array.from({ length: count }, (_, k) => {
  const home = { x: 30 + (k % 62) * 25, y: 30 + Math.floor(k / 62) * 25 };
  const shadow = new Sprite({ ...discShadow(11), anchor: 0.5, alpha: 0.6 });
  const token = new Container();
  const face = new Sprite({ texture: galleryArt.texture(['coin', 'web', 'blood'][k % 3]!), scale: 1 / 6.6 });
  shadow.position.set(home.x + 2, home.y + 2);
  token.position.set(home.x, home.y);
  token.addChild(face);
  shadows.addChild(shadow);
  tokens.addChild(token);
  return { shadow, token };
});

let frames = 0;
let pending = false;
const draw = (): void => {
  pending = false;
  app.render();
  frames++;
};
const invalidate = (): void => {
  if (pending) return;
  pending = true;
  requestAnimationFrame(draw);
};

let dragging = false;
app.canvas.addEventListener('pointerdown', () => (dragging = true));
app.canvas.addEventListener('pointerup', () => (dragging = false));
app.canvas.addEventListener('pointermove', (event) => {
  if (!dragging) return;
  const at = { x: event.offsetX / world.scale.x, y: event.offsetY / world.scale.y };
  placed[0]!.token.position.set(at.x, at.y);
  placed[0]!.shadow.position.set(at.x + 8, at.y + 8);
  invalidate();
});
invalidate();

Object.assign(window, {
  lantern: {
    get frames() {
      return frames;
    },
    where: () => ({ x: 30 * world.scale.x, y: 30 * world.scale.y }),
    idle: () => Promise.resolve(),
  },
});
