import { tap, type Option } from '../../../../kernel/option.ts';
import { recruitOf } from '../../content/find.ts';
import { sections, type Icon, type Rank, type Section } from '../../content/vocabulary.ts';
import type { Crewmember, Vanguard, VanguardState } from '../../state.ts';
import { carried } from '../carrying.ts';

export const crewIn = ({ crew }: VanguardState, place: Crewmember['place'], section: Section | null = null): string[] =>
  Object.keys(crew).filter((id) => crew[id]!.place === place && (section === null || crew[id]!.section === section));

export function put(state: VanguardState, id: string, changes: Partial<Crewmember>): void {
  state.crew[id] = { ...state.crew[id]!, ...changes };
}

/** IV-372, IV-373, IV-745 Available crewmembers whom their section can spare. */
export const assignable = (state: VanguardState): string[] =>
  sections.flatMap((section) => {
    const found = crewIn(state, 'available', section);
    return found.length > 1 ? found : [];
  });

/** IV-370, IV-371 To Resting Crew. */
export function assign(t: Vanguard, id: string, to: string): void {
  put(t.state, id, { place: 'resting' });
  t.tell({ fact: 'assigned', crew: id, to });
}

/** Somebody of the crew, by a tap on the card. */
export const crewOption = (id: string): Option<string> => tap(`crew:${id}`, recruitOf(id).name, id);

/** Somebody of the crew, by carrying the card to what there is to do. */
export const crewFor =
  (task: string) =>
  (id: string): Option<string> =>
    carried(crewOption(id), task);

/** IV-019, IV-727 A new crewmember takes a sleeve; false if there is none. */
export function takeSleeve(state: VanguardState, section: Section, rank: Rank): boolean {
  const { sleeves } = state.sections[section];
  if (sleeves[rank - 1]! <= 0) return false;
  sleeves[rank - 1]! -= 1;
  return true;
}

export function giveSleeve(state: VanguardState, section: Section, rank: Rank): void {
  state.sections[section].sleeves[rank - 1]! += 1;
}

/** IV-670 Out of the sleeve; the name is kept for the memorial. */
export function die(t: Vanguard, id: string): void {
  const { section, rank } = t.state.crew[id]!;
  giveSleeve(t.state, section, rank);
  put(t.state, id, { place: 'fallen' });
  t.state.ship.fallen.push(id);
  t.state.story.deaths += 1;
  t.state.story.fallenThisTime += 1;
  t.tell({ fact: 'died', crew: id, section });
}

/** IV-487 Back to Recruits. */
export function dismiss(t: Vanguard, id: string): void {
  const { section, rank } = t.state.crew[id]!;
  giveSleeve(t.state, section, rank);
  delete t.state.crew[id];
  t.state.recruits.push(id);
  t.shuffle(t.state.recruits);
}

/** A recruit joins a section at rank 1; undefined if there is nobody, or no sleeve. */
export function join(t: Vanguard, section: Section, id: string, place: Crewmember['place']): boolean {
  if (!takeSleeve(t.state, section, 1)) return false;
  t.state.recruits = t.state.recruits.filter((one) => one !== id);
  t.state.crew[id] = { section, rank: 1, place };
  t.tell({ fact: 'crewJoined', section, crew: id });
  return true;
}

/** RU-IV-74 Whose convert gives an icon; the colour it converts from does not matter. */
export const convertsTo = (id: string): Icon => recruitOf(id).convert.to;

/** Crewmembers who together give all icons, each one icon; undefined if nobody can be spared for them. */
export function staffFor(state: VanguardState, wanted: readonly Icon[]): string[] | undefined {
  const free = assignable(state);
  const left = (section: Section): number => crewIn(state, 'available', section).length;
  const search = (icons: readonly Icon[], taken: readonly string[]): string[] | undefined => {
    const [icon, ...rest] = icons;
    if (icon === undefined) return [...taken];
    for (const id of free) {
      const { section } = state.crew[id]!;
      if (taken.includes(id) || convertsTo(id) !== icon) continue;
      if (left(section) - taken.filter((one) => state.crew[one]!.section === section).length <= 1) continue;
      const found = search(rest, [...taken, id]);
      if (found) return found;
    }
    return undefined;
  };
  return search(wanted, []);
}
