export const markMissingScripts =
  'addEventListener(`error`, function ({ target }) { const { dataset } = document.documentElement; if (!dataset.hydrated) if (target instanceof HTMLScriptElement || target.rel === `modulepreload`) dataset.scripts = `failed` }, true)';
