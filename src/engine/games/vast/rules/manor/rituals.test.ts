import { describe, expect, test } from 'vitest';
import { rituals, ritualIds, type TrackId } from '../../content/rituals.ts';
import { put } from '../../full.testing.ts';
import { haunting, hold, openUp, turnsOf } from './manor.testing.ts';
import { poltergeistIds } from '../figures.ts';
import { tracesOf } from './tracing.ts';
import { squares } from '../spaces.ts';
import type { FigureId, VastState } from '../../state.ts';
import { announced, asked, isSecond, lay, layDark, now, offered, say, told, where } from '../../vast.testing.ts';

/** The Wraith on the Pit, a straight way of three open tiles to the north, and the Rite of the Open Eye in hand. */
const rite = (edit: (s: VastState) => void = () => {}) =>
  haunting('ritual', {}, (s) => {
    openUp(s, '4,3', '4,2', '4,1');
    hold(s, 'openEye');
    edit(s);
  });
const play = 'card:openEye>figure:wraith';

describe('§12.4 Perform a ritual', () => {
  test('MM-441 after the powers one ritual may be played', () => {
    const m = rite((s) => hold(s, 'openEye', 'spire'));
    expect(asked(m)).toEqual(['manor.ritual']);
    say(m, play);
    expect(asked(m)).toEqual(['manor.treasure']);
    expect(now(say(rite(), 'done:ritual')).manor!.seals).toBe(0);
  });

  test('the question comes while there is a card in hand, so that silence gives nothing away', () => {
    expect(offered(haunting('ritual', {}, (s) => hold(s, 'spire')))).toEqual(['done:ritual']);
    expect(asked(haunting('ritual', {}, (s) => hold(s)))).toEqual(['manor.treasure']);
  });

  test('MM-442, MM-450 the way has to be traced from the Wraith to its end', () => {
    expect(offered(rite())).toContain(play);
    expect(offered(rite((s) => put(s, { wraith: '4,3' })))).not.toContain(play);
  });

  test('HD-11 the card may be turned by quarters; which way, is asked if there are several', () => {
    const both = (s: VastState) => {
      openUp(s, '4,3', '4,2', '4,1', '5,4', '6,4', '7,4');
      layDark(s, '4,5', 'pit-T-1');
    };
    const open = rite(both);
    expect([announced(open, play), announced(rite(), play)]).toEqual(['which way it takes', undefined]);
    const m = say(open, play);
    expect([...asked(m), isSecond(m)]).toEqual(['manor.ritual.turn', true]);
    expect(turnsOf(m, 'card:openEye')).toEqual([0, 1]);
    expect(m.open[0]!.options.map(({ label }) => label)).toEqual(['D4 - D3 - D2 - D1', 'D4 - E4 - F4 - G4']);
    expect(where(say(m, 'card:openEye@1'), 'wraith')).toBe('7,4');
  });

  test('HD-11 but never mirrored', () => {
    const m = haunting('ritual', {}, (s) => {
      openUp(s, '4,3', '4,2', '3,2');
      hold(s, 'mortar', 'footfall');
    });
    // North, north, then west: the Rite of Footfalls, and not the Rite of Mortar, which bends to the east.
    expect(offered(m)).toEqual(['card:footfall>figure:wraith', 'done:ritual']);
  });

  test('MM-443 every tile has to be Lit, start and end included', () => {
    for (const square of ['4,4', '4,3', '4,2', '4,1'] as const)
      expect(offered(rite((s) => void (s.map[square] = { ...s.map[square]!, lit: false })))).toEqual(['done:ritual']);
  });

  test.each<FigureId>(['paladin', 'warlock', 'egg-1', 'spiderling-1', 'slashy', 'poltergeist-1', 'pillar'])(
    'MM-444, RU-19 no tile may hold a figure: %s',
    (figure) => {
      for (const square of ['4,4', '4,3', '4,2', '4,1'] as const) {
        const m = haunting(
          'ritual',
          {},
          (s) => {
            openUp(s, '4,3', '4,2', '4,1');
            hold(s, 'openEye');
            put(s, { [figure]: square });
          },
          'five',
        );
        expect(offered(m)).toEqual(['done:ritual']);
      }
    },
  );

  test('MM-444 tokens, treasures and curses are not in the way', () => {
    const m = rite((s) => {
      s.tokens['4,3'] = { web: 1, blood: 2 };
      s.treasureMarkers['treasure-1'] = '4,2';
    });
    expect(offered(m)).toContain(play);
  });

  test('MM-445 no wall may be crossed, printed or raised; a breach opens one', () => {
    expect(offered(rite((s) => void (s.forceWalls['4,2|4,3'] = true)))).toEqual(['done:ritual']);
    const walled = (s: VastState) => lay(s, '4,2', 'shrine-T-1', 2);
    expect(offered(rite(walled))).toEqual(['done:ritual']);
    expect(offered(rite((s) => {
      walled(s);
      s.breaches['4,2|4,3'] = true;
    }))).toContain(play);
  });

  test('MM-446, MM-447, MM-448, MM-449 Seals, the Wraith on the end tile, a poltergeist where the card says, and the card is discarded', () => {
    const m = say(rite((s) => void (s.manor!.seals = 3)), play);
    expect(now(m).manor).toMatchObject({ seals: 4, rituals: { hand: [], discard: ['openEye'] } });
    expect([where(m, 'wraith'), where(m, 'poltergeist-1')]).toEqual(['4,1', '4,3']);
    expect(told(m, 'ritualPerformed')).toEqual([{ fact: 'ritualPerformed', card: 'openEye', path: ['4,4', '4,3', '4,2', '4,1'] }]);
    expect([told(m, 'moved'), told(m, 'attacked')]).toEqual([[], []]);
  });

  test('MM-448 without a poltergeist in the supply the ritual counts all the same', () => {
    const m = rite((s) => {
      for (const id of poltergeistIds) s.figures[id] = '2,6';
    });
    expect(now(say(m, play)).manor!.seals).toBe(1);
  });

  test('every card of the deck fits somewhere on an open map', () => {
    const s = now(
      haunting('ritual', {}, (state) => {
        for (let c = 1; c <= 7; c++) for (let r = 1; r <= 7; r++) state.map[`${c},${r}`] = { tile: 'pit-X-1', lit: true, turn: 0 };
        put(state, { paladin: '7,7', giant: '7,7' });
      }),
    );
    const lengths = (card: (typeof ritualIds)[number]) =>
      squares.flatMap((wraith) => tracesOf({ ...s, figures: { ...s.figures, wraith } }, card).map(({ path }) => path.length));
    for (const card of ritualIds) expect(new Set(lengths(card))).toEqual(new Set([rituals[card].steps.length + 1]));
    expect(tracesOf(s, 'spire')).toEqual([]); // four steps from the centre lead off the map
    expect(tracesOf(s, 'descent').find(({ turn }) => turn === 0)!.path).toEqual(['4,4', '4,5', '4,6', '3,6', '2,6']);
    expect(tracesOf(s, 'horseshoe').find(({ turn }) => turn === 1)!.path).toEqual(['4,4', '5,4', '6,4', '6,5', '6,6', '5,6', '4,6']);
  });
});

