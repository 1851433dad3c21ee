import { expect, test, vi } from 'vitest';
import { answered, forgetOld, hold, type Place } from './holding.ts';

const home = 'https://table.example/';
const chunk = `${home}assets/PlayPage-abcd1234.js`;

function placeOf(): Place & { readonly held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    match: async (address) => (held.has(address) ? new Response(held.get(address)) : undefined),
    put: async (address, response) => void held.set(address, await response.text()),
    delete: async (address) => held.delete(address),
    keys: async () => [...held.keys()].map((url) => ({ url })),
  };
}
const online = () => vi.fn(async (address: string) => new Response(`fresh ${address}`));
const offline = () => vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch')));
const visit = (url: string) => ({ url, method: 'GET', mode: 'navigate' }) as const;
const file = (url: string) => ({ url, method: 'GET', mode: 'cors' }) as const;
const text = async (response: Promise<Response> | null) => (await response!).text();

test('the page is the newest there is, and the one that was held without a network', async () => {
  const place = placeOf();
  expect(await text(answered(visit(`${home}?screen=table`), home, place, online()))).toContain('fresh');
  expect(await text(answered(visit(home), home, place, offline()))).toContain('fresh');
  await expect(answered(visit(home), home, placeOf(), offline())).rejects.toThrow('Failed to fetch');
});

test('a file with a hash in its name is fetched once, and is there without a network', async () => {
  const place = placeOf();
  const fetch = online();
  await answered(file(chunk), home, place, fetch);
  expect(await text(answered(file(chunk), home, place, offline()))).toBe(`fresh ${chunk}`);
  expect(fetch).toHaveBeenCalledOnce();
});

test('answers of a host, files of others and files without a hash are left alone', () => {
  const place = placeOf();
  expect(answered({ url: `${home}api/matches`, method: 'GET', mode: 'cors' }, home, place, online())).toBeNull();
  expect(answered({ url: chunk, method: 'POST', mode: 'cors' }, home, place, online())).toBeNull();
  expect(answered(file('https://elsewhere.example/assets/x-abcd1234.js'), home, place, online())).toBeNull();
  expect(answered(file(`${home}sw.js`), home, place, online())).toBeNull();
});

test('a missing file is not kept, and one that does not come does not stop the others', async () => {
  const place = placeOf();
  await answered(file(chunk), home, place, async () => new Response('gone', { status: 404 }));
  expect(place.held.size).toBe(0);
  const other = `${home}assets/rulebook-abcd1234.js`;
  await hold([chunk, other], place, async (address) => (address === chunk ? Promise.reject(new Error('lost')) : new Response('rules')));
  expect([...place.held]).toEqual([[other, 'rules']]);
});

test('files of older versions go, the page and the files of this one stay', async () => {
  const place = placeOf();
  for (const address of [home, chunk, `${home}assets/old-00000000.js`]) place.held.set(address, 'x');
  await forgetOld({ version: '2', page: [], all: ['assets/PlayPage-abcd1234.js'] }, home, place);
  expect([...place.held.keys()]).toEqual([home, chunk]);
});
