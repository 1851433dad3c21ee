/**
 * `npm run sounds`: makes every sound of the table from noise and struck bodies, lays them into one sprite,
 * and writes assets/sound/table.webm, table.mp3 and sprite.json. Then it decodes both files again and measures them.
 * `npm run sounds -- ghost win` only renders those into a folder of WAV files for listening.
 */
import { mkdirSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from './sounds/check.mjs';
import { decode, encodeMp3, encodeWebm, ffmpegMissing } from './sounds/encode.mjs';
import { score } from './sounds/score.mjs';
import { sprite, takes, wav } from './sounds/sprite.mjs';

const LIMIT = 700_000;
const folder = fileURLToPath(new URL('../assets/sound/', import.meta.url));
const wanted = process.argv.slice(2);

const unknown = wanted.filter((name) => !score[name]);
if (unknown.length) fail([`No such sound: ${unknown.join(', ')}. The score has: ${Object.keys(score).join(', ')}.`]);

if (wanted.length) {
  const shelf = mkdtempSync(join(tmpdir(), 'sounds-'));
  for (const { name, scene } of takes(Object.fromEntries(wanted.map((name) => [name, score[name]]))))
    writeFileSync(join(shelf, `${name}.wav`), wav(scene));
  console.log(`Listen in ${shelf}`);
  process.exit(0);
}

if (ffmpegMissing()) {
  fail([
    'The sounds are encoded with ffmpeg, which was not found on the PATH. The committed files are untouched.',
    'Install it (Debian, Ubuntu: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg),',
    'built with libopus and libmp3lame as those packages are, and run `npm run sounds` again.',
  ]);
}

const list = takes(score);
const { whole, places } = sprite(list);
const sound = wav(whole);
const files = { webm: join(folder, 'table.webm'), mp3: join(folder, 'table.mp3') };
mkdirSync(folder, { recursive: true });
encodeWebm(sound, files.webm);
encodeMp3(sound, files.mp3);
const lines = Object.entries(places).map(([name, place]) => `  ${JSON.stringify(name)}: ${JSON.stringify(place).replaceAll(',', ', ')}`);
writeFileSync(join(folder, 'sprite.json'), `{\n${lines.join(',\n')}\n}\n`);

const faults = [];
for (const [format, file] of Object.entries(files)) {
  const { faults: found, rows } = inspect(decode(file), places, list);
  const size = statSync(file).size;
  if (size > LIMIT) faults.push(`${format}: ${size} bytes are more than ${LIMIT}`);
  faults.push(...found.map((fault) => `${format}: ${fault}`));
  if (format === 'webm')
    for (const r of rows)
      console.log(
        `${r.name.padEnd(18)} ${String(r.ms).padStart(6)} ms  ${r.loud.toFixed(1).padStart(6)} dB  peak ${r.top.toFixed(1).padStart(6)} dB`,
      );
  console.log(`${file}: ${(size / 1000).toFixed(0)} kB, ${list.length} takes, ${whole.seconds.toFixed(1)} s`);
}
if (faults.length) fail(faults);

function fail(messages) {
  for (const message of messages) console.error(message);
  process.exit(1);
}
