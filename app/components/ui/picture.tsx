import type { SportArt } from '~/config/sports';
import { LooseImage } from './loose-image';
import { SportLines } from './sport-lines';

interface PictureProps {
  /** Absolute address; without one only the drawing is shown. */
  readonly src: string | null;
  readonly alt: string;
  /** Drawing behind the picture, visible while it loads or if it is missing. */
  readonly art: SportArt;
  /** Intrinsic size in pixels, for the browser's planning; `className` decides the displayed size. */
  readonly width: number;
  readonly height: number;
  /** Above the fold, so fetched first. */
  readonly eager?: boolean;
  /** Shape of the frame, for example `aspect-video`, which reserves the space. */
  readonly className: string;
}

/** A picture from upstream in a frame of fixed shape, over a drawing that shows if the picture fails. */
export function Picture({ src, alt, art, width, height, eager = false, className }: PictureProps) {
  return (
    <div className={`relative overflow-hidden bg-surface-sunken ${className}`}>
      <SportLines art={art} className="absolute inset-0 size-full" />
      <LooseImage
        src={src}
        alt={alt}
        width={width}
        height={height}
        eager={eager}
        className="picture-image absolute inset-0 size-full object-cover"
      />
    </div>
  );
}
