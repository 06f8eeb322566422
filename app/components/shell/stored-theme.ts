/** Applies the chosen color scheme before the first paint. Written without characters that React escapes in text. */
export const applyStoredTheme =
  'try { const theme = localStorage.getItem(`theme`); if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme } catch {}';
