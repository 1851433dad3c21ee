/** What kind of thing a hand takes, and which one: `card:vigor` is a card named vigor. */
export function parts(thing: string): [string, string] {
  const colon = thing.indexOf(':');
  return [thing.slice(0, colon), thing.slice(colon + 1)];
}
