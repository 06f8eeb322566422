/**
 * Marks failed pictures without the page's code. Capture, because error events do not bubble. Written without characters that React
 * escapes.
 */
export const markBrokenImages =
  'addEventListener(`error`, function ({ target }) { if (target instanceof HTMLImageElement) if (`fallback` in target.dataset) target.dataset.broken = `` }, true)';
