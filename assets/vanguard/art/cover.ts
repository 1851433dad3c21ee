import { explorer } from './figures.ts';
import { paintingOf } from './planet.ts';
import { sculpt } from './sculpt.ts';
import { context } from './shapes.ts';

/** The box: an explorer looks over an ice shelf toward a ringed giant. */
export function cover(): HTMLCanvasElement {
  const [w, h] = [1080, 720];
  const pen = context(w, h);
  const painting = paintingOf('halcyon-shelf', 0.75);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(painting, -250, 0, (painting.width * h) / painting.height, h);
  const shade = pen.createLinearGradient(0, h * 0.5, 0, h);
  shade.addColorStop(0, 'rgba(4,10,22,0)');
  shade.addColorStop(1, 'rgba(4,10,22,.75)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, w, h);
  const box = { x: -128, y: -276, w: 300, h: 290 };
  const put = (section: Parameters<typeof explorer>[0], x: number, y: number, size: number): void => {
    const art = sculpt(explorer(section), box, size);
    pen.drawImage(art, x - 150 * size, y - 280 * size);
  };
  put('science', 330, 640, 0.95);
  put('security', 760, 650, 1.02);
  put('engineering', 620, 690, 1.2);
  put('recon', 455, 700, 1.3);
  pen.textAlign = 'center';
  pen.font = '700 92px Rajdhani';
  pen.letterSpacing = '14px';
  pen.shadowColor = 'rgba(0,8,20,.9)';
  pen.shadowBlur = 24;
  pen.fillStyle = '#f3f6f5';
  pen.fillText('ISS VANGUARD', w / 2 + 7, 112);
  pen.shadowBlur = 0;
  pen.fillStyle = '#ff8a2a';
  pen.fillRect(w / 2 - 210, 134, 420, 4);
  return pen.canvas;
}
