/** Marks of the cave wall: regions, omens, giants, deeds, tones and things. Whatever else is drawn there is decoration (SC-224). */
export const marks = [
  'Verdant Vale', 'Skyreach', 'Maelstrom', 'Starlit Sea', 'Tangle',
  'Cloud', 'Comet', 'Moon', 'Star', 'Sun',
  'Fenstrider', 'Cragwarden', 'Tideveil',
  'Arrival', 'Conclusion', 'Crossing', 'Founding', 'Ruin', 'Birth', 'Burial', 'Hunt',
  'Wrath', 'Accord', 'Sorrow', 'Hunger', 'Wonder', 'Fear', 'Mercy', 'Pride', 'Silence',
  'Moonblood', 'Flame', 'Coral', 'Seed', 'Stair', 'Orrox',
] as const;
type Mark = (typeof marks)[number];

/** Open shapes, with room for another mark. */
const enclosing: readonly Mark[] = ['Conclusion', 'Founding', 'Burial', 'Stair'];

interface Drawing {
  readonly mark: Mark;
  /** SC-227 What stands inside it. */
  readonly around?: Mark;
  /** SC-228 What sits on top of it. */
  readonly under?: Mark;
}

const isMark = (word: string): word is Mark => (marks as readonly string[]).includes(word);

/** `Arrival`, `Conclusion enclosing Moonblood`, `Fenstrider adorned with Wrath`; null if that is no mark. */
export function drawingOf(said: string): Drawing | null {
  const [outer, inner] = said.split(' enclosing ');
  const [base, top] = said.split(' adorned with ');
  if (isMark(said)) return { mark: said };
  if (inner !== undefined && isMark(outer!) && isMark(inner)) return enclosing.includes(outer) ? { mark: outer, around: inner } : null;
  return top !== undefined && isMark(base!) && isMark(top) ? { mark: base, under: top } : null;
}

/** Whether a mark is among what was drawn, by itself or in a composite. */
export const isDrawn = (drawn: readonly string[], mark: string): boolean =>
  drawn.some((said) => {
    const drawing = drawingOf(said);
    return said === mark || drawing?.mark === mark || drawing?.around === mark || drawing?.under === mark;
  });
