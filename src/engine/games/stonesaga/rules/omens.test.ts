import { describe, expect, test } from 'vitest';
import { fishing } from '../content/fishing.ts';
import { investigations } from '../content/investigations.ts';
import {
  all,
  asked,
  begin,
  board,
  change,
  equip,
  give,
  night,
  now,
  offered,
  outpost,
  rigged,
  running,
  say,
  told,
  type Edit,
} from '../stonesaga.testing.ts';
import { offerInvestigation } from './investigating.ts';

const looks = (m: ReturnType<typeof begin>): string[] => all(m).filter((id) => id.startsWith('omen:'));
const home = (s: Parameters<Edit>[0], overlay: 'OP01' | 'OP06', structure?: 'hearth'): void => {
  s.outposts['outpost-1'] = outpost({ overlay, structures: structure ? { 'structure-1': { structure, stored: {} } } : {} });
  change(s, '0,0', { zones: { A: overlay } });
};
const misty: Edit = (s) => { s.characters.c1.at = '0,1'; s.night.discard = ['NA01']; }; // VV03 shows a moon, and so does the night

describe('investigating omens', () => {
  test('SC-107 SC-110 SC-113 SC-115 SC-118 the hex with an omen of this night, once a day', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => { misty(s); equip(s, 'c1', 'IT21', 'pouch1'); } });
    expect(looks(m)).toEqual(['omen:c1:VV03', 'omen:c1:IT21']);
    say(m, 'omen:c1:VV03');
    expect(told(m, 'investigated')).toEqual([{ fact: 'investigated', who: 'c1', omen: 'moon', component: 'VV03', found: true }]);
    expect(now(m).tracks.lore).toBe(1);
    expect(looks(m)).toEqual([]);
  });
  test('SC-108 SC-109 the same omen of the same thing not again that day, by nobody; of another thing it may be', () => {
    const m = begin({ edit: (s) => { misty(s); s.characters.c2.at = '0,1'; equip(s, 'c2', 'IT21', 'pouch1'); } });
    expect(looks(m)).toContain('omen:c2:VV03');
    say(m, 'omen:c1:VV03');
    expect(looks(m)).toEqual(['omen:c2:IT21']);
    expect(looks(begin({ edit: (s) => { misty(s); s.today.investigated = ['sun@VV03']; } }))).toContain('omen:c1:VV03');
  });
  test('SC-107 a new day allows it again', () => {
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => {
        misty(s);
        s.phase = { step: 'dawn' };
        s.today = { investigated: ['moon@VV03'], investigators: { c1: 1 }, moreLore: false };
      },
    });
    expect(looks(m)).toEqual(['omen:c1:VV03']);
  });
  test('SC-113 another omen cannot be investigated', () => {
    expect(looks(begin({ mix: 'seeds-1', edit: (s) => void (s.characters.c1.at = '0,1') }))).toEqual([]);
  });
  test('SC-111 the omens of Night cards, challenges, events and tokens never are', () => {
    const m = begin({
      mix: 'endless-1',
      edit: (s) => {
        s.night.discard = ['NA02'];
        change(s, '0,0', { mysteries: 1 });
        s.characters.c1.at = '1,0';
      },
    });
    expect(looks(m).filter((id) => /:(N[A-Z]|EM|CI|hex|mystery)/.test(id))).toEqual([]);
    expect(Object.values(investigations).filter(({ component }) => /^(N[A-Z]\d|EM\d|C[A-Z]\d)/.test(component))).toEqual([]);
    const drawn = night('night.cards', { mix: 'seeds-1', edit: (s) => { s.night = { cards: ['NA05'], discard: ['NA01'] }; } });
    expect(asked(drawn)).not.toContain('omen.card');
  });
  test('SC-112 not by night, even if a card with an omen of that night were to lie open', () => {
    const opened = (step: 'day' | 'night.recover') =>
      running((t) => offerInvestigation(t, 'c1', 'FF02'), (s) => {
        misty(s);
        s.phase = step === 'day' ? { step } : { step, done: [] };
      });
    expect([asked(opened('day')), asked(opened('night.recover'))]).toEqual([['omen.card'], []]);
  });
  test('SC-112 not by night, whatever lies there', () => {
    expect(
      looks(
        night('night.recover', {
          mix: 'seeds-1',
          edit: (s) => {
            home(s, 'OP01', 'hearth');
            give(s, 'c1', 'fish');
          },
        }),
      ),
    ).toEqual([]);
  });
  test('SC-116 RU-SC-10 without an entry nothing is found, and the day is used up', () => {
    const m = begin({
      mix: 'seeds-1',
      edit: (s) => {
        home(s, 'OP06');
        s.outposts['outpost-1']!.structures['structure-1'] = { structure: 'granary', stored: {} };
      },
    });
    say(m, 'omen:c1:granary');
    expect(told(m, 'investigated')).toMatchObject([{ component: 'granary', found: false }]);
    expect(now(m)).toMatchObject({ tracks: { lore: 0, unrest: 0 } });
    expect(looks(m)).toEqual([]);
  });
  test('SC-117 of all entries only the one that was looked up is told', () => {
    const m = say(begin({ mix: 'seeds-1', edit: misty }), 'omen:c1:VV03');
    expect(now(m).culture.omens).toEqual({ 'moon@VV03': true });
    const seen = JSON.stringify([m.view('table'), m.told]);
    expect(Object.entries(investigations).filter(([key, { text }]) => key !== 'moon@VV03' && seen.includes(text))).toEqual([]);
  });
  test('SC-114 SC-125 a structure from its own hex alone', () => {
    const m = begin({ edit: (s) => { home(s, 'OP06', 'hearth'); s.characters.c2.at = '1,0'; } });
    expect(looks(m)).toContain('omen:c1:hearth');
    expect(looks(m)).not.toContain('omen:c2:hearth');
  });
  test('SC-119 an overlay in the hex where one stands', () => {
    const m = begin({ edit: (s) => { home(s, 'OP01'); s.characters.c2.at = '1,0'; } });
    expect(looks(m)).toContain('omen:c1:OP01');
    expect(looks(m)).not.toContain('omen:c2:OP01');
    expect(told(say(m, 'omen:c1:OP01'), 'investigated')).toMatchObject([{ omen: 'sun', component: 'OP01', found: true }]);
    expect(now(m).tracks.lore).toBe(1);
  });
  test('SC-120 while foraging the cards of the tableau, not those that were only drawn', () => {
    const foraging = (rolls: number[]) =>
      say(rigged(rolls, { mix: 'seeds-1', edit: (s) => void (s.night.discard = ['NA01']) }).match, 'forage:c1:forest');
    const m = foraging([1, 1]); // FF01, and FF02 with a moon
    expect(asked(m)).toEqual(['forage.keep']);
    expect(looks(m)).toEqual([]);
    expect(asked(say(m, 'forage:FF01'))).toEqual(['forage.next']);
    expect(asked(say(foraging([1, 1]), 'forage:FF02'))).toEqual(['omen.card']);
  });
  test('SC-122 SC-127 a Journey card while it is resolved; then the move goes on', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => { s.night.discard = ['NA04']; s.journey = { cards: ['JA03'], discard: [] }; } });
    say(m, 'mini:c1>hex:1,0');
    expect(asked(m)).toEqual(['omen.card']);
    say(m, 'omen:c1:JA03');
    expect(told(m, 'investigated')).toMatchObject([{ component: 'JA03' }]);
    for (let i = 0; i < 4 && asked(m)[0] !== 'card.choice'; i++) say(m, offered(m)[0]!);
    expect(asked(m)).toEqual(['card.choice']);
  });
  test('SC-123 while fishing the card of strike zones and currents, and no other', () => {
    expect([fishing.F02.omen, fishing.F05.omen]).toEqual(['moon', 'cloud']);
    const cast = (stock: number, currents: number) =>
      say(rigged([stock, currents], { mix: 'seeds-1', edit: (s) => void (s.night.discard = ['NA01']) }).match, 'fish:c1:lake');
    expect(asked(cast(1, 1))).toEqual(['omen.card']); // F01, then F02 as currents
    const other = cast(2, 1); // F02 as stock, F01 as currents
    expect(asked(other)).toEqual(['fish.throw']);
    say(other, 'throw:d6', 'done');
    expect(told(other, 'investigated')).toEqual([]);
  });
  test('SC-124 items in the inventory, not packed ones', () => {
    const pendant = (packed: boolean) =>
      looks(begin({ mix: 'seeds-1', edit: (s) => equip(s, 'c1', 'IT53', packed ? 'pouch1' : 'body1', packed) })).includes('omen:c1:IT53');
    expect([pendant(false), pendant(true)]).toEqual([true, false]);
  });
  test('KN10 lets everybody look twice a day', () => {
    const m = begin({ mix: 'seeds-1', edit: (s) => { s.culture.knowledge = ['KN10']; misty(s); equip(s, 'c1', 'IT21', 'pouch1'); } });
    expect(looks(say(m, 'omen:c1:VV03'))).toEqual(['omen:c1:IT21']);
    expect(board(m).energy).toBe(5);
  });
});
