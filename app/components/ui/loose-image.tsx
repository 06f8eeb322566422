interface LooseImageProps {
  /** Absolute address; `null` for the fallback alone. */
  readonly src: string | null;
  readonly alt?: string;
  /** Intrinsic size in pixels, for the browser's planning; `className` decides the displayed size. */
  readonly width: number;
  readonly height: number;
  /** Above the fold, so the document's early script fetches it, except on light pages. */
  readonly eager?: boolean;
  readonly className: string;
}

/** A picture over a fallback, which shows if the picture fails (`data-fallback`). */
export function LooseImage({ src, alt = '', width, height, eager = false, className }: LooseImageProps) {
  if (src === null) return null;
  return (
    <img
      key={src}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      // React 18 knows the attribute only by its HTML name.
      {...(eager ? { fetchpriority: 'high' } : {})}
      data-fallback=""
      className={className}
    />
  );
}
