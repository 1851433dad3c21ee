import { describe, expect, test } from 'vitest';
import { recruits } from '../../content/decks/recruits.ts';
import { recruitOf, researchOf, situationOf } from '../../content/find.ts';
import { sections, type Icon, type Rank } from '../../content/vocabulary.ts';
import type { VanguardState } from '../../state.ts';
import { all, asked, now, offered, page, running, say, told, until, type Edit, type VanguardMatch } from '../../vanguard.testing.ts';
import { crewOf, ship } from './aboard.testing.ts';
import { labIcons } from '../../content/labSlots.ts';
import { laboratory } from './research.ts';
import { complex } from './production.ts';

/** Page 6 with so much command and no logs to read. */
const facilities = (edit: Edit): VanguardMatch =>
  running(
    function* (t) {
      yield* page(t, 6);
    },
    ship((s) => {
      Object.assign(s.ship, { command: 2, awaiting: [] });
      edit(s);
    }),
  );
/** Somebody of a section whose convert gives an icon; the section keeps two others. */
const expert = (icon: Icon): Edit => (s) => {
  const id = recruits.find(({ convert, id: one }) => convert.to === icon && s.recruits.includes(one))!.id;
  s.recruits = s.recruits.filter((one) => one !== id);
  s.crew[id] = { section: 'science', rank: 1, place: 'available' };
};

describe('page 6', () => {
  test('IV-436 IV-437 IV-438 a command for each visit, until none is left or people stop', () => {
    const m = facilities(() => {});
    expect(offered(m, 'facility.visit')).toEqual(['facility:8', 'facility:12', 'facility:16', 'stop']);
    say(m, 'facility:8');
    expect([now(m).ship.command, asked(m).includes('facility.visit')]).toEqual([1, true]);
    say(m, 'facility:8');
    expect(now(m).phase).toMatchObject({ page: 18 });
  });

  test('IV-439 IV-705 IV-706 the fifth facility is shut until the campaign opens it, and then costs a command', () => {
    expect(offered(facilities(() => {}), 'facility.visit')).not.toContain('facility:40');
    const m = facilities((s) => void s.flags.push('ship.listeningroom'));
    expect(offered(m, 'facility.visit')).toContain('facility:40');
    say(m, 'facility:40');
    expect(now(m).ship.command).toBe(1);
  });

  test('IV-440 IV-441 IV-442 IV-443 IV-444 afterwards energy and command are gone, success is put away, situations wait, and page 18 follows', () => {
    const m = facilities((s) => Object.assign(s.ship, { energy: 3, success: 2, situations: ['S02'] }));
    say(m, 'stop');
    expect(now(m).ship).toMatchObject({ energy: 0, command: 0, success: 0, bag: { success: 2 }, situations: ['S02'] });
    expect(now(m).phase).toMatchObject({ page: 18 });
  });
});

describe('the laboratory', () => {
  const lab = (edit: Edit) => running((t) => laboratory(t), ship(edit));

  test('IV-445 IV-446 IV-459 waiting projects take empty slots, and those without one wait on', () => {
    const m = lab((s) => Object.assign(s.ship, { awaiting: ['R01', 'R02'], research: ['R05', 'R06', 'R07', 'R08', 'R09', null] }));
    until(m, () => m.open.length === 0);
    expect([now(m).ship.research[5], now(m).ship.awaiting]).toEqual(['R01', ['R02']]);
  });

  const paid: Edit = (s) => {
    const fauna = s.discoveries.Fauna.splice(-3);
    const minerals = s.discoveries.Minerals.splice(-2);
    Object.assign(s.ship, { awaiting: [], gathered: [...fauna, ...minerals], research: ['R01', null, 'R09', null, null, null] });
  };

  test('IV-447 IV-449 IV-453 IV-454 IV-316 IV-317 a project is paid with discoveries, which go back to their decks; it is resolved and gone', () => {
    const m = lab(paid);
    say(m, 'research:R01');
    expect(told(m, 'finished')[0]).toEqual({ fact: 'finished', card: 'R01' });
    expect(now(m).ship.gone).toContain('R01');
    expect(now(m).ship.gathered).toHaveLength(4);
    expect(now(m).ship.armory).toContain('thermal-monocle');
  });

  test('EX-IV-74 IV-448 then others with its keyword, and no others', () => {
    const m = lab((s) => {
      paid(s);
      s.ship.research[1] = 'R02';
      s.ship.gathered.push(...s.discoveries.Flora.splice(-4), ...s.discoveries.Relics.splice(-6));
    });
    say(m, 'research:R01');
    const keyword = (id: string): string => researchOf(id.slice('research:'.length)).keyword;
    const open = offered(m, 'research.complete').filter((id) => id !== 'stop');
    expect(open.map(keyword).every((one) => one === 'Xenology')).toBe(true);
    expect(open).not.toContain('research:R09');
  });

  test('IV-455 IV-456 IV-457 IV-458 crew with the icons of a slot complete what lies in it, as often as there are any', () => {
    const [first, second] = labIcons[0]!;
    const m = lab((s) => {
      paid(s);
      s.ship.gathered.push(s.discoveries.Phenomena.pop()!);
      s.ship.research[1] = 'R05';
      for (const icon of [first, second, ...labIcons[1]!]) expert(icon)(s);
    });
    say(m, 'stop');
    expect(offered(m, 'research.lab')).toContain('research:R01');
    say(m, 'research:R01');
    expect(told(m, 'assigned').map(({ to }) => to)).toEqual(['lab', 'lab']);
    expect(told(m, 'assigned').map(({ crew }) => recruitOf(crew).convert.to).toSorted()).toEqual([first, second].toSorted());
    expect(now(m).ship.gone).toContain('R01');
    say(m, 'research:R05');
    expect(told(m, 'assigned').map(({ to }) => to)).toEqual(['lab', 'lab', 'lab', 'lab']);
    expect(now(m).ship.gone).toEqual(['R01', 'R05']);
  });
});

