export interface Size { w: number; h: number }
export interface Spot { page: number; x: number; y: number }
interface Room extends Size { x: number; y: number }

/** Packs rectangles into as few pages as it can: largest first, each into the free room that it fills best. */
export function pack(sizes: Size[], limit: number): { pages: Size[]; spots: Spot[] } {
  const order = sizes.map((_, i) => i).sort((a, b) => weight(sizes[b]!) - weight(sizes[a]!));
  const rooms: Room[][] = [];
  const pages: Size[] = [];
  const spots: Spot[] = new Array(sizes.length);
  for (const i of order) {
    const size = sizes[i]!;
    if (size.w > limit || size.h > limit) throw new Error(`${size.w} x ${size.h} does not fit a page of ${limit}`);
    let page = rooms.findIndex((free) => best(free, size));
    if (page < 0) {
      page = rooms.push([{ x: 0, y: 0, w: limit, h: limit }]) - 1;
      pages.push({ w: 0, h: 0 });
    }
    const { x, y } = best(rooms[page]!, size)!;
    rooms[page] = cutOut(rooms[page]!, { x, y, ...size });
    spots[i] = { page, x, y };
    const used = pages[page]!;
    used.w = Math.max(used.w, x + size.w);
    used.h = Math.max(used.h, y + size.h);
  }
  return { pages, spots };
}

const weight = (s: Size) => Math.max(s.w, s.h) * 4096 + s.w * s.h / 4096;

function best(free: Room[], size: Size): Room | undefined {
  let found: Room | undefined;
  let least = Infinity;
  for (const room of free) {
    if (room.w < size.w || room.h < size.h) continue;
    // The lowest page wins over the tightest fit: it keeps pages short.
    const cost = (room.y + size.h) * 8 + room.x / 8 + Math.min(room.w - size.w, room.h - size.h);
    if (cost < least) [least, found] = [cost, room];
  }
  return found;
}

/** Free rooms overlap on purpose; a room inside another one is dropped. */
function cutOut(free: Room[], taken: Room): Room[] {
  const next: Room[] = [];
  for (const r of free) {
    if (taken.x >= r.x + r.w || taken.x + taken.w <= r.x || taken.y >= r.y + r.h || taken.y + taken.h <= r.y) {
      next.push(r);
      continue;
    }
    if (taken.x > r.x) next.push({ ...r, w: taken.x - r.x });
    if (taken.y > r.y) next.push({ ...r, h: taken.y - r.y });
    const right = taken.x + taken.w;
    const bottom = taken.y + taken.h;
    if (right < r.x + r.w) next.push({ x: right, y: r.y, w: r.x + r.w - right, h: r.h });
    if (bottom < r.y + r.h) next.push({ x: r.x, y: bottom, w: r.w, h: r.y + r.h - bottom });
  }
  return next.filter((a, i) => !next.some((b, j) => i !== j && inside(a, b) && (!inside(b, a) || j < i)));
}

function inside(a: Room, b: Room) {
  return a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;
}
