/**
 * Runs in the page before anything else: adds up what every live texture and render buffer takes on the graphics card, as the calls of
 * WebGL say it, whoever made them. `window.textures` has the bytes now, the highest sum so far, and what made it up.
 */
export function countTextures() {
  const counter = { now: 0, highest: 0, most: [] };
  window.textures = counter;
  const bytes = { [0x8058]: 4, [0x8051]: 3, [0x881a]: 8, [0x8814]: 16, [0x8229]: 1, [0x822b]: 2, [0x8c43]: 4, [0x1908]: 4, [0x1907]: 3 };
  const sizes = new Map(); // by object: the levels of a texture, or one entry for a render buffer
  const bound = new WeakMap(); // by context: what is bound to each target of the active unit
  const of = (gl) => bound.get(gl) ?? bound.set(gl, { unit: 0, textures: new Map(), buffer: null }).get(gl);
  const put = (thing, level, size) => {
    if (!thing) return;
    const levels = sizes.get(thing) ?? sizes.set(thing, new Map()).get(thing);
    counter.now += size - (levels.get(level) ?? 0);
    levels.set(level, size);
    if (counter.now <= counter.highest) return;
    counter.highest = counter.now;
    counter.most = [...sizes.values()].map((one) => [...one.values()].reduce((a, b) => a + b, 0)).sort((a, b) => b - a);
  };
  const drop = (thing) => {
    for (const size of sizes.get(thing)?.values() ?? []) counter.now -= size;
    sizes.delete(thing);
  };
  const on = (name, note) => {
    const usual = WebGL2RenderingContext.prototype[name];
    WebGL2RenderingContext.prototype[name] = function (...given) {
      note(this, given);
      return usual.apply(this, given);
    };
  };
  const current = (gl, target) => of(gl).textures.get(`${of(gl).unit} ${target >= 0x8515 && target <= 0x851a ? 0x8513 : target}`);
  on('activeTexture', (gl, [unit]) => (of(gl).unit = unit));
  on('bindTexture', (gl, [target, texture]) => of(gl).textures.set(`${of(gl).unit} ${target}`, texture));
  on('bindRenderbuffer', (gl, [, buffer]) => (of(gl).buffer = buffer));
  on('texImage2D', (gl, [target, level, format, ...rest]) => {
    const source = rest.at(-1);
    const [w, h] = rest.length >= 6 || typeof source !== 'object' || source === null
      ? [rest[0], rest[1]]
      : [source.displayWidth ?? source.videoWidth ?? source.width, source.displayHeight ?? source.videoHeight ?? source.height];
    put(current(gl, target), `${target} ${level}`, w * h * (bytes[format] ?? 4));
  });
  on('texStorage2D', (gl, [target, levels, format, w, h]) => {
    for (let k = 0; k < levels; k++) put(current(gl, target), k, Math.max(1, w >> k) * Math.max(1, h >> k) * (bytes[format] ?? 4));
  });
  on('generateMipmap', (gl, [target]) => {
    const texture = current(gl, target);
    put(texture, 'mipmaps', Math.ceil((sizes.get(texture)?.get(`${target} 0`) ?? 0) / 3));
  });
  on('renderbufferStorage', (gl, [, , w, h]) => put(of(gl).buffer, 0, w * h * 4));
  on('renderbufferStorageMultisample', (gl, [, samples, , w, h]) => put(of(gl).buffer, 0, w * h * 4 * Math.max(1, samples)));
  on('deleteTexture', (_, [texture]) => drop(texture));
  on('deleteRenderbuffer', (_, [buffer]) => drop(buffer));
}
