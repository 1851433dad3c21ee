/** What a screen is for. It stands in the address, because a table or a projector is set up once and left alone. */
export type ScreenRole = 'player' | 'table';

export function screenRole(search: string): ScreenRole {
  return new URLSearchParams(search).get('screen') === 'table' ? 'table' : 'player';
}
