import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

interface ThemeToggleProps {
  /** As a plain line of text (top bar) or as a button (menu). */
  readonly look: 'text' | 'button';
}

/** Turns the page from light to dark or back, see `use-theme-toggle.ts`. */
export function ThemeToggle({ look }: ThemeToggleProps) {
  if (look === 'button') {
    return (
      <Button icon="sun" className="needs-script" data-theme-toggle>
        Light or dark
      </Button>
    );
  }
  return (
    <button type="button" data-theme-toggle className="top-link needs-script">
      <Icon name="sun" className="size-3.5" /> Light or dark
    </button>
  );
}
