import type { Breaks } from '../../../testing/breaks.testing.ts';

const impact = 'return isNear || impact;';
const returned = "const returned = left.filter((face) => face === 'setback').length;";

/** Worked examples of chapters 2 to 14; those of cards and of company stand beside their rules. */
export const breaks: Breaks = {
  'rules/turn.ts': [
    ['EX-VA-01', 'action.remaining = Math.max(0, action.remaining - ', 'action.remaining = Math.max(0, action.remaining - 0 * '],
    ['EX-VA-04', 'yield* rollPool(t, seat, action.remaining);', 'yield* rollPool(t, seat, action.cost);'],
    ['EX-VA-05', 'yield* rollPool(t, seat, action.remaining);', 'yield* rollPool(t, seat, Math.max(1, action.remaining));'],
    ['EX-VA-17', 'if (remaining === 0 || playerOf', 'if (playerOf'],
    ['EX-VA-41', 'options: pay(other),', 'options: pay(other).slice(0, 0),'],
    ['EX-VA-19', 'yield* settleDice(t, seat);\n  if (s.ended) return;\n  s.turn!.action!.step = 7;\n  yield* carryOut(t, seat, declared);', 's.turn!.action!.step = 7;\n  yield* carryOut(t, seat, declared);\n  yield* settleDice(t, seat);'],
  ],
  'rules/dice.ts': [
    ['EX-VA-02', 's.pool += s.penalty;\n  s.penalty = 0;\n', ''],
    ['EX-VA-02', 's.pool += cell.dice.length;', ''],
    ['EX-VA-03', 'if (t.state.pool < n) yield*', 'if (t.state.pool <= n) yield*'],
    ['EX-VA-47', 's.pool += cell.dice.length;', 's.pool += Math.min(1, cell.dice.length);'],
  ],
  'rules/placing.ts': [
    ['EX-VA-06', returned, 'const returned = 0;'],
    ['EX-VA-07', returned, 'const returned = 0;'],
    ['EX-VA-08', 't.state.roll.splice(at, 1);', "t.state.roll.splice(at, 1);\n  if (face === 'setback') t.state.pool += 1;"],
    ['EX-VA-09', 'if (slot.bonus) yield*', "if (slot.bonus && face !== 'blank') yield*"],
    ['EX-VA-11', '{ seat: owner, from: \'bonus\', card }', "{ seat, from: 'bonus', card: owner === seat ? card : null }"],
    ['EX-VA-12', "if (asks && !(yield* agree(owner, 'slot.permit', words))) {", "if (asks && !(yield* agree(owner, 'slot.permit', words)) && false) {"],
    ['EX-VA-18', 'yield* suffer(t, [harmOf(seat, losses)]);', "for (const stat of ['time', 'morale', 'health'] as const) yield* suffer(t, [harmOf(seat, { [stat]: losses[stat] })]);"],
  ],
  'rules/slots.ts': [
    ['EX-VA-10', 'cat === undefined || cat === action.cat ||', 'true ||'],
    ['EX-VA-11', impact, impact.replace(' || impact', '')],
    ['EX-VA-13', impact, 'return true;'],
    ['EX-VA-13', impact, 'return owner === seat || impact;'],
    ['EX-VA-14', 'if (placed.boost >= price)', 'if (placed.boost + (playerOf(s, owner).grid[4]?.boost ?? 0) >= price)'],
    ['EX-VA-15', 'if (placed.boost >= price)', 'if (true)'],
  ],
  'rules/losing.ts': [['EX-VA-18', 'const to = Math.max(0, from - losses[stat]);', 'const to = from - losses[stat];']],
  'rules/declaring.ts': [['EX-VA-16', 'Array.from({ length: highestX }, (_, i)', 'Array.from({ length: highestX + 1 }, (_, i)']],
  'rules/result/choices.ts': [['EX-VA-16', 'const x = t.state.turn?.action?.readX ?? 1;', 'const x = t.state.turn?.action?.rolled ?? 1;']],
  'rules/actions.ts': [
    ['EX-VA-24', "return lift === 'lifted' ? !done.includes(cat) : done.length === 0;", 'return !done.includes(cat);'],
    ['EX-VA-25', "if (lift === 'named' || action.always || isAlways(s, place.num, cat)) return true;", "if (lift === 'named' || isAlways(s, place.num, cat)) return true;"],
  ],
  'rules/setup/pods.ts': [
    ['EX-VA-44', 'for (const skill of [a, b]) gainSkill(t, seat, skill, 1);', 'for (const skill of [a]) gainSkill(t, seat, skill, 1);'],
    ['EX-VA-44', 'const to = crashOf(pod.num, a, b);', 'const to = crashOf(pods[0]!.num, a, b);'],
  ],
  'view.ts': [
    ['EX-VA-48', 'here: own ? hereOf(s, seat) : null,', 'here: hereOf(s, own ? seat : s.active),'],
    ['EX-VA-48', 'here: own ? hereOf(s, seat) : null,', "here: own ? hereOf(s, s.active) : null,"],
  ],
};
