/** Request of a framed page to the page around it. */
export type FrameMessage =
  | { readonly kind: 'height'; readonly pixels: number }
  /** The posted height is invalid. */
  | { readonly kind: 'unreadable-height' }
  | { readonly kind: 'pdf'; readonly url: string };

export interface FrameSender {
  /** The word `null` for a sandboxed frame, which has no origin of its own. */
  readonly origin: string;
  /** The message came from the window of the listening frame. */
  readonly isTheFrame: boolean;
}

const leastPixels = 600;
const paddingPixels = 20;
/** Higher than any real page. */
const mostPixels = 100_000;

/** Accepts messages of the association's origins and of the frame itself, which the security policy restricts to its pages. */
export function isTrusted({ origin, isTheFrame }: FrameSender, origins: readonly string[]): boolean {
  return origins.includes(origin) || (isTheFrame && origin === 'null');
}

/** Parses a height (a number or `{ height }`) or `{ pdfUrl }`, a PDF to open; `null` for anything else. */
export function readFrameMessage(data: unknown): FrameMessage | null {
  if (typeof data === 'number') return heightMessage(data);
  if (typeof data !== 'object' || data === null) return null;
  if ('height' in data) return heightMessage(data.height);
  if ('pdfUrl' in data) return pdfMessage(data.pdfUrl);
  return null;
}

/** Height of a frame around a page of this many pixels. */
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
