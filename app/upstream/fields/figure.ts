import type { Element } from 'hast';
import type { RichText, RichTextBlock, RichTextFigure, RichTextVideo } from '~/models/content/rich-text';
import { parseWebVideo } from '~/models/content/web-video';
import { text } from '../wire';

/** Bounds of plausible picture sizes. */
const MAX_PIXELS = 10_000;
/** Logos and similar. */
const SMALL_PIXELS = 200;

/** A picture as a block; nothing without an address. */
export function parsePicture({ properties: { src, alt, width, height } }: Element): RichTextFigure[] {
  if (typeof src !== 'string') return [];
  const size = parseSize(Number(width), Number(height));
  return [{ tag: 'figure', src, alt: text().parse(alt), ...(size !== null && { size }), caption: [] }];
}

/** If only the width of a small picture is known, a square is reserved for it. */
function parseSize(width: number, height: number): { readonly width: number; readonly height: number } | null {
  if (isPixels(width) && isPixels(height)) return { width, height };
  return isPixels(width) && width <= SMALL_PIXELS ? { width, height: width } : null;
}

/** The video of a marked figure; `null` for any other figure. */
export function parseVideo({ properties: { dataVideo, title } }: Element): RichTextVideo | null {
  const video = typeof dataVideo === 'string' ? parseWebVideo(dataVideo) : null;
  return video && { tag: 'video', video, title: text().parse(title) };
}

/** The caption goes on the last block that can have it, or after the blocks. */
export function addCaption(blocks: readonly RichTextBlock[], caption: RichText): RichText {
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
