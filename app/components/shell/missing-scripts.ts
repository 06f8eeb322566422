/**
 * Marks the document when one of its scripts fails to load, so that styles hide the controls that need scripts. It is
 * part of the document's early script. Written without quotes, ampersands and angle brackets, which React escapes in
 * text.
 */
export const markMissingScripts =
  'addEventListener(`error`, function ({ target }) { const { dataset } = document.documentElement; if (!dataset.hydrated) if (target instanceof HTMLScriptElement || target.rel === `modulepreload`) dataset.scripts = `failed` }, true)';
