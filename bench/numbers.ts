import { measureDice } from './dice/measure.ts';
import { measureFive } from './engine/five.ts';
import { measureVast } from './engine/fork.ts';
import { measureEngine } from './engine/measure.ts';

/** The measurements that need no browser, as one line of JSON. */
const engine = measureEngine();
const vast = measureVast();
const five = measureFive();
const dice = await measureDice();
console.log(JSON.stringify({ engine, vast, five, dice }));
