import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Switches between light and dark, see `shell-controls.tsx`. */
export function ThemeToggle({ look }: { readonly look: 'text' | 'button' }) {
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
