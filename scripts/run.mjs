import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const running = new Set();
const end = (child) => {
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    child.kill('SIGTERM'); // no process group on this system, or it has just ended
  }
};
const signals = ['SIGINT', 'SIGTERM'];

function stop() {
  process.exitCode = 130;
  for (const child of running) end(child);
}

// Only while something runs: a server that is started afterwards ends in its own way.
function watch(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stop);
  running.add(child);
}

function unwatch(child) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, stop);
  if (process.exitCode === 130) process.exit();
}

/**
 * Runs a program to its end. With `quiet` its output is returned instead of shown. A program that takes longer than
 * `minutes` is ended with everything it has started, and counts as failed.
 */
export function run(command, args, { quiet = false, minutes = 10, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    });
    watch(child);
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => void (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text) => void (output += text));
    const late = setTimeout(() => {
      output += `\nStopped after ${minutes} minutes.\n`;
      end(child);
    }, minutes * 60_000);
    const done = (code) => {
      clearTimeout(late);
      unwatch(child);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `${command}: ${error.message}\n`;
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}

/** Compilers make much that lives for a moment: with the usual 16 MB for it a quarter of their time is collecting. */
const room = '--max-semi-space-size=64';

/** A program of one of our dependencies, run by this very Node. */
export const tool = (file, args, options) => run(process.execPath, [room, path.join(root, 'node_modules', file), ...args], options);

/** npm, by the path it was started with where there is one: on Windows its name alone cannot be run. */
export const npm = (args, options) =>
  process.env.npm_execpath?.endsWith('.js')
    ? run(process.execPath, [process.env.npm_execpath, ...args], options)
    : run('npm', args, options);
