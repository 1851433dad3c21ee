import { copyDeck } from '../../pieces/deck.ts';
import { copied } from '../../pieces/shared.ts';
import type { Scene } from './scenes.ts';
import type { Character, CharacterId, Outpost, OutpostId, Person, PersonId, StonesagaState } from './state.ts';

/**
 * Written by hand: a fork copies the whole state, and a general deep copy costs ten times as much. What changes seldom is
 * common to copies, and rules replace it: `seats`, `trays`, `today` and `house`, what a society has found out, a character's
 * health, boosts and used marks, the numbers and traits of a person.
 */
export function copyStonesaga(s: StonesagaState): StonesagaState {
  return {
    ...s,
    chance: [...s.chance],
    characters: copyAll(s.characters, copyCharacter) as Record<CharacterId, Character>,
    people: copyAll(s.people, copyPerson) as Record<PersonId, Person>,
    legends: [...s.legends],
    map: { ...s.map }, // hexes are replaced, never written into
    unused: { vale: [...s.unused.vale], skyreach: [...s.unused.skyreach] },
    outposts: copyAll(s.outposts, copyOutpost) as Record<OutpostId, Outpost>,
    tracks: { ...s.tracks },
    journey: copyDeck(s.journey),
    night: copyDeck(s.night),
    challenge: s.challenge && { ...s.challenge, aside: [...s.challenge.aside], resolved: [...s.challenge.resolved] },
    endless: s.endless && { ...s.endless, deck: [...s.endless.deck], discard: [...s.endless.discard] },
    goals: { ...s.goals },
    completed: [...s.completed],
    culture: {
      ...s.culture, // recipes, failed codes and omens are replaced, never written into: they grow for a hundred days
      knowledge: [...s.culture.knowledge], powers: [...s.culture.powers], designs: [...s.culture.designs],
      looming: [...s.culture.looming], marks: [...s.culture.marks], read: [...s.culture.read],
    },
    scene: s.scene && copyScene(s.scene),
  };
}

function copyAll<T>(record: Readonly<Record<string, T>>, copy: (one: T) => T): Record<string, T> {
  const copied: Record<string, T> = {};
  for (const id in record) copied[id] = copy(record[id]!);
  return copied;
}

const copyCharacter = (c: Character): Character => ({
  ...c,
  bag: copied(c.bag),
  items: copied(c.items), // held items are replaced, never written into
});
const copyPerson = (p: Person): Person => ({ ...p, marks: [...p.marks] });
const copyOutpost = (o: Outpost): Outpost => ({ ...o, structures: { ...o.structures } });

export function copyScene(scene: Scene): Scene {
  switch (scene.kind) {
    case 'creation': // dice and values are replaced, never written into
      return { ...scene };
    case 'fishing':
      return {
        ...scene,
        dice: [...scene.dice],
        strikes: scene.strikes.map((dice) => [...dice]),
        resolved: [...scene.resolved],
        gained: { ...scene.gained },
        ignored: [...scene.ignored],
      };
    case 'foraging':
      return { ...scene, drawn: [...scene.drawn], tableau: [...scene.tableau], taken: [...scene.taken] };
    case 'mining':
      return { ...scene, bag: { ...scene.bag }, seen: [...scene.seen] };
    case 'crafting':
      return { ...scene };
    case 'processing':
      return { ...scene, processed: [...scene.processed] };
    case 'scavenging':
      return { ...scene, poured: [...scene.poured] };
    case 'test':
      return { ...scene, dice: [...scene.dice], under: scene.under && copyScene(scene.under) };
    case 'card':
      return { ...scene, under: scene.under && copyScene(scene.under) };
  }
}
