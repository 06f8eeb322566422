/**
 * Marks pictures that failed to load and have a drawing behind them, so that the style sheet hides them. It is part of
 * the document's early script, because a picture may fail before the page's code arrives. It uses capture, because
 * error events do not bubble. Written without quotes, ampersands and angle brackets, which React escapes in text.
 */
export const markBrokenImages =
  'addEventListener(`error`, function ({ target }) { if (target instanceof HTMLImageElement) if (`fallback` in target.dataset) target.dataset.broken = `` }, true)';
