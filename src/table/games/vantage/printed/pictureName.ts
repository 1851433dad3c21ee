const key = 'lamps over Verrow';

/** FNV-1a over the key and the text: enough to name a file so that the name tells nothing of the place or its neighbours. */
function hash(text: string, start: number): number {
  let h = start >>> 0;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d) >>> 0;
  return (h ^ (h >>> 13)) >>> 0;
}

/** The file of a picture, `place 90` or `card 203`. Numbers that follow each other give names that have nothing in common. */
export function pictureName(kind: 'place' | 'card', num: number): string {
  const text = `${key}/${kind}/${num}/${key}`;
  return [0x811c9dc5, 0x9e3779b9].map((start) => hash(text, start).toString(16).padStart(8, '0')).join('');
}
