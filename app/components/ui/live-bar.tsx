import { useLocation, useNavigate } from '@remix-run/react';
import { Children, type ReactNode } from 'react';
import { words } from '~/config/words';
import type { UpdateStamp } from '~/models/dates/update-stamp';
import { ButtonLink, type ButtonLinkProps } from './button';
import { FreshnessStamp } from './freshness-stamp';
import { MoreLinks, type MoreLinksProps } from './section-head';

interface LiveBarProps {
  /** `null` when nothing could be read. */
  readonly stamp: UpdateStamp | null;
  /** The page's own address, which the button reloads without scripts. */
  readonly refreshHref: string;
  readonly links?: MoreLinksProps['links'];
  /** Text of the button, where the specification names another one. */
  readonly refreshText?: string;
  /** Tabs or controls after the links. */
  readonly children?: ReactNode;
}

/** Below the heading of a page with live results: related links, age of the data, and a refresh. */
export function LiveBar({ stamp, refreshHref, refreshText = words.refresh, links = [], children }: LiveBarProps) {
  const hasLeftEnd = links.length > 0 || Children.toArray(children).length > 0;
  return (
    <div className="live-bar double-rule">
      <MoreLinks links={links} />
      {children}
      <FreshnessStamp
        stamp={stamp}
        isLive
        isTimeOnly={hasLeftEnd}
        className={`max-tablet:text-xs tablet:ml-auto ${hasLeftEnd ? 'max-tablet:order-3' : 'max-tablet:min-w-0 max-tablet:flex-1'}`}
      />
      <RefreshLink
        to={refreshHref}
        className={`max-tablet:ml-auto max-tablet:w-control print:hidden max-tablet:px-0 ${stamp === null ? 'ml-auto' : ''}`}
      >
        <span className="max-tablet:sr-only">{refreshText}</span>
      </RefreshLink>
    </div>
  );
}

interface RefreshLinkProps extends Pick<ButtonLinkProps, 'children' | 'className'> {
  /** The page's own address, for reloading without scripts. */
  readonly to: string;
}

/** Asks for the page again: without an answer the page stays, with a message. */
function RefreshLink({ to, children, className }: RefreshLinkProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={to}
      preventScrollReset
      icon="refresh"
      onClick={(event) => {
        event.preventDefault();
        navigate(pathname + search, { replace: true, preventScrollReset: true });
      }}
      className={className}
    >
      {children}
    </ButtonLink>
  );
}
