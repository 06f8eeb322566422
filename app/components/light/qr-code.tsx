import { drawQr } from '~/models/text/qr-drawing';

interface QrCodeProps {
  readonly text: string;
  /** What it leads to. */
  readonly label: string;
  readonly className?: string;
}

/** A code for the camera of a phone, black on white in both color schemes. */
export function QrCode({ text, label, className = 'qr' }: QrCodeProps) {
  const { size, path } = drawQr(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}
