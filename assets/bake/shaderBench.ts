import vertex from '../../shaders/bake/quad.glsl?raw';
import { context } from './canvas.ts';

/** A picture on the graphics card. */
export interface Surface {
  readonly texture: WebGLTexture;
  readonly target: WebGLFramebuffer;
  readonly width: number;
  readonly height: number;
}

type Value = number | readonly number[] | Float32Array;

export interface Job {
  readonly fragment: string;
  readonly width: number;
  readonly height: number;
  readonly uniforms?: Readonly<Record<string, Value>>;
  readonly textures?: Readonly<Record<string, Surface | HTMLCanvasElement>>;
  /** Heights and the like, that eight bits are too few for. */
  readonly float?: boolean;
  /** Squares of this many pixels: a longer call under software WebGL loses the context. */
  readonly chunk?: number;
}

/** Runs fragment shaders once each, and reads back what they have drawn. The context is made by the first of them. */
export class ShaderBench {
  private made: WebGL2RenderingContext | undefined;
  private readonly programs = new Map<string, WebGLProgram>();

  constructor(
    /** Stands in front of every fragment shader. */
    private readonly head: string,
    private readonly floats: 'half' | 'full',
  ) {}

  /** (0, 0) is the upper left corner of the target. */
  render(job: Job): Surface {
    const { gl } = this;
    const { width, height, chunk = 256 } = job;
    const texture = this.blank(width, height, job.float ?? false);
    const target = gl.createFramebuffer();
    const own: WebGLTexture[] = [];
    const program = this.program(job.fragment);
    gl.useProgram(program);
    setUniforms(gl, program, job.uniforms ?? {});
    Object.entries(job.textures ?? {}).forEach(([name, source], slot) => {
      gl.activeTexture(gl.TEXTURE0 + slot);
      if ('target' in source) gl.bindTexture(gl.TEXTURE_2D, source.texture);
      else own.push(this.blank(0, 0, false, source));
      gl.uniform1i(gl.getUniformLocation(program, name), slot);
    });
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.viewport(0, 0, width, height);
    gl.enable(gl.SCISSOR_TEST);
    for (let y = 0; y < height; y += chunk)
      for (let x = 0; x < width; x += chunk) {
        gl.scissor(x, y, chunk, chunk);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
        gl.finish();
      }
    for (const one of own) gl.deleteTexture(one);
    return { texture, target, width, height };
  }

  release(...surfaces: readonly Surface[]): void {
    for (const { texture, target } of surfaces) {
      this.gl.deleteTexture(texture);
      this.gl.deleteFramebuffer(target);
    }
  }

  /** The first number at one place of a surface of full floats. */
  readRed({ target }: Surface, x: number, y: number): number {
    const { gl } = this;
    const out = new Float32Array(4);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target);
    gl.readPixels(x, y, 1, 1, gl.RGBA, gl.FLOAT, out);
    return out[0]!;
  }

  /** Reads a surface back and gives it up. Shaders write premultiplied colours, image data wants them plain. */
  toCanvas(surface: Surface): HTMLCanvasElement {
    const { gl } = this;
    const { width, height } = surface;
    const pen = context(width, height);
    const image = pen.createImageData(width, height);
    gl.bindFramebuffer(gl.FRAMEBUFFER, surface.target);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, image.data as unknown as Uint8Array);
    const px = image.data;
    for (let i = 0; i < px.length; i += 4) {
      const a = px[i + 3]!;
      if (a && a < 255) for (let k = 0; k < 3; k++) px[i + k] = (px[i + k]! * 255) / a;
    }
    pen.putImageData(image, 0, 0);
    this.release(surface);
    return pen.canvas;
  }

  private get gl(): WebGL2RenderingContext {
    if (this.made) return this.made;
    const gl = document.createElement('canvas').getContext('webgl2', { antialias: false })!;
    const floats = gl.getExtension('EXT_color_buffer_float') ?? (this.floats === 'half' && gl.getExtension('EXT_color_buffer_half_float'));
    if (!floats) throw new Error(`no ${this.floats} float targets`);
    if (this.floats === 'full') gl.getExtension('OES_texture_float_linear');
    gl.bindVertexArray(gl.createVertexArray());
    return (this.made = gl);
  }

  private program(fragment: string): WebGLProgram {
    const known = this.programs.get(fragment);
    if (known) return known;
    const { gl } = this;
    const made = gl.createProgram();
    for (const [type, source] of [[gl.VERTEX_SHADER, vertex], [gl.FRAGMENT_SHADER, this.head + fragment]] as const) {
      const shader = gl.createShader(type)!;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? 'shader');
      gl.attachShader(made, shader);
    }
    gl.linkProgram(made);
    this.programs.set(fragment, made);
    return made;
  }

  private blank(width: number, height: number, float: boolean, source?: HTMLCanvasElement): WebGLTexture {
    const { gl } = this;
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    const [floats, ofFloats] = this.floats === 'half' ? [gl.RGBA16F, gl.HALF_FLOAT] : [gl.RGBA32F, gl.FLOAT];
    if (source) gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, source);
    else
      gl.texImage2D(gl.TEXTURE_2D, 0, float ? floats : gl.RGBA8, width, height, 0, gl.RGBA, float ? ofFloats : gl.UNSIGNED_BYTE, null);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
    for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR);
    return texture;
  }
}

function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, values: Readonly<Record<string, Value>>): void {
  const count = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS) as number;
  for (let i = 0; i < count; i++) {
    const { name, type } = gl.getActiveUniform(program, i)!;
    if (type === gl.SAMPLER_2D) continue;
    const value = values[name.replace('[0]', '')];
    const at = gl.getUniformLocation(program, name);
    if (value === undefined) throw new Error(`uniform ${name} is not set`);
    const list = typeof value === 'number' ? [value] : [...value];
    if (type === gl.INT) gl.uniform1iv(at, list);
    else if (type === gl.FLOAT) gl.uniform1fv(at, list);
    else if (type === gl.FLOAT_VEC2) gl.uniform2fv(at, list);
    else if (type === gl.FLOAT_VEC3) gl.uniform3fv(at, list);
    else gl.uniform4fv(at, list);
  }
}
