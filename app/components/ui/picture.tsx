import type { SportArt } from '~/config/sports';
import { LooseImage } from './loose-image';
import { SportLines } from './sport-lines';

interface PictureProps {
  /** Absolute address; without one the drawing stands alone. */
  readonly src: string | null;
  readonly alt: string;
  /** The drawing behind: seen while the picture loads, and instead of one that is missing. */
  readonly art: SportArt;
  /** Size in pixels the browser may plan with; what is shown is decided by `className`. */
  readonly width: number;
  readonly height: number;
  /** Above the fold: fetched first. Everything else is fetched when it comes near the screen. */
  readonly eager?: boolean;
  /** Gives the frame its shape, for example `aspect-video`: the place is reserved before anything arrives. */
  readonly className: string;
}

/**
 * A picture from upstream in a frame of fixed shape, over a drawing. A picture that does not arrive leaves the drawing.
 */
export function Picture({ src, alt, art, width, height, eager = false, className }: PictureProps) {
  return (
    <div className={`relative overflow-hidden bg-surface-sunken ${className}`}>
      <SportLines art={art} className="absolute inset-0 size-full" />
      {src !== null && (
        <LooseImage
          src={src}
          alt={alt}
          width={width}
          height={height}
          eager={eager}
          className="picture-image absolute inset-0 size-full object-cover"
        />
      )}
    </div>
  );
}
