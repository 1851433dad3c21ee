import { tap } from '../../../../kernel/option.ts';
import { choose, type Rule, type Seat } from '../../../../kernel/rule.ts';
import { recruitOf } from '../../content/find.ts';
import { seatTitle } from '../../content/seatGuide.ts';
import { sectionNames, sections, type Section } from '../../content/vocabulary.ts';
import type { Vanguard } from '../../state.ts';
import { askGroup, seatOf } from '../asking.ts';
import { crewOption, join, put } from '../ship/crew.ts';

/** IV-013 to IV-016 Everybody runs at least one section, and every section is run by somebody. */
export function* shareSections(t: Vanguard): Rule {
  const { state } = t;
  const free = (): Section[] => sections.filter((section) => state.players[section] === null);
  const owns = (seat: Seat): boolean => sections.some((section) => state.players[section] === seat);
  while (free().length > 0) {
    const section = free()[0]!;
    const idle = state.seats.filter((seat) => !owns(seat));
    // With as many sections left as people without one, each takes one.
    const open = idle.length >= free().length ? idle : state.seats;
    const seat = state.house.quick
      ? (idle[0] ?? state.seats[sections.indexOf(section) % state.seats.length]!)
      : yield* askGroup(t, 'setup.section', `Who runs ${sectionNames[section]}?`, () =>
          open.map((one) => tap(`seat:${one}`, seatTitle(one), one)),
        );
    state.players[section] = seat;
    t.tell({ fact: 'sectionTaken', section, seat });
  }
}

/** IV-017 to IV-022 Three recruits are turned up for each section; two are kept, one of them for the board. */
export function* chooseCrew(t: Vanguard): Rule {
  for (const section of sections) {
    const shown = t.state.recruits.slice(-3);
    t.fence();
    t.state.shown = [...shown];
    const seat = seatOf(t.state, section);
    const back = t.state.house.quick
      ? shown[0]!
      : yield* choose(seat, 'setup.recruit', `Who does not join ${sectionNames[section]}?`, shown.map(crewOption));
    const kept = shown.filter((id) => id !== back);
    const first = t.state.house.quick
      ? kept[0]!
      : yield* choose(
          seat,
          'setup.board',
          `Who stands on the board of ${sectionNames[section]}?`,
          kept.map((id) => tap(`crew:${id}`, recruitOf(id).name, id)),
        );
    for (const id of kept) join(t, section, id, id === first ? 'away' : 'resting');
    t.state.shown = [];
    t.shuffle(t.state.recruits);
  }
}

/** IV-024 to IV-028 Who has several sections sends one of them; somebody alone sends two. */
export function* chooseTeam(t: Vanguard): Rule<Section[]> {
  const { state } = t;
  const alone = state.seats.length === 1;
  const going: Section[] = [];
  for (const seat of [...state.seats])
    for (let left = alone ? 2 : 1; left > 0; left--) {
      const own = (): Section[] => sections.filter((section) => state.players[section] === seat && !going.includes(section));
      going.push(
        state.house.quick || own().length === 1
          ? own()[0]!
          : yield* choose(
              seat,
              'setup.goes',
              'Which section goes down?',
              own().map((one) => tap(`section:${one}`, sectionNames[one], one)),
            ),
      );
    }
  for (const [id, one] of Object.entries(state.crew))
    if (one.place === 'away' && !going.includes(one.section)) put(state, id, { place: 'resting' });
  const team = sections.filter((section) => going.includes(section));
  t.tell({ fact: 'teamFormed', sections: team });
  return team;
}
