import { describe, expect, test } from 'vitest';
import { Match } from '../../../../kernel/match.ts';
import { vast } from '../../index.ts';
import { defenseOf } from '../../rules/attack.ts';
import { asked, now, offered, told, where, type VastMatch } from '../../vast.testing.ts';
import { after, before } from '../lessons.testing.ts';

/** What the examples of the rulebook say, checked on the table of the lesson that teaches them. */
describe("The Spider's first turn", () => {
  test('EX-MM-18 no form is asked for: she is the Giant Spider with one card of each kind', () => {
    const m = before('spider', 'EX-MM-18');
    expect([asked(m)[0], now(m).spider!.form]).toEqual(['spider.act', 'giant']);
    expect([...now(m).spider!.powers.hand].sort()).toEqual(['eyes-1', 'fangs-1', 'webs-1']);
  });

  test('EX-MM-19 were somebody beside her, every card in hand could be Fangs', () => {
    const bites = (one: VastMatch) => offered(one, 'spider.cast').filter((id) => id.endsWith('>box:fangs'));
    const beset = (m: VastMatch): VastMatch => {
      const at = vast.copy(now(m));
      at.figures.casty = '3,4';
      at.phase = { step: 'spider.cast' };
      return new Match(vast, { ...m.save(), at, tail: [] });
    };
    expect(bites(before('spider', 'EX-MM-19'))).toEqual([]);
    expect(bites(beset(before('spider', 'EX-MM-19')))).toContain('card:webs-1>box:fangs');
    expect(bites(beset(before('spider', 'EX-MM-18')))).toEqual(expect.arrayContaining(['card:webs-1>box:fangs', 'card:eyes-1>box:fangs']));
  });

  test('EX-MM-20 Eyes on the Blood tile: a token on it, 1 Blood for her', () => {
    const m = after('spider', 'EX-MM-20');
    expect([now(m).map['4,3']!.lit, now(m).tokens['4,3'], now(m).spider!.blood]).toEqual([true, { blood: 1 }, 1]);
  });

  test('EX-MM-21 the same card reveals the Treasure tile to the right, and is spent', () => {
    const m = after('spider', 'EX-MM-21');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '5,4' });
    expect([...now(m).spider!.powers.hand].sort()).toEqual(['fangs-1', 'webs-1']);
  });

  test('EX-MM-22 two cards lay the Egg on the Blood tile, with Defense 2', () => {
    const m = after('spider', 'EX-MM-22');
    expect([where(m, 'egg-1'), defenseOf(now(m), 'egg-1'), now(m).spider!.powers.hand]).toEqual(['4,3', 2, []]);
  });

  test('EX-MM-23 she shares the tile with it and its blood stays', () => {
    const m = after('spider', 'EX-MM-23');
    expect([where(m, 'giant'), now(m).tokens['4,3'], now(m).spider!.blood]).toEqual(['4,3', { blood: 1 }, 1]);
    expect(offered(m, 'spider.blood').filter((id) => id.startsWith('token'))).toEqual([]);
  });

  test('EX-MM-24 nothing is discarded, three cards are drawn', () => {
    const m = after('spider', 'EX-MM-24');
    expect(now(m).spider!.powers.hand).toHaveLength(3);
    expect(told(m, 'powersDiscarded')).toEqual([]);
  });
});
