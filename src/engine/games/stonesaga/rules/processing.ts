import { button, declining, drag, tap, type Option } from '../../../kernel/option.ts';
import type { QuestionMarks, Rule } from '../../../kernel/rule.ts';
import type { AbilityOf } from '../content/abilities.ts';
import { faceIds, faces } from '../content/faces.ts';
import type { Face } from '../content/materials.ts';
import { costs, processedPerAction } from '../content/values.ts';
import type { Tool } from '../content/vocabulary.ts';
import { toolsGranted } from '../reckoning/tools.ts';
import type { CharacterId, Stonesaga, StonesagaState } from '../state.ts';
import { abilitiesOf, markUsed, type Granted } from './abilities.ts';
import type { DayAction } from './dayAction.ts';
import { ask, withThen } from './asking.ts';
import { canSpend, spendEnergy } from './energy.ts';
import { countDeed } from './goals.ts';
import { findOn, labelOf, put, removeOne } from './holdings.ts';

/** SS-271 to SS-283 */
export const process: DayAction = {
  id: 'process',
  offers: (t, who) => (canSpend(t.state, who, costs.process) ? processFor(t, who, false) : []),
};

export function processFor(t: Stonesaga, who: CharacterId, free: boolean): Option<() => Rule>[] {
  const open = processable(t.state, who);
  if (open.length === 0) return [];
  const all = button(`process:${who}`, 'Process up to three resources', () => processThree(t, who, free));
  return [
    withThen(all, open.length > 1 ? 'which ones' : open[0]!.then),
    ...open.map(({ face, then }) =>
      withThen(
        drag(`res:${who}:${face}`, 'bench:stone', `Process ${labelOf(face)} first`, () => processThree(t, who, free, face)),
        then,
      ),
    ),
  ];
}

/** A thing that grants tools: how many icons of each it shows now, and how many it has given in this action (SS-611). */
interface Component {
  id: string;
  label: string;
  /** A token of the inventory, by its side; null for items, structures and fire. */
  face: Face | null;
  icons: Partial<Record<Tool, number>>;
  readonly used: Partial<Record<Tool, number>>;
}

const iconsOf = (face: Face): Partial<Record<Tool, number>> => Object.fromEntries(faces[face].tools.map((tool) => [tool, 1]));

/** SS-260, SS-277, SS-612 Own tokens and items, structures and fire in the hex; nothing of anybody else. */
function componentsOf(state: StonesagaState, who: CharacterId): Component[] {
  const found: Component[] = [];
  for (const { face, n } of findOn(state, who, 'resource'))
    for (let i = 0; i < n; i++) found.push({ id: `res:${who}:${face}`, label: labelOf(face), face, icons: iconsOf(face), used: {} });
  const others = new Map<string, Component>();
  for (const { ability, source, kind } of abilitiesOf(state, who, 'tool')) {
    if (ability.dayOnly && state.phase.step !== 'day') continue;
    const one = others.get(source) ?? { id: `${kind}:${source}`, label: source, face: null, icons: {}, used: {} };
    one.icons[ability.tool] = (one.icons[ability.tool] ?? 0) + (ability.n ?? 1);
    others.set(source, one);
  }
  const { at } = state.characters[who];
  if (at !== null && state.map[at]!.fire > 0)
    others.set('fire', { id: `hex:${at}`, label: 'the fire', face: null, icons: { heat: 1 }, used: {} });
  return [...found, ...others.values()];
}

/** SS-279, SS-280, R-SS-28 One heat source is enough for a whole action. */
const canGive = (one: Component, tool: Tool): boolean => (one.icons[tool] ?? 0) > (tool === 'heat' ? 0 : (one.used[tool] ?? 0));

