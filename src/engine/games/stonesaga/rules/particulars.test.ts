import { describe, expect, test } from 'vitest';
import { faceIds, faces, resources } from '../content/faces.ts';
import { challenges } from '../content/challenges.ts';
import { hexes, hexIds } from '../content/hexes.ts';
import type { Face } from '../content/materials.ts';
import { miningBags } from '../content/mining.ts';
import { night as nightCards, nightIds } from '../content/night.ts';
import { outpostOverlays } from '../content/overlays.ts';
import { omens, regions, type Feature } from '../content/vocabulary.ts';
import { abilitiesOf } from './abilities.ts';
import { attributeTest } from './attributeTest.ts';
import { fitsBag } from './bag.ts';
import { isAlone } from './characters.ts';
import { checkEvent } from './endless.ts';
import { resolve } from './effects/resolve.ts';
import { helpersOf } from './helping.ts';
import { flee } from './moving.ts';
import { featuresAt } from './places.ts';
import { degradeSite } from './sites.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  fresh,
  give,
  night,
  now,
  offered,
  outpost,
  position,
  running,
  say,
  told,
  type Edit,
} from '../stonesaga.testing.ts';
import type { BuiltStructure } from '../state.ts';

/** What each feature lets c1 do, in the words of the rulebook. */
const water = (feature: string): readonly string[] => [`fish:c1:${feature}`, 'gather-water:c1'];
const actionsOf: Readonly<Record<Feature, readonly string[]>> = {
  lake: water('lake'),
  river: water('river'),
  wetland: water('wetland'),
  forest: ['forage:c1:forest'],
  prairie: ['forage:c1:prairie'],
  cave: ['mine:c1:cave', 'prepare-shelter:c1'],
  chasm: ['mine:c1:chasm'],
  driedFlats: ['mine:c1:driedFlats'],
  moraine: ['mine:c1:moraine'],
  mountain: ['mine:c1:mountain'],
};
const featureActions = (m: ReturnType<typeof begin>): string[] =>
  all(m).filter((id) => /^(fish|forage|mine|gather-water|prepare-shelter):/.test(id)).sort();

const home =
  (structure?: BuiltStructure, status: 'active' | 'ruin' = 'active'): Edit =>
  (s) =>
    void (s.outposts['outpost-1'] = outpost({ status, structures: structure ? { 'structure-1': structure } : {} }));

describe('tokens and hexes', () => {
  test('SS-138, SS-156 food and materials have two sides, water one', () => {
    for (const resource of resources)
      expect(faceIds.filter((id) => faces[id].of === resource)).toHaveLength(resource === 'water' ? 1 : 2);
  });
  test('SS-154 each material is of one category', () => {
    const kinds = resources.filter((one) => faces[one].sort === 'material').map((one) => faces[one].kind);
    expect(new Set(kinds)).toEqual(new Set(['animal', 'plant', 'mineral', 'rare']));
  });
  test('SS-134 the bag takes materials, food and water', () => {
    expect(fitsBag({ wood: 1, fish: 1, water: 1 })).toBe(true);
  });
  test('SS-159 what is gained is not processed', () => {
    expect(board(running((t) => resolve(t, 'c1', [{ do: 'gain', what: 'hide' }]))).bag).toEqual({ hide: 1 });
  });
  test('SS-012, SC-597 the supply never runs out', () => {
    expect(board(running((t) => resolve(t, 'c1', [{ do: 'gain', what: 'fish', n: 99 }]))).bag.fish).toBe(99);
  });
  test('SS-160, SC-527, SC-528 every hex is of a region, and each region has one printed start', () => {
    for (const region of regions) expect(hexIds.filter((id) => hexes[id].region === region && 'start' in hexes[id])).toHaveLength(1);
    expect(hexIds.every((id) => regions.includes(hexes[id].region))).toBe(true);
  });
  test('SS-161, SS-163 a tray has three hexes, and they come facedown', () => {
    const m = fresh('endless-1', { creation: 'quick' });
    while (now(m).phase.step !== 'day') say(m, offered(m)[0]!);
    expect(now(m).trays.map(({ hexes: laid }) => laid.length)).toEqual([3, 3]);
    expect(Object.values(now(m).map).filter(({ explored }) => explored)).toHaveLength(1);
  });
  test('SS-166, SS-167, SS-169, EX-SS-10: four features, each with its action; the heath does nothing', () => {
    const m = begin({ mix: 'seeds-1' });
    expect([...featuresAt(now(m), '0,0')].sort()).toEqual(['cave', 'chasm', 'forest', 'lake']);
    expect(featureActions(m)).toEqual([
      'fish:c1:lake',
      'forage:c1:forest',
      'gather-water:c1',
      'mine:c1:cave',
      'mine:c1:chasm',
      'prepare-shelter:c1',
    ]);
  });
  test('SS-166 SS-167 SS-169 on every hex its features alone decide: one option for each, none for the land, none for what it lacks', () => {
    for (const id of hexIds) {
      const beside = hexIds.filter((other) => other !== id && hexes[other].region === hexes[id].region);
      const m = begin({ mix: 'seeds-1', hexes: [id, beside[0]!, beside[1]!] });
      const printed: readonly Feature[] = Object.values<readonly Feature[]>(hexes[id].zones).flat();
      const expected = printed.flatMap((feature) => actionsOf[feature]);
      expect([id, ...featureActions(m)]).toEqual([id, ...new Set(expected.sort())]);
    }
  });
  test('EX-SS-44 a mountain hides three cloudstone and two sunstone', () => {
    expect(miningBags.mountain).toEqual({ cloudstone: 3, sunstone: 2 });
  });
  test('SS-325 every outpost overlay is its own', () => expect(new Set(outpostOverlays).size).toBe(outpostOverlays.length));
});

