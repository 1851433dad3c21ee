import { checksumOfText } from '../engine/kernel/checksum.ts';

/** What each record and list comes to. It is never changed once it has been summed, or its sum would be that of another. */
const remembered = new WeakMap<object, string>();
/** In letters: shorter parts are taken as they are, because a sum would be no shorter. */
const shortPart = 64;

/**
 * A checksum of plain data that costs only what has changed: parts that were summed before are known again by identity. Two that mean
 * the same have the same sum, whatever order their keys have.
 */
export const rememberedSum = (value: unknown): string => checksumOfText(part(value));

function part(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const known = remembered.get(value);
  if (known !== undefined) return known;
  const text = Array.isArray(value) ? `[${listed(value)}]` : `{${keyed(value as Record<string, unknown>)}}`;
  const folded = text.length <= shortPart ? text : `#${checksumOfText(text)}`;
  remembered.set(value, folded);
  return folded;
}

function listed(list: readonly unknown[]): string {
  let text = '';
  for (const one of list) text += `${part(one)},`;
  return text;
}

function keyed(record: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(record).sort()) {
    const inside = record[key];
    if (inside !== undefined) text += `${JSON.stringify(key)}:${part(inside)},`;
  }
  return text;
}
