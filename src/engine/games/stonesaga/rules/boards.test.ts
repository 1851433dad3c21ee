import { describe, expect, test } from 'vitest';
import { degradeBoost, gainBoost } from './boosts.ts';
import { gainEnergy, loseEnergy, spendEnergy } from './energy.ts';
import { resolve } from './effects/resolve.ts';
import { degradeMalady, suffer } from './maladies.ts';
import type { MaladyKind, Severity } from '../content/vocabulary.ts';
import { addTrack } from './society.ts';
import {
  all,
  begin,
  board,
  give,
  now,
  offered,
  refused,
  pressing,
  running,
  say,
  told,
  type Edit,
  type WantedPosition,
} from '../stonesaga.testing.ts';

const none = { minor: 0, major: 0 };
const hurt = (edit: Edit, mix = 'seeds-2', ...maladies: [MaladyKind, Severity][]) =>
  running(function* (t) { for (const [kind, severity] of maladies) yield* suffer(t, 'c1', kind, severity); }, { mix, edit });

describe('energy', () => {
  const energy = (edit: Edit, rule: Parameters<typeof running>[0]) => running(rule, { edit });
  test('SS-118, SS-119, SS-124, EX-SS-07, EX-SS-08: spending exhausts a token, gaining makes one available', () => {
    expect(board(energy(() => {}, (t) => spendEnergy(t, 'c1', 2))).energy).toBe(3);
    expect(board(energy((s) => void (s.characters.c1.energy = 1), (t) => void gainEnergy(t, 'c1', 1))).energy).toBe(2);
  });
  test('SS-120, SC-579 what cannot be paid is not offered', () => {
    const m = begin((s) => void (s.characters.c1.energy = 0));
    expect(all(m).filter((id) => /^(fish|forage|mine|craft|gather-water|prepare-shelter):c1/.test(id))).toEqual([]);
    expect(refused(m, pressing('gather-water:c1'))?.rule).toBe('SS-120');
  });
  test('SS-121, SS-122, SC-580, BC-02: one energy and a loss of two is one injury', () => {
    const m = energy((s) => void (s.characters.c1.energy = 1), (t) => loseEnergy(t, 'c1', 2));
    expect(board(m)).toMatchObject({ energy: 0, health: { injury: { minor: 1, major: 0 } } });
  });
  test('SS-123, SC-581, EX-SC-47: what is there is lost first; two injuries more are one major', () => {
    const m = energy((s) => void (s.characters.c1.energy = 1), (t) => loseEnergy(t, 'c1', 3));
    expect(board(m)).toMatchObject({ energy: 0, health: { injury: { minor: 0, major: 1 } } });
    expect(board(energy(() => {}, (t) => loseEnergy(t, 'c1', 2)))).toMatchObject({ energy: 3, health: { injury: none } });
  });
  test('SS-125, SC-577, SC-578 never above the maximum', () => {
    expect(board(energy((s) => void (s.characters.c1.energy = 4), (t) => void gainEnergy(t, 'c1', 3))).energy).toBe(5);
  });
});

describe('boosts', () => {
  const boosts = (edit: Edit, rule: Parameters<typeof running>[0]) => running(rule, { edit });
  test('SS-111, SS-113, EX-SS-03: a minor boost goes where the player likes', () => {
    const m = boosts(() => {}, (t) => gainBoost(t, 'c1', 'choice'));
    expect(offered(m)).toHaveLength(4);
    expect(board(say(m, 'attribute:c1:dexterity')).boosts).toEqual({ dexterity: 1 });
  });
  test('SS-111 an effect that names the attribute leaves no choice', () =>
    expect(board(boosts(() => {}, (t) => gainBoost(t, 'c1', 'might'))).boosts).toEqual({ might: 1 }));
  test('SS-112, SS-117, EX-SS-04: a second one on the same attribute makes it major, and a third must go elsewhere', () => {
    expect(
      board(
        say(
          boosts(
            (s) => void (s.characters.c1.boosts = { dexterity: 1 }),
            (t) => gainBoost(t, 'c1', 'choice'),
          ),
          'attribute:c1:dexterity',
        ),
      ).boosts,
    ).toEqual({ dexterity: 2 });
    expect(
      offered(
        boosts(
          (s) => void (s.characters.c1.boosts = { dexterity: 2 }),
          (t) => gainBoost(t, 'c1', 'choice'),
        ),
      ),
    ).not.toContain('attribute:c1:dexterity');
    expect(
      board(
        boosts(
          (s) => void (s.characters.c1.boosts = { dexterity: 2 }),
          (t) => gainBoost(t, 'c1', 'dexterity'),
        ),
      ).boosts,
    ).toEqual({ dexterity: 2 });
  });
  test('SS-114, SS-115 major becomes minor, minor is gone', () => {
    const m = boosts(
      (s) => void (s.characters.c1.boosts = { might: 2, awareness: 1 }),
      (t) => {
        degradeBoost(t, 'c1', 'might');
        degradeBoost(t, 'c1', 'awareness');
      },
    );
    expect(board(m).boosts).toEqual({ might: 1 });
  });
});

