/**
 * Applies the visitor's choice of light or dark. It runs in the head, before the first paint. Written without quotes,
 * ampersands and angle brackets: React escapes these in text.
 */
export const applyStoredTheme =
  'try { const theme = localStorage.getItem(`theme`); if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme } catch {}';
