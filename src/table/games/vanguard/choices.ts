import { colorOf, facesOf, type DieId } from '../../../engine/games/vanguard/content/dice.ts';
import { recruitOf } from '../../../engine/games/vanguard/content/find.ts';
import type { Section } from '../../../engine/games/vanguard/content/vocabulary.ts';
import type { VanguardView } from '../../../engine/games/vanguard/view.ts';
import type { Offers } from '../../gesture/offers.ts';
import { touchedBy } from '../../gesture/touched.ts';

/** An answer that is shown as a key because the thing it names does not lie on the table. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly sign: string | undefined;
  /** Pictures of dice that it would take. */
  readonly dice: readonly string[];
}

export interface ChoiceGroup {
  readonly ask: string;
  readonly prompt: string;
  readonly power: boolean;
  readonly choices: readonly Choice[];
  /** How many answers there are in all, with those that lie on the table. */
  readonly total: number;
}

/** What somebody may do whose board does not lie there begins with their name; what it costs is in the list of actions. */
function labelOf(id: string, label: string, view: VanguardView): string {
  const [, kind, section] = /^(use|exert):(\w+)/.exec(id) ?? [];
  const board = view.boards[section as Section];
  if (!board) return label;
  const name = recruitOf(board.crew).name.split(' ')[0]!;
  return kind === 'exert' ? `${name} exerts` : `${name}: ${label}`;
}

const signs: readonly (readonly [RegExp, string])[] = [
  [/^travel$/, 'travel'],
  [/^prepare$|^draw|^check-draw$/, 'prepare'],
  [/^rest$/, 'rest'],
  [/^lift-off$/, 'liftoff'],
  [/^exert:/, 'exert'],
  [/^action:/, 'special'],
  [/:skill:/, 'charge'],
  [/^(use:\w+:)?card:/, 'card'],
  [/^(use:\w+:)?equipment:/, 'armory'],
  [/^sector:|^path:|^destination:/, 'travel'],
  [/^system:/, 'starmap'],
  [/^crew:|^seat:|^train:/, 'assign'],
  [/^section:/, 'barracks'],
  [/^threat:/, 'danger'],
  [/^lead:/, 'lead'],
  [/^deck:|^discovery:/, 'mineral'],
  [/^injury/, 'injury'],
  [/^situation:/, 'situation'],
  [/^research:/, 'research'],
  [/^production:/, 'production'],
  [/^lander:|^mod:/, 'lander'],
  [/^facility:/, 'command'],
  [/^tokens:/, 'time'],
  [/^roll$|^all$/, 'check'],
];

const signFor = (id: string): string | undefined => signs.find(([pattern]) => pattern.test(id))?.[1];

/** The picture of a die as it lies: the side it shows in the roll, or its kind. */
export function pictureOf(die: DieId, view: VanguardView): string {
  const rolled = view.planet?.check?.pool.find((one) => one.die === die);
  const stepped = (view.planet?.check?.step ?? 0) > 3;
  if (rolled && stepped) return `die/${colorOf(die)}/${facesOf(die)[rolled.side]!.join('+')}`;
  return `die/${die.slice(0, die.lastIndexOf('-'))}`;
}

const diceIn = (id: string, view: VanguardView): readonly string[] => {
  const side = /^die:(.+)@(\d+)$/.exec(id);
  if (side) return [`die/${colorOf(side[1] as DieId)}/${facesOf(side[1] as DieId)[Number(side[2])]!.join('+')}`];
  const list = /(?:^dice:|=|^die:)([a-z]+-[a-z]+-\d+(?:\+[a-z]+-[a-z]+-\d+)*)$/.exec(id)?.[1];
  return list === undefined ? [] : list.split('+').map((die) => pictureOf(die as DieId, view));
};

/** What is asked and does not lie on the table, by question: the powers beside it come last. */
export function choicesOf(view: VanguardView, offers: Offers, lying: (id: string) => boolean): readonly ChoiceGroup[] {
  const seen = new Set<string>();
  // how hard space is and what the game stops for are for the list of actions, not for the table
  const open = offers.questions.filter(({ ask }) => !ask.startsWith('house.'));
  const groups = open.map(({ ask, prompt, options, kind }): ChoiceGroup => {
    const choices = options.flatMap(({ gesture, label }): Choice[] => {
      const id = gesture.kind === 'button' ? gesture.word : gesture.kind === 'drag' ? null : touchedBy(gesture)[0]!;
      if (id === null || seen.has(id) || lying(id)) return [];
      seen.add(id);
      return [{ id, label: labelOf(id, label, view), sign: signFor(id), dice: diceIn(id, view) }];
    });
    return { ask, prompt: kind === 'power' ? 'At any time' : prompt, power: kind === 'power', choices, total: options.length };
  });
  // the whole group is asked at once: the question is shown a single time
  const once = groups.filter(
    (group, i) => groups.findIndex(({ ask, prompt }) => ask === group.ask && prompt === group.prompt) === i || group.choices.length > 0,
  );
  return [...once.filter(({ power }) => !power), ...once.filter(({ power, choices }) => power && choices.length > 0)];
}
