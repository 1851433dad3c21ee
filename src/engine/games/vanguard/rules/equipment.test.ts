import { describe, expect, test } from 'vitest';
import { equipment } from '../content/decks/equipment.ts';
import { landerOf } from '../content/find.ts';
import {
  all, asked, begin, board, fresh, now, offered, page, plainCheck, planet, running, say, setBoard, until, type Edit, type VanguardMatch,
} from '../vanguard.testing.ts';
import { takeAction } from './actions.ts';
import { diceCheck } from './check/check.ts';
import { launching } from './ship/aboard.testing.ts';

/** Recon carries these things. */
const carrying = (things: readonly string[], more?: Edit): Edit => (s) => {
  s.planet!.gc = null;
  s.boards.recon!.equipment = [...things];
  more?.(s);
};

describe('what lies in the armory, and what comes along', () => {
  test('IV-280 a campaign begins with the printed cards in the armory, and what is taken along is not in it', () => {
    const start = equipment.filter(({ armory }) => armory).map(({ id }) => id);
    expect(start.length).toBeLessThan(equipment.length);
    expect(now(fresh('campaign-1')).ship.armory).toEqual(start);
    const m = loading(['torch', 'chalk-line']);
    say(m, 'equipment:torch');
    expect([now(m).ship.armory, board(m).equipment]).toEqual([['chalk-line'], ['torch']]);
  });

  /** Loading the lander with these things in the armory; Recon and Engineering go. */
  const loading = (armory: readonly string[]): VanguardMatch => {
    const m = launching((s) => {
      s.house.quick = true;
      s.ship.armory = [...armory];
    });
    const wanted = ['recon', 'engineering'].map((section) => Object.keys(now(m).crew).filter((id) => now(m).crew[id]!.section === section));
    for (const ids of wanted) say(m, offered(m, 'launch.goes').find((id) => ids.includes(id.slice('crew:'.length)))!);
    until(m, () => asked(m)[0] !== 'launch.goes' && asked(m)[0] !== 'launch.stays');
    return m;
  };

  test('IV-279 IV-281 IV-282 small, personal, mission and upgrade: the group picks of all that lies there, and small things take no room', () => {
    const personal = ['thermal-monocle', 'pulse-pick', 'hand-spectrograph'];
    const m = loading(['torch', 'chalk-line', ...personal, 'tripod-scanner', 'core-drill', 'long-mast']);
    expect(offered(m, 'launch.small')).toEqual(['equipment:torch', 'equipment:chalk-line', 'nothing']);
    say(m, 'equipment:chalk-line', 'equipment:torch');
    expect(offered(m, 'launch.personal')).toEqual(['equipment:thermal-monocle', 'equipment:pulse-pick', 'enough']);
    expect(landerOf('mule').personal).toBe(2);
    say(m, 'equipment:thermal-monocle', 'equipment:pulse-pick');
    expect(offered(m, 'launch.mission')).toEqual(['equipment:tripod-scanner', 'equipment:core-drill', 'enough']);
    say(m, 'equipment:tripod-scanner');
    until(m, () => planet(m).supplies > 0);
    expect(planet(m).loaded).toEqual(['thermal-monocle', 'pulse-pick', 'tripod-scanner', 'long-mast']);
  });

  test('IV-283 each crewmember takes one small thing at most, and may take none', () => {
    const m = loading(['torch', 'chalk-line', 'sugar-block']);
    say(m, 'nothing', 'equipment:torch');
    expect(asked(m)).not.toContain('launch.small');
    expect([board(m).equipment, board(m, 'engineering').equipment]).toEqual([[], ['torch']]);
  });

  test('IV-286 what bears the icon of a section that does not go stays in the armory', () => {
    const m = loading(['hand-spectrograph', 'breaching-bar', 'grapnel-reel']);
    expect(offered(m, 'launch.personal')).toEqual(['equipment:grapnel-reel', 'enough']);
  });
});

