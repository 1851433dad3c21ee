/** JSON with sorted keys: two states that mean the same give the same text, whatever order their records grew in. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  // written out in loops: states are summed after every answer, and lists of parts to be joined would take twice as long
  let text = '';
  if (Array.isArray(value)) {
    for (const one of value as readonly unknown[]) text += text === '' ? canonical(one) : `,${canonical(one)}`;
    return `[${text}]`;
  }
  const record = value as Record<string, unknown>;
  for (const key of Object.keys(record).sort()) {
    const inside = record[key];
    if (inside !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(inside)}`;
  }
  return `{${text}}`;
}

export const checksum = (value: unknown): string => checksumOfText(canonical(value));

/** 64 bits of FNV-like mixing in two lanes. It finds damage and drift; it is no defence against a forger. */
export function checksumOfText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
    b ^= b >>> 13;
  }
  return hex(a) + hex(b);
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
