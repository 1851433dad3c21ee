import noise from '../../../shaders/vanguard/noise.glsl?raw';
import vertex from '../../../shaders/vanguard/quad.glsl?raw';
import { context } from '../../bake/canvas.ts';

/** A picture on the graphics card. */
export interface Surface {
  readonly texture: WebGLTexture;
  readonly target: WebGLFramebuffer;
  readonly width: number;
  readonly height: number;
}

type Value = number | readonly number[] | Float32Array;

interface Job {
  readonly fragment: string;
  readonly width: number;
  readonly height: number;
  readonly uniforms?: Readonly<Record<string, Value>>;
  readonly textures?: Readonly<Record<string, Surface | HTMLCanvasElement>>;
  readonly float?: boolean;
  /** Squares of this many pixels: a longer call under software WebGL loses the context. */
  readonly chunk?: number;
}

const head = '#version 300 es\nprecision highp float;\nprecision highp int;\nin vec2 vUV;\nout vec4 finalColor;\n';
let gl: WebGL2RenderingContext | undefined;
const programs = new Map<string, WebGLProgram>();

function begin(): WebGL2RenderingContext {
  if (gl) return gl;
  gl = document.createElement('canvas').getContext('webgl2', { antialias: false })!;
  if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('no float targets');
  gl.getExtension('OES_texture_float_linear');
  gl.bindVertexArray(gl.createVertexArray());
  return gl;
}

function program(g: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const known = programs.get(fragment);
  if (known) return known;
  const made = g.createProgram();
  for (const [type, source] of [[g.VERTEX_SHADER, vertex], [g.FRAGMENT_SHADER, head + noise + fragment]] as const) {
    const shader = g.createShader(type)!;
    g.shaderSource(shader, source);
    g.compileShader(shader);
    if (!g.getShaderParameter(shader, g.COMPILE_STATUS)) throw new Error(g.getShaderInfoLog(shader) ?? 'shader');
    g.attachShader(made, shader);
  }
  g.linkProgram(made);
  programs.set(fragment, made);
  return made;
}

function blank(g: WebGL2RenderingContext, width: number, height: number, float: boolean, source?: HTMLCanvasElement): WebGLTexture {
  const texture = g.createTexture();
  g.bindTexture(g.TEXTURE_2D, texture);
  if (source) g.texImage2D(g.TEXTURE_2D, 0, g.RGBA8, g.RGBA, g.UNSIGNED_BYTE, source);
  else g.texImage2D(g.TEXTURE_2D, 0, float ? g.RGBA32F : g.RGBA8, width, height, 0, g.RGBA, float ? g.FLOAT : g.UNSIGNED_BYTE, null);
  for (const side of [g.TEXTURE_WRAP_S, g.TEXTURE_WRAP_T]) g.texParameteri(g.TEXTURE_2D, side, g.CLAMP_TO_EDGE);
  for (const filter of [g.TEXTURE_MIN_FILTER, g.TEXTURE_MAG_FILTER]) g.texParameteri(g.TEXTURE_2D, filter, g.LINEAR);
  return texture;
}

function setUniforms(g: WebGL2RenderingContext, p: WebGLProgram, values: Readonly<Record<string, Value>>): void {
  const count = g.getProgramParameter(p, g.ACTIVE_UNIFORMS) as number;
  for (let i = 0; i < count; i++) {
    const { name, type } = g.getActiveUniform(p, i)!;
    if (type === g.SAMPLER_2D) continue;
    const value = values[name.replace('[0]', '')];
    const at = g.getUniformLocation(p, name);
    if (value === undefined) throw new Error(`uniform ${name} is not set`);
    const list = typeof value === 'number' ? [value] : [...value];
    if (type === g.INT) g.uniform1iv(at, list);
    else if (type === g.FLOAT) g.uniform1fv(at, list);
    else if (type === g.FLOAT_VEC2) g.uniform2fv(at, list);
    else if (type === g.FLOAT_VEC3) g.uniform3fv(at, list);
    else g.uniform4fv(at, list);
  }
}

/** Runs a fragment shader once; (0, 0) is the upper left corner of the target. */
export function render(job: Job): Surface {
  const g = begin();
  const { width, height, chunk = 256 } = job;
  const texture = blank(g, width, height, job.float ?? false);
  const target = g.createFramebuffer();
  const own: WebGLTexture[] = [];
  const p = program(g, job.fragment);
  g.useProgram(p);
  setUniforms(g, p, job.uniforms ?? {});
  Object.entries(job.textures ?? {}).forEach(([name, source], slot) => {
    g.activeTexture(g.TEXTURE0 + slot);
    if ('target' in source) g.bindTexture(g.TEXTURE_2D, source.texture);
    else own.push(blank(g, 0, 0, false, source));
    g.uniform1i(g.getUniformLocation(p, name), slot);
  });
  g.bindFramebuffer(g.FRAMEBUFFER, target);
  g.framebufferTexture2D(g.FRAMEBUFFER, g.COLOR_ATTACHMENT0, g.TEXTURE_2D, texture, 0);
  g.viewport(0, 0, width, height);
  g.enable(g.SCISSOR_TEST);
  for (let y = 0; y < height; y += chunk)
    for (let x = 0; x < width; x += chunk) {
      g.scissor(x, y, chunk, chunk);
      g.drawArrays(g.TRIANGLES, 0, 3);
      g.finish();
    }
  for (const one of own) g.deleteTexture(one);
  return { texture, target, width, height };
}

export function release(...surfaces: readonly Surface[]): void {
  const g = begin();
  for (const { texture, target } of surfaces) {
    g.deleteTexture(texture);
    g.deleteFramebuffer(target);
  }
}

/** Height at one texel of a float surface. */
export function readRed(s: Surface, x: number, y: number): number {
  const g = begin();
  const out = new Float32Array(4);
  g.bindFramebuffer(g.FRAMEBUFFER, s.target);
  g.readPixels(x, y, 1, 1, g.RGBA, g.FLOAT, out);
  return out[0]!;
}

/** Reads a surface back and gives it up. Shaders write premultiplied colours, image data wants them plain. */
export function toCanvas(s: Surface): HTMLCanvasElement {
  const g = begin();
  const pen = context(s.width, s.height);
  const image = pen.createImageData(s.width, s.height);
  g.bindFramebuffer(g.FRAMEBUFFER, s.target);
  g.readPixels(0, 0, s.width, s.height, g.RGBA, g.UNSIGNED_BYTE, image.data as unknown as Uint8Array);
  const px = image.data;
  for (let i = 0; i < px.length; i += 4) {
    const a = px[i + 3]!;
    if (a && a < 255) for (let k = 0; k < 3; k++) px[i + k] = (px[i + k]! * 255) / a;
  }
  pen.putImageData(image, 0, 0);
  release(s);
  return pen.canvas;
}
