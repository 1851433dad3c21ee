import set from '@iconify-json/game-icons/icons.json';

const cache = new Map<string, Path2D>();
const bodies = set.icons as Record<string, { body: string } | undefined>;

/** A game-icons glyph as a path in a box of 512 x 512. */
function glyph(name: string): Path2D {
  let path = cache.get(name);
  if (!path) {
    const body = bodies[name]?.body;
    if (!body) throw new Error(`no glyph ${name}`);
    path = new Path2D();
    for (const [, d] of body.matchAll(/\sd="([^"]+)"/g)) path.addPath(new Path2D(d));
    cache.set(name, path);
  }
  return path;
}

/** The glyph centred on (x, y), size wide, turned by angle. */
export function glyphAt(name: string, x: number, y: number, size: number, angle = 0, flip = 1): Path2D {
  const m = new DOMMatrix().translate(x, y).rotate((angle * 180) / Math.PI).scale((size / 512) * flip, size / 512).translate(-256, -256);
  const path = new Path2D();
  path.addPath(glyph(name), m);
  return path;
}
