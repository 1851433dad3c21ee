import type { ServerResponse } from 'node:http';

/** Answers a request with an error that pages understand. */
export function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ error: { code, message } }));
}
