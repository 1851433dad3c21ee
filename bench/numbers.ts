import { measureDice } from './dice/measure.ts';
import { measureFive } from './engine/five.ts';
import { measureVast } from './engine/fork.ts';
import { measureEngine } from './engine/measure.ts';
import { measureStonesaga } from './engine/stonesaga.ts';

/** The measurements that need no browser, as one line of JSON. */
const engine = measureEngine();
const vast = measureVast();
const five = measureFive();
const valley = measureStonesaga();
const dice = await measureDice();
console.log(JSON.stringify({ engine, vast, five, valley, dice }));
