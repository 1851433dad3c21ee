/** The least WebGL 2 that bakes pictures: programs, float targets, one quad. Rows run from the top of the picture down. */
export type Value = number | readonly number[];
export interface Target {
  tex: WebGLTexture;
  fbo: WebGLFramebuffer;
  w: number;
  h: number;
  float: boolean;
}

const QUAD = `#version 300 es
out vec2 uv; void main(){ vec2 p=vec2((gl_VertexID&1)*2,(gl_VertexID>>1)*2)*2.-1.; uv=p*.5+.5; gl_Position=vec4(p,0.,1.); }`;

export class Gl {
  readonly gl: WebGL2RenderingContext;
  private programs = new Map<string, WebGLProgram>();
  constructor(canvas: HTMLCanvasElement | OffscreenCanvas) {
    const gl = canvas.getContext('webgl2', {
      preserveDrawingBuffer: true,
      antialias: false,
      alpha: true,
      premultipliedAlpha: true,
    }) as WebGL2RenderingContext | null;
    if (!gl) throw new Error('no WebGL 2');
    if (!gl.getExtension('EXT_color_buffer_float')) throw new Error('no float targets');
    gl.getExtension('OES_texture_float_linear');
    this.gl = gl;
  }
  private shader(type: number, source: string) {
    const { gl } = this;
    const s = gl.createShader(type)!;
    gl.shaderSource(s, source);
    gl.compileShader(s);
    if (!gl.getShaderParameter(s, gl.COMPILE_STATUS)) {
      const log = gl.getShaderInfoLog(s) ?? '';
      const line = Number(/0:(\d+)/.exec(log)?.[1] ?? 0);
      throw new Error(
        log +
          '\n' +
          source
            .split('\n')
            .slice(Math.max(0, line - 3), line + 2)
            .join('\n'),
      );
    }
    return s;
  }
  program(fragment: string, vertex = QUAD) {
    const key = vertex + fragment;
    let p = this.programs.get(key);
    if (!p) {
      const { gl } = this;
      p = gl.createProgram()!;
      gl.attachShader(p, this.shader(gl.VERTEX_SHADER, vertex));
      gl.attachShader(p, this.shader(gl.FRAGMENT_SHADER, fragment));
      gl.linkProgram(p);
      if (!gl.getProgramParameter(p, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(p) ?? 'link');
      this.programs.set(key, p);
    }
    return p;
  }
  target(w: number, h: number, kind: 'half' | 'full' | 'byte' = 'half'): Target {
    const { gl } = this;
    const tex = gl.createTexture()!;
    gl.bindTexture(gl.TEXTURE_2D, tex);
    gl.texStorage2D(gl.TEXTURE_2D, 1, kind === 'half' ? gl.RGBA16F : kind === 'full' ? gl.RGBA32F : gl.RGBA8, w, h);
    const filter = kind === 'full' ? gl.NEAREST : gl.LINEAR;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, filter);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    const fbo = gl.createFramebuffer()!;
    gl.bindFramebuffer(gl.FRAMEBUFFER, fbo);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, tex, 0);
    return { tex, fbo, w, h, float: kind !== 'byte' };
  }
  /** Copies one target over the whole of another, smoothly if their sizes differ. */
  stretch(from: Target, to: Target) {
    const { gl } = this;
    gl.bindFramebuffer(gl.READ_FRAMEBUFFER, from.fbo);
    gl.bindFramebuffer(gl.DRAW_FRAMEBUFFER, to.fbo);
    gl.blitFramebuffer(0, 0, from.w, from.h, 0, 0, to.w, to.h, gl.COLOR_BUFFER_BIT, gl.LINEAR);
  }
  drop(t: Target) {
    this.gl.deleteTexture(t.tex);
    this.gl.deleteFramebuffer(t.fbo);
  }
  /** A painted canvas with mip levels; the levels are what gives sprites their rounded normals. */
  upload(source: HTMLCanvasElement): WebGLTexture {
    const { gl } = this;
    const tex = gl.createTexture()!;
    gl.bindTexture(gl.TEXTURE_2D, tex);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    return tex;
  }
  use(p: WebGLProgram, values: Record<string, Value>, textures: Record<string, WebGLTexture> = {}) {
    const { gl } = this;
    gl.useProgram(p);
    let unit = 0;
    for (const [name, tex] of Object.entries(textures)) {
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(gl.TEXTURE_2D, tex);
      gl.uniform1i(gl.getUniformLocation(p, name), unit++);
    }
    for (const [name, v] of Object.entries(values)) {
      const at = gl.getUniformLocation(p, name);
      if (!at) continue;
      if (typeof v === 'number') gl.uniform1f(at, v);
      else if (v.length === 2) gl.uniform2fv(at, v);
      else if (v.length === 3) gl.uniform3fv(at, v);
      else if (v.length === 4) gl.uniform4fv(at, v);
      else gl.uniform4fv(at, v);
    }
  }
  bind(to: Target | null, w?: number, h?: number) {
    const { gl } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, to ? to.fbo : null);
    gl.viewport(0, 0, to ? to.w : w!, to ? to.h : h!);
  }
  /** Draws a full quad, in strips, so that no single call runs long on a slow renderer. */
  quad(
    to: Target | null,
    fragment: string,
    values: Record<string, Value>,
    textures: Record<string, WebGLTexture> = {},
    blend?: 'over' | 'add',
    w?: number,
    h?: number,
  ) {
    const { gl } = this;
    this.bind(to, w, h);
    this.use(this.program(fragment), values, textures);
    this.blend(blend);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 3);
    gl.disable(gl.BLEND);
  }
  blend(mode?: 'over' | 'add') {
    const { gl } = this;
    if (!mode) gl.disable(gl.BLEND);
    else {
      gl.enable(gl.BLEND);
      if (mode === 'add') gl.blendFunc(gl.ONE, gl.ONE);
      else gl.blendFuncSeparate(gl.ONE, gl.ONE_MINUS_SRC_ALPHA, gl.ZERO, gl.ONE);
    }
  }
}

export const rng = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
export type Random = () => number;
export const lin = (hex: string): [number, number, number] => {
  const n = parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255].map((v) => (v / 255) ** 2.2) as [number, number, number];
};
