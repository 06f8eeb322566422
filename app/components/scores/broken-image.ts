/**
 * Marks pictures that did not load and have something drawn behind them; the style sheet then hides them. It is part of
 * the document's early script, because a picture may fail before the page's own code has arrived, and error events do not
 * bubble: hence the capture. Written without quotes, ampersands and angle brackets: React escapes these in text.
 */
export const markBrokenImages =
  'addEventListener(`error`, function (event) { const image = event.target; if (image instanceof HTMLImageElement) if (image.hasAttribute(`data-fallback`)) image.setAttribute(`data-broken`, ``) }, true)';
