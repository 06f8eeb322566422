import { useEffect, useState, type RefObject } from 'react';
import { clampFrameHeight, isTrusted, readFrameMessage } from './frame-message';

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
    return () => {
      window.removeEventListener('message', hear);
    };
  }, [frame, allowed]);

  return height;
}
