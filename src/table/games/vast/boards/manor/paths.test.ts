import { expect, test } from 'vitest';
import { haunting, hold, openUp } from '../../../../../engine/games/vast/rules/manor/manor.testing.ts';
import { asked } from '../../../../asked.testing.ts';
import { pathIn, tracedIn } from './paths.ts';
import { Offers } from '../../../../gesture/offers.ts';

test('a way is read from the words of an offer', () => {
  expect(pathIn('Rite of the Open Eye for 1 Seal: D4 - D3 - D2 - D1')).toEqual(['4,4', '4,3', '4,2', '4,1']);
  expect(pathIn('Perform no ritual')).toEqual([]);
});

test('the one way of a ritual is known before its card is played, and each of several once it is turned', () => {
  const m = haunting('ritual', {}, (s) => {
    openUp(s, '4,3', '4,2', '4,1', '5,4', '6,4', '7,4');
    hold(s, 'openEye');
  });
  const before = tracedIn(new Offers(asked(m.open)));
  m.answer({ seat: 'manor', ask: 'manor.ritual', option: 'card:openEye>figure:wraith' });
  const turned = tracedIn(new Offers(asked(m.open)));
  expect(before.length + turned.length).toBeGreaterThan(0);
  for (const { card, path } of [...before, ...turned]) {
    expect(card).toBe('openEye');
    expect(path[0]).toBe('4,4');
    expect(path).toHaveLength(4);
  }
  if (turned.length > 0) expect(new Set(turned.map(({ turn }) => turn)).size).toBe(turned.length);
});
