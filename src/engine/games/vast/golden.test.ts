import { describe, expect, test } from 'vitest';
import { supply } from './content/values.ts';
import { placePoltergeist } from './rules/reveal.ts';
import { drawFrom } from './rules/holding.ts';
import { gainFury } from './rules/paladin/furyAndLight.ts';
import { gainGrit, loseGrit } from './rules/paladin/grit.ts';
import { loseHealth } from './rules/paladin/health.ts';
import { placeTreasure } from './rules/treasureMarkers.ts';
import { tokensLeft } from './rules/tokens.ts';
import { adjacent, squares } from './rules/spaces.ts';
import { isOpen, isWall } from './rules/walls.ts';
import { all, asked, begin, give, go, lay, layDark, now, offered, position, prepare, running, say, told, where } from './vast.testing.ts';

describe('§1.1 Open and hidden information', () => {
  test('MM-001, MM-775, RU-49 boards, map and discard piles are open to everybody', () => {
    const m = begin((s) => give(s, 'discard', 'beacon', 'halo'));
    const view = m.view('table');
    expect(view.paladin).toMatchObject({ health: 7, fury: 3, light: 3 });
    expect(view.paladin.favors.discard).toEqual(['beacon']);
    expect(view.paladin.treasures.discard).toEqual(['halo']);
    expect(view.skeletons.march).toEqual(now(m).skeletons.march);
  });

  test('MM-002 a hand is seen by its holder and by nobody else', () => {
    const m = begin((s) => give(s, 'hand', 'beacon', 'armor'));
    expect(m.view('paladin').paladin.favors.hand).toEqual(['beacon']);
    expect(m.view('table').paladin.favors.hand).toEqual(['face-down']);
    expect(JSON.stringify(m.view('table'))).not.toContain('armor"');
  });

  test('MM-003 nobody sees the faces or the order of a deck', () => {
    const m = begin();
    const inDecks = [...now(m).paladin.favors.deck, ...now(m).paladin.treasures.deck];
    const seen = JSON.stringify(m.view('paladin').paladin.favors) + JSON.stringify(m.view('paladin').paladin.treasures);
    for (const card of inDecks) expect(seen).not.toContain(card);
  });

  test('MM-004 a Dark tile shows nothing of its Lit side, on the map or in the stack', () => {
    const m = begin((s) => layDark(s, '3,7', 'shrine-X-1'));
    expect(m.view('paladin').map['3,7']).toEqual({ lit: false, armory: false });
    expect(JSON.stringify(m.view('paladin'))).not.toContain('shrine');
    expect(m.view('paladin').stack).toBe(39);
  });

  test('MM-005 a played card can be read by all', () => {
    const m = begin((s) => give(s, 'hand', 'beacon'));
    say(m, 'card:beacon>board:paladin');
    expect(m.view('table').paladin.favors).toMatchObject({ inPlay: ['vigor', 'illuminate', 'disdain', 'beacon'], hand: [] });
  });
});

