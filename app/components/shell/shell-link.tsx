import type { ComponentPropsWithoutRef } from 'react';
import { ExternalMark } from '../ui/external-mark';
import { isExternal } from '../ui/site-link';

interface ShellLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** A path of this site, or an absolute address. */
  readonly to: string;
  /** Whether the link stands for all pages below its own: it is marked on these too. */
  readonly isSection?: boolean;
}

/**
 * A link of the header or the footer, which are drawn without a router. `<ShellControls>` follows it within the document;
 * like the links of pages it carries Remix's mark of a link that the router follows.
 */
export function ShellLink({ to, isSection = false, children, ...rest }: ShellLinkProps) {
  if (!isExternal(to)) {
    return (
      <a href={to} data-section={isSection ? '' : undefined} data-discover="true" {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} rel="noopener" {...rest}>
      {children}
      <ExternalMark />
      <span className="sr-only"> (external site)</span>
    </a>
  );
}
