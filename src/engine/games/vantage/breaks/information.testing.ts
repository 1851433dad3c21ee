import type { Breaks } from '../../../testing/breaks.testing.ts';

export const breaks: Breaks = {
  'view.ts': [
    [
      'VA-070',
      'return skills.flatMap((cat) => (actions[cat] ? [{ cat, verb: actions[cat].verb }] : []));',
      'return skills.slice(1).flatMap((cat) => (actions[cat] ? [{ cat, verb: actions[cat].verb }] : []));',
    ],
    ['VA-073', "kind === 'depart' && !star ? null : num", "kind === 'depart' ? null : num"],
    ['VA-064', 'here: own ? hereOf(s, seat) : null,', 'here: hereOf(s, s.active),'],
    ['VA-066', 'here: own ? hereOf(s, seat) : null,', 'here: own ? hereOf(s, s.active) : null,'],
    ['VA-066', 'number: p.told ? p.location : null,', 'number: p.location,'],
    ['VA-068 VA-072', 'here: own ? hereOf(s, seat) : null,', 'here: own && seat === s.active ? hereOf(s, seat) : null,'],
    ['VA-069', 'description,\n    voice: voice ?? null,', "description: '',\n    voice: voice ?? null,"],
    ['VA-071 VA-076', 'reserve: p.reserve,', 'reserve: [],'],
    ['VA-076', 'lying: p.lying,', 'lying: [],'],
    ['VA-076', 'pool: s.pool,', 'pool: own ? s.pool : 0,'],
    ['VA-074', 'page: pageOf(own),', 'page: null,'],
    ['VA-075', 'page: pageOf(own),', 'page: pageOf(s.players[s.active]!),'],
    ['VA-073', "const number = kind === 'depart' && !star ? null : num;", "const number = kind === 'location' ? null : num;"],
  ],
  'journal.ts': [
    ['VA-084', 'deed.seat === seat', 'deed.seat !== null'],
    ['VA-065', 'name: placeOf(num).name,', 'name: placeOf(num).description,'],
  ],
  'rules/moving.ts': [
    ['VA-066', 'player.told = false;\n', ''],
    [
      'VA-067',
      "t.tellOnly(seat, { fact: 'arrived', seat, location: to }, by === 'along' ? { fact: 'cameAlong', seat } : { fact: 'wentElsewhere', seat });",
      "t.tell({ fact: 'arrived', seat, location: to });",
    ],
    ['VA-070', 'player.shared = false;', ''],
    ['VA-074', 'player.page = null;', ''],
    ['VA-088', 'player.location = to;', 'player.location = from ?? to;'],
  ],
  'rules/asking.ts': [
    ['VA-067', 'secret: true', 'secret: false'],
    ['VA-087', "optional: true,\n      kind: 'power',\n      options: powersAt(t, other, moment),", "optional: true,\n      kind: 'power',\n      options: [...(main as readonly Option<never>[]), ...powersAt(t, other, moment)],"],
  ],
  'rules/sharing.ts': [
    ['VA-070', 'playerOf(t.state, seat).shared = true;', ''],
    ['VA-070', "t.state.seats.length === 1 || playerOf(t.state, seat).shared", "t.state.seats.length === 2 || playerOf(t.state, seat).shared"],
    ['VA-072', 't.state.seats.length === 1 || playerOf(t.state, seat).shared', 't.state.seats.length === 1 || seat !== t.state.first || playerOf(t.state, seat).shared'],
  ],
  'rules/declaring.ts': [
    ['VA-073', 'player.told = true;', ''],
    ['VA-077 VA-078', 'turn.read = [];', "turn.read = entry.result.flatMap((node) => ('say' in node ? [node.say] : []));"],
    ['VA-089', 'const here = standing(t.state, seat);\n  const player', 'const here = standing(t.state, t.state.first);\n  const player'],
  ],
  'rules/pages.ts': [
    ['VA-074', 'if (player.pages.includes(id)) return;', ''],
    ['VA-075', "t.tellOnly(seat, { fact: 'pageSeen', seat, page: id }, null);", "t.tell({ fact: 'pageSeen', seat, page: id });"],
  ],
  'rules/turn.ts': [
    ['VA-077', 'else yield* readHidden(t, page, reading);', "else yield* readHidden(t, page, { ...reading, from: 'bonus' });"],
    [
      'VA-078',
      "`${one.cat}: ${here.actions[one.cat]!.verb}`",
      "`${one.cat}: ${here.actions[one.cat]!.verb}, ${here.actions[one.cat]!.cost}`",
    ],
  ],
  'rules/result/script.ts': [
    ['VA-077 VA-080', "if (script.length > 0 && reading.from !== 'bonus') t.fence();", ''],
    ['VA-077', "reading.from !== 'bonus') t.fence();", "reading.from !== 'bonus' && reading.from !== 'zero') t.fence();"],
  ],
  'rules/result/choices.ts': [
    ['VA-080', 'yield* readHidden(t, chosen.do', 'yield* readScript(t, chosen.do'],
    ['VA-080', 'yield* readHidden(t, paid ?', 'yield* readScript(t, paid ?'],
    ['VA-079', 'button(`choice:${i + 1}`, choice.label, choice)', 'button(`choice:${i + 1}`, JSON.stringify(choice.do), choice)'],
    ['VA-079', 'button(`choice:${i + 1}`, choice.label, choice)', 'button(`choice:${i + 1}`, `${i + 1}`, choice)'],
  ],
  'rules/result/places.ts': [
    ['VA-080', '`To ${numbered(num)}`', '`To ${places.find((place) => place.num === num)!.name}`'],
  ],
  'rules/conditions.ts': [['VA-083', 'place.region === at', 'place.region !== at']],
  'rules/result/reveals.ts': [['VA-083', '`Region ${region} is', '`Region ${here.region} is']],
  'content/planet/rimefield.ts': [
    ['VA-082', "'(A) LISTEN with", "'(B) LISTEN with"],
  ],
  'content/cards/items.ts': [
    ['VA-081', "{ rollSkill: { n: 2, keep: ['take'], else: [{ gain: { coin: 1 } }] } },", "{ card: 201 },\n          { rollSkill: { n: 2, keep: ['take'], else: [{ gain: { coin: 1 } }] } },"],
  ],
  'rules/cards.ts': [
    ['VA-081', "  t.tell({ fact: 'cardGained', seat, card: num });\n  write(t, seat, { note: 'card', card: num });\n  meet(t, seat, num);", '  meet(t, seat, num);'],
  ],
  'rules/noting.ts': [['VA-084', 'player.notes = [...player.notes,', 'player.notes = ['], ['VA-084', 'at: standing(t.state, seat).num', 'at: player.crashedAt!']],
  'rules/result/world.ts': [['VA-085', "t.tell({ fact: 'said', text: say });", "t.tellOnly(t.state.active, { fact: 'said', text: say }, null);"]],
  'terms.ts': [['VA-086', 'glossary.filter((term) => isOpen(term, met))', 'glossary'], ['VA-086', 'places: (own?.journal ?? [])', 'places: s.seats.flatMap((one) => playerOf(s, one).journal)']],
};
