import { markBrokenImages } from '../scores/broken-image';
import { useScriptNonce } from './script-nonce';

// Written without quotes, ampersands and angle brackets: React escapes these in text.
const applyStoredTheme =
  'try { const theme = localStorage.getItem(`theme`); if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme } catch {}';

/**
 * What cannot wait for the page's own code: the visitor's choice of light or dark, before the first paint, and a watch on
 * pictures that fail. It belongs in the head, before the styles.
 */
export function ThemeScript() {
  return (
    <script nonce={useScriptNonce()} suppressHydrationWarning>
      {`${applyStoredTheme}; ${markBrokenImages}`}
    </script>
  );
}
