import { getButtonClass } from '../ui/button';
import type { HiddenPart } from './hidden-parts';

interface HideToggleProps {
  readonly what: HiddenPart;
  /** A button, or a link of the footer. */
  readonly look?: 'button' | 'text';
}

export function HideToggle({ what, look = 'button' }: HideToggleProps) {
  const looks = look === 'button' ? getButtonClass({}) : 'quiet-link min-h-6';
  return (
    <button type="button" data-hides={what} className={`hide-${what} needs-script ${looks}`}>
      <span>Hide {what}</span>
      <span>Show {what}</span>
    </button>
  );
}
