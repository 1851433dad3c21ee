import { expect, test } from 'vitest';
import { favorIds, favors } from '../../../engine/games/vast/content/favors.ts';
import { gearIds } from '../../../engine/games/vast/content/gear.ts';
import { powerCards } from '../../../engine/games/vast/content/powers.ts';
import { ritualIds } from '../../../engine/games/vast/content/rituals.ts';
import { spellIds } from '../../../engine/games/vast/content/spells.ts';
import { treasureIds } from '../../../engine/games/vast/content/treasures.ts';
import type { TextPrint } from '../../parts/cardFace.ts';
import { setText } from '../../parts/setText.ts';
import { cardFaceOf, cardNames, coveredFace } from './cardFaces.ts';

test('every card has a face, and nothing else has', () => {
  const names = [
    ...favorIds.map((id) => `favor/${id}`), ...treasureIds.map((id) => `treasure/${id}`), ...gearIds.map((id) => `gear/${id}`),
    ...powerCards.map((id) => `power/${id}`), ...ritualIds.map((id) => `ritual/${id}`), ...spellIds.map((id) => `spell/${id}`),
  ];
  expect(names.filter((name) => !cardFaceOf(`card/${name}`))).toEqual([]);
  expect(cardFaceOf('card/back/favor')).toBeNull();
});

test('a card that others cover from the right has its title in the part that is seen', () => {
  const name = 'card/favor/pillarOfLight';
  const title = favors.pillarOfLight.name;
  const titleOf = (frame: string) => cardFaceOf(frame)!.prints.find((print) => 'line' in print && print.line === title)!;
  expect(titleOf(coveredFace(name, 87))).toMatchObject({ align: 'left', x: 13, width: 63 });
  expect(titleOf(name)).toMatchObject({ align: 'center' });
  expect(cardFaceOf(coveredFace('card/back/favor', 87))).toBeNull();
});

test('a face bears the words of its card, and its price', () => {
  const { prints } = cardFaceOf('card/favor/pillarOfLight')!;
  expect(prints).toContainEqual(expect.objectContaining({ line: favors.pillarOfLight.name }));
  expect(prints).toContainEqual(expect.objectContaining({ text: favors.pillarOfLight.brief }));
  expect(prints.filter((print) => 'picture' in print && print.picture === 'card/mark/light')).toHaveLength(2);
});

/** Letters of Inter at this weight are on the average so wide for their size: no font runs here. */
const letter = 0.47;

test.each(cardNames)('the brief of %s fits its card', (name) => {
  const print = cardFaceOf(name)!.prints.find((one): one is TextPrint => 'text' in one)!;
  const { text, area, size, leading, narrow } = print;
  const most = Math.floor((area.h + leading - size) / leading);
  const set = setText({ text, width: area.w, most, narrow, icon: size, measure: (words) => words.length * size * letter });
  expect(set.lines.length).toBeLessThanOrEqual(most);
  for (const line of set.lines) expect(line.width * set.narrow).toBeLessThanOrEqual(area.w);
});
