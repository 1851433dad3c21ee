/** What the build knows of itself: the files of the page, which are held from the first visit on, and every file it may ask for. */
export interface Built {
  readonly version: string;
  readonly page: readonly string[];
  readonly all: readonly string[];
}

/** As much of a browser's cache as is needed. */
export interface Place {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  delete(address: string): Promise<boolean>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

type Fetch = (address: string) => Promise<Response>;
type Asked = Pick<Request, 'url' | 'method' | 'mode'>;

/** Files whose names hold a hash never change: what has once arrived is good for ever. */
const lasting = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;

/** Null for what is left to the browser: answers to a host, files of others. */
export function answered(request: Asked, home: string, place: Place, fetch: Fetch): Promise<Response> | null {
  if (request.method !== 'GET' || !request.url.startsWith(home)) return null;
  if (request.mode === 'navigate') return page(request.url, home, place, fetch);
  return lasting.test(new URL(request.url).pathname) ? file(request.url, place, fetch) : null;
}

/** The newest page where there is a network, else the one that was held. */
async function page(address: string, home: string, place: Place, fetch: Fetch): Promise<Response> {
  try {
    const response = await fetch(address);
    if (response.ok) await place.put(home, response.clone());
    return response;
  } catch (error) {
    const held = await place.match(home);
    if (held) return held;
    throw error;
  }
}

async function file(address: string, place: Place, fetch: Fetch): Promise<Response> {
  const held = await place.match(address);
  if (held) return held;
  const response = await fetch(address);
  if (response.ok) await place.put(address, response.clone()).catch(() => {}); // a full storage must not stop the page
  return response;
}

/** Fetches what is not held yet. One file that does not come does not stop the others. */
export async function hold(addresses: readonly string[], place: Place, fetch: Fetch): Promise<void> {
  await Promise.all(
    addresses.map(async (address) => {
      if (!(await place.match(address))) await file(address, place, fetch).catch(() => undefined);
    }),
  );
}

/** Lets go of the files of older versions. */
export async function forgetOld({ all }: Built, home: string, place: Place): Promise<void> {
  const known = new Set([home, ...all.map((name) => new URL(name, home).href)]);
  for (const { url } of await place.keys()) if (!known.has(url)) await place.delete(url);
}
