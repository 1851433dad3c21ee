import { begin, change, equip, fresh, give, say, type StonesagaMatch } from '../stonesaga.testing.ts';
import type { CharacterId, StonesagaState } from '../state.ts';

const names = ['Ashka', 'Bero', 'Cael', 'Dunna'];

/** Everybody has a name, something on every track and a few things in their slots. */
function lived(s: StonesagaState): void {
  (Object.keys(s.characters) as CharacterId[]).forEach((who, i) => {
    Object.assign(s.people[s.characters[who].person!]!, {
      name: names[i],
      attributes: { might: 3, dexterity: 5, conviction: 2, awareness: 4 },
      traits: i === 1 ? ['resourceful', 'scarred'] : ['cunning'],
    });
    s.characters[who].power = (['MA01', 'MA02', 'MA03', 'MA04'] as const)[i]!;
    s.characters[who].powerReady = i !== 1;
  });
  const c1 = s.characters.c1;
  c1.energy = 3;
  c1.health = { injury: { minor: 1, major: 0 }, disease: { minor: 0, major: 1 } };
  c1.boosts = { dexterity: 2, awareness: 1 };
  give(s, 'c1', 'wood', 'fiber', 'fish', 'water', 'grain');
  equip(s, 'c1', 'IT05', 'hand1');
  equip(s, 'c1', 'IT28', 'body1');
  equip(s, 'c1', 'IT02', 'pouch1');
  equip(s, 'c1', 'IT21', 'pouch2');
  equip(s, 'c1', 'IT12', 'pouch3', true);
  const basket = Object.entries(c1.items).find(([, { item }]) => item === 'IT02')!;
  c1.items[basket[0] as 'item-1'] = { ...basket[1], stored: { root: 2 } };
  change(s, '0,0', { fire: 2, shelter: 1 });
}

function full(s: StonesagaState): void {
  lived(s);
  s.characters.c1.items = {};
  (['IT08', 'IT43', 'IT33', 'IT39', 'IT58', 'IT30', 'IT20', 'IT53', 'IT42'] as const).forEach((item, i) =>
    equip(s, 'c1', item, (['hand1', 'hand2', 'body1', 'body2', 'body3', 'pouch1', 'pouch2', 'pouch3', 'pouch4'] as const)[i]!),
  );
  if (s.characters.c2) s.characters.c2.health = { injury: { minor: 2, major: 1 }, disease: { minor: 1, major: 1 } };
}

/** Boards and what lies on them. */
export const boardPositions: Readonly<Record<string, () => StonesagaMatch>> = {
  board: () => begin({ mix: 'seeds-1', edit: lived }),
  omens: () => begin({ mix: 'seeds-2', edit: (s) => (full(s), void (s.night.discard = ['NA04'])) }),
  boards: () => begin({ mix: 'seeds-4', edit: lived }),
  fullBoard: () => begin({ mix: 'seeds-2', edit: full }),
  packing: () => say(begin({ mix: 'seeds-1', edit: lived }), 'pack:c1'),
  exchange: () => say(begin({ mix: 'seeds-2', edit: lived }), 'board:c1>board:c2'),
  creating: () => fresh('seeds-2'),
  mantles: () => say(fresh('seeds-2', { creation: 'quick' }), 'mantle:seeker'),
  powers: () => say(fresh('seeds-2', { creation: 'quick' }), 'mantle:seeker', 'mantle:storyteller'),
  assigning: () => say(fresh('seeds-2'), 'throw:d6'),
};
