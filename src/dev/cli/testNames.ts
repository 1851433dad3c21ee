import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { idsNamed } from './rulebook.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The ids that each unit test file names. Tests of the commands themselves name rules only as examples. */
export function idsByTestFile(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith(path.join('dev', 'cli')))
    .map((file) => path.join(root, 'src', file));
  return new Map(files.map((file) => [file, idsNamed(readFileSync(file, 'utf8'))]));
}

/** Names of tests that name a rule, alone or in a range such as `IV-012 to IV-019`. A worked example of the same number is another id. */
export const isNamed = (id: string, testName: string): boolean => idsNamed(testName).has(id);
