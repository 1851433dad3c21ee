import { afterAll, beforeAll, expect, test } from 'vitest';
import { entropyFrom, picker } from '../engine/kernel/chance.ts';
import { places } from '../engine/games/vantage/content/places.ts';
import { movesIn } from '../match/archive.ts';
import { loadRules } from '../match/games.ts';
import { exportedMatch } from '../match/matchFile.ts';
import { MatchHost } from '../match/matchHost.ts';
import { beginMatch, endTestHosts, startTestHost, type TestHost } from './hosting.testing.ts';

let host: TestHost;
beforeAll(async () => (host = await startTestHost()), 60_000);
afterAll(endTestHosts);

const faces = places.flatMap(({ name, vista, description, voice }) => [name, vista, description, ...(voice ? [voice] : [])]);

test.each([40, 90, 100_000])(
  'VA-064 VA-065 VA-066 nothing of a place stands in the list that the owner of a host sees, after %i answers or the end',
  async (most) => {
    const played: MatchHost<any, any, any> = MatchHost.begin(await loadRules('vantage'), { mix: 'falling-3', chance: entropyFrom(most) });
    const pick = picker(most);
    for (let given = 0; played.over === null && given < most; given++)
      played.choose(played.waiting.map((seat) => played.plainAnswer(seat, pick, [])).find((one) => one !== undefined)!);
    const archive = played.archive();
    const { match, code } = await beginMatch(host, { file: exportedMatch('On Verrow', archive).json });
    const listed = (await host.api.ask('owner/list', {})).matches.find((one) => one.match === match)!;
    const { began, touched, chairs, ...rest } = listed as typeof listed & Record<string, unknown>;
    expect(rest).toEqual({
      match, game: 'vantage', title: 'On Verrow', mix: 'falling-3', seats: ['p1', 'p2', 'p3'], over: played.over !== null, code,
      watching: 0, answers: movesIn(archive), open: rest['open'], damaged: null, askFirst: false,
    });
    expect([typeof began, typeof touched, typeof rest['open']]).toEqual(['number', 'number', 'boolean']);
    const free = { person: null, policy: null, screens: 0, awaySince: null, onTable: false };
    expect(chairs).toEqual(['p1', 'p2', 'p3'].map((seat) => ({ seat, ...free })));
    const words = JSON.stringify(listed);
    expect(faces.filter((text) => words.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
  },
  60_000,
);
