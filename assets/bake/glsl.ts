import noise from '../../shaders/bake/noise.glsl?raw';
import vertex from '../../shaders/bake/quad.glsl?raw';
import { context } from './canvas.ts';

export interface Surface { texture: WebGLTexture; target: WebGLFramebuffer; width: number; height: number }
interface Job {
  fragment: string;
  width: number;
  height: number;
  uniforms?: Record<string, number | number[] | Float32Array>;
  textures?: Record<string, Surface | HTMLCanvasElement>;
  half?: boolean;
}

/** Squares of this many pixels: a longer call under software WebGL loses the context. */
const CHUNK = 256;
const HEAD = '#version 300 es\nprecision highp float;\nin vec2 vUV;\nout vec4 finalColor;\n';
let gl: WebGL2RenderingContext;
const programs = new Map<string, WebGLProgram>();

function begin() {
  if (gl) return;
  gl = document.createElement('canvas').getContext('webgl2', { antialias: false })!;
  if (!gl.getExtension('EXT_color_buffer_float') && !gl.getExtension('EXT_color_buffer_half_float'))
    throw new Error('no half-float targets');
  gl.bindVertexArray(gl.createVertexArray());
}

function program(fragment: string) {
  const known = programs.get(fragment);
  if (known) return known;
  const made = gl.createProgram();
  for (const [type, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, HEAD + noise + fragment]] as const) {
    const shader = gl.createShader(type)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
    gl.attachShader(made, shader);
  }
  gl.linkProgram(made);
  programs.set(fragment, made);
  return made;
}

function blank(width: number, height: number, half: boolean, source?: HTMLCanvasElement): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  if (source) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
  else
    gl.texImage2D(gl.TEXTURE_2D, 0, half ? gl.RGBA16F : gl.RGBA8, width, height, 0, gl.RGBA, half ? gl.HALF_FLOAT : gl.UNSIGNED_BYTE, null);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
  return texture;
}

function setUniforms(p: WebGLProgram, values: Record<string, number | number[] | Float32Array>) {
  for (let i = 0; i < gl.getProgramParameter(p, gl.ACTIVE_UNIFORMS); i++) {
    const { name, type } = gl.getActiveUniform(p, i)!;
    const value = values[name.replace('[0]', '')];
    const at = gl.getUniformLocation(p, name);
    if (type === gl.SAMPLER_2D) continue;
    if (value === undefined) throw new Error(`uniform ${name} is not set`);
    if (type === gl.INT) gl.uniform1i(at, value as number);
    else if (type === gl.FLOAT) gl.uniform1f(at, value as number);
    else if (type === gl.FLOAT_VEC2) gl.uniform2fv(at, value as number[]);
    else if (type === gl.FLOAT_VEC3) gl.uniform3fv(at, value as number[]);
    else gl.uniform4fv(at, value as number[]);
  }
}

/** Runs a fragment shader once over a surface; (0, 0) is its upper left corner. */
export function render(job: Job): Surface {
  begin();
  const { width, height } = job;
  const texture = blank(width, height, job.half ?? false);
  const target = gl.createFramebuffer();
  const own: WebGLTexture[] = [];
  const p = program(job.fragment);
  gl.useProgram(p);
  setUniforms(p, job.uniforms ?? {});
  Object.entries(job.textures ?? {}).forEach(([name, source], unit) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    if (source instanceof HTMLCanvasElement) own.push(blank(0, 0, false, source));
    else gl.bindTexture(gl.TEXTURE_2D, source.texture);
    gl.uniform1i(gl.getUniformLocation(p, name), unit);
  });
  gl.bindFramebuffer(gl.FRAMEBUFFER, target);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  gl.viewport(0, 0, width, height);
  gl.enable(gl.SCISSOR_TEST);
  for (let y = 0; y < height; y += CHUNK)
    for (let x = 0; x < width; x += CHUNK) {
      gl.scissor(x, y, CHUNK, CHUNK);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      gl.finish();
    }
  for (const t of own) gl.deleteTexture(t);
  return { texture, target, width, height };
}

export function release(...surfaces: Surface[]) {
  for (const s of surfaces) {
    gl.deleteTexture(s.texture);
    gl.deleteFramebuffer(s.target);
  }
}

/** Reads a surface back. Shaders write premultiplied colours, image data wants them plain. */
export function toCanvas(s: Surface): HTMLCanvasElement {
  const ctx = context(s.width, s.height);
  const image = ctx.createImageData(s.width, s.height);
  gl.bindFramebuffer(gl.FRAMEBUFFER, s.target);
  gl.readPixels(0, 0, s.width, s.height, gl.RGBA, gl.UNSIGNED_BYTE, image.data as unknown as Uint8Array);
  const px = image.data;
  for (let i = 0; i < px.length; i += 4) {
    const a = px[i + 3]!;
    if (a && a < 255) for (let k = 0; k < 3; k++) px[i + k] = (px[i + k]! * 255) / a;
  }
  ctx.putImageData(image, 0, 0);
  release(s);
  return ctx.canvas;
}
