import { markBrokenImages } from '../scores/broken-image';
import { useScriptNonce } from './script-nonce';
import { applyStoredTheme } from './stored-theme';

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
