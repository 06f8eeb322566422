import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

interface ThemeToggleProps {
  /** As a plain line of text (top bar) or as a button (menu). */
  readonly look: 'text' | 'button';
}

/** Turns the page from light to dark or back, and remembers the choice on this device. */
export function ThemeToggle({ look }: ThemeToggleProps) {
  if (look === 'button') {
    return (
      <Button icon="sun" className="needs-script" onClick={toggleTheme}>
        Light or dark
      </Button>
    );
  }
  return (
    <button type="button" className="top-link needs-script" onClick={toggleTheme}>
      <Icon name="sun" className="size-3.5" /> Light or dark
    </button>
  );
}

function toggleTheme() {
  const { dataset } = document.documentElement;
  const isDark = dataset.theme ? dataset.theme === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.theme = isDark ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', dataset.theme);
  } catch {
    // Storage is refused: the choice then holds for this page view.
  }
}
