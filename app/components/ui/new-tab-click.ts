import type { MouseEvent } from 'react';

/** Whether a click asks for another tab or window and so belongs to the browser. */
export function isNewTabClick({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
