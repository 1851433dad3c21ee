import { describe, expect, test } from 'vitest';
import { fresh, now } from '../vanguard.testing.ts';
import { colorOf, faces, facesOf, kindOf } from './dice.ts';
import { colors, dieKinds, icons, sections, specialized } from './vocabulary.ts';

describe('section dice', () => {
  test('IV-253 IV-268 the box and the compartments hold dice of five kinds in red, blue and green', () => {
    const s = now(fresh('campaign-2'));
    const dice = [...s.box, ...s.locked, ...sections.flatMap((section) => s.sections[section].dice)];
    const looks = new Set(dice.map((die) => `${colorOf(die)} ${kindOf(die)}`));
    const kinds = ['basic', 'specialized', 'universal', 'expert', 'wild'];
    expect(looks).toEqual(new Set(['red', 'blue', 'green'].flatMap((color) => kinds.map((kind) => `${color} ${kind}`))));
    expect(dice.every((die) => facesOf(die) === faces[colorOf(die)][kindOf(die)] && facesOf(die).length === 6)).toBe(true);
  });

  test('IV-271 each colour has three icons that no other colour has', () => {
    const own = colors.flatMap((color) => specialized[color]);
    expect(colors.map((color) => specialized[color].length)).toEqual([3, 3, 3]);
    expect(new Set(own).size).toBe(9);
    for (const color of colors)
      for (const kind of dieKinds)
        for (const icon of faces[color][kind].flat())
          expect([...specialized[color], 'VAN', 'BAS', 'ACC']).toContain(icon);
  });

  test('IV-260 beside the icons of the colours there are the Vanguard, the basic and the accident', () => {
    const own: readonly string[] = colors.flatMap((color) => specialized[color]);
    expect(icons.filter((icon) => !own.includes(icon))).toEqual(['VAN', 'BAS', 'ACC']);
    for (const color of colors) expect(new Set(faces[color].basic.flat())).toEqual(new Set(['VAN', 'BAS', 'ACC']));
  });

  test.each(colors)('IV-269 IV-270 IV-272 IV-273 IV-274 IV-275 IV-276 IV-277 RU-IV-22 what the five kinds of %s dice show', (color) => {
    const { basic, specialized: own, universal, expert, wild } = faces[color];
    const [A, B, C] = specialized[color];
    const shown = (die: typeof basic): Set<string> => new Set(die.flat());
    expect(shown(basic)).toEqual(new Set(['BAS', 'VAN', 'ACC']));
    expect(shown(own)).toEqual(new Set([A, B, C, 'BAS', 'ACC']));
    const pairs = universal.filter((face) => face.length === 2).map((face) => face.join('+'));
    expect(new Set(pairs)).toEqual(new Set([`${A}+${B}`, `${A}+${C}`, `${B}+${C}`]));
    expect(shown(universal)).toEqual(new Set([A, B, C, 'VAN', 'ACC']));
    expect(shown(expert)).toEqual(new Set([A, B, C, 'BAS', 'VAN']));
    expect(expert.some((face) => face.length === 2)).toBe(true);
    expect(shown(wild)).toEqual(new Set(['VAN', 'ACC']));
  });

  test('IV-258 every die has a most common side', () => {
    for (const color of colors)
      for (const die of Object.values(faces[color])) {
        const counts = die.map((face) => die.filter((other) => other.join() === face.join()).length);
        const most = Math.max(...counts);
        expect(new Set(die.filter((_, at) => counts[at] === most).map((face) => face.join())).size).toBe(1);
      }
  });
});
