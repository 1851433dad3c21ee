import { picker } from '../../src/engine/kernel/chance.ts';
import { playPeer } from './peer.ts';
import { rateOf } from './rate.ts';

/** The other engine in a process of its own: it plays for as many milliseconds as it is told, and sends back its answers per second. */
const pick = picker(2);
const play = (): number => playPeer(pick);
rateOf(play, 2_000);
process.on('message', (milliseconds: number) => process.send!(rateOf(play, milliseconds)));
