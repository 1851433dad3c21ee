import type { Breaks } from '../../../testing/breaks.testing.ts';

const readBonus = "if (slot.bonus) yield* readScript(t, slot.bonus, { seat: owner, from: 'bonus', card });";
const catHolds = 'cat === undefined || cat === action.cat ||';
const verbHolds = 'slot.verb === undefined || slot.verb === action.verb ||';
const elementHolds = '!action.elements.includes(slot.element)) return false;';
const isInReach = 'return isNear || impact;';

export const breaks: Breaks = {
  'rules/placing.ts': [
    ['VA-197', 'dice: [...placed.dice, slot.id] }', 'dice: [slot.id] }'],
    ['VA-191 VA-218', readBonus, "if (slot.bonus && t.state.roll.length === 0) yield* readScript(t, slot.bonus, { seat: owner, from: 'bonus', card });"],
    ['VA-194', 't.state.roll.splice(at, 1);', ''],
    ['VA-195', "...again(), button('settle', 'Leave the rest', null)", "...again(), ...(again().length > 0 ? [] : [button('settle', 'Leave the rest', null)])"],
    ['VA-210', 'changeBoost(t, card, -price);', ''],
    ['VA-212', 'changeBoost(t, card, -price);', 'changeBoost(t, playerOf(t.state, owner).character!, -price);'],
    ['VA-211', 'changeBoost(t, card, -price);', 'changeBoost(t, card, -Math.min(1, price));'],
    ['VA-214', readBonus, ''],
    ['VA-215', readBonus, "if (slot.bonus) yield* readScript(t, slot.bonus, { seat: owner, from: 'bonus', card: null });"],
    ['VA-217', '[...new Set(t.state.roll)].flatMap((face) =>', "[...new Set(t.state.roll.filter((face) => face !== 'blank'))].flatMap((face) =>"],
    ['VA-222', readBonus, "if (slot.bonus) yield* readScript(t, slot.bonus, { seat, from: 'bonus', card: owner === seat ? card : null });"],
    ['VA-230', "t,\n      seat,\n      'dice.place',", "t,\n      t.state.seats.at(-1)!,\n      'dice.place',"],
    ['VA-240', 't.state.roll.splice(at, 1);', "t.state.roll.splice(at, 1);\n  if (face === 'setback') {\n    t.state.pool += 1;\n    return;\n  }"],
    ['VA-221', "if (asks && !(yield* agree(owner, 'slot.permit', words))) {\n    refused", "if (asks && (yield* agree(owner, 'slot.permit', words))) {\n    refused"],
  ],
  'rules/slots.ts': [
    ['VA-204', '!action.elements.includes(slot.element)', 'action.elements[0] !== slot.element'],
    ['VA-199', 'cat === action.cat || isDropped', "(cat === action.cat && action.kind !== 'card') || isDropped"],
    ['VA-208', 'isTerrain(playerOf(s, seat).location!, slot.terrain)', 'isTerrain(playerOf(s, owner).location!, slot.terrain)'],
    [
      'VA-193 VA-220',
      'return isNear || impact;',
      'return owner === seat || (isNear ? !impact : impact);',
    ],
    ['VA-192', 'if (!placed || placed.closed) continue;', 'if (!placed || placed.closed || (owner === seat && placed.num !== playerOf(s, seat).character)) continue;'],
    ['VA-193 VA-220', isInReach, isInReach.replace(' || impact', '')],
    ['VA-196 VA-198', 'if (placed.dice.includes(slot.id) || !fits', 'if (!fits'],
    ['VA-198', 'if (placed.dice.includes(slot.id) || !fits', 'if ((placed.dice.includes(slot.id) && owner === seat) || !fits'],
    ['VA-199', catHolds, 'true ||'],
    ['VA-200', catHolds, "cat === undefined || (cat === action.cat && action.kind !== 'depart') ||"],
    ['VA-201', verbHolds, 'true ||'],
    ['VA-202', verbHolds, "slot.verb === undefined || (slot.verb === action.verb && action.kind !== 'card') ||"],
    ['VA-202', verbHolds, "slot.verb === undefined || (slot.verb === action.verb && action.kind !== 'depart') ||"],
    ['VA-203', elementHolds, 'false) return false;'],
    ['VA-204', elementHolds, "!(action.elements.includes(slot.element) && action.kind !== 'card')) return false;"],
    ['VA-204', elementHolds, "!(action.elements.includes(slot.element) && action.kind !== 'location')) return false;"],
    ['VA-205', elementHolds, "!(action.elements.includes(slot.element) && action.kind !== 'depart')) return false;"],
    ['VA-206', "if (wanted !== 'any' && wanted !== face &&", "if (wanted === 'time' && wanted !== face &&"],
    ['VA-206', "if (wanted !== 'any' && wanted !== face &&", "if (wanted !== 'any' && wanted !== face && face !== 'blank' &&"],
    ['VA-207', "if (wanted !== 'any' && wanted !== face &&", "if ((wanted === 'any' ? face === 'setback' : wanted !== face) &&"],
    ['VA-207', "if (wanted !== 'any' && wanted !== face &&", "if ((wanted === 'any' ? face === 'blank' : wanted !== face) &&"],
    ['VA-208', 'slot.terrain === undefined || anywhere ||', 'true ||'],
    ['VA-210 VA-213', 'if (placed.boost >= price) found.push', 'found.push'],
    ['VA-211', 'if (placed.boost >= price) found.push', 'if (placed.boost >= Math.min(1, price)) found.push'],
    ['VA-213', 'if (placed.boost >= price) found.push', 'if (placed.boost > 0 || price === 0) found.push'],
    ['VA-219', "if (wanted !== 'any' && wanted !== face &&", "if (wanted !== 'any' && wanted !== face && slot.cat === undefined &&"],
    ['VA-219', 'slot.terrain === undefined || anywhere ||', 'slot.terrain === undefined || slot.face !== undefined || anywhere ||'],
    ['VA-221 VA-227', 'asks: owner !== seat });', 'asks: false });'],
    ['VA-221', 'asks: owner !== seat });', 'asks: owner !== seat && !slot.impact });'],
    ['VA-223', 'asks: owner !== seat });', 'asks: owner !== seat || slot.impact === true });'],
    ['VA-226', isInReach, 'return owner === seat || impact;'],
    ['VA-226', isInReach, 'return true;'],
    ['VA-227', 'asks: owner !== seat });', 'asks: owner !== seat && slot.impact === true });'],
    [
      'VA-228',
      'for (const placed of playerOf(s, owner).grid) {\n      if (!placed',
      'for (const placed of [...playerOf(s, owner).grid, ...playerOf(s, owner).reserve.map((one): Placed => ({ ...one, dice: [] }))]) {\n      if (!placed',
    ],
    [
      'VA-229',
      'for (const placed of playerOf(s, owner).grid) {\n      if (!placed',
      'for (const placed of [...playerOf(s, owner).grid, ...playerOf(s, owner).lying.map((num): Placed => ({ num, boost: 0, dice: [] }))]) {\n      if (!placed',
    ],
  ],
  'content/places.ts': [['VA-209', 'placeOf(num).terrain.includes(terrain)', 'placeOf(num).terrain[0] === terrain']],
  'rules/turn.ts': [
    ['VA-197', 'clearCards(t, seat, \'allSlotsFilled\');', "player.grid = player.grid.map((cell) => cell && { ...cell, dice: [] });"],
  ],
  'rules/result/gains.ts': [
    ['VA-216', 'for (const stat of stats) if (gain[stat])', "for (const stat of stats) if (gain[stat] && from !== 'bonus')"],
    ['VA-216', 'for (const skill of skills) if (gain[skill]) gainSkill', "for (const skill of skills) if (gain[skill] && from !== 'bonus') gainSkill"],
  ],
  'content/cards/characters.ts': [
    ['VA-224', "cat: 'move', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'time', impact: true }", "cat: 'move', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'time' }"],
    ['VA-224', "cat: 'move', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', face: 'time', impact: true }", "cat: 'move', bonus: [{ gain: { boost: 1 } }] }, { id: 'b', impact: true }"],
    ['VA-225', "cat: 'move', bonus: [{ gain: { boost: 1 } }] }", "cat: 'move', bonus: [{ gain: { boost: 2 } }] }"],
    ['VA-225', "cat: 'move', bonus: [{ gain: { boost: 1 } }] }", "cat: 'move', face: 'time', bonus: [{ gain: { boost: 1 } }] }"],
  ],
};
