import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '..');
const locked = (file: string): Readonly<Record<string, Locked>> =>
  (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as { packages: Record<string, Locked> }).packages;

/** Compiled tools of ours, and the machines that people run them on. */
const compiled = ['rolldown', 'esbuild', 'lightningcss'];
const machines = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64', 'win32-arm64'];

describe('the lockfile', () => {
  const packages = locked('package-lock.json');

  test.each(compiled)('holds the binaries of %s for every machine, in the version that is asked for: `npm ci` refuses it otherwise', (name) => {
    const binaries = Object.entries(packages[`node_modules/${name}`]?.optionalDependencies ?? {});
    for (const machine of machines) expect(binaries.filter(([binary]) => binary.includes(machine)), machine).not.toEqual([]);
    for (const [binary, version] of binaries) expect(packages[`node_modules/${binary}`]?.version, binary).toBe(version);
  });

  test('holds every optional package that any other asks for, whatever machine it was written on', () => {
    const lies = (from: string, name: string): boolean =>
      Object.hasOwn(packages, `${from ? `${from}/` : ''}node_modules/${name}`) || (from !== '' && lies(outside(from), name));
    const outside = (from: string): string => from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')));
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !lies(from, name)).map((name) => `${name} of ${from}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(['package-lock.json', 'bench/package-lock.json'])('%s names no address: everybody installs from their own registry', (file) => {
    expect(Object.entries(locked(file)).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

test('the Node that is asked for is the one that the scripts check', () => {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { engines: { node: string } };
  const [, major, minor] = /needed = \[(\d+), (\d+)\]/.exec(readFileSync(path.join(root, 'scripts/node.mjs'), 'utf8'))!;
  expect(engines.node).toBe(`>=${major}.${minor}`);
});
