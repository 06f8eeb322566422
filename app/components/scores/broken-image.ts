/**
 * Marks pictures that did not load and have something drawn behind them; the style sheet then hides them. It is part of
 * the document's early script, because a picture may fail before the page's own code has arrived, and error events do not
 * bubble: hence the capture.
 */
export const brokenImageScript =
  "addEventListener('error',function(e){var i=e.target;if(i instanceof HTMLImageElement&&i.hasAttribute('data-fallback'))i.setAttribute('data-broken','')},true);";