describe('food', () => {
  const perishable = ['game', 'fish', 'mushroom', 'root'] as const;
  const afterNight = (...bag: Face[]) =>
    board(
      night('night.degrade', {
        mix: 'seeds-1',
        edit: (s) => {
          give(s, 'c1', ...bag);
          s.night.cards = ['NA02'];
        },
      }),
    ).bag;
  test('SS-140, SS-141, SS-147 perishable or tough', () => {
    const foods = resources.filter((one) => faces[one].sort === 'perishable' || faces[one].sort === 'tough');
    expect(foods.filter((one) => faces[one].sort === 'perishable').sort()).toEqual([...perishable].sort());
    expect(foods.filter((one) => faces[one].sort === 'tough').sort()).toEqual(['grain', 'nuts']);
  });
  test('SS-142 meat and vegetables', () =>
    expect(perishable.map((one) => faces[one].kind)).toEqual(['meat', 'meat', 'vegetable', 'vegetable']));
  test('SS-143, SS-144 fresh food ferments', () => {
    for (const one of perishable) expect(afterNight(one)).toEqual({ [faces[one].other!]: 1 });
  });
  test('SS-145 fermented food is gone', () => {
    for (const one of perishable) expect(afterNight(faces[one].other!)).toEqual({});
  });
  test('SS-146, SS-152 what is gained is fresh, or unprocessed', () => {
    expect(
      board(
        running((t) =>
          resolve(t, 'c1', [
            { do: 'gain', what: 'fish' },
            { do: 'gain', what: 'grain' },
          ]),
        ),
      ).bag,
    ).toEqual({ fish: 1, grain: 1 });
  });
  test('SS-148, SS-149 raw nuts and grain ask for a tool and cannot be eaten', () => {
    for (const one of ['nuts', 'grain'] as const) expect(faces[one].requires).toHaveLength(1);
    const m = night('night.recover', { mix: 'seeds-1', edit: (s) => give(s, 'c1', 'nuts', 'groundGrain') });
    expect(offered(m)).toEqual(['res:c1:groundGrain>mouth:c1', 'no-food:c1']);
  });
  test('SS-150, SS-151 tough food stays as it is', () => expect(afterNight('nuts', 'groundGrain')).toEqual({ nuts: 1, groundGrain: 1 }));
  test('SS-153 water stays, and can be drunk', () => {
    expect(afterNight('water')).toEqual({ water: 1 });
    expect(offered(night('night.recover', { mix: 'seeds-1', edit: (s) => give(s, 'c1', 'water') }))).toContain('res:c1:water>mouth:c1');
  });
});

