import type { Texture } from 'pixi.js';
import { holding } from '../art/frameTexture.ts';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Kit } from './kit.ts';
import { nearestEdge } from './reader.ts';
import { RuleLink } from './RuleLink.tsx';

/** A card or piece, large, with its words. Stands on the side of the screen away from the finger. */
export function ReadingView({ kit }: { readonly kit: Kit }) {
  const open = useSyncExternalStore(kit.reader.open.subscribe, kit.reader.open.get);
  if (!open) return null;
  const { reading, at } = open;
  const { art } = kit.inputs;
  const { width, height } = kit.camera.screen;
  const edge = nearestEdge(at, width, height);
  const side = at.x > kit.camera.screen.width / 2 ? 'left' : 'right';
  const frame = reading.frame !== undefined && art.has(reading.frame) ? reading.frame : null;
  return (
    <aside className={`lantern-reading lantern-reading-${side}`} data-edge={edge} role="status" aria-label={reading.title}>
      {frame !== null && <Picture texture={art.texture(frame)} />}
      <div className="lantern-reading-words">
        <p className="lantern-reading-kind">{reading.kind}</p>
        <h2>{reading.title}</h2>
        {reading.text.split('\n').map((line, k) => (
          <p key={k}>{line}</p>
        ))}
        {reading.rules.length > 0 && (
          <p className="lantern-reading-rules">
            {reading.rules.map((id) => (
              <RuleLink key={id} id={id} />
            ))}
          </p>
        )}
      </div>
    </aside>
  );
}

/** The frame of the atlas on a canvas of its own: the picture is read from the source, never from the graphics card. */
function Picture({ texture }: { readonly texture: Texture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const draw = (): void => {
      const pen = canvas.current?.getContext('2d');
      const source = texture.source.resource as CanvasImageSource | undefined;
      if (!canvas.current || !pen || !source) return;
      const { x, y, width, height } = texture.frame;
      const r = texture.source.resolution;
      // a small stand-in is stretched, and a card that was painted finer than the atlas keeps its pixels
      const by = Math.max(1, (width * r) / texture.width);
      canvas.current.width = texture.width * by;
      canvas.current.height = texture.height * by;
      pen.drawImage(source, x * r, y * r, width * r, height * r, 0, 0, canvas.current.width, canvas.current.height);
    };
    draw();
    texture.on('update', draw);
    const release = holding([texture], (canvas.current?.clientWidth ?? 0) * devicePixelRatio);
    return () => {
      texture.off('update', draw);
      release();
    };
  }, [texture]);
  return <canvas ref={canvas} className="lantern-reading-picture" aria-hidden />;
}
