import { describe, expect, test } from 'vitest';
import { all, asked, begin, board, offered, planet, running, say, setBoard, told, type Wanted } from '../vanguard.testing.ts';
import { resolve } from './effects/resolve.ts';

const starter = 'RC01:1';

describe('rounds and turns', () => {
  test('IV-053 IV-061 IV-062 IV-063 two actions, then the token is turned and one event is resolved and discarded', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { deck: ['RC01:1', 'RC01:2', 'RC02:1'] }) });
    say(m, 'prepare', 'draw');
    expect(planet(m).turn!.actions).toBe(1);
    say(m, 'prepare', 'draw');
    finishEvent(m);
    expect([told(m, 'turnEnded').map(({ who }) => who), board(m).done]).toEqual([['recon'], true]);
    expect(told(m, 'eventDrawn')).toHaveLength(1);
    expect(planet(m).turn).toMatchObject({ who: 'engineering', actions: 2 });
  });

  test('IV-051 IV-052 the next seat follows, and everybody has one turn in a round', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { deck: [starter, 'RC01:2'] }) });
    say(m, 'prepare', 'draw', 'prepare', 'draw');
    finishEvent(m);
    expect(planet(m).turn!.who).toBe('engineering');
    expect(board(m).done).toBe(true);
  });

  test('IV-051 the turns go round from whoever has the start token', () => {
    const m = begin({
      team: ['recon', 'science', 'engineering'],
      edit: (s) => {
        Object.assign(s.planet!, { start: 'science' });
        Object.assign(s.planet!.turn!, { who: 'science' });
        setBoard(s, 'science', { deck: ['SC01:1', 'SC01:2'] });
      },
    });
    say(m, 'prepare', 'draw', 'prepare', 'draw');
    finishEvent(m);
    expect(told(m, 'turnBegan')[0]!.who).toBe('engineering');
  });

  test('IV-055 IV-129 EX-IV-03 after a special action no second one is offered, while Prepare may be repeated', () => {
    const m = begin({ edit: (s) => void (s.boards.recon!.sector = 2), rolls: [1, 1, 1, 1, 1, 1] });
    expect(all(m)).toContain('action:ridge');
    say(m, 'action:ridge', 'all');
    finishCheck(m);
    expect(all(m)).not.toContain('action:ridge');
    expect(offered(m, 'turn.action')).toEqual(expect.arrayContaining(['travel', 'prepare', 'rest']));
  });

  test('IV-055 Travel twice in a turn, or Rest twice', () => {
    const walked = begin({ edit: (s) => void (s.planet!.gc = null) });
    say(walked, 'travel', 'path:a>2');
    expect(offered(walked, 'turn.action')).toContain('travel');
    const rested = begin({ edit: (s) => setBoard(s, 'recon', { deck: [starter, 'RC01:2'] }) });
    say(rested, 'rest', 'rest');
    expect([planet(rested).supplies, board(rested).hand.length]).toEqual([4, 2]);
  });

  test('IV-059 what counts as an action by its text takes one of the two', () => {
    const m = begin({ edit: (s) => void (s.boards.recon!.equipment = ['tripod-scanner']) });
    say(m, 'equipment:tripod-scanner');
    expect(planet(m).turn).toMatchObject({ who: 'recon', actions: 1 });
  });

  test('IV-052 each of three people has one turn, and then the round is over', () => {
    const m = begin({
      team: ['recon', 'science', 'engineering'],
      edit: (s) => {
        s.events = { cards: [], discard: [] };
        setBoard(s, 'recon', { deck: [starter, 'RC01:2'] });
        setBoard(s, 'science', { deck: ['SC01:1', 'SC01:2'] });
        setBoard(s, 'engineering', { deck: ['EN01:1', 'EN01:2'] });
      },
    });
    for (let turn = 0; turn < 3; turn++) say(m, 'prepare', 'draw', 'prepare', 'draw');
    expect(told(m, 'turnEnded').map(({ who }) => who)).toEqual(['recon', 'science', 'engineering']);
    expect(asked(m)).toContain('round.start');
  });

  test('IV-069 EX-IV-05 a price that cannot be paid in full cannot be chosen', () => {
    const wanted: Wanted = {
      edit: (s) => {
        s.events.cards = ['E03'];
        s.planet!.supplies = 0;
        s.planet!.turn!.actions = 1;
        setBoard(s, 'recon', { deck: [starter] });
      },
    };
    const m = begin(wanted);
    say(m, 'prepare', 'draw');
    expect(told(m, 'eventDrawn')[0]).toMatchObject({ part: 'main' });
    expect(all(m)).not.toContain('choice-1');
  });

  test('EX-IV-04 IV-065 IV-066 IV-067 the card on a sector adds its biomes to the test of the event', () => {
    const withCard = begin({
      edit: (s) => {
        s.events.cards = ['E03'];
        s.boards.recon!.sector = 8;
        s.planet!.pois[8] = ['P36'];
        s.planet!.turn!.actions = 1;
        setBoard(s, 'recon', { deck: [starter] });
      },
    });
    say(withCard, 'prepare', 'draw');
    expect(told(withCard, 'eventDrawn')[0]).toMatchObject({ part: 'main' });
    const without = begin({
      edit: (s) => {
        s.events.cards = ['E03'];
        s.boards.recon!.sector = 8;
        s.planet!.turn!.actions = 1;
        setBoard(s, 'recon', { deck: [starter] });
      },
    });
    say(without, 'prepare', 'draw');
    expect(told(without, 'eventDrawn')[0]).toMatchObject({ part: 'secondary' });
  });
});

