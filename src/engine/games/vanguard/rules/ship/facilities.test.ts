import { describe, expect, test } from 'vitest';
import { situationOf } from '../../content/find.ts';
import { asked, now, offered, say, told } from '../../vanguard.testing.ts';
import { experts, facilities, pageOf } from './aboard.testing.ts';

describe('page 6', () => {
  test('IV-436 IV-437 a command for each visit, until none is left or people stop', () => {
    const m = facilities(() => {});
    say(m, 'facility:8');
    expect([now(m).ship.command, asked(m).includes('facility.visit')]).toEqual([1, true]);
    say(m, 'facility:8');
    expect(pageOf(m)).toBe(18);
    const stopped = say(facilities(() => {}), 'stop');
    expect([pageOf(stopped), told(stopped, 'pool')]).toEqual([18, []]);
  });

  test('IV-438 the four facilities, each with its own work', () => {
    const work = (facility: string): string => {
      const m = facilities((s) => {
        s.ship.gathered = s.discoveries.Fauna.splice(-3);
        Object.assign(s.ship, { command: 1, situations: ['S01', 'S02'], research: ['R01', null, null, null, null, null], ready: ['B01'] });
      });
      expect(offered(m, 'facility.visit')).toEqual(['facility:8', 'facility:12', 'facility:16', 'facility:17', 'stop']);
      say(m, facility);
      return m.open[0]!.ask;
    };
    expect(['facility:8', 'facility:12', 'facility:16', 'facility:17'].map(work)).toEqual([
      'research.complete',
      'production.start',
      'barracks.task',
      'situation.solve',
    ]);
  });

  test.each([
    ['IV-459', 8],
    ['IV-479', 12],
    ['IV-499', 16],
    ['IV-504', 17],
  ])('%s from page %i play comes back to page 6', (_, facility) => {
    const m = facilities((s) => Object.assign(s.ship, { situations: ['S02', 'S05'] }));
    say(m, `facility:${facility}`);
    for (let n = 0; n < 9 && !asked(m).includes('facility.visit') && m.open.length > 0; n++)
      say(m, m.open[0]!.options.find(({ id }) => id === 'stop' || id === 'nobody')?.id ?? offered(m)[0]!);
    expect([pageOf(m), m.open[0]?.ask, now(m).ship.command]).toEqual([6, 'facility.visit', 1]);
  });

  test('IV-439 IV-705 IV-706 the fifth facility is shut until the campaign opens it, and then costs a command', () => {
    expect(offered(facilities(() => {}), 'facility.visit')).not.toContain('facility:40');
    const m = facilities((s) => void s.flags.push('ship.listeningroom'));
    expect(offered(m, 'facility.visit')).toContain('facility:40');
    say(m, 'facility:40');
    expect(now(m).ship.command).toBe(1);
  });

  test('IV-440 IV-441 IV-442 IV-443 IV-444 afterwards energy and command are gone, success is put away, situations wait, and page 18 follows', () => {
    const m = facilities((s) => Object.assign(s.ship, { energy: 3, success: 2, situations: ['S02', 'S05'] }));
    say(m, 'stop');
    expect(now(m).ship).toMatchObject({ energy: 0, command: 0, success: 0, bag: { success: 2 }, situations: ['S02', 'S05'] });
    expect(now(m).phase).toMatchObject({ page: 18 });
  });
});

describe('the situation room', () => {
  test('IV-500 IV-501 one is solved: its words for that are done, Security chooses in it', () => {
    const m = facilities((s) => {
      Object.assign(s.ship, { situations: ['S03'], command: 1 });
      s.players = { recon: 'p1', science: 'p1', engineering: 'p1', security: 'p2' };
    });
    say(m, 'facility:17');
    expect(m.open.every(({ ask }) => ask === 'ship.choose')).toBe(true);
    expect(m.open[0]!.seat).toBe('p2');
    say(m, 'choice-2');
    expect([now(m).ship.situations, told(m, 'situation').at(-1)]).toEqual([[], { fact: 'situation', card: 'S03', what: 'solved' }]);
  });

  const supervised = (...icons: Parameters<typeof experts>) => {
    const m = facilities((s) => {
      Object.assign(s.ship, { situations: ['S04', 'S02', 'S07'], command: 1 });
      experts(...icons)(s);
    });
    return say(m, 'facility:17', 'situation:S04');
  };

  test('IV-502 supervisors with the icons of another solve it too, and without them nobody can', () => {
    const m = supervised(...situationOf('S02').solved.icons);
    expect(offered(m, 'situation.supervise')).toEqual(['situation:S02', 'stop']);
    const { success, bag } = now(m).ship;
    say(m, 'situation:S02');
    expect(told(m, 'assigned').map(({ to }) => to)).toEqual(['supervisor']);
    expect(now(m).ship.situations).toEqual(['S07']);
    // Its words bring a success; play has left page 6, so it lies in the bag.
    expect([success, bag.success, now(m).ship.bag.success]).toEqual([1, 0, 2]);
    expect(asked(supervised())).not.toContain('situation.supervise');
  });

  test('IV-503 as often as there are crew for it', () => {
    const m = supervised(...situationOf('S02').solved.icons, ...situationOf('S07').solved.icons);
    say(m, 'situation:S07', 'situation:S02');
    expect([now(m).ship.situations, told(m, 'assigned').length]).toEqual([[], 2]);
  });
});