describe('the course of a game', () => {
  test('SS-002, SC-609 nothing is harder unless it was asked for, and each by itself', () => {
    const hard = (options = {}) => Object.entries(now(fresh('seeds-1', options)).house).filter(([, on]) => on === true).map(([id]) => id);
    expect(hard()).toEqual([]);
    expect(hard({ activity: 'on' })).toEqual(['harderActivity']);
    expect(hard({ rest: 'on' })).toEqual(['harderRest']);
    expect(hard({ hunger: 'on' })).toEqual(['harderHunger']);
    expect(hard({ ties: 'dusk' })).toEqual(['dusk']);
  });
  test('EX-SC-34 Seeds on the Wind is a campaign start after an introduction', () => {
    expect(challenges.CI01).toMatchObject({ type: 'campaignStart', interval: 'introduction' });
  });
  test('SS-047 the attributes of the person count on the board', () => {
    const m = running(
      (t) => attributeTest(t, 'c1', { of: ['might'], kind: 'other' }, function* () {}),
      (s) => void (s.people['person-1']!.attributes.might = 6),
      [2],
    );
    expect(told(say(m, 'throw:d6'), 'tested')[0]).toMatchObject({ bonus: 6, result: 8 });
  });
  test('SS-180, SS-190 a people that dies out ends the game', () => {
    const m = night('night.society', (s) => { s.tracks.population = 0; s.culture.read = ['333']; });
    expect(m.over).toMatchObject({ winners: [] });
    expect(m.open).toEqual([]);
  });
  test('SS-187 what lies on a completed goal is gone', () => {
    const m = begin({
      mix: 'endless-1',
      edit: (s) => {
        s.goals.GA08 = { count: 0, tokens: { wood: 3, fiber: 1 }, hexes: [] };
        give(s, 'c1', 'fiber');
      },
    });
    say(m, 'res:c1:fiber>goal:GA08');
    expect(now(m).goals.GA08).toBeUndefined();
    expect(board(m).bag).toEqual({});
  });
  test('SS-211 mining depletes the hex', () => {
    expect(now(say(begin({ mix: 'seeds-1' }), 'mine:c1:chasm')).map['0,0']!.depletion).toBe(1);
  });
  test('EX-SS-11 an effect that points to an outcome has it read', () => {
    expect(
      told(
        running((t) => resolve(t, 'c1', [{ do: 'read', outcome: 'H001' }])),
        'outcomeRead',
      ),
    ).toEqual([{ fact: 'outcomeRead', outcome: 'H001' }]);
  });
  test('SS-626 nothing has to fit any more once the bags are in order', () => {
    const m = night('night.cards', {
      mix: 'seeds-1',
      edit: (s) => {
        s.characters.c1.bag = { cloudstone: 40 };
        s.night.cards = ['NA02'];
      },
    });
    for (let i = 0; i < 20 && now(m).phase.step !== 'day'; i++) say(m, offered(m)[0]!);
    expect(board(m).bag.cloudstone).toBe(40);
  });
});

describe('together and apart', () => {
  test('SC-007 alone is who has nobody in the hex', () => {
    expect(isAlone(position(), 'c1')).toBe(false);
    expect(isAlone(position({ edit: (s) => void (s.characters.c2.at = '1,0') }), 'c1')).toBe(true);
  });
  test('SC-009 an outpost is no company', () => {
    expect(isAlone(position({ mix: 'seeds-1', edit: home() }), 'c1')).toBe(true);
  });
  test('SS-383, SC-032 the incapacitated help nobody to build', () => {
    expect(helpersOf(position(), 'c1')).toEqual(['c2']);
    expect(helpersOf(position({ edit: (s) => void (s.characters.c2.health.injury.major = 5) }), 'c1')).toEqual([]);
  });
  test('SS-275 only own tokens are processed', () => {
    const m = begin((s) => { give(s, 'c2', 'grain', 'sunstone'); });
    expect(all(m)).toContain('process:c2');
    expect(all(m)).not.toContain('process:c1');
  });
  test('SC-685 two who die together leave each other nothing', () => {
    const m = night('night.perished', (s) => {
      for (const who of ['c1', 'c2'] as const) {
        s.characters[who].health.injury.major = 5;
        give(s, who, 'wood');
      }
    });
    expect(asked(m)).toEqual(['night.perish']);
    say(m, 'board:c2');
    expect(told(m, 'perished').map(({ who }) => who)).toEqual(['c2', 'c1']);
    expect(told(m, 'gained')).toEqual([]);
    expect([board(m).bag, board(m, 'c2').bag]).toEqual([{}, {}]);
  });
});

