import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export function fileFor(root: string, url: string | undefined): { readonly file?: string; readonly status?: number };
export function fileHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
export function staticServer(folder: string): Server;
export function listen(server: Server, port: number, host?: string): Promise<number>;
