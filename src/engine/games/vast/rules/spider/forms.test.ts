import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../../kernel/chance.ts';
import { powerCards, powerKindOf, powerKinds, spiderDefense, spiderSpirit } from '../../content/powers.ts';
import { full, put } from '../../full.testing.ts';
import { spiderlingIds } from '../figures.ts';
import { setUpFull } from '../../setupFull.ts';
import { asked, now, offered, say, told, where } from '../../vast.testing.ts';
import { become, corridor, handOf, hold, layOpen, spiderTurn } from './spider.testing.ts';

const setUp = (options: Record<string, string>) =>
  setUpFull({ mix: 'five', seats: ['paladin', 'skeletons', 'spider', 'manor', 'warlock'], options, chance: entropyFrom(1) });

describe('set-up', () => {
  test('MM-065, MM-066, HD-05 she begins as the Giant Spider on the central Pit, with one card of each kind and no Blood', () => {
    const s = now(full('five'));
    expect(s.spider).toMatchObject({ form: 'giant', blood: 0, boxed: [] });
    expect(s.figures.giant).toBe('4,4');
    expect(handOf(s).map(powerKindOf).sort()).toEqual(['eyes', 'fangs', 'webs']);
    expect(s.spider!.powers.deck).toHaveLength(9);
    expect(s.terror).toBe(0);
  });

  test('MM-067, MM-320, MM-321, MM-382, HD-05 Defense and Spirit follow Terror', () => {
    const seen = (terror: number) => full('five', (s) => void (s.terror = terror)).view('table').spider!;
    expect(seen(0)).toMatchObject({ defense: 2, spirit: 3 });
    expect(seen(12)).toMatchObject({ defense: 4, spirit: 4 });
    expect(spiderDefense).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4]);
    expect(spiderSpirit).toEqual([3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
  });

  test('HD-12 twelve power cards, four of each kind', () => {
    expect(powerCards).toHaveLength(12);
    for (const kind of powerKinds) expect(powerCards.filter((card) => powerKindOf(card) === kind)).toHaveLength(4);
  });

  test('MM-532, MM-533 easier Paladins begin with Spiderlings in the box', () => {
    expect(setUp({ paladin: 'squire' }).spider!.boxed).toHaveLength(2);
    expect(setUp({ paladin: 'protector' }).spider!.boxed).toHaveLength(1);
    expect(setUp({}).spider!.boxed).toHaveLength(0);
  });

  test('MM-540, MM-541 easier Spiders need less Terror to leave', () => {
    expect([{}, { spider: 'hatchling' }, { spider: 'consumer' }].map((options) => setUp(options).goals.terror)).toEqual([12, 8, 10]);
  });

  test('MM-559, MM-560 a mix that begins with 2 Terror still deals three cards', () => {
    const s = now(full('paladin-spider-manor'));
    expect(s.terror).toBe(2);
    expect(handOf(s)).toHaveLength(3);
  });
});

describe('choosing a form', () => {
  test('MM-325 not on her first turn', () => {
    const m = spiderTurn((s) => void (s.spider!.hadFirstTurn = false), 'spider.form');
    expect(asked(m)[0]).toBe('spider.act');
    expect(now(m).spider).toMatchObject({ form: 'giant', hadFirstTurn: true });
  });

  test('MM-326, MM-328 exactly one of three forms; the new figure comes to the tile of the old one', () => {
    const m = spiderTurn((s) => become(s, 'giant', '4,3'), 'spider.form');
    expect(offered(m, 'spider.form')).toEqual(['form:giant', 'form:sorcerer', 'form:spiderlings']);
    say(m, 'form:sorcerer');
    expect(now(m).spider!.form).toBe('sorcerer');
    expect([where(m, 'sorcerer'), where(m, 'giant')]).toEqual(['4,3', undefined]);
  });

  test('MM-327 staying moves nobody, not even spread Spiderlings', () => {
    const m = say(spiderTurn((s) => become(s, 'spiderlings', '4,4', '4,3', '5,4'), 'spider.form'), 'form:spiderlings');
    expect(spiderlingIds.map((id) => where(m, id))).toEqual(['4,4', '4,3', '5,4', undefined, undefined]);
    expect(told(m, 'figurePlaced')).toEqual([]);
  });

  test('MM-329, MM-331 every Spiderling outside the box comes to the old tile, those in the box do not', () => {
    const m = say(spiderTurn((s) => void s.spider!.boxed.push('spiderling-2'), 'spider.form'), 'form:spiderlings');
    expect(spiderlingIds.map((id) => where(m, id))).toEqual(['4,4', undefined, '4,4', '4,4', '4,4']);
    expect(where(m, 'giant')).toBeUndefined();
  });

  test('MM-330 Spiderlings gather on any one tile of theirs, and all of them leave the map', () => {
    const m = say(spiderTurn((s) => become(s, 'spiderlings', '4,4', '4,3', '4,3'), 'spider.form'), 'form:giant');
    expect(offered(m, 'spider.gather')).toEqual(['space:4,4', 'space:4,3']);
    say(m, 'space:4,3');
    expect(where(m, 'giant')).toBe('4,3');
    expect(spiderlingIds.every((id) => where(m, id) === undefined)).toBe(true);
  });

  test('MM-543 the Demon Queen is never asked', () => {
    const m = spiderTurn((s) => void (s.houseRules.alwaysGiant = true), 'spider.form');
    expect(asked(m)[0]).toBe('spider.act');
    expect(setUp({ spider: 'demonQueen' }).houseRules.alwaysGiant).toBe(true);
  });

  test('a new turn forgets what the last one used', () => {
    const m = spiderTurn(
      (s) => Object.assign(s.spider!.turn, { fed: true, crossedWall: true, eggsLaid: 2, moved: { giant: 3 } }),
      'spider.form',
    );
    say(m, 'form:giant');
    expect(now(m).spider!.turn).toEqual({
      fed: false,
      scared: false,
      eggsLaid: 0,
      expanded: false,
      crossedWall: false,
      moving: null,
      moved: {},
    });
  });
});