describe('§1.2 Limits of components', () => {
  test('MM-006, MM-007 what has run out is not put into play, and everything else still happens', () => {
    const nine = running(
      (t) => placePoltergeist(t, '4,4'),
      (s) => {
        for (let i = 1; i <= supply.poltergeists; i++) s.figures[`poltergeist-${i}`] = '2,2';
      },
    );
    expect(told(nine, 'poltergeistAppeared')).toEqual([]);
    const ten = running(
      (t) => void placeTreasure(t, '4,4'),
      (s) => {
        for (let i = 1; i <= supply.treasureMarkers; i++) s.treasureMarkers[`treasure-${i}`] = '2,2';
      },
    );
    expect(told(ten, 'treasurePlaced')).toEqual([]);
    const m = begin((s) => {
      layDark(s, '3,7', 'blood-T-1');
      s.tokens = { '4,4': { blood: 15 } };
    });
    go(m, '3,7');
    if (asked(m)[0] === 'reveal.orient') say(m, offered(m)[0]!);
    expect(now(m).tokens['3,7']).toBeUndefined();
    expect(now(m).paladin.grit).toBe(2);
    expect(now(m).terror).toBe(1);
  });

  test('MM-008 a hand may hold any number of cards', () => {
    const m = begin((s) =>
      give(s, 'hand', 'beacon', 'judgment', 'swiftZeal', 'mendingPrayer', 'armor', 'halo', 'pilgrimBoots', 'masonsPick'),
    );
    say(m, 'end-turn');
    expect(asked(m)).not.toContain('favor.discard');
    expect(now(m).paladin.favors.hand).toHaveLength(4);
    expect(now(m).paladin.treasures.hand).toHaveLength(4);
  });

  test('MM-009, MM-010 dials stop at their printed ends', () => {
    const low = running(
      (t) => loseGrit(t, 9),
      (s) => void (s.paladin.grit = 4),
    );
    expect(now(low).paladin.grit).toBe(0);
    expect(told(low, 'gritChanged')).toEqual([{ fact: 'gritChanged', by: -4, to: 0 }]);
    const high = running(
      (t) => gainGrit(t, 9),
      (s) => void (s.paladin.grit = 48),
    );
    expect(now(high).paladin.grit).toBe(50);
    expect(now(running((t) => loseHealth(t, 9))).paladin.health).toBe(0);
  });

  test('MM-011, MM-012, MM-013 an empty deck is made again from its discards, what was drawn stays drawn, and the rest is skipped', () => {
    const deal = (deck: string[], discard: string[], count: number) => {
      let drawn: string[] = [];
      const m = running(
        (t) => void (drawn = drawFrom(t, t.state.paladin.treasures, count)),
        (s) => {
          give(s, 'box', 'armor', 'halo', 'blessedHammer', 'pilgrimBoots', 'masonsPick', 'prayerBeads', 'explorersJournal');
          give(s, 'deck', ...deck);
          give(s, 'discard', ...discard);
        },
      );
      return { drawn, left: now(m).paladin.treasures };
    };
    const dry = deal(['armor'], ['halo', 'pilgrimBoots'], 2);
    expect(dry.drawn[0]).toBe('armor');
    expect(['halo', 'pilgrimBoots']).toContain(dry.drawn[1]);
    expect(dry.left.deck).toHaveLength(1);
    expect(dry.left.discard).toEqual([]);
    expect(deal(['armor'], [], 3).drawn).toEqual(['armor']);
    expect(deal([], [], 3).drawn).toEqual([]);
  });
});

describe('§1.3, §1.4 How to interpret, and which rule wins', () => {
  test('MM-014 what no rule forbids is offered, pointless or not', () => {
    const m = begin();
    say(m, 'cubes:unassigned>box:crusade', 'space:4,7');
    expect(where(m)).toBe('4,7');
    expect(now(m).paladin.cubes.crusade).toBe(1);
  });

  test('MM-015, MM-126 nobody has to agree: every question of his turn is put to the Paladin alone', () => {
    const m = begin((s) => layDark(s, '3,7', 'poltergeist-I-1'));
    go(m, '3,7');
    expect(m.open.every(({ seat }) => seat === 'paladin')).toBe(true);
  });

  test('MM-016, MM-167 nothing happens that no rule states: a sprint takes no treasure', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'treasure-T-1', 2);
      s.treasureMarkers['treasure-1'] = '3,7';
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7', 'stop-sprint');
    expect(now(m).treasureMarkers).toEqual({ 'treasure-1': '3,7' });
  });

  test('MM-017, MM-042 spending is not losing: a spent light token is a lamp, and no threshold or phase sees it', () => {
    const m = begin();
    say(m, 'token:light>space:4,7');
    expect(now(m).paladin.light).toBe(2);
    expect(tokensLeft(now(m), 'lamp')).toBe(8 - 2 - 1);
  });

  test('MM-019 a card beats the rule it conflicts with: Disdain lifts the forced attack', () => {
    const enter = (disdain: boolean) => {
      const m = begin((s) => {
        lay(s, '3,7', 'pit-I-1', 0);
        s.figures.casty = '3,7';
      });
      if (disdain) say(m, 'card:disdain');
      return go(m, '3,7');
    };
    expect(offered(enter(false))).toEqual(['figure:casty']);
    expect(offered(enter(true))).toEqual(['figure:casty', 'no-attack']);
  });

  test('MM-020 a variant beats the core rule: on a journey a hit poltergeist never returns to the supply', () => {
    const m = begin((s) => {
      layDark(s, '3,7', 'poltergeist-I-1');
      s.paladin.cubes.unassigned = 3;
    });
    prepare(go(m, '3,7'), 2);
    say(m, 'figure:poltergeist-1');
    expect(now(m).journey!.caught).toEqual(['poltergeist-1']);
    const next = running(
      (t) => placePoltergeist(t, '4,4'),
      (s) => void s.journey!.caught.push('poltergeist-1'),
    );
    expect(told(next, 'poltergeistAppeared')).toEqual([{ fact: 'poltergeistAppeared', figure: 'poltergeist-2', at: '4,4' }]);
  });
});