/** What a token still needs after items that do without a tool. */
function needsOf(state: StonesagaState, who: CharacterId, face: Face, waivers: readonly Granted<'processWithout'>[]): readonly Tool[] {
  const { at } = state.characters[who];
  const waived = waivers.filter(
    ({ ability, kind }) =>
      kind !== 'power' &&
      (ability.of === 'any' || ability.of === faces[face].of || ability.of === faces[face].sort) &&
      (ability.where === 'anywhere' || (at !== null && state.map[at]!.fire > 0)),
  );
  return faces[face].requires.filter((tool) => !waived.some(({ ability }) => ability.tool === 'any' || ability.tool === tool));
}

/** SS-276, R-SS-29 Suppliers for every tool, none of them the token itself; null if one is missing. */
function suppliable(components: readonly Component[], target: Component, needs: readonly Tool[]): boolean {
  return needs.every((tool) => components.some((one) => one !== target && canGive(one, tool)));
}

const waiversOf = (state: StonesagaState, who: CharacterId): Granted<'processWithout'>[] => abilitiesOf(state, who, 'processWithout');
const isRaw = (face: Face): boolean => faces[face].requires.length > 0;

function targets(state: StonesagaState, who: CharacterId, components: readonly Component[], clever: boolean): Component[] {
  const waivers = waiversOf(state, who);
  const open = components.filter(
    (one) => one.face && isRaw(one.face) && (clever || suppliable(components, one, needsOf(state, who, one.face, waivers))),
  );
  // Of equal tokens the one that has given most is turned: what it gave is gone either way.
  const best = new Map<Face, Component>();
  const spent = ({ used }: Component): number => Object.values(used).reduce((sum, n) => sum + n, 0);
  for (const one of open) if (!best.has(one.face!) || spent(best.get(one.face!)!) < spent(one)) best.set(one.face!, one);
  return faceIds.flatMap((face) => best.get(face) ?? []);
}

/** Asked for every option list, so without building components: before the first token nothing has given a tool yet. */
function processable(state: StonesagaState, who: CharacterId): { readonly face: Face; readonly then: string | null }[] {
  const held = findOn(state, who, 'resource');
  const raw = held.flatMap(({ face }) => (isRaw(face) ? [face] : []));
  if (raw.length === 0) return [];
  const waivers = waiversOf(state, who);
  const clever = isClever(state, who);
  const { at } = state.characters[who];
  const granted = abilitiesOf(state, who, 'tool');
  const sources = new Map<string, AbilityOf<'tool'>[]>(at !== null && state.map[at]!.fire > 0 ? [['fire', []]] : []);
  for (const { source, ability } of granted) sources.set(source, [...(sources.get(source) ?? []), ability]);
  const given = [...sources].map(([source, abilities]) => toolsGranted(abilities, source === 'fire', state.phase.step === 'day'));
  const givers = (tool: Tool, target: Face): number =>
    given.filter((tools) => tools.has(tool)).length +
    held.filter(({ face, n }) => (face !== target || n > 1) && faces[face].tools.includes(tool)).length;
  return raw.flatMap((face) => {
    const needs = needsOf(state, who, face, waivers);
    const counts = needs.map((tool) => givers(tool, face));
    const able = counts.every((n) => n > 0);
    return able || clever ? [{ face, then: asksForTool(needs, counts, able, clever) }] : [];
  });
}

/** What is asked before a token is turned: by whom or what it is worked, where there is a choice. */
function asksForTool(needs: readonly Tool[], givers: readonly number[], able: boolean, clever: boolean): string | null {
  if (clever && needs.length > 0) return able ? 'whether it takes a tool' : null;
  const asked = needs.find((_tool, i) => givers[i]! > 1);
  return asked === undefined ? null : `what gives ${asked}`;
}

const clevernessOf = (state: StonesagaState, who: CharacterId): Granted<'processWithout'> | undefined =>
  waiversOf(state, who).find(({ kind }) => kind === 'power');
const isClever = (state: StonesagaState, who: CharacterId): boolean => clevernessOf(state, who) !== undefined;