describe('sites, omens, structures', () => {
  const shelter = (from: 0 | 1 | 2) =>
    now(
      running(
        (t) => degradeSite(t, '0,0', 'shelter'),
        (s) => change(s, '0,0', { shelter: from }),
      ),
    ).map['0,0']!.shelter;
  test('SC-058 a large shelter becomes a small one', () => expect(shelter(2)).toBe(1));
  test('SC-059 a small one is gone', () => expect(shelter(1)).toBe(0));
  test('SC-060 where none is nothing happens', () => expect(shelter(0)).toBe(0));
  test('SC-100, SC-102 five omens, and at least one on every Night card', () => {
    expect([...omens].sort()).toEqual(['cloud', 'comet', 'moon', 'star', 'sun']);
    for (const id of nightIds) expect(nightCards[id].omens.length, id).toBeGreaterThan(0);
  });
  test('SC-675 without a Night card the challenge shows the omen', () => {
    expect(begin().view('table').omens).toEqual(['sun']);
    expect(begin((s) => void (s.night.discard = ['NA01'])).view('table').omens).toEqual(nightCards.NA01.omens);
  });
  test('SC-671 several mysteries are confronted one after the other', () => {
    const m = running((t) => flee(t, 'c1'), { mix: 'seeds-1', edit: (s) => change(s, '1,0', { mysteries: 2 }) }, [1, 1, 1]);
    expect(told(m, 'mysteryConfronted')).toHaveLength(2);
    expect(now(m).map['1,0']!.mysteries).toBe(0);
  });
  test('SC-086, SC-673 a change of event leaves mysteries and fires where they are', () => {
    const m = running((t) => checkEvent(t), {
      mix: 'endless-1',
      edit: (s) => {
        s.tracks.activity = 7;
        s.endless!.deck = ['EM10', 'EM07', 'EM07'];
        change(s, '1,0', { mysteries: 1, fire: 2 });
      },
    });
    expect(told(m, 'eventCompleted')).toHaveLength(1);
    expect(now(m).map['1,0']).toMatchObject({ mysteries: 1, fire: 2 });
  });
  test('SC-116 an omen without an entry tells nothing, and is used up', () => {
    const m = begin({ mix: 'seeds-1', edit: home({ structure: 'granary', stored: {} }) });
    say(m, 'omen:c1:granary');
    expect(told(m, 'investigated')).toMatchObject([{ component: 'granary', found: false }]);
    expect(all(m).some((id) => id.startsWith('omen:c1'))).toBe(false);
  });
  test('SC-114, SC-125 a structure is investigated from its hex alone', () => {
    const m = begin({ edit: (s) => { home({ structure: 'hearth', stored: {} })(s); s.characters.c2.at = '1,0'; } });
    expect(all(m)).toContain('omen:c1:hearth');
    expect(all(m)).not.toContain('omen:c2:hearth');
  });
  test('SC-112 not by night', () => {
    expect(
      all(
        night('night.recover', {
          mix: 'seeds-1',
          edit: (s) => {
            home({ structure: 'hearth', stored: {} })(s);
            give(s, 'c1', 'fish');
          },
        }),
      ).some((id) => id.startsWith('omen:')),
    ).toBe(false);
  });
  test('SS-586, SC-164 in the reconcile step resources may go into a structure', () => {
    const m = night('night.reconcile', {
      mix: 'seeds-1',
      edit: (s) => {
        home({ structure: 'dryingRack', stored: {} })(s);
        give(s, 'c1', 'fish');
      },
    });
    say(m, 'res:c1:fish>structure:structure-1');
    expect(now(m).outposts['outpost-1']!.structures['structure-1']!.stored).toEqual({ fish: 1 });
  });
  test('SC-168, SC-169 what an effect has put where it has no room cannot be taken', () => {
    expect(all(begin({ mix: 'seeds-1', edit: home({ structure: 'hearth', stored: { fish: 1 } }) }))).not.toContain(
      'res:structure-1:fish>board:c1',
    );
    expect(all(begin({ mix: 'seeds-1', edit: home({ structure: 'dryingRack', stored: { fish: 1 } }) }))).toContain(
      'res:structure-1:fish>board:c1',
    );
  });
  test('SC-693 nobody reaches what lies in a ruin', () => {
    expect(all(begin({ mix: 'seeds-1', edit: home({ structure: 'dryingRack', stored: { fish: 1 } }, 'active') }))).toContain(
      'res:structure-1:fish>board:c1',
    );
    expect(all(begin({ mix: 'seeds-1', edit: home({ structure: 'dryingRack', stored: { fish: 1 } }, 'ruin') }))).not.toContain(
      'res:structure-1:fish>board:c1',
    );
  });
  test('SS-324 outposts above the maximum are given up, of the players’ choice', () => {
    const m = running(
      (t) => resolve(t, 'c1', [{ do: 'ruinAboveLimit' }]),
      (s) => {
        home()(s);
        for (const n of [2, 3] as const) s.outposts[`outpost-${n}`] = { ...s.outposts['outpost-1']!, overlay: n === 2 ? 'OP02' : 'OP03' };
      },
    );
    expect(offered(m)).toHaveLength(3);
    say(m, 'outpost:outpost-2');
    expect(Object.values(now(m).outposts).map(({ status }) => status)).toEqual(['active', 'ruin', 'active']);
    expect(asked(m)).toEqual([]);
  });
  test('SC-171 a power that is added stays in the culture', () => {
    const m = running((t) => resolve(t, 'c1', [{ do: 'power' }]));
    const [first] = offered(m);
    expect(now(say(m, first!)).culture.powers).toEqual([first!.replace('power:', '')]);
  });
  test('SC-178 a power that is turned over does nothing', () => {
    const aids = (powerReady: boolean) =>
      abilitiesOf(position({ mix: 'endless-1', edit: (s) => Object.assign(s.characters.c1, { power: 'MA01', powerReady }) }), 'c1', 'ward')
        .length;
    expect([aids(true), aids(false)]).toEqual([1, 0]);
  });
});

