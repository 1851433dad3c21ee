import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.glsl': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.webm': 'audio/webm',
  '.wav': 'audio/wav',
  '.m4a': 'audio/mp4',
};
const packable = new Set(['.html', '.js', '.mjs', '.css', '.json', '.map', '.svg', '.txt', '.md', '.glsl', '.webmanifest', '.wasm']);
const worthPacking = 1024;
const hashed = /-[\w-]{8}\.\w+$/;

const packers = {
  // 5 packs nearly as well as the slowest setting and is quick enough to do while somebody waits.
  br: (data) => promisify(zlib.brotliCompress)(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(zlib.gzip),
};

/** The file a request means, or a status that refuses it. Nothing outside `root` and nothing hidden is ever named. */
export function fileFor(root, url) {
  let name;
  try {
    name = decodeURIComponent((url ?? '/').split(/[?#]/)[0]);
  } catch {
    return { status: 400 };
  }
  if (name.includes('\0') || name.includes('\\')) return { status: 400 };
  const file = path.resolve(root, `.${name.startsWith('/') ? name : `/${name}`}`);
  if (file !== root && !file.startsWith(root + path.sep)) return { status: 403 };
  if (path.relative(root, file).split(path.sep).some((part) => part.startsWith('.'))) return { status: 404 };
  return { file: name.endsWith('/') ? path.join(file, 'index.html') : file };
}

const found = async (file) => {
  const info = await stat(file).catch(() => undefined);
  return info?.isFile() ? info : undefined;
};

/** Answers requests for one folder of built files: packed where that helps, kept for good where the name holds a hash. */
export function fileHandler(folder) {
  const root = path.resolve(folder);
  const packed = new Map();

  const pack = async (encoding, file, info, data) => {
    const key = `${encoding} ${info.mtimeMs} ${file}`;
    if (!packed.has(key)) packed.set(key, packers[encoding](data));
    return packed.get(key);
  };

  const answer = async (request, response) => {
    const refuse = (status, headers = {}) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...headers });
      response.end(request.method === 'HEAD' ? undefined : `${status}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { allow: 'GET, HEAD' });
    const meant = fileFor(root, request.url);
    if (!meant.file) return refuse(meant.status);
    let { file } = meant;
    let info = await found(file);
    if (!info && path.extname(file) === '') {
      // An address of the page itself, such as /play/a-match: the page finds its own way from there.
      file = path.join(root, 'index.html');
      info = await found(file);
    }
    if (!info) return refuse(404);

    const kind = path.extname(file).toLowerCase();
    const etag = `"${info.size.toString(16)}-${Math.floor(info.mtimeMs).toString(16)}"`;
    const lasting = path.relative(root, file).startsWith(`assets${path.sep}`) && hashed.test(file);
    const headers = {
      'content-type': types[kind] ?? 'application/octet-stream',
      'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      etag,
      ...(packable.has(kind) && { vary: 'accept-encoding' }),
    };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers);
      return response.end();
    }
    let data = await readFile(file);
    const encoding = packable.has(kind) && data.length >= worthPacking ? ['br', 'gzip'].find((one) => accepts(request, one)) : undefined;
    if (encoding) {
      data = await pack(encoding, file, info, data);
      headers['content-encoding'] = encoding;
    }
    response.writeHead(200, { ...headers, 'content-length': data.length });
    response.end(request.method === 'HEAD' ? undefined : data);
  };

  return answer;
}

/** A server for such a folder and nothing else. */
export function staticServer(folder) {
  const answer = fileHandler(folder);
  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

const accepts = (request, encoding) =>
  (request.headers['accept-encoding'] ?? '').split(',').some((part) => {
    const [name, ...more] = part.trim().split(';');
    return name === encoding && !more.some((one) => /^\s*q=0(\.0*)?$/.test(one));
  });

/** Listens on `port`, or on the next free one after it. Port 0 is any free port. Resolves with the port it got. */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    let at = port;
    server.on('error', (error) => {
      if (error.code !== 'EADDRINUSE' || at >= Math.min(65535, port + 100)) return reject(error);
      at += 1;
      server.listen(at, host);
    });
    server.once('listening', () => resolve(server.address().port));
    server.listen(at, host);
  });
}
