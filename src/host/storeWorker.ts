import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqliteFile.ts';
import { StepWriter } from './stepWriter.ts';
import type { FromStore, ToStore } from './storeThread.ts';

/** A thread that writes to the store: while it waits for the disk, the host goes on with other matches. */
const writer = new StepWriter(openFile((workerData as { file: string }).file));

parentPort!.on('message', ({ id, steps }: ToStore) => {
  let answer: FromStore;
  try {
    answer = { id, outcomes: writer.write(steps) };
  } catch (error) {
    answer = { id, failed: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(answer);
});