describe('the production complex', () => {
  const works = (edit: Edit) => running((t) => complex(t), ship(edit));
  const experts: Edit = (s) => {
    for (const icon of ['FIX', 'STR', 'LFT', 'CMP', 'SCN', 'MND', 'SNS', 'TRK', 'GRD'] as const)
      if (recruits.some(({ convert, id }) => convert.to === icon && s.recruits.includes(id))) expert(icon)(s);
  };

  test('IV-460 IV-461 IV-463 IV-464 IV-465 IV-469 IV-479 waiting projects become ready as far as there is room, and any number are started', () => {
    const m = works((s) => Object.assign(s.ship, { awaiting: ['B01', 'B02', 'UP1'], ready: ['B03', 'B04', 'B05', 'B06', 'B07'] }));
    expect([now(m).ship.ready.includes('B01'), now(m).ship.awaiting, now(m).ship.upgrades]).toEqual([true, ['B02'], ['UP1']]);
    say(m, 'production:B01');
    expect(now(m).ship.queues[0]).toContain('B01');
    expect(asked(m)).toContain('production.start');
  });

  test('IV-473 IV-474 IV-475 IV-477 assembly moves a project on if the next slot is free', () => {
    const m = works((s) => {
      Object.assign(s.ship, { awaiting: [], ready: [] });
      s.ship.queues[0] = ['B01', null, null];
      experts(s);
    });
    expect(now(m).ship.queues[0]).toEqual([null, 'B01', null]);
    expect(offered(m, 'production.assemble')).toContain('production:B01');
    say(m, 'production:B01');
    expect(now(m).ship.queues[0]).toEqual([null, null, 'B01']);
    const blocked = works((s) => {
      Object.assign(s.ship, { awaiting: [], ready: [], queueTwo: false });
      s.ship.queues[0] = [null, null, null];
    });
    expect(all(blocked)).not.toContain('production:B01');
  });

  test('IV-476 assembly finishes what stands on stage 3', () => {
    const m = works((s) => {
      Object.assign(s.ship, { awaiting: [], ready: [] });
      s.ship.queues[0] = [null, 'B01', null];
      experts(s);
    });
    expect([now(m).ship.queues[0], told(m, 'finished')]).toEqual([[null, null, 'B01'], []]);
    say(m, 'production:B01');
    expect(now(m).ship.queues[0]).toEqual([null, null, null]);
    expect(told(m, 'finished')).toEqual([{ fact: 'finished', card: 'B01' }]);
  });
});