describe('years', () => {
  const after = (next: 'EM01' | 'EM09' | 'EM10', age: 'young' | 'old') =>
    now(
      running(
        (t) => checkEvent(t),
        {
          mix: 'endless-1',
          edit: (s) => {
            s.tracks.activity = 9;
            s.endless!.deck = [next, 'EM07'];
            s.people['person-1']!.age = age;
            s.people['person-9'] = { ...s.people['person-1']!, name: 'Resting', seat: 'nobody' };
          },
        },
        [1],
      ),
    ).people['person-9']!;
  test('SC-518 a season ages nobody', () => expect(after('EM01', 'young')).toMatchObject({ age: 'young', fate: 'living' }));
  test('SC-519, SC-520 a generation ages those too who are not in play', () =>
    expect(after('EM09', 'young')).toMatchObject({ age: 'old', fate: 'living' }));
  test('SC-521 the old become legends', () => expect(after('EM09', 'old')).toMatchObject({ fate: 'legend' }));
  test('SC-522 after an epoch nobody of before is left', () => expect(after('EM10', 'young')).toMatchObject({ fate: 'legend' }));
  test('SC-525 the valley may grow by two trays', () =>
    expect(now(running((t) => resolve(t, 'c1', [{ do: 'trayLimit', n: 2 }]))).trayLimit).toBe(6));
  test('SC-526 though never above eight', () =>
    expect(
      now(
        running((t) =>
          resolve(t, 'c1', [
            { do: 'trayLimit', n: 2 },
            { do: 'trayLimit', n: 2 },
            { do: 'trayLimit', n: 2 },
          ]),
        ),
      ).trayLimit,
    ).toBe(8));
});
