/**
 * Seeded chance: a sound's name is its seed, so `npm run sounds` makes the same bytes again
 * and a new sound in the list does not change the others.
 */
export function chanceOf(name) {
  let h = 2166136261;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  let a = h >>> 0, b = (h ^ 0x9e3779b9) >>> 0, c = (h ^ 0x85ebca6b) >>> 0, d = 1;
  const next = () => {
    const t = (((a + b) >>> 0) + d) >>> 0;
    d = (d + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = ((c << 21) | (c >>> 11)) >>> 0;
    c = (c + t) >>> 0;
    return t / 4294967296;
  };
  for (let i = 0; i < 15; i++) next();

  const between = (low, high) => low + (high - low) * next();
  return {
    next,
    between,
    /** x, give or take a share of it */
    around: (x, share) => x * between(1 - share, 1 + share),
    /** a pause of a Poisson process with that many events a second */
    pause: (perSecond) => -Math.log(1 - next()) / perSecond,
    pick: (list) => list[Math.floor(next() * list.length)],
  };
}
