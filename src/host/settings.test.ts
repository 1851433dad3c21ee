import { describe, expect, test } from 'vitest';
import { BadSettings, settingsFrom } from './settings.ts';

const HOST_KEY = 'k';

describe('how to host', () => {
  test('is usual where nothing is said, and an empty word says nothing', () => {
    const usual = settingsFrom({ HOST_KEY });
    expect(usual).toMatchObject({ port: 5170, mostScreens: 500, mostMatches: 200, botPaceMs: 1_200, trustProxy: false, publicOrigins: [] });
    expect([usual.databaseUrl, usual.redisUrl, usual.tls, usual.host]).toEqual([undefined, undefined, undefined, undefined]);
    expect(settingsFrom({ HOST_KEY, PORT: '', REDIS_URL: '', DATABASE_URL: '' })).toEqual(usual);
  });

  test('needs a database beside Redis: the SQLite file belongs to one process', () => {
    expect(() => settingsFrom({ HOST_KEY, REDIS_URL: 'redis://here' })).toThrow(BadSettings);
    expect(() => settingsFrom({ HOST_KEY, REDIS_URL: 'redis://here' })).toThrow('REDIS_URL needs DATABASE_URL too');
    const [redisUrl, databaseUrl, publicAddress] = ['redis://here', 'postgres://there', 'one.example:5170'];
    const both = settingsFrom({ HOST_KEY, REDIS_URL: redisUrl, DATABASE_URL: databaseUrl, PUBLIC_ADDRESS: publicAddress });
    expect(both).toMatchObject({ redisUrl, databaseUrl, publicAddress });
  });

  test.each([
    [{ TLS_CERT: 'cert.pem' }, 'TLS_CERT and TLS_KEY go together'],
    [{ PORT: 'high' }, 'PORT must be a number from 0 to 65535, not high.'],
    [{ MOST_SCREENS: '-1' }, 'MOST_SCREENS must be a number'],
    [{ PUBLIC_ORIGIN: 'table.example' }, 'PUBLIC_ORIGIN must be an address such as https://table.example'],
  ])('is refused with a sentence if it makes no sense: %o', (env, sentence) => {
    expect(() => settingsFrom({ HOST_KEY, ...env })).toThrow(sentence);
  });

  test('takes several public origins, each without what stands behind its port', () => {
    const { publicOrigins } = settingsFrom({ HOST_KEY, PUBLIC_ORIGIN: 'https://table.example/play, http://192.168.1.5:5170' });
    expect(publicOrigins).toEqual(['https://table.example', 'http://192.168.1.5:5170']);
  });
});
