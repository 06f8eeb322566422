import { Button } from '../ui/button';

/** Storage key of the dismissed teaser. */
const storedName = 'gameday-teaser';
const skipped = 'skipped';

/** Hides the dismissed teaser before the first paint. Written without characters that React escapes in text. */
export const applySkippedGameday = `try { if (localStorage.getItem(\`${storedName}\`) === \`${skipped}\`) document.documentElement.dataset.gameday = \`${skipped}\` } catch {}`;

interface SkipGamedayProps {
  /** Called after the choice is stored. */
  readonly onSkip?: () => void;
}

/** Dismisses the teaser permanently on this device. Requires scripts. */
export function SkipGameday({ onSkip }: SkipGamedayProps) {
  return (
    <Button
      look="bare"
      className="needs-script"
      onClick={() => {
        skipGameday();
        onSkip?.();
      }}
    >
      Skip Permanently
    </Button>
  );
}

function skipGameday(): void {
  document.documentElement.dataset.gameday = skipped;
  try {
    localStorage.setItem(storedName, skipped);
  } catch {
    // Storage is refused. The choice then lasts for this page view.
  }
}
