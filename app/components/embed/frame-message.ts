/** What a page in a frame may ask of the page around it. */
export type FrameMessage =
  | { readonly kind: 'height'; readonly pixels: number }
  /** It told a height that is none. */
  | { readonly kind: 'unreadable-height' }
  | { readonly kind: 'pdf'; readonly url: string };

/** Where a message comes from. */
export interface FrameSender {
  /** `null` (the word) for a sandboxed frame, which has no origin of its own. */
  readonly origin: string;
  /** True when it was posted by the window of the very frame that listens. */
  readonly isTheFrame: boolean;
}

const leastPixels = 600;
const paddingPixels = 20;
/** Beyond any page there is. */
const mostPixels = 100_000;

/**
 * Whether a message may be acted on: the association's own origins may, and so may the frame itself. Its origin is
 * withheld by the sandbox, but the content security policy lets it show the association's pages only.
 */
export function isTrusted({ origin, isTheFrame }: FrameSender, origins: readonly string[]): boolean {
  return origins.includes(origin) || (isTheFrame && origin === 'null');
}

/**
 * Reads what a framed page posted: its height, as a number or as `{ height }`, or `{ pdfUrl }`, the address of a PDF that
 * somebody wants to open.
 * @returns `null` for anything else
 */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data === 'number') return heightMessage(data);
  if (typeof data !== 'object' || data === null) return null;
  if ('height' in data) return heightMessage(data.height);
  if ('pdfUrl' in data) return pdfMessage(data.pdfUrl);
  return null;
}

/** The height of a frame around a page of so many pixels. */
export function clampFrameHeight(pagePixels: number): number {
  return Math.max(leastPixels, Math.ceil(pagePixels) + paddingPixels);
}

function heightMessage(height: unknown): FrameMessage {
  const isHeight = typeof height === 'number' && height > 0 && height <= mostPixels;
  return isHeight ? { kind: 'height', pixels: height } : { kind: 'unreadable-height' };
}

function pdfMessage(address: unknown): FrameMessage | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? { kind: 'pdf', url: url.href } : null;
}
