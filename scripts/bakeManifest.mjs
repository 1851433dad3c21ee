import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';

/** A page belongs to the group whose name it bears. */
const groupOf = (page) => page.replace(/-\d+\.webp$/, '');

/**
 * Writes the pages of one group and merges its frames into the manifest, so that groups can be baked one by one. A frame may come over
 * from another group if that one is drawn anew as well.
 */
export async function writeGroup(folder, scale, group, baked, drawnToo = []) {
  await mkdir(folder, { recursive: true });
  const old = await readManifest(folder);
  const own = (page) => groupOf(page) === group;
  const fresh = await writePages(folder, group, baked.pages);
  const pages = [...old.pages.filter((page) => !own(page)), ...fresh].sort();
  const frames = {};
  for (const [name, frame] of Object.entries(old.frames))
    if (!own(old.pages[frame.page])) frames[name] = { ...frame, page: pages.indexOf(old.pages[frame.page]) };
  for (const [name, frame] of Object.entries(baked.frames)) {
    if (frames[name] && !drawnToo.includes(groupOf(pages[frames[name].page]))) throw new Error(`${name} belongs to another group already`);
    frames[name] = { ...frame, page: pages.indexOf(fresh[frame.page]) };
  }
  await writeManifest(folder, scale, pages, frames);
}

/** Groups that are no longer drawn leave no pages behind. */
export async function forgetOthers(folder, scale, groups) {
  const { pages, frames } = await readManifest(folder);
  const kept = pages.filter((page) => groups.includes(groupOf(page)));
  if (kept.length === pages.length) return;
  for (const page of pages) if (!kept.includes(page)) await rm(`${folder}/${page}`, { force: true });
  const moved = Object.entries(frames).map(([name, frame]) => [name, { ...frame, page: kept.indexOf(pages[frame.page]) }]);
  await writeManifest(folder, scale, kept, Object.fromEntries(moved.filter(([, { page }]) => page >= 0)));
}

async function readManifest(folder) {
  return JSON.parse(await readFile(`${folder}/atlas.json`, 'utf8').catch(() => '{"pages":[],"frames":{}}'));
}

async function writePages(folder, group, pages) {
  for (const file of await readdir(folder)) if (file.endsWith('.webp') && groupOf(file) === group) await rm(`${folder}/${file}`);
  const names = pages.map((_, i) => `${group}-${i}.webp`);
  const files = pages.map((page) => Buffer.from(page, 'base64'));
  for (const [i, file] of files.entries()) await writeFile(`${folder}/${names[i]}`, file);
  const bytes = files.reduce((sum, file) => sum + file.length, 0);
  console.log(`${folder.split('/').at(-1)} ${group}: ${names.length} pages, ${Math.round(bytes / 1024)} kB`);
  return names;
}

async function writeManifest(folder, scale, pages, frames) {
  const rows = Object.keys(frames)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(frames[name])}`);
  await writeFile(
    `${folder}/atlas.json`,
    `{ "scale": ${scale}, "pages": ${JSON.stringify(pages)}, "frames": {\n${rows.join(',\n')}\n} }\n`,
  );
}
