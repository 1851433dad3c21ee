import { spawnSync } from 'node:child_process';
import { Scene } from './buffer.mjs';

export function ffmpegMissing() {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).error !== undefined;
}

function ffmpeg(args, input) {
  const run = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], { input, maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`ffmpeg ${args.join(' ')}\n${run.stderr}`);
  return run.stdout;
}

// bitexact keeps dates and random ids out of the files: the same sounds give the same bytes
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

export function encodeWebm(wavBytes, file) {
  ffmpeg(
    [
      '-f',
      'wav',
      '-i',
      'pipe:0',
      '-c:a',
      'libopus',
      '-b:a',
      '60k',
      '-vbr',
      'on',
      '-compression_level',
      '10',
      '-application',
      'audio',
      ...EXACT,
      file,
    ],
    wavBytes,
  );
}

export function encodeMp3(wavBytes, file) {
  ffmpeg(
    ['-f', 'wav', '-i', 'pipe:0', '-c:a', 'libmp3lame', '-abr', '1', '-b:a', '64k', '-joint_stereo', '1', '-ar', '32000', ...EXACT, file],
    wavBytes,
  );
}

export function decode(file) {
  const raw = ffmpeg(['-i', file, '-f', 'f32le', '-ar', '48000', '-ac', '2', 'pipe:1']);
  const both = new Float32Array(raw.buffer, raw.byteOffset, raw.byteLength >> 2);
  const scene = new Scene(both.length / 2 / 48000);
  for (let i = 0; i < scene.left.length; i++) {
    scene.left[i] = both[2 * i];
    scene.right[i] = both[2 * i + 1];
  }
  return scene;
}
