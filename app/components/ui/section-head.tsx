import type { ReactNode } from 'react';
import { Icon } from './icon';
import { SiteLink } from './site-link';

interface SectionHeadProps {
  /** Id of the heading, for the section's `aria-labelledby`. */
  readonly id: string;
  readonly children: ReactNode;
  /** A link, note or small controls at the right end. */
  readonly aside?: ReactNode;
}

/** Opens a section with the double rule: heading on the left, optional aside on the right. */
export function SectionHead({ id, children, aside }: SectionHeadProps) {
  return (
    <div className="double-rule flex flex-wrap items-baseline justify-between gap-x-2 pt-3 pb-2">
      <h2 id={id}>{children}</h2>
      {aside}
    </div>
  );
}

export interface MoreLinksProps {
  readonly links: readonly { readonly to: string; readonly text: string }[];
}

export function MoreLinks({ links }: MoreLinksProps) {
  return links.map(({ to, text }) => (
    <MoreLink key={to} to={to}>
      {text}
    </MoreLink>
  ));
}

/** "All headlines": link from a section to its page. */
export function MoreLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <SiteLink
      to={to}
      withoutArrow
      className="inline-flex min-h-6 items-center gap-1 font-display text-d-sm font-semibold"
    >
      {children}
      <Icon name="right" className="size-3.5 text-accent" />
    </SiteLink>
  );
}