describe('the barracks', () => {
  const barracks = (edit: Edit) => {
    const m = facilities((s) => {
      s.ship.command = 1;
      edit(s);
    });
    say(m, 'facility:16');
    until(m, () => asked(m).some((ask) => ask.startsWith('barracks') || ask.startsWith('draft')));
    return m;
  };

  test('IV-480 IV-485 crew of two sections change places, available for available, if sleeves allow it', () => {
    const m = barracks(() => {});
    say(m, 'trade');
    const [mine] = crewOf(now(m), 'recon');
    say(m, `crew:${mine}`);
    const [theirs] = crewOf(now(m), 'security');
    say(m, `crew:${theirs}`);
    expect([now(m).crew[mine!]!.section, now(m).crew[theirs!]!.section]).toEqual(['security', 'recon']);
  });

  test('IV-484 nobody of rank 3 changes section while the others have no sleeve of rank 2', () => {
    const trades = (sleeves: number): boolean => {
      const m = barracks((s) => {
        for (const id of crewOf(s, 'recon')) s.crew[id] = { ...s.crew[id]!, rank: 3 };
        for (const section of sections) s.sections[section].sleeves[1] = sleeves;
      });
      say(m, 'trade');
      return offered(m, 'barracks.trade').some((id) => now(m).crew[id.slice(5)]!.section === 'recon');
    };
    expect([trades(1), trades(0)]).toEqual([true, false]);
  });

  test('IV-746 the sleeves that both give up serve the same trade; without them nobody could change', () => {
    const noSleeves = (s: VanguardState, rank: Rank): void => {
      for (const section of sections) s.sections[section].sleeves[0] = 0;
      for (const id of crewOf(s, 'recon')) s.crew[id] = { ...s.crew[id]!, rank };
    };
    const m = barracks((s) => noSleeves(s, 1));
    say(m, 'trade', `crew:${crewOf(now(m), 'recon')[0]}`, `crew:${crewOf(now(m), 'security')[0]}`);
    expect(now(m).sections.recon.sleeves[0]).toBe(0);
    // Recon gives up no sleeve of rank 1, so nobody comes to it
    const trades = barracks((s) => noSleeves(s, 2));
    say(trades, 'trade');
    expect(offered(trades, 'barracks.trade').some((id) => now(trades).crew[id.slice(5)]!.section === 'recon')).toBe(false);
  });

  test('IV-486 IV-487 IV-745 somebody is dismissed to the recruits with the sleeve back, but never the last available one', () => {
    const m = barracks((s) => void delete s.crew[crewOf(s, 'recon')[0]!]);
    const sleeves = now(m).sections.security.sleeves[0];
    say(m, 'dismiss');
    expect(offered(m, 'barracks.dismiss').some((id) => now(m).crew[id.slice(5)]!.section === 'recon')).toBe(false);
    const [out] = crewOf(now(m), 'security');
    say(m, `crew:${out}`);
    expect([now(m).crew[out!], now(m).recruits.includes(out!)]).toEqual([undefined, true]);
    expect(now(m).sections.security.sleeves[0]).toBe(sleeves + 1);
  });

  test('IV-488 IV-489 a rank 3 trainer lifts a rank 1 colleague, and both rest', () => {
    const m = barracks((s) => {
      const [trainer] = crewOf(s, 'recon');
      s.crew[trainer!] = { section: 'recon', rank: 3, place: 'available' };
      s.crew[s.recruits.pop()!] = { section: 'recon', rank: 1, place: 'available' };
    });
    say(m, 'stop');
    expect(asked(m)).toContain('barracks.train');
    const pair = offered(m, 'barracks.train')[0]!;
    say(m, pair);
    const [, trainer, trainee] = pair.split(':');
    expect(now(m).crew[trainer!]).toMatchObject({ rank: 3, place: 'resting' });
    expect(now(m).crew[trainee!]).toMatchObject({ rank: 2, place: 'resting' });
  });

  test('IV-493 IV-494 IV-495 IV-496 IV-497 IV-499 recruits are shown, Security says who picks, the picked are available, the others go back', () => {
    const m = barracks((s) => void s.recruits.splice(2));
    say(m, 'stop');
    expect(now(m).shown).toHaveLength(2);
    expect(m.open[0]).toMatchObject({ ask: 'draft.next', seat: now(m).players.security });
    say(m, 'section:science');
    const pick = offered(m, 'draft.pick')[0]!;
    say(m, pick);
    expect(now(m).crew[pick.slice(5)]).toEqual({ section: 'science', rank: 1, place: 'available' });
    while (asked(m).some((ask) => ask.startsWith('draft')))
      say(m, asked(m).includes('draft.pick') ? 'nobody' : m.open[0]!.options[0]!.id);
    expect([now(m).recruits.length, now(m).shown]).toEqual([1, []]);
  });

  test('IV-498 without a free sleeve somebody of rank 1 leaves for the new one', () => {
    const m = barracks((s) => void (s.sections.science.sleeves[0] = 0));
    say(m, 'stop', 'section:science');
    expect(asked(m)).toContain('draft.leave');
    const [old] = crewOf(now(m), 'science');
    say(m, `crew:${old}`);
    expect([now(m).crew[old!], asked(m)]).toEqual([undefined, ['draft.pick']]);
  });
});

describe('the situation room', () => {
  test('IV-500 IV-501 IV-504 one is solved: its words for that are done, Security chooses in it', () => {
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

  test('IV-502 IV-503 supervisors with the icons solve another', () => {
    const m = facilities((s) => {
      Object.assign(s.ship, { situations: ['S01', 'S02'], command: 1 });
      for (const icon of situationOf('S02').solved.icons) expert(icon)(s);
    });
    say(m, 'facility:17', 'situation:S01');
    expect(offered(m, 'situation.supervise')).toContain('situation:S02');
    say(m, 'situation:S02');
    expect(told(m, 'assigned').map(({ to }) => to)).toEqual(['supervisor']);
    expect(now(m).ship.situations).toEqual([]);
  });
});
