import { describe, expect, test } from 'vitest';
import { entropyFrom } from '../../../kernel/chance.ts';
import { discoveryOf, leadOf, uniqueOf } from '../content/find.ts';
import { leads } from '../content/decks/leads.ts';
import { planets } from '../content/planets.ts';
import { deckNames } from '../content/vocabulary.ts';
import {
  all, asked, begin, board, fresh, now, offered, planet, running, say, setBoard, told, type Edit,
} from '../vanguard.testing.ts';
import { resolve } from './effects/resolve.ts';
import { gainFrom, gainLeads } from './finds.ts';

describe('discoveries', () => {
  test('IV-307 five decks, each with discoveries of its own name', () => {
    expect([...deckNames].toSorted()).toEqual(['Fauna', 'Flora', 'Minerals', 'Phenomena', 'Relics']);
    const { discoveries } = now(fresh('campaign-2'));
    for (const deck of deckNames) {
      expect([deck, new Set(discoveries[deck].map((id) => discoveryOf(id).deck))]).toEqual([deck, new Set([deck])]);
      expect(new Set(discoveries[deck]).size).toBe(discoveries[deck].length);
    }
  });

  test.each(deckNames)('IV-308 the top card of %s comes to the lander, and no other', (deck) => {
    const before = now(begin()).discoveries;
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'gainDiscovery', deck }]));
    expect(planet(m).found.map(({ id }) => id)).toEqual([before[deck].at(-1)]);
    expect(now(m).discoveries).toEqual({ ...before, [deck]: before[deck].slice(0, -1) });
    expect(now(m).ship.gathered).toEqual([]);
  });

  test('IV-309 there is no limit down here', () => {
    const top = now(begin()).discoveries.Flora.slice(-9).reverse();
    const m = running(function* (t) {
      for (let n = 0; n < 9; n++) yield* gainFrom(t, 'recon', 'Flora', 1);
    });
    expect(planet(m).found.map(({ id }) => id)).toEqual(top);
  });

  test('IV-312 an ability for the planet is offered at any time: in the turn of anybody, and in the middle of something', () => {
    const id = now(begin()).discoveries.Flora.find((one) => discoveryOf(one).ability?.effects[0]?.op === 'supply')!;
    const carrying: Edit = (s) => {
      s.discoveries.Flora = s.discoveries.Flora.filter((one) => one !== id);
      s.planet!.found = [{ id, sector: 1 }];
      setBoard(s, 'recon', { hand: ['RC02:1', 'RC03:1'], deck: ['RC01:1'] });
    };
    const m = begin({ edit: carrying });
    expect(all(m)).toEqual(expect.arrayContaining([`use:recon:discovery:${id}`, `use:engineering:discovery:${id}`]));
    say(m, 'prepare', 'draw');
    expect(asked(m)).toContain('discard.card');
    expect(all(m)).toContain(`use:engineering:discovery:${id}`);
    say(m, `use:engineering:discovery:${id}`);
    expect(planet(m).supplies).toBe(7);
  });

  test('IV-318 every unique discovery has a number of its own', () => {
    const numbers = planets.flatMap(({ uniques }) => uniques.map(({ n }) => n));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.map((n) => uniqueOf(n).n)).toEqual(numbers);
  });

  test('IV-322 an instruction to lose all discoveries leaves the uniques alone', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'loseDiscoveries' }]), {
      edit: (s) => {
        s.planet!.found = [{ id: s.discoveries.Flora.pop()!, sector: 1 }];
        s.planet!.foundUniques = [5, 32];
      },
    });
    expect([planet(m).found, planet(m).foundUniques]).toEqual([[], [5, 32]]);
  });
});

