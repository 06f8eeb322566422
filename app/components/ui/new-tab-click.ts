import type { MouseEvent } from 'react';

/** Whether a click asks for another tab or window: such a click is the browser's. */
export function asksForNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