describe('health', () => {
  test('SS-127 SS-128 SC-010 SC-011 SC-015 SC-016 EX-SC-01 a first malady takes a space', () => {
    expect(board(hurt(() => {}, 'seeds-2', ['disease', 'minor'])).health).toEqual({ injury: none, disease: { minor: 1, major: 0 } });
  });
  test('SC-017, SC-018, EX-SC-02: a second minor one of the same kind turns it; another kind does not', () => {
    expect(board(hurt(() => {}, 'seeds-2', ['disease', 'minor'], ['disease', 'minor'])).health.disease).toEqual({ minor: 0, major: 1 });
    expect(board(hurt(() => {}, 'seeds-2', ['disease', 'minor'], ['injury', 'minor'])).health).toEqual({
      injury: { minor: 1, major: 0 },
      disease: { minor: 1, major: 0 },
    });
  });
  test('SC-019 after majors a minor one is new', () => {
    expect(board(hurt(() => {}, 'seeds-2', ['injury', 'major'], ['injury', 'minor'])).health.injury).toEqual({ minor: 1, major: 1 });
  });
  test('SC-020, EX-SC-38: a major one is added even beside a minor one', () => {
    expect(board(hurt(() => {}, 'seeds-2', ['injury', 'minor'], ['injury', 'major'])).health.injury).toEqual({ minor: 1, major: 1 });
  });
  const full: Edit = (s) => void (s.characters.c1.health = { injury: { minor: 1, major: 0 }, disease: { minor: 0, major: 2 } });
  test('SC-021, EX-SC-39: on a full track a major one turns a minor one of its kind, or nothing happens', () => {
    expect(board(hurt(full, 'seeds-4', ['injury', 'major'])).health.injury).toEqual({ minor: 0, major: 1 });
    expect(board(hurt(full, 'seeds-4', ['disease', 'major'])).health).toEqual({
      injury: { minor: 1, major: 0 },
      disease: { minor: 0, major: 2 },
    });
  });
  test('SS-129 SC-022 SC-023 EX-SC-03 degrading turns a major one and takes a minor one away', () => {
    const m = running((t) => degradeMalady(t, 'c1', { kind: 'injury', severity: 'major' }), {
      edit: (s) => void (s.characters.c1.health.injury.major = 1),
    });
    expect(board(m).health.injury).toEqual({ minor: 1, major: 0 });
    const gone = running((t) => degradeMalady(t, 'c1', { kind: 'injury', severity: 'minor' }), {
      edit: (s) => void (s.characters.c1.health.injury.minor = 1),
    });
    expect(board(gone).health.injury).toEqual(none);
  });
  test('SC-024 the player of the character chooses which gets better', () => {
    const m = running(
      (t) => resolve(t, 'c2', [{ do: 'degradeMalady' }]),
      (s) => void (s.characters.c2.health = { injury: { minor: 0, major: 1 }, disease: { minor: 1, major: 0 } }),
    );
    expect(m.open.map(({ seat }) => seat)).toEqual(['p2']);
    expect(offered(m)).toEqual(['malady:c2:injury:major', 'malady:c2:disease:minor']);
    expect(board(say(m, 'malady:c2:disease:minor'), 'c2').health).toEqual({ injury: { minor: 0, major: 1 }, disease: none });
  });
  test('SS-131 SC-025 SC-026 SC-027 EX-SC-04 the last space in use takes all energy: the third of four characters, the fifth of two', () => {
    const m = hurt((s) => void (s.characters.c1.health = { injury: { minor: 0, major: 2 }, disease: { minor: 0, major: 0 } }), 'seeds-4', [
      'disease',
      'major',
    ]);
    expect(board(m).energy).toBe(0);
    expect(told(m, 'incapacitated')).toHaveLength(1);
    const two = hurt(
      (s) => void (s.characters.c1.health = { injury: { minor: 0, major: 2 }, disease: { minor: 0, major: 0 } }),
      'seeds-2',
      ['disease', 'major'],
      ['disease', 'major'],
    );
    expect(told(two, 'incapacitated')).toEqual([]);
    expect(board(two).energy).toBe(5);
  });
  test('SC-177 MA07 leaves one energy the first time, whichever side of it is up', () => {
    const fallen = (powerReady: boolean, used = {}) =>
      board(
        hurt(
          (s) =>
            Object.assign(s.characters.c1, {
              power: 'MA07',
              powerReady,
              used,
              health: { injury: { minor: 0, major: 2 }, disease: { ...none } },
            }),
          'seeds-4',
          ['disease', 'minor'],
        ),
      );
    expect(fallen(true)).toMatchObject({ energy: 1, powerReady: true, used: { 'game:MA07': 1 } });
    expect(fallen(false)).toMatchObject({ energy: 1, powerReady: false });
    expect(fallen(true, { 'game:MA07': 1 }).energy).toBe(0);
  });
  test('MA01 shields whoever is in the hex from a minor malady, once a day', () => {
    const m = running(
      function* (t) {
        yield* suffer(t, 'c2', 'injury', 'minor');
        yield* suffer(t, 'c2', 'injury', 'minor');
      },
      { edit: (s) => void (s.characters.c1.power = 'MA01') },
    );
    expect(m.open[0]!.seat).toBe('p1');
    say(m, 'power:c1');
    expect(board(m, 'c2').health.injury).toEqual({ minor: 1, major: 0 });
    expect(board(m).powerReady).toBe(false);
  });
});

