import { fork } from 'node:child_process';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Line } from './measure.ts';

/** A thread that speaks with the other engine's process, so that a bench can stand still until its answer is there. */
const { reply, rate } = workerData as Line;
const child = fork(path.join(path.dirname(process.argv[1]!), 'peerProcess.js'));
parentPort!.on('message', (milliseconds: number | 'stop') => void (milliseconds === 'stop' ? child.kill() : child.send(milliseconds)));
child.on('message', (answersPerSecond: number) => {
  rate[0] = answersPerSecond;
  Atomics.store(reply, 0, 1);
  Atomics.notify(reply, 0);
});
child.on('exit', () => parentPort!.close());
