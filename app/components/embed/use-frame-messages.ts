import { useEffect, useState, type RefObject } from 'react';
import { clampFrameHeight, isTrusted, readFrameMessage } from './frame-message';

/**
 * Handles the messages of a framed page: opens a PDF in a new tab, and tracks the height.
 * @param origins those of the association; this page's own is always included
 * @returns the height in pixels, `null` until the page posted one
 */
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
    return () => {
      window.removeEventListener('message', hear);
    };
  }, [frame, allowed]);

  return height;
}