describe('incapacitated', () => {
  const down = (more: WantedPosition = {}) => begin({ ...more, edit: (s) => {
    s.characters.c2.health = { injury: { minor: 1, major: 3 }, disease: { minor: 0, major: 1 } };
    s.characters.c2.energy = 0;
    give(s, 'c1', 'fish', 'wood');
    give(s, 'c2', 'water');
    more.edit?.(s);
  } });
  test('SC-028 SC-029 SC-030 SS-209 SS-248 no action, no sharing, no exchange', () => {
    const m = down();
    expect(m.open.map(({ seat }) => seat)).not.toContain('p2');
    expect(all(m)).not.toContain('res:c1:fish>board:c2');
    expect(all(m)).not.toContain('board:c1>board:c2');
    expect(refused(m, pressing('pass:c2'), 'p2')?.rule).toBe('SC-028');
  });
  test('SS-253 SS-256 SS-257 SS-258 SC-033 SC-034 SC-035 SC-036 aid costs one energy and degrades what the patient chooses; only a discarded token revives, and brings no energy', () => {
    const asking = say(down(), 'energy:c1>board:c2');
    expect([asking.open[0]!.seat, ...offered(asking)]).toEqual([
      'p2',
      'malady:c2:injury:minor',
      'malady:c2:injury:major',
      'malady:c2:disease:major',
      'none',
    ]);
    const flipped = say(asking, 'malady:c2:injury:major');
    expect(board(flipped, 'c2').health).toEqual({ injury: { minor: 2, major: 2 }, disease: { minor: 0, major: 1 } });
    expect(flipped.open.map(({ seat }) => seat)).not.toContain('p2');
    expect(board(flipped)).toMatchObject({ energy: 4 });
    expect(told(flipped, 'revived')).toEqual([]);
    const revived = say(down(), 'energy:c1>board:c2', 'malady:c2:injury:minor');
    expect(told(revived, 'revived')).toHaveLength(1);
    expect(board(revived, 'c2').energy).toBe(0);
    expect(revived.open.map(({ seat }) => seat)).toContain('p2');
  });
  test('SS-254, SS-255 nobody else can be aided', () => {
    expect(all(begin())).not.toContain('energy:c1>board:c2');
    expect(all(down({ edit: (s) => void (s.characters.c1.at = '1,0') }))).not.toContain('energy:c1>board:c2');
  });
  test('SC-667 the day ends without waiting for them', () => {
    expect(now(say(down(), 'pass:c1')).phase.step).not.toBe('day');
  });
});

describe('tracks', () => {
  test('SC-189, SC-190, EX-SC-17: unrest 2 and 3 more is 5', () => {
    expect(now(running((t) => addTrack(t, 'unrest', 3), { edit: (s) => void (s.tracks.unrest = 2) })).tracks.unrest).toBe(5);
  });
  test('SC-192 SC-196 SC-199 SC-202 RU-SC-14 never above 20 nor below 0', () => {
    for (const track of ['activity', 'lore', 'unrest', 'population'] as const) {
      expect(now(running((t) => addTrack(t, track, 50))).tracks[track]).toBe(20);
      expect(now(running((t) => addTrack(t, track, -50))).tracks[track]).toBe(0);
    }
  });
});
