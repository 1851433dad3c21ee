import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack } from './pack.ts';

const sizes = fc.array(fc.record({ w: fc.integer({ min: 1, max: 256 }), h: fc.integer({ min: 1, max: 256 }) }), {
  minLength: 1,
  maxLength: 60,
});

test('no two pictures overlap and none leaves its page', () => {
  fc.assert(
    fc.property(sizes, (list) => {
      const { pages, spots } = pack(list, 512);
      list.forEach((a, i) => {
        const p = spots[i]!;
        expect(p.x + a.w).toBeLessThanOrEqual(pages[p.page]!.w);
        expect(p.y + a.h).toBeLessThanOrEqual(pages[p.page]!.h);
        list.slice(i + 1).forEach((b, k) => {
          const q = spots[i + 1 + k]!;
          const apart = p.page !== q.page || p.x + a.w <= q.x || q.x + b.w <= p.x || p.y + a.h <= q.y || q.y + b.h <= p.y;
          expect(apart).toBe(true);
        });
      });
      for (const page of pages) expect(Math.max(page.w, page.h)).toBeLessThanOrEqual(512);
    }),
  );
});

test('equal squares leave no gap', () => {
  expect(pack(Array.from({ length: 16 }, () => ({ w: 64, h: 64 })), 256).pages).toEqual([{ w: 256, h: 256 }]);
});

test('a picture larger than a page is refused', () => {
  expect(() => pack([{ w: 300, h: 10 }], 256)).toThrow('does not fit');
});
