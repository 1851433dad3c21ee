import { useMemo } from 'react';
import { encode } from 'uqr';

/** Four modules of quiet round the code, as scanners ask for. */
const quiet = 4;

/** An address as a code for a camera. Dark on light, whatever the page looks like: scanners read nothing else reliably. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { path, size } = useMemo(() => {
    const { data, size: modules } = encode(text, { border: 0 });
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')));
    return { path: squares.join(''), size: modules + 2 * quiet };
  }, [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff8e8" />
      <path d={path} fill="#1b0e20" />
    </svg>
  );
}
