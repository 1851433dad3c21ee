import { crc32, deflateSync } from 'node:zlib';

/**
 * A picture of eight bits each in red, green and blue, without colour management (the numbers are distances, not colours), with a
 * comment in it.
 */
export function writePng(rgb: Uint8Array, width: number, height: number, comment: string): Buffer {
  const lines = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y++) {
    const at = y * (width * 3 + 1);
    lines[at] = 2; // each byte less the one above it
    for (let x = 0; x < width * 3; x++) lines[at + 1 + x] = rgb[y * width * 3 + x]! - (y > 0 ? rgb[(y - 1) * width * 3 + x]! : 0);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${comment}`, 'latin1')),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
