import orbit from '../../../shaders/vanguard/orbit.glsl?raw';
import { explorer } from './figures.ts';
import { render, toCanvas } from './gl.ts';
import { sculpt } from './sculpt.ts';
import { context } from './shapes.ts';

/** The box: four explorers before the limb of an ice world, at sunrise. The shelf writes the name, where it is never cut. */
export function cover(): HTMLCanvasElement {
  const [w, h] = [1080, 720];
  const pen = context(w, h);
  const sky = toCanvas(render({ fragment: orbit, width: 1440, height: 480, uniforms: { uSize: [1440, 480] } }));
  pen.drawImage(sky, 240, 0, 720, 480, 0, 0, w, h);
  const shade = pen.createLinearGradient(0, 300, 0, h);
  shade.addColorStop(0, 'rgba(4,10,22,0)');
  shade.addColorStop(0.55, 'rgba(4,10,22,.82)');
  shade.addColorStop(1, 'rgba(4,10,22,1)');
  pen.fillStyle = shade;
  pen.fillRect(0, 300, w, h - 300);
  const box = { x: -128, y: -276, w: 300, h: 290 };
  const put = (section: Parameters<typeof explorer>[0], x: number, y: number, size: number): void => {
    pen.drawImage(sculpt(explorer(section), box, size), x - 150 * size, y - 280 * size);
  };
  put('science', 290, 650, 1.2);
  put('security', 800, 655, 1.25);
  put('engineering', 630, 700, 1.45);
  put('recon', 440, 712, 1.5);
  return pen.canvas;
}
