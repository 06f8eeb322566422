import { Button } from '../ui/button';

/** Under this name a device keeps that its visitor wants no teaser any more. */
const storedName = 'gameday-teaser';
const skipped = 'skipped';

/**
 * Hides the teaser where the visitor has skipped it. It runs in the head, before the first paint. Written without quotes,
 * ampersands and angle brackets: React escapes these in text.
 */
export const applySkippedGameday = `try { if (localStorage.getItem(\`${storedName}\`) === \`${skipped}\`) document.documentElement.dataset.gameday = \`${skipped}\` } catch {}`;

interface SkipGamedayProps {
  /** After it is remembered. */
  readonly onSkip?: () => void;
}

/** Skips the teaser for good, on this device. It is there with scripts only. */
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
    // Storage is refused: the choice then holds for this page view.
  }
}
