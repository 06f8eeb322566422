/**
 * Applies the visitor's choice of light or dark. Runs in the head, before the first paint. Written without quotes,
 * ampersands and angle brackets, which React escapes in text.
 */
export const applyStoredTheme =
  'try { const theme = localStorage.getItem(`theme`); if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme } catch {}';
