/** Pixi would fall back to a slow canvas that cannot draw our shaders; better to say so and leave the list of actions. */
export function hasWebGL(): boolean {
  try {
    const gl = document.createElement('canvas').getContext('webgl2');
    // browsers allow about sixteen contexts at a time: give this one back
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
    return gl !== null;
  } catch {
    return false;
  }
}
