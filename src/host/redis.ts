import type { MatchMakerDriver, Presence } from '@colyseus/core';

/** Several processes find one another's matches through Redis. Loaded only where `REDIS_URL` is set. */
export async function overRedis(url: string): Promise<{ presence: Presence; driver: MatchMakerDriver }> {
  const [{ RedisPresence }, { RedisDriver }] = await Promise.all([import('@colyseus/redis-presence'), import('@colyseus/redis-driver')]);
  return { presence: new RedisPresence(url) as unknown as Presence, driver: new RedisDriver(url) as unknown as MatchMakerDriver };
}
