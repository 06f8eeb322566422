import type { Element } from 'hast';
import type { RichText, RichTextBlock, RichTextFigure, RichTextVideo } from '~/models/content/rich-text';
import type { WebVideo } from '~/models/content/web-video';
import { text } from '../wire';

/** Pictures of no reasonable size have none. */
const MAX_PIXELS = 10_000;
/** Logos and the like. */
const SMALL_PIXELS = 200;

/** A picture as a block of its own; nothing without an address. */
export function parsePicture({ properties: { src, alt, width, height } }: Element): RichTextFigure[] {
  if (typeof src !== 'string') return [];
  const size = parseSize(Number(width), Number(height));
  return [{ tag: 'figure', src, alt: text().parse(alt), ...(size !== null && { size }), caption: [] }];
}

/** A small picture of which the width alone is known is no larger for that: its place is a square until it is there. */
function parseSize(width: number, height: number): { readonly width: number; readonly height: number } | null {
  if (isPixels(width) && isPixels(height)) return { width, height };
  return isPixels(width) && width <= SMALL_PIXELS ? { width, height: width } : null;
}

/** The video of a figure that the document work has marked, `null` for any other figure. */
export function parseVideo({ properties: { dataVideo, title } }: Element): RichTextVideo | null {
  if (typeof dataVideo !== 'string') return null;
  const [host, id = '', hash] = dataVideo.split(':');
  if (host !== 'youtube' && host !== 'vimeo') return null;
  const video: WebVideo = hash === undefined ? { host, id } : { host, id, hash };
  return { tag: 'video', video, title: text().parse(title) };
}

/** The blocks of a figure, its caption given to the last one that can have it; otherwise it stands behind them. */
export function captioned(blocks: readonly RichTextBlock[], caption: RichText): RichText {
  if (caption.length === 0) return blocks;
  const index = blocks.findLastIndex(
    (block) => (block.tag === 'figure' || block.tag === 'table') && block.caption.length === 0,
  );
  if (index === -1) return [...blocks, { tag: 'p', children: caption }];
  return blocks.map((block, at) => (at === index ? { ...block, caption } : block) as RichTextBlock);
}

function isPixels(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= MAX_PIXELS;
}