describe('who carries what', () => {
  const shared = (loaded: readonly string[], team: readonly ('recon' | 'science' | 'engineering')[]): VanguardMatch =>
    running((t) => page(t, 24), {
      team,
      edit: (s) => {
        s.planet!.loaded = [...loaded];
        Object.assign(s, { rankUps: [], rankUpsGone: [] });
      },
    });

  test('IV-281 anybody may be named for what has no section icon', () => {
    const m = shared(['tripod-scanner'], ['recon', 'science', 'engineering']);
    expect(offered(m, 'equipment.carrier')).toEqual(['crew:recon', 'crew:science', 'crew:engineering']);
    say(m, 'crew:science');
    expect(board(m, 'science').equipment).toEqual(['tripod-scanner']);
  });

  test('IV-284 one crewmember may carry any number', () => {
    const many = equipment.filter(({ section, kind }) => !section && (kind === 'personal' || kind === 'mission')).map(({ id }) => id);
    expect(many.length).toBeGreaterThan(5);
    const m = shared(many, ['recon', 'engineering']);
    while (asked(m).includes('equipment.carrier')) say(m, 'crew:recon');
    expect(board(m).equipment).toEqual(many);
  });

  test('IV-286 IV-287 a section icon binds the carrier, and nobody else can use the thing', () => {
    const m = shared(['hand-spectrograph', 'surgical-roll'], ['recon', 'science']);
    expect(asked(m)).not.toContain('equipment.carrier');
    expect([board(m).equipment, board(m, 'science').equipment]).toEqual([[], ['hand-spectrograph', 'surgical-roll']]);
    const rolling = (who: 'recon' | 'engineering'): string[] => {
      const m = running((t) => diceCheck(t, who, plainCheck), {
        rolls: [5],
        edit: (s) => {
          for (const one of ['recon', 'engineering'] as const) setBoard(s, one, { available: [], spent: [] });
          setBoard(s, who, { available: ['red-basic-1'], spent: [] });
          s.boards.engineering!.equipment = ['load-frame'];
        },
      });
      say(m, 'all');
      return all(m).filter((id) => id.startsWith('use:'));
    };
    expect(rolling('engineering')).toEqual(['use:engineering:equipment:load-frame']);
    expect(rolling('recon')).toEqual([]);
  });

  test('IV-285 an effect is its carrier’s: nobody else is offered it, not even in the carrier’s turn', () => {
    const m = begin({
      edit: carrying(['sugar-block'], (s) => {
        setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['blue-basic-1'] });
        setBoard(s, 'engineering', { available: ['red-specialized-1'], spent: ['blue-specialized-1'] });
      }),
    });
    expect(all(m).filter((id) => id.startsWith('use:') && id.includes('sugar-block'))).toEqual(['use:recon:equipment:sugar-block']);
    const other = begin({ edit: (s) => {
      setBoard(s, 'recon', { available: ['red-basic-1'], spent: ['blue-basic-1'] });
      s.boards.engineering!.equipment = ['sugar-block'];
    } });
    expect(all(other).filter((id) => id.startsWith('use:') && id.includes('sugar-block'))).toEqual([]);
  });

  test('IV-294 what somebody carried who is left behind goes to the armory too', () => {
    const m = begin({ edit: (s) => {
      s.ship.armory = [];
      Object.assign(s.boards.engineering!, { sector: 5, equipment: ['torch', 'cable-bridge'] });
    } });
    say(m, 'lift-off', 'yes');
    expect(now(m).boards.engineering).toBeUndefined();
    expect(now(m).ship.armory).toEqual(['torch', 'cable-bridge']);
  });
});

describe('equipment that counts as an action', () => {
  test.each(['tripod-scanner', 'surgical-roll'])('IV-059 IV-289 using %s takes one of the two actions', (thing) => {
    const m = begin({ edit: carrying([thing], (s) => setBoard(s, 'recon', { injuries: ['Wounded', 'Burned'] })) });
    say(m, `equipment:${thing}`);
    until(m, () => all(m).includes('prepare'));
    expect(planet(m).turn!.actions).toBe(1);
  });

  test.each(['tripod-scanner', 'surgical-roll'])('IV-290 %s is offered only where an action is', (thing) => {
    const m = begin({
      edit: carrying([thing], (s) =>
        setBoard(s, 'recon', { injuries: ['Wounded', 'Burned'], hand: ['RC01:1', 'RC02:1'], deck: ['RC03:1'] })),
    });
    const offering = (): string[] => m.open.filter(({ options }) => options.some(({ id }) => id.includes(thing))).map(({ ask }) => ask);
    expect(offering()).toEqual(['turn.action']);
    say(m, 'prepare', 'draw');
    expect(asked(m)).toContain('discard.card');
    expect(offering()).toEqual([]);
  });

  test('IV-291 its token comes to the sector, and it is not offered again', () => {
    const m = begin({ edit: carrying(['tripod-scanner'], (s) => void (s.boards.recon!.sector = 3)) });
    say(m, 'equipment:tripod-scanner');
    expect(planet(m).tokensPlaced).toEqual([{ equipment: 'tripod-scanner', sector: 3, path: null }]);
    expect(all(m)).not.toContain('equipment:tripod-scanner');
  });

  test('IV-292 the token serves everybody in its sector, and nobody elsewhere', () => {
    const rerolls = (sector: number): boolean => {
      const m = running(
        function* (t) {
          yield* takeAction(t, 'recon');
          t.state.boards.engineering!.sector = sector;
          yield* diceCheck(t, 'engineering', plainCheck);
        },
        { edit: carrying(['tripod-scanner']) },
      );
      say(m, 'equipment:tripod-scanner', 'all');
      until(m, () => asked(m).includes('check.reroll') || m.open.length === 0);
      return asked(m).includes('check.reroll');
    };
    expect([rerolls(1), rerolls(7)]).toEqual([true, false]);
  });

  test('IV-293 also those of sections that could not have carried it: the cable bridge of Engineering spares Recon the path', () => {
    const walk = (things: readonly string[]): VanguardMatch => {
      const m = running(
        function* (t) {
          yield* takeAction(t, 'engineering');
          yield* takeAction(t, 'recon');
        },
        {
          edit: (s) => {
            s.planet!.gc = null;
            for (const who of ['recon', 'engineering'] as const) s.boards[who]!.sector = 2;
            s.boards.engineering!.equipment = [...things];
            setBoard(s, 'recon', { available: ['red-basic-1', 'blue-basic-1'], spent: [] });
          },
        },
      );
      if (things.length > 0) say(m, 'equipment:cable-bridge', 'path:c');
      else say(m, 'prepare');
      return say(m, 'travel', 'path:c>4');
    };
    expect(asked(walk([]))).toContain('spend.die');
    const spared = walk(['cable-bridge']);
    expect([board(spared).sector, board(spared).spent]).toEqual([4, []]);
  });
});
