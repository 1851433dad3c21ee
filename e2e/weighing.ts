import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import type { Device } from './manyScreens.ts';

/** Neither is script, style or words: pictures of cards come when a card is seen, and letters when they are written. */
const notCounted = ['font', 'image', 'media', 'manifest'];

/** Bytes of one file, with its head, as a phone is sent it: a browser accepts brotli over https and from its own machine alone. */
const packedBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const { socket } = response;
      response.resume().on('end', () => resolve(socket.bytesRead)).on('error', reject);
    }).on('error', reject);
  });

async function bytesOf(response: Response): Promise<number> {
  const request = response.request();
  if (request.method() === 'GET') return packedBytes(response.url());
  const { responseHeadersSize, responseBodySize } = await request.sizes();
  return responseHeadersSize + responseBodySize;
}

/** From here on: the kilobytes of page, script, style and words that a screen has been sent. */
export function weighed({ page, received }: Device): () => Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!notCounted.includes(response.request().resourceType())) responses.push(response);
  });
  return async () => {
    const files = await Promise.all(responses.map(bytesOf));
    const told = received.map((message) => gzipSync(message).length);
    return [...files, ...told].reduce((sum, bytes) => sum + bytes, 0) / 1000;
  };
}