describe('MM-398 Winning', () => {
  test('the Manor wins with 14 Seals, at once', () => {
    const m = say(rite((s) => void (s.manor!.seals = 13)), play);
    expect(m.over).toMatchObject({ winners: ['manor'] });
    expect(told(m, 'gameWon')).toHaveLength(1);
    expect(where(m, 'wraith')).toBe('4,4'); // RU-50 the rest comes too late
  });

  test('with 13 it does not', () => {
    expect(say(rite((s) => void (s.manor!.seals = 12)), play).over).toBeNull();
  });

  test('MM-544, MM-809 a lower goal wins earlier', () => {
    const m = rite((s) => {
      s.goals.seals = 11;
      s.manor!.seals = 10;
    });
    expect(say(m, play).over).toMatchObject({ winners: ['manor'] });
  });

  test('MM-010 Seals above the end of the track are lost', () => {
    const m = haunting('ritual', {}, (s) => {
      openUp(s, '4,3', '4,2', '5,2', '6,2');
      hold(s, 'greatTurn');
      s.manor!.seals = 13;
    });
    expect(now(say(m, 'card:greatTurn>figure:wraith')).manor!.seals).toBe(14);
  });
});

describe('Portents', () => {
  const track = (m: ReturnType<typeof rite>, id: TrackId = 'reveal') => now(m).manor!.tracks[id];

  test('MM-451, MM-452, RU-43 a 1-Seal ritual puts a portent on the track of its icon, without a choice', () => {
    const m = say(rite(), play);
    expect(track(m)).toEqual({ omens: 0, portents: 1 });
    expect(now(m).manor!.portentsLeft).toBe(5);
    expect(told(m, 'portentGained')).toEqual([{ fact: 'portentGained', track: 'reveal' }]);
  });

  test('MM-451 other rituals give none', () => {
    const m = haunting('ritual', {}, (s) => {
      openUp(s, '4,3', '4,2', '3,2', '2,2');
      put(s, { giant: '6,6' });
      hold(s, 'crook');
    });
    expect(now(say(m, 'card:crook>figure:wraith')).manor).toMatchObject({ seals: 2, portentsLeft: 6 });
  });

  test('MM-454 omens make room for it', () => {
    const m = say(rite((s) => {
      s.manor!.tracks.reveal.omens = 2;
      s.manor!.unassignedOmens = 1;
    }), play);
    expect(track(m)).toEqual({ omens: 2, portents: 1 });
    expect(now(m).manor!.unassignedOmens).toBe(1);
  });

  test('RU-20 from a full track the last omen goes back to the unassigned ones', () => {
    const m = say(rite((s) => {
      s.manor!.tracks.reveal.omens = 3;
      s.manor!.unassignedOmens = 0;
    }), play);
    expect(track(m)).toEqual({ omens: 2, portents: 1 });
    expect(now(m).manor!.unassignedOmens).toBe(1);
  });

  test('RU-20 a track full of portents takes no more', () => {
    const m = say(rite((s) => {
      s.manor!.tracks.reveal.portents = 3;
      s.manor!.portentsLeft = 3;
    }), play);
    expect(track(m).portents).toBe(3);
    expect(now(m).manor).toMatchObject({ portentsLeft: 3, seals: 1 });
  });

  test('MM-456 six portents are all there are', () => {
    const m = say(rite((s) => void (s.manor!.portentsLeft = 0)), play);
    expect(track(m).portents).toBe(0);
    expect(now(m).manor!.seals).toBe(1);
  });

  test('MM-455 a portent on the draw track counts in the draw of the same turn', () => {
    const m = haunting('ritual', {}, (s) => {
      openUp(s, '4,3', '5,3', '5,2');
      hold(s, 'ledger');
    });
    say(m, 'card:ledger>figure:wraith');
    say(m, offered(m, 'manor.treasure')[0]!);
    expect(now(m).manor!.rituals.hand).toHaveLength(1);
  });

  test('MM-453 a portent gained works like an omen in the next turn', () => {
    const m = say(rite(), play);
    say(m, offered(m)[0]!, 'end-turn');
    expect(track(m)).toEqual({ omens: 0, portents: 1 });
  });
});
