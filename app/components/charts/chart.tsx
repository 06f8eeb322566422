import type { ReactNode } from 'react';

interface ChartProps {
  readonly title: string;
  /** One sentence: what is seen. Screen readers read it in place of the drawing. */
  readonly text: string;
  /** What a step of the scale is, or which marks mean what: `Each line is a school.` */
  readonly scale?: string | null;
  /** Age of the data, where the page does not give it: `Released October 7`. */
  readonly age?: string | null;
  /** Without margins, inside another part. */
  readonly isInline?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A drawing of data with its title and its sentence. The page lists the same data, so the drawing is hidden from assistive technology. */
export function Chart({
  title,
  text,
  scale = null,
  age = null,
  isInline = false,
  className = '',
  children,
}: ChartProps) {
  return (
    <figure className={`chart min-w-0 break-inside-avoid ${isInline ? '' : 'my-3'} ${className}`}>
      <figcaption className="pb-1 text-sm">
        <b className="label block">{title}</b> {[text, scale, age].filter(Boolean).join(' ')}
      </figcaption>
      <div aria-hidden="true">{children}</div>
    </figure>
  );
}
