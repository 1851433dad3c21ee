import type { Part } from '../part.ts';
import { BenchGround, BenchPieces } from './Bench.tsx';

export const bench: Part = { Ground: BenchGround, Pieces: BenchPieces };
