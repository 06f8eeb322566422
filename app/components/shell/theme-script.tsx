import { useScriptNonce } from './script-nonce';

// Written without quotes, ampersands and angle brackets: React escapes these in text.
const applyStoredTheme =
  'try { const theme = localStorage.getItem(`theme`); if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme } catch {}';

/** Applies the visitor's choice of light or dark before the first paint. It belongs in the head, before the styles. */
export function ThemeScript() {
  return (
    <script nonce={useScriptNonce()} suppressHydrationWarning>
      {applyStoredTheme}
    </script>
  );
}
