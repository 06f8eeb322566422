interface LooseImageProps {
  /** Absolute address. */
  readonly src: string;
  readonly alt?: string;
  /** Size in pixels the browser may plan with; what is shown is decided by `className`. */
  readonly width: number;
  readonly height: number;
  /** Above the fold: fetched first. Everything else is fetched when it comes near the screen. */
  readonly eager?: boolean;
  readonly className: string;
}

/**
 * A picture from upstream over something that stands in its place. One that does not arrive leaves what is behind it, not
 * a broken icon: the document's early script marks it (`data-fallback`), and the style sheet takes it away.
 */
export function LooseImage({ src, alt = '', width, height, eager = false, className }: LooseImageProps) {
  return (
    <img
      key={src}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      // React 18 knows the attribute by its HTML name only.
      {...(eager ? { fetchpriority: 'high' } : {})}
      data-fallback=""
      className={className}
    />
  );
}
