import { WebSocketServer } from 'ws';
import { entropyFrom } from '../../src/engine/kernel/chance.ts';
import { MatchHost } from '../../src/match/matchHost.ts';
import { loadRules } from '../../src/match/games.ts';
import { Chairs } from '../../src/host/chairs.ts';
import { HandTeller } from '../../src/table/hand.ts';
import { MatchTable } from '../../src/host/matchTable.ts';
import { Thoughts } from '../../src/host/thoughts.ts';

/** The same matches and the same messages over a bare `ws`: no rooms, no doors, nothing kept. What a host is measured against. */
const [game, mix] = process.argv.slice(2) as [string, string];
const rules = await loadRules(game);
const tables = new Map<string, MatchTable>();
const db = { updateTable: () => db, set: () => db, where: () => db, execute: async () => [] };

function tableNamed(name: string): MatchTable {
  const known = tables.get(name);
  if (known) return known;
  const host = MatchHost.begin(rules, { mix, chance: entropyFrom(Number(name)) });
  const archive = host.archive();
  const rows = host.seats.map((seat) => ({ seat, person: seat, policy: null, on_table: 0 }));
  const kept = { archive, times: [], epoch: 1, moment: 1, undone: 0, undoId: null, ids: [] };
  const noBots = new Thoughts(() => {
    throw new Error('no bots here');
  });
  const chairs = new Chairs(db as never, name, name, rows, Date.now);
  const given = { page: '', botPaceMs: 0, now: Date.now };
  const table = new MatchTable(name, rules, new HandTeller(null, {}), kept, { keep: async () => {} }, chairs, noBots, given, () => {});
  tables.set(name, table);
  return table;
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
let names = 0;
server.on('connection', (socket, request) => {
  const [, match, seat] = (request.url ?? '').split('/') as [string, string, string];
  const table = tableNamed(match);
  const name = `${++names}`;
  const line = { send: (frame: Uint8Array) => socket.send(frame), end: () => socket.close() };
  table.enter(name, { role: 'player', viewer: seat, seats: [seat], delay: 0 }, line);
  socket.on('message', (data: Buffer) => table.take(name, data.subarray(2)));
  socket.on('close', () => table.leave(name));
  socket.send(Buffer.from([10, 0, 0]));
});
server.on('listening', () => console.log(`port ${(server.address() as { port: number }).port}`));
