import { encode } from 'uqr';

/** A code for the camera of a phone, black on white in both color schemes. The label says what it leads to. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const runs = data.flatMap((row, y) =>
    Array.from(
      row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className="qr">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={runs.join('')} />
    </svg>
  );
}