describe('§1.5 Glossary', () => {
  test('MM-024, MM-031, MM-041 spaces that share an edge are adjacent, corners are not; grounds border several squares', () => {
    expect(adjacent['4,4']).toEqual(['4,3', '5,4', '4,5', '3,4']);
    expect(adjacent['4,4']).not.toContain('5,5');
    expect(adjacent['1,7']).toEqual(expect.arrayContaining(['1,6', '2,7', 'W-S', 'S-W']));
    expect(adjacent['S-W']!.filter((space) => squares.includes(space as never)).length).toBeGreaterThan(1);
  });

  test('MM-025, MM-045, MM-077 a square without a tile is a crypt until a tile fills it', () => {
    const m = begin((s) => layDark(s, '3,7', 'pit-I-1'));
    expect(m.view('table').map['2,7']).toBeUndefined();
    go(m, '3,7');
    expect(m.view('table').map['2,7']).toEqual({ lit: false, armory: false });
  });

  test('MM-027, MM-087 his own lamps are no enemy tokens, blood is', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'blood-I-1', 0);
      s.tokens['3,7'] = { lamp: 1, blood: 1 };
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7');
    expect(now(m).tokens['3,7']).toEqual({ lamp: 1 });
  });

  test('MM-028 the pillar is a figure, but not one that can be attacked', () => {
    const m = begin((s) => {
      give(s, 'inPlay', 'judgment');
      s.paladin.fury = 5;
      s.figures.pillar = '3,7';
      s.figures.casty = '5,7';
    });
    expect(all(m).filter((id) => id.startsWith('card:judgment>'))).toEqual(['card:judgment>figure:casty']);
  });

  test('MM-029, MM-030, MM-033, MM-034 gaining and losing move dials or pieces in their boxes', () => {
    const up = running((t) => gainGrit(t, 7));
    expect(now(up).paladin).toMatchObject({ grit: 7, cubes: { unassigned: 4, supply: 3 } });
    const fury = running((t) => gainFury(t, 1));
    expect(now(fury).paladin.fury).toBe(4);
    const down = running(
      (t) => loseGrit(t, 1),
      (s) => {
        s.paladin.grit = 7;
        s.paladin.cubes = { unassigned: 4, prepare: 0, sprint: 0, crusade: 0, supply: 3 };
      },
    );
    expect(now(down).paladin).toMatchObject({ grit: 6, cubes: { unassigned: 3, supply: 4 } });
  });

  test('MM-032, MM-037, MM-044, MM-088 markers are no tokens: entering leaves treasure and breaches alone', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'treasure-D-1', 2);
      s.breaches['3,7|4,7'] = true;
      s.treasureMarkers['treasure-1'] = '3,7';
      s.tokens['3,7'] = { blood: 1 };
    });
    say(m, 'cubes:unassigned>box:sprint', 'figure:paladin>space:3,7');
    expect(now(m).tokens['3,7']).toBeUndefined();
    expect(now(m).treasureMarkers['treasure-1']).toBe('3,7');
    expect(now(m).breaches).toEqual({ '3,7|4,7': true });
  });

  test('MM-035 a lamp is placed on the map, never on a board', () => {
    expect(all(begin()).filter((id) => id.startsWith('token:light>')).every((id) => id.startsWith('token:light>space:'))).toBe(true);
  });

  test('MM-036, MM-046 an edge is a wall if either tile shows one, and open if neither does', () => {
    const s = position((p) => {
      lay(p, '3,7', 'pit-D-1', 0);
      lay(p, '5,7', 'pit-I-1', 0);
    });
    expect(isWall(s, '4,7', 'W')).toBe(true);
    expect(isWall(s, '3,7', 'E')).toBe(true);
    expect(isOpen(s, '4,7', 'E')).toBe(true);
    expect(isOpen(s, '5,7', 'W')).toBe(true);
  });

  test('MM-038, MM-039 placing takes from the supply, removing gives back to it', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'blood-I-1', 0);
      s.tokens = { '3,7': { blood: 1 } };
    });
    expect(tokensLeft(now(m), 'blood')).toBe(14);
    go(m, '3,7');
    expect(tokensLeft(now(m), 'blood')).toBe(15);
  });

  test('MM-040 a card returned to the box is out of the game', () => {
    const m = begin((s) => {
      lay(s, '3,7', 'treasure-T-1', 0);
      s.treasureMarkers['treasure-1'] = '3,7';
      give(s, 'deck', 'halo');
    });
    go(m, '3,7');
    say(m, 'card:halo>dial:grit');
    const { deck, discard, hand, box } = now(m).paladin.treasures;
    expect(box).toEqual(['halo']);
    expect([...deck, ...discard, ...hand]).not.toContain('halo');
  });
});