function* processThree(t: Stonesaga, who: CharacterId, free: boolean, first?: Face): Rule {
  if (!free) spendEnergy(t, who, costs.process);
  const components = componentsOf(t.state, who);
  const done: Face[] = [];
  while (done.length < processedPerAction) {
    t.state.scene = { kind: 'processing', who, processed: done };
    const clever = isClever(t.state, who);
    const open = targets(t.state, who, components, clever);
    const waivers = waiversOf(t.state, who);
    if (open.length === 0) break;
    const options = open.map((one): Option<Component | null> => {
      const token = `res:${who}:${one.face!}`;
      const needs = needsOf(t.state, who, one.face!, waivers);
      return withThen(drag(token, 'bench:stone', labelOf(one.face!), one, token), asksFor(components, one, needs, clever));
    });
    const laid = done.length === 0 ? open.find(({ face }) => face === first) : undefined;
    const target =
      laid ??
      (yield* ask(
        t,
        who,
        'process.token',
        'Which resource do you process?',
        done.length > 0 ? [...options, declining(button('done', 'Enough', null))] : options,
        { second: done.length === 0 },
      ));
    if (!target) break;
    yield* supply(t, who, components, target);
    done.push(turnOver(t, who, target));
  }
  t.state.scene = null;
}

/** The player names the supplier where there is a choice: what gives its tool now cannot give it later (SS-283). */
function* supply(t: Stonesaga, who: CharacterId, components: readonly Component[], target: Component): Rule {
  const needs = needsOf(t.state, who, target.face!, waiversOf(t.state, who));
  const clever = clevernessOf(t.state, who);
  if (clever && needs.length > 0) {
    const able = suppliable(components, target, needs);
    const byHand =
      !able ||
      (yield* usesFingers(t, who, asksFor(components, target, needs)));
    if (byHand) return markUsed(t, who, clever, 'day');
  }
  for (const tool of needs) {
    const options = giversOf(components, target, tool).map((one) => tap(one.id, one.label, one));
    const giver = yield* ask(t, who, 'process.tool', `What gives ${tool}?`, options, second);
    giver.used[tool] = (giver.used[tool] ?? 0) + 1;
  }
}

const second: QuestionMarks = { second: true };

const usesFingers = (t: Stonesaga, who: CharacterId, otherwise: string | null): Rule<boolean> =>
  ask(
    t,
    who,
    'process.clever',
    'Do you use your clever fingers?',
    [tap(`power:${who}`, 'No tool is needed', true), withThen(button('tools', 'Use tools', false), otherwise)],
    second,
  );

/** Of equal tokens one stands for all. */
const giversOf = (components: readonly Component[], target: Component, tool: Tool): readonly Component[] => {
  const open = components.filter((one) => one !== target && canGive(one, tool));
  const distinct = [...new Map(open.map((one) => [`${one.id}/${one.used[tool] ?? 0}`, one])).values()];
  return [...new Map(distinct.map((one) => [one.id, one])).values()];
};

/** The same for a token that is chosen now, after what was given in this action already. */
function asksFor(components: readonly Component[], target: Component, needs: readonly Tool[], clever = false): string | null {
  const givers = needs.map((tool) => giversOf(components, target, tool).length);
  return asksForTool(needs, givers, givers.every((n) => n > 0), clever);
}

/** SS-157, SS-158, SS-278, SS-282 */
function turnOver(t: Stonesaga, who: CharacterId, target: Component): Face {
  const from = target.face!;
  const to = faces[from].other!;
  removeOne(t.state, who, from);
  put(t.state.characters[who].bag, to);
  target.face = to;
  // A token that was turned over is another thing to reach for than one that was not.
  Object.assign(target, { id: `res:${who}:${to}`, label: labelOf(to) });
  target.icons = iconsOf(to);
  t.tell({ fact: 'processed', who, face: from, to });
  countDeed(t, 'G109');
  return to;
}
