import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** A Redis for the tests with several processes, from the system's packages. False if there is none and none can be had. */
export async function ensureRedis() {
  if (onPath('redis-server')) return true;
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  console.log('No Redis was found. Installing one for the tests ...');
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], { quiet: true, minutes: 5, env });
  if ((await install()).code !== 0) {
    await run('apt-get', ['update'], { quiet: true, minutes: 5 });
    await install();
  }
  return onPath('redis-server');
}