describe('rest', () => {
  test('EX-IV-10 IV-115 IV-117 IV-118 IV-119 a supply, and half of the dice rounded up', () => {
    const m = begin({
      edit: (s) => {
        s.planet!.supplies = 3;
        setBoard(s, 'recon', {
          available: ['green-specialized-1', 'red-basic-1'],
          spent: ['green-specialized-2', 'green-basic-1', 'blue-basic-1', 'blue-specialized-1', 'red-basic-2'],
        });
      },
    });
    say(m, 'rest');
    while (offered(m, 'refresh.die').length > 0) say(m, offered(m, 'refresh.die')[0]!);
    expect(planet(m).supplies).toBe(2);
    expect(board(m).spent).toHaveLength(1);
  });

  test('EX-IV-11 with one spent die only one comes back, and the card is still drawn', () => {
    const m = begin({
      edit: (s) =>
        setBoard(s, 'recon', {
          available: ['green-specialized-1', 'green-specialized-2', 'red-basic-1', 'blue-specialized-1', 'blue-basic-1', 'red-basic-2'],
          spent: ['green-basic-1'],
          deck: [starter],
        }),
    });
    say(m, 'rest');
    expect([board(m).spent.length, board(m).hand]).toEqual([0, [starter]]);
  });

  test('EX-IV-12 IV-116 without supplies there is no rest', () => {
    expect(all(begin({ edit: (s) => void (s.planet!.supplies = 0) }))).not.toContain('rest');
  });

  test('IV-111 IV-122 IV-248 a hand above its limit is cut down at once', () => {
    const m = begin({ edit: (s) => setBoard(s, 'recon', { hand: ['RC02:1', 'RC03:1'], deck: [starter] }) });
    say(m, 'rest');
    expect(offered(m, 'discard.card')).toHaveLength(3);
    say(m, `card:${starter}`);
    expect(board(m).deck.discard).toEqual([starter]);
  });

  test('IV-248 the limit also holds for a card that comes out of the discard pile', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'draw', n: 1, from: 'discard' }]), {
      edit: (s) => {
        setBoard(s, 'recon', { hand: ['RC02:1', 'RC03:1'], deck: [] });
        s.boards.recon!.deck.discard = [starter];
      },
    });
    expect(offered(m, 'discard.card')).toHaveLength(3);
    say(m, 'card:RC02:1');
    expect([board(m).hand.toSorted(), board(m).deck.discard]).toEqual([[starter, 'RC03:1'], ['RC02:1']]);
  });
});

describe('lift-off', () => {
  test('EX-IV-08 IV-124 IV-125 IV-127 a single refusal stops it, and no action is used', () => {
    const m = begin({ edit: (s) => void (s.boards.engineering!.sector = 5) });
    say(m, 'lift-off', 'no');
    expect(planet(m).turn!.actions).toBe(2);
    expect(planet(m).over).toBeNull();
  });

  test('EX-IV-09 IV-126 IV-362 if all agree it is over at once, and whoever is elsewhere dies', () => {
    const m = begin({ edit: (s) => void (s.boards.engineering!.sector = 5) });
    say(m, 'lift-off', 'yes');
    expect([told(m, 'eventDrawn'), told(m, 'turnEnded'), told(m, 'turnBegan')]).toEqual([[], [], []]);
    expect(told(m, 'died').map(({ section }) => section)).toEqual(['engineering']);
  });

  test('IV-124 it is not offered away from the lander', () => {
    expect(all(begin({ edit: (s) => void (s.boards.recon!.sector = 3) }))).not.toContain('lift-off');
  });

  test('IV-124 anybody who stands there may ask for it', () => {
    expect(all(begin({ edit: (s) => Object.assign(s.planet!.turn!, { who: 'engineering' }) }))).toContain('lift-off');
  });

  test('IV-754 without a lander nobody lifts off', () => {
    expect(all(begin({ edit: (s) => void (s.planet!.lander = null) }))).not.toContain('lift-off');
  });
});

function finishEvent(m: ReturnType<typeof begin>): void {
  for (let n = 0; n < 20 && planet(m).turn?.who === 'recon'; n++) {
    const decision = m.open.find(({ ask }) => ask !== 'power')!;
    m.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[0]!.id });
  }
}

function finishCheck(m: ReturnType<typeof begin>): void {
  for (let n = 0; n < 20 && planet(m).check !== null; n++) {
    const decision = m.open.find(({ ask }) => ask !== 'power')!;
    m.answer({ seat: decision.seat, ask: decision.ask, option: decision.options[0]!.id });
  }
}
