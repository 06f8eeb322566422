import { useEffect, useState, type RefObject } from 'react';
import { parseUrl } from '~/models/text/parse-url';

/** Opens PDFs of a framed page in a new tab. Returns its posted height in pixels, `null` until then. */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement>, origins: readonly string[]): number | null {
  const [height, setHeight] = useState<number | null>(null);
  const allowed = origins.join(' ');

  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isTheFrame = source !== null && source === frame.current?.contentWindow;
      if (!isTrusted({ origin, isTheFrame }, [window.location.origin, ...allowed.split(' ')])) return;
      const message = readFrameMessage(data);
      if (message?.kind === 'height') setHeight(clampFrameHeight(message.pixels));
      if (message?.kind === 'pdf') window.open(message.url, '_blank', 'noopener');
      if (message?.kind === 'unreadable-height') {
        console.warn('A framed page told a height that cannot be read; its frame stays as it is.', data);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, allowed]);

  return height;
}

/** Request of a framed page to the page around it. */
type FrameMessage =
  | { readonly kind: 'height'; readonly pixels: number }
  /** The posted height is invalid. */
  | { readonly kind: 'unreadable-height' }
  | { readonly kind: 'pdf'; readonly url: string };

interface FrameSender {
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
  if (typeof data === 'number') return parseHeightMessage(data);
  if (typeof data !== 'object' || data === null) return null;
  if ('height' in data) return parseHeightMessage(data.height);
  if ('pdfUrl' in data) return parsePdfMessage(data.pdfUrl);
  return null;
}

/** Height of a frame around a page of this many pixels. */
export function clampFrameHeight(pagePixels: number): number {
  return Math.max(leastPixels, Math.ceil(pagePixels) + paddingPixels);
}

function parseHeightMessage(height: unknown): FrameMessage {
  const isHeight = typeof height === 'number' && height > 0 && height <= mostPixels;
  return isHeight ? { kind: 'height', pixels: height } : { kind: 'unreadable-height' };
}

function parsePdfMessage(address: unknown): FrameMessage | null {
  const url = typeof address === 'string' ? parseUrl(address) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? { kind: 'pdf', url: url.href } : null;
}
