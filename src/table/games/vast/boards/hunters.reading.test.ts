import { expect, test } from 'vitest';
import { vast } from '../../../../engine/games/vast/index.ts';
import { gearIds } from '../../../../engine/games/vast/content/gear.ts';
import { acting, gearUp } from '../../../../engine/games/vast/rules/skeletons/skeletons.testing.ts';
import { become, hold, spiderTurn } from '../../../../engine/games/vast/rules/spider/spider.testing.ts';
import { fixedPlaces, lay } from '../layout.ts';
import { groundAt } from '../layout/grounds.testing.ts';
import { reading } from '../reading.ts';
import { nothingOffered } from '../../../gesture/offers.ts';

test('everything on the board of the Skeletons can be read', () => {
  const view = vast.view(acting({ casty: '2,2', slashy: '4,4' }, (s) => gearUp(s, 'inPlay', ...gearIds)).peek(), 'skeletons');
  const { role, pieces } = lay(view, nothingOffered, groundAt(view));
  expect(role).toBe('skeletons');
  const own = [...pieces.map(({ id }) => id), ...fixedPlaces(groundAt(view), view, role).map(({ id }) => id)].filter((id) =>
    /^(march|card|token|skulls|dial|price|board:skeletons|arm|dig)/.test(id),
  );
  expect(own.length).toBeGreaterThan(28);
  expect(own.filter((id) => !reading(id, view))).toEqual([]);
  expect(reading('card:greatAxe', view)).toMatchObject({ title: 'Great Axe', kind: 'Gear of Slashy, 1 Stability more each use' });
  expect(reading('march:screamy', view)?.text).toMatch(/Not summoned yet/);
});

test('everything on the board of the Spider can be read', () => {
  const match = spiderTurn((s) => {
    become(s, 'sorcerer', '4,4');
    hold(s, 'eyes-1', 'fangs-1', 'webs-1');
    Object.assign(s.spider!, { blood: 3, boxed: ['spiderling-2'] });
    s.tokens = { '4,4': { web: 1, blood: 1 } };
  });
  const view = vast.view(match.peek(), 'spider');
  const { role, pieces, cards } = lay(view, nothingOffered, groundAt(view));
  expect(role).toBe('spider');
  const hers = [
    ...pieces.map(({ id }) => id),
    ...cards.map(({ id }) => id),
    ...fixedPlaces(groundAt(view), view, role).map(({ id }) => id),
  ].filter((id) => /^(form|figure:(sp|so|gi|eg)|token|blood|web|card|dial|stat|box|supply|board:spider)/.test(id));
  expect(hers.length).toBeGreaterThan(28);
  expect(hers.filter((id) => !reading(id, view))).toEqual([]);
  expect(reading('dial:terror', view)?.text).toMatch(/^0 of 12/);
  expect(reading('figure:spiderling-1', view)?.text).toMatch(/1 of 5 are in the box/);
});