describe('leads', () => {
  const bag = (...tokens: string[]): Edit => (s) => {
    s.planet!.leads.beside = leads.map(({ id }) => id).filter((id) => !tokens.includes(id));
    s.planet!.leads.bag = [...tokens];
  };

  test('IV-323 all twenty are in the bag when an exploration starts', () => {
    expect(leads).toHaveLength(20);
    expect(planet(begin()).leads.bag.toSorted()).toEqual(leads.map(({ id }) => id).toSorted());
  });

  test('IV-324 so many tokens are drawn from the bag, at random', () => {
    const m = running((t) => gainLeads(t, 'recon', 3, null));
    expect(offered(m, 'lead.place')).toHaveLength(3);
    expect(planet(m).leads.bag).toHaveLength(17);
    const drawn = [1, 2, 3, 4].map((seed) => {
      const other = running((t) => gainLeads(t, 'recon', 3, null), { edit: (s) => void (s.chance = entropyFrom(seed)) });
      return offered(other, 'lead.place').toSorted().join();
    });
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('IV-326 a token lies on the deck it belongs to', () => {
    for (const deck of deckNames) {
      const { id } = leads.find((one) => one.deck === deck && one.kind === 'plain')!;
      const m = running((t) => gainLeads(t, 'recon', 1, null), { edit: bag(id) });
      expect(Object.entries(planet(m).leads.decks).filter(([, tokens]) => tokens.length > 0)).toEqual([[deck, [id]]]);
    }
  });

  test('EX-IV-49 IV-328 IV-329 IV-330 IV-726 at three the deck gives its card: plain tokens go beside the bag, those that recycle into it', () => {
    const top = now(begin()).discoveries.Flora.at(-1)!;
    const m = running((t) => gainLeads(t, 'recon', 1, null), {
      edit: (s) => {
        bag('L-FL-notes')(s);
        s.planet!.leads.beside = s.planet!.leads.beside.filter((id) => id !== 'L-FL-loop');
        s.planet!.leads.decks.Flora = ['L-FL-loop'];
        setBoard(s, 'recon', { deck: ['RC01:1'] });
      },
    });
    if (asked(m).includes('effect.whom')) say(m, 'crew:recon');
    expect(leadOf('L-FL-notes').value + leadOf('L-FL-loop').value).toBe(3);
    expect(planet(m).leads.decks.Flora).toEqual([]);
    expect(planet(m).leads.bag).toEqual(['L-FL-loop']);
    expect(planet(m).leads.beside).toContain('L-FL-notes');
    expect(told(m, 'discovered').map(({ discovery }) => discovery)).toEqual([top]);
  });

  test('IV-328 with two on a deck nothing is gained yet', () => {
    const m = running((t) => gainLeads(t, 'recon', 1, null), { edit: bag('L-RE-plain') });
    expect(leadOf('L-RE-plain').value).toBe(2);
    expect([planet(m).leads.decks.Relics, planet(m).found]).toEqual([['L-RE-plain'], []]);
  });

  test('EX-IV-50 IV-325 IV-331 one after the other in an order of choice, and the total is tested after each', () => {
    const m = running((t) => gainLeads(t, 'recon', 3, null), { edit: bag('L-FL-plain', 'L-FL-loop', 'L-FL-spark') });
    expect(offered(m, 'lead.place').toSorted()).toEqual(['lead:L-FL-loop', 'lead:L-FL-plain', 'lead:L-FL-spark']);
    say(m, 'lead:L-FL-plain', 'lead:L-FL-loop');
    while (asked(m).includes('effect.whom')) say(m, 'crew:recon');
    expect(told(m, 'discovered')).toHaveLength(1);
    expect(planet(m).leads.decks.Flora).toEqual(['L-FL-spark']);
  });

  test('IV-331 one batch can give two discoveries', () => {
    const m = running((t) => gainLeads(t, 'recon', 4, null), { edit: bag('L-FL-plain', 'L-FL-loop', 'L-RE-plain', 'L-RE-loop') });
    while (m.open.length > 0) say(m, m.open[0]!.options[0]!.id);
    expect(told(m, 'discovered').map(({ deck }) => deck).toSorted()).toEqual(['Flora', 'Relics']);
  });

  test('EX-IV-52 IV-327 RU-IV-56 an empty bag gives no more, and what lies beside it stays there', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'gainLead', n: 3 }]), {
      edit: (s) => {
        const { leads: own } = s.planet!;
        own.beside = own.bag.splice(1);
      },
    });
    while (m.open.length > 0) say(m, m.open[0]!.options[0]!.id);
    expect(told(m, 'leadPlaced')).toHaveLength(1);
    expect(planet(m).leads.beside).toHaveLength(19);
  });

  test('IV-332 the Science player says who draws one card', () => {
    const m = running((t) => gainLeads(t, 'recon', 1, null), {
      edit: (s) => {
        bag('L-FL-notes')(s);
        setBoard(s, 'engineering', { deck: ['EN01:1', 'EN01:2'] });
      },
    });
    expect(m.open[0]).toMatchObject({ ask: 'effect.whom', seat: now(m).players.science });
    expect(offered(m, 'effect.whom')).toEqual(['crew:recon', 'crew:engineering']);
    say(m, 'crew:engineering');
    expect([board(m, 'engineering').hand.length, board(m).hand.length]).toEqual([1, 0]);
  });

  test('IV-333 the Science player says who gains one charge', () => {
    const m = running((t) => gainLeads(t, 'recon', 1, null), { edit: bag('L-FL-spark') });
    expect(m.open[0]).toMatchObject({ ask: 'effect.whom', seat: now(m).players.science });
    expect(offered(m, 'effect.whom')).toEqual(['crew:recon', 'crew:engineering']);
    say(m, 'crew:engineering');
    expect([board(m, 'engineering').charges, board(m).charges]).toEqual([1, 0]);
  });

  test('EX-IV-51 IV-334 IV-335 a discovery gained outright clears the deck first and gives one card', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'gainDiscovery', deck: 'Relics' }]), {
      edit: (s) => {
        const { leads: own } = s.planet!;
        own.decks.Relics = ['L-RE-notes', 'L-RE-loop'];
        own.bag = own.bag.filter((id) => !own.decks.Relics.includes(id));
      },
    });
    expect(planet(m).found).toHaveLength(1);
    const { decks, beside, bag: left } = planet(m).leads;
    expect([decks.Relics, beside, left.includes('L-RE-loop'), left.includes('L-RE-notes')]).toEqual([[], ['L-RE-notes'], true, false]);
  });

  test('EX-IV-56 IV-321 IV-565 the top of the pile of uniques is the last listed', () => {
    const m = running((t) => resolve(t, { who: 'recon', source: 'test' }, [{ op: 'gainUnique' }]));
    expect(planet(m).foundUniques).toEqual([34]);
  });
});
