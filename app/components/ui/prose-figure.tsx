import type { ReactNode } from 'react';
import type { RichTextFigure } from '~/models/content/rich-text';
import { LooseImage } from './loose-image';
import { isExternal } from './site-link';

/** Assumed size of a picture without dimensions. */
const assumedSize = { width: 1280, height: 720 };

interface ProseFigureProps {
  readonly figure: RichTextFigure;
  /** The caption of the figure, rendered; `null` for none. */
  readonly caption: ReactNode;
}

/** A picture in a text, with its caption. Its space is reserved by its size, or else as 16:9. */
export function ProseFigure({ figure: { src, alt, size, href }, caption }: ProseFigureProps) {
  const image = (
    <LooseImage
      src={src}
      alt={alt}
      {...(size ?? assumedSize)}
      className={size === undefined ? 'prose-image prose-image-unsized' : 'prose-image'}
    />
  );
  return (
    <figure className="prose-figure">
      {href === undefined ? image : <PictureLink href={href} alt={alt} image={image} />}
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface PictureLinkProps {
  readonly href: string;
  readonly alt: string;
  readonly image: ReactNode;
}

function PictureLink({ href, alt, image }: PictureLinkProps) {
  return (
    <a href={href} {...(isExternal(href) && { rel: 'noopener' })}>
      {image}
      {alt === '' && <span className="sr-only">Open the picture</span>}
      {isExternal(href) && <span className="sr-only"> (external site)</span>}
    </a>
  );
}
