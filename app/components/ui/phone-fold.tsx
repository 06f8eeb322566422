import type { ReactNode } from 'react';
import { Icon } from './icon';

interface PhoneFoldProps {
  readonly title: string;
  /** Beside the title: `12 games`. */
  readonly note?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A long part that phones fold under its title; wider pages show it without the title. */
export function PhoneFold({ title, note, isOpen = false, children }: PhoneFoldProps) {
  return (
    <details open={isOpen} className="list-group open-from-tablet">
      <summary className="flex min-h-11 items-center gap-2 py-1 font-display text-d-md font-semibold hover:bg-surface-sunken tablet:supports-[selector(::details-content)]:hidden print:hidden">
        <Icon name="right" className="size-4 text-accent" />
        <span className="min-w-0 flex-1">{title}</span>
        {note !== undefined && <span className="font-text text-sm font-normal text-ink-2">{note}</span>}
      </summary>
      {children}
    </details>
  );
}
