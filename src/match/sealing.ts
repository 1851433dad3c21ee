import { picker } from '../engine/kernel/chance.ts';

/**
 * Obfuscates a text, without a secret key: whoever sees the file in an editor, in a search or in the preview of a chat reads no hand
 * and no deck. It does not protect against somebody who uses this code to cheat.
 */
export function sealed(text: string, seed: number): string {
  const bytes = mixed(new TextEncoder().encode(text), seed);
  let binary = '';
  for (let from = 0; from < bytes.length; from += 0x8000) binary += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(binary);
}

/** Throws on what is not base64; what was changed on its way comes out as nonsense, which a checksum notices. */
export function unsealed(envelope: string, seed: number): string {
  const bytes = Uint8Array.from(atob(envelope), (sign) => sign.charCodeAt(0));
  return new TextDecoder().decode(mixed(bytes, seed));
}

function mixed(bytes: Uint8Array<ArrayBuffer>, seed: number): Uint8Array<ArrayBuffer> {
  const pick = picker(seed);
  return bytes.map((byte) => byte ^ pick(256));
}
