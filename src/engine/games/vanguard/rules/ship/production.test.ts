import { describe, expect, test } from 'vitest';
import { recruitOf } from '../../content/find.ts';
import { asked, fresh, now, offered, running, say, told, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { experts, ship } from './aboard.testing.ts';
import { complex } from './production.ts';

type Queues = readonly [readonly (string | null)[], readonly (string | null)[]];
const none = [null, null, null];

/** Page 12 with these queues before their step and nothing else; nobody aboard can be spared for assembly. */
const works = (queues: Queues, edit: Edit = () => {}): VanguardMatch =>
  running((t) => complex(t), ship((s) => {
    Object.assign(s.ship, { awaiting: [], ready: [], queues: queues.map((queue) => [...queue]) });
    s.crew = {};
    edit(s);
  }));
const queuesOf = (m: VanguardMatch) => now(m).ship.queues;

describe('projects come in', () => {
  test('IV-460 IV-463 IV-464 those that wait become ready as far as there is room, and the others wait on', () => {
    const m = works([none, none], (s) =>
      Object.assign(s.ship, { awaiting: ['B01', 'B02'], ready: ['B03', 'B04', 'B05', 'B06', 'B07'] }),
    );
    expect([now(m).ship.ready, now(m).ship.awaiting]).toEqual([['B03', 'B04', 'B05', 'B06', 'B07', 'B01'], ['B02']]);
  });

  test('IV-461 IV-465 upgrades that wait go into the four slots above the two queues of three stages', () => {
    const m = works([none, none], (s) => void (s.ship.awaiting = ['UP1', 'UP2', 'UP3', 'UP4']));
    expect([now(m).ship.upgrades, now(m).ship.awaiting]).toEqual([['UP1', 'UP2', 'UP3', 'UP4'], []]);
    expect(now(fresh('campaign-2')).ship.queues).toEqual([none, none]);
  });
});

describe('progress', () => {
  test('IV-461 IV-466 every project of both queues moves one of three stages to the right', () => {
    const m = works([['B05', 'B02', 'B01'], ['B07', null, 'B04']]);
    expect(queuesOf(m)).toEqual([[null, 'B05', 'B02'], [null, 'B07', null]]);
  });

  test('EX-IV-73 IV-467 IV-468 what leaves stage 3 is finished: it is resolved, leaves the game and frees its slot', () => {
    const m = works([[null, null, 'B01'], none], (s) => void (s.ship.ready = ['B04']));
    expect(told(m, 'finished')).toEqual([{ fact: 'finished', card: 'B01' }]);
    expect(now(m).ship.armory).toContain('spare-gloves');
    expect([now(m).ship.gone, now(m).ship.ready, queuesOf(m)[0]]).toEqual([['B01'], ['B04'], none]);
    say(m, 'production:B04');
    expect(queuesOf(m)[0]).toEqual([null, null, 'B04']);
  });
});

describe('starting', () => {
  const ready = (...ids: readonly string[]): Edit => (s) => void (s.ship.ready = [...ids]);

  test('IV-469 any number are started, or none', () => {
    const m = works([none, none], (s) => Object.assign(s.ship, { ready: ['B01', 'B02', 'B05'], queueTwo: true }));
    say(m, 'production:B01', 'production:B02>queue:0:1', 'production:B05>queue:0:0');
    expect([queuesOf(m)[0], now(m).ship.ready]).toEqual([['B05', 'B02', 'B01'], []]);
    const idle = say(works([none, none], ready('B01', 'B02')), 'stop');
    expect([queuesOf(idle), now(idle).ship.ready]).toEqual([[none, none], ['B01', 'B02']]);
  });

  test('IV-462 a campaign begins with the second queue closed and the first open', () => {
    expect(now(fresh('campaign-2')).ship.queueTwo).toBe(false);
    const started = (queueTwo: boolean) => {
      const m = works([none, none], (s) => Object.assign(s.ship, { ready: ['B01', 'B04'], queueTwo }));
      say(m, 'production:B01', `production:B04>queue:${queueTwo ? '1:2' : '0:1'}`);
      return queuesOf(m);
    };
    expect(started(false)).toEqual([[null, 'B04', 'B01'], none]);
    expect(started(true)).toEqual([[null, null, 'B01'], [null, null, 'B04']]);
    const closed = works([none, none], (s) => Object.assign(s.ship, { ready: ['B01', 'B04'], queueTwo: false }));
    say(closed, 'production:B01');
    expect(offered(closed, 'production.start').filter((id) => id.includes('queue:1'))).toEqual([]);
  });

  test('EX-IV-72 IV-470 IV-471 IV-472 in its slot, or in an empty one to the left of a taken one, or not at all', () => {
    const started = (queue: readonly (string | null)[], id: string): (string | null)[] =>
      queuesOf(say(works([queue, none], ready(id)), `production:${id}`))[0]!;
    expect(started(none, 'B02')).toEqual([null, 'B02', null]);
    // What is there moves on before anything is started.
    expect(started(['B03', null, null], 'B02')).toEqual(['B02', 'B03', null]);
    expect(started(['B03', null, null], 'B01')).toEqual([null, 'B03', 'B01']);
    expect(started(['B03', 'B04', null], 'B01')).toEqual(['B01', 'B03', 'B04']);
    const full = works([['B03', null, null], none], ready('B02', 'B06'));
    say(full, 'production:B02');
    expect([asked(full), now(full).ship.ready, queuesOf(full)[0]]).toEqual([[], ['B06'], ['B02', 'B03', null]]);
  });

  const places = (m: VanguardMatch, id: string): string[] =>
    offered(m, 'production.start').filter((one) => one.startsWith(`production:${id}`));

  test('RU-IV-101 IV-470 people choose the queue where two are open and differ; two empty ones are alike, and a closed one is none', () => {
    const two = (first: Queues[0], second: Queues[1], queueTwo = true) =>
      works([first, second], (s) => Object.assign(s.ship, { ready: ['B01'], queueTwo }));
    expect(places(two(none, none), 'B01')).toEqual(['production:B01']);
    expect(queuesOf(say(two(none, none), 'production:B01'))).toEqual([[null, null, 'B01'], none]);
    expect(places(two(['B03', null, null], none, false), 'B01')).toEqual(['production:B01']);
    const differ = two(['B03', null, null], none);
    expect(places(differ, 'B01')).toEqual(['production:B01>queue:0:2', 'production:B01>queue:1:2']);
    expect(differ.open[0]!.options[1]!.gesture).toEqual({ kind: 'drag', from: 'production:B01', onto: 'queue:1:2' });
    expect(queuesOf(say(differ, 'production:B01>queue:1:2'))).toEqual([[null, 'B03', null], [null, null, 'B01']]);
  });

  test('IV-471 to the left of a taken slot any empty one may be chosen, and none where the slot itself is free', () => {
    const taken = works([[null, 'B03', null], none], ready('B01'));
    expect(places(taken, 'B01')).toEqual(['production:B01>queue:0:1', 'production:B01>queue:0:0']);
    expect(queuesOf(say(taken, 'production:B01>queue:0:0'))[0]).toEqual(['B01', null, 'B03']);
    expect(places(works([['B03', null, null], none], ready('B01')), 'B01')).toEqual(['production:B01']);
  });

  test('IV-478 what is started now stays where it was started', () => {
    const m = say(works([none, none], ready('B02')), 'production:B02');
    expect([asked(m), queuesOf(m)[0]]).toEqual([[], [null, 'B02', null]]);
  });
});

describe('assembly', () => {
  /** Two of Science who give no icon that is wanted here, and these. */
  const staff = (...wanted: Parameters<typeof experts>): Edit => (s) => experts('GRD', 'GRD', ...wanted)(s);

  test('IV-473 those whose converts give the icons of a project are assigned to it, and nobody else is', () => {
    const m = works([['B05', null, null], none], staff('LFT', 'TRK', 'MND'));
    expect(offered(m, 'production.assemble')).toEqual(['production:B05', 'stop']);
    say(m, 'production:B05');
    const assigned = told(m, 'assigned');
    expect(assigned.map(({ crew, to }) => [to, recruitOf(crew).convert.to])).toEqual([['assembly', 'LFT'], ['assembly', 'TRK']]);
    expect(assigned.map(({ crew }) => now(m).crew[crew]!.place)).toEqual(['resting', 'resting']);
    expect(asked(works([['B05', null, null], none], staff('LFT', 'MND')))).toEqual([]);
  });

  test('IV-373 a section keeps one available crewmember, also where two would be assigned together', () => {
    const wanted = (...own: Parameters<typeof experts>) => asked(works([['B05', null, null], none], experts(...own)));
    expect([wanted('LFT', 'TRK'), wanted('LFT', 'TRK', 'GRD')]).toEqual([[], ['production.assemble']]);
  });

  test('IV-474 the project moves one slot to the right', () => {
    const m = works([['B05', null, null], none], staff('LFT', 'TRK'));
    expect(queuesOf(m)[0]).toEqual([null, 'B05', null]);
    expect(queuesOf(say(m, 'production:B05'))[0]).toEqual([null, null, 'B05']);
  });

  test('IV-475 only into an empty slot', () => {
    const m = works([['B01', 'B03', null], none], staff('MND', 'LFT'));
    expect(queuesOf(m)[0]).toEqual([null, 'B01', 'B03']);
    expect(offered(m, 'production.assemble')).toEqual(['production:B03', 'stop']);
    say(m, 'production:B03');
    expect(offered(m, 'production.assemble')).toEqual(['production:B01', 'stop']);
  });

  test('IV-476 IV-477 as often as there are crew for it, and from stage 3 it is finished', () => {
    const m = works([['B01', null, null], none], staff('MND', 'MND', 'MND'));
    say(m, 'production:B01');
    expect([queuesOf(m)[0], told(m, 'finished')]).toEqual([[null, null, 'B01'], []]);
    say(m, 'production:B01');
    expect([queuesOf(m)[0], told(m, 'finished')]).toEqual([none, [{ fact: 'finished', card: 'B01' }]]);
    expect(now(m).ship.armory).toContain('spare-gloves');
    expect(told(m, 'assigned')).toHaveLength(2);
  });
});
