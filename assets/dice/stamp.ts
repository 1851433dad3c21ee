import { createHash } from 'node:crypto';
import { dieKinds, kinds } from '../../src/table/dice/kinds.ts';

/** Says of which faces a picture was baked; it lies in the picture, so that a test sees when kinds.ts has moved on. */
export function facesStamp(): string {
  return `faces ${createHash('sha256').update(JSON.stringify(dieKinds.map((kind) => kinds[kind].faces))).digest('hex').slice(0, 16)}`;
}