describe('gaining Terror', () => {
  const sixWebs = { '4,4': { web: 3 }, '4,3': { web: 3 } };

  test('MM-332, MM-333 feeding costs 3 Blood for 1 Terror, once', () => {
    const m = spiderTurn((s) => void (s.spider!.blood = 7), 'spider.terror');
    say(m, 'token:blood>dial:terror');
    expect(now(m)).toMatchObject({ terror: 1, spider: { blood: 4 } });
    expect(asked(m)[0]).toBe('spider.act');
    expect(offered(m, 'spider.act')).not.toContain('token:blood>dial:terror');
    const why = (from: string) => m.whyNot('spider', { kind: 'drag', from, onto: 'dial:terror' })?.rule;
    expect([why('token:blood'), why('token:web')]).toEqual(['MM-332', 'MM-016']);
  });

  test('MM-332 2 Blood are not enough', () => {
    expect(asked(spiderTurn((s) => void (s.spider!.blood = 2), 'spider.terror'))[0]).toBe('spider.act');
  });

  test('MM-334, MM-335 with 6 webs on the map one discarded card scares, once', () => {
    const m = spiderTurn((s) => void (s.tokens = structuredClone(sixWebs)), 'spider.terror');
    expect(offered(m, 'spider.terror')).toEqual([
      'card:eyes-1>dial:terror',
      'card:fangs-1>dial:terror',
      'card:webs-1>dial:terror',
      'go-on',
    ]);
    say(m, 'card:fangs-1>dial:terror');
    expect(now(m)).toMatchObject({ terror: 1, spider: { powers: { hand: ['eyes-1', 'webs-1'], discard: ['fangs-1'] } } });
    expect(asked(m)[0]).toBe('spider.act');
  });

  test('MM-334 five webs scare nobody', () => {
    const m = spiderTurn((s) => void (s.tokens = { '4,4': { web: 3 }, '4,3': { web: 2 } }), 'spider.terror');
    expect(asked(m)[0]).toBe('spider.act');
  });

  test('MM-336 both in one turn, or neither', () => {
    const ready = () => spiderTurn((s) => {
      s.spider!.blood = 3;
      s.tokens = structuredClone(sixWebs);
    }, 'spider.terror');
    expect(now(say(ready(), 'token:blood>dial:terror', 'card:eyes-1>dial:terror')).terror).toBe(2);
    expect(now(say(ready(), 'go-on')).terror).toBe(0);
  });

  test('RU-70 blood in reach that would be enough is a reason to ask', () => {
    const m = spiderTurn((s) => {
      s.spider!.blood = 2;
      s.tokens = { '4,4': { blood: 1 } };
    }, 'spider.terror');
    expect(offered(m, 'spider.terror')).toEqual(['go-on']);
    say(m, 'blood:4,4', 'token:blood>dial:terror');
    expect(now(m)).toMatchObject({ terror: 1, spider: { blood: 0 }, tokens: {} });
  });
});

describe('redrawing', () => {
  test('MM-380, MM-381, RU-57 the rest of the hand goes, then as many come as her Spirit says now', () => {
    const m = spiderTurn((s) => void (s.terror = 11));
    say(m, 'end-turn');
    const { powers } = now(m).spider!;
    expect(powers.hand).toHaveLength(4);
    expect(powers.discard.toSorted()).toEqual(['eyes-1', 'fangs-1', 'webs-1']);
    expect(now(m).active).toBe('paladin');
  });

  test('MM-380, MM-409 who ends her turn with power cards in hand is told that they go; with none, nothing is lost', () => {
    const loses = (m: ReturnType<typeof spiderTurn>): string | undefined =>
      m.open[0]!.options.find(({ id }) => id === 'end-turn')!.loses;
    expect(loses(spiderTurn())).toBe('3 power cards are not played and are discarded');
    expect(loses(spiderTurn((s) => hold(s, 'eyes-1')))).toBe('one power card is not played and is discarded');
    expect(loses(spiderTurn((s) => hold(s)))).toBeUndefined();
  });

  test('MM-011, MM-012 a deck that runs dry is made again from the discard pile', () => {
    const m = spiderTurn((s) => {
      hold(s, 'eyes-1');
      const { deck } = s.spider!.powers;
      Object.assign(s.spider!.powers, { deck: deck.slice(0, 1), discard: deck.slice(1) });
    });
    say(m, 'end-turn');
    expect(new Set(handOf(now(m))).size).toBe(3);
  });

  test('MM-002 the others hear how many cards, not which', () => {
    const m = say(spiderTurn(), 'end-turn');
    const drawn = m.told.find(({ fact }) => fact.fact === 'powersDrawn')!;
    expect(drawn).toMatchObject({ seat: 'spider', instead: { fact: 'powersDrawn', count: 3, cards: [] } });
    expect(m.view('paladin').spider!.powers.hand).toEqual(['face-down', 'face-down', 'face-down']);
    expect(m.canUndo).toBe(false);
  });
});

test('a game saved in the middle of her turn goes on from the same question', () => {
  const m = spiderTurn((s) => {
    corridor(s);
    layOpen(s);
    put(s, { casty: '5,4' });
  });
  say(m, 'figure:giant>space:3,4');
  expect(m.fork().open.map(({ ask }) => ask)).toEqual(asked(m));
  expect(m.fork().open[0]!.options.map(({ id }) => id)).toEqual(offered(m));
});
