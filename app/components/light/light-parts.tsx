import type { ReactNode } from 'react';
import { Brand } from '~/components/shell/brand';
import { ScoresButton } from '~/components/shell/scores-button';
import { StaleText } from '~/components/shell/stale-notice';
import { getButtonClass } from '~/components/ui/button';
import { FreshnessStamp } from '~/components/ui/freshness-stamp';
import { Icon } from '~/components/ui/icon';
import { words } from '~/config/words';
import { buildHref, Route } from '~/href';
import type { UpdateStamp } from '~/models/dates/update-stamp';

/* Parts of light documents: plain elements, because no script runs. `app/styles/light.css` lists folders with styled utilities. */

/** The head of the site's pages: mark and name, the scores, and all pages in place of the menu. */
export function LightHeader({ associationName }: { readonly associationName: string }) {
  return (
    <header className="border-b-3 border-ink">
      <div className="wrap flex items-center gap-2 py-2">
        <Brand associationName={associationName} className="mr-auto" />
        <ScoresButton />
        <a href={buildHref(Route.siteIndex)} className={getButtonClass({}, 'print:hidden')}>
          <Icon name="menu" /> Menu
        </a>
      </div>
    </header>
  );
}

interface RefreshBarProps {
  /** `null` when nothing could be read. */
  readonly stamp: UpdateStamp | null;
  /** The page's own address. */
  readonly href: string;
  /** What the stamp tells the age of. */
  readonly what: 'scores' | 'information';
  /** Links at the start of the bar, which leave room for the time only. */
  readonly start?: ReactNode;
  /** Links in the bar or below it. */
  readonly children?: ReactNode;
}

/** The age of the page, a link that refreshes it, and a notice when the source does not answer. */
export function RefreshBar({ stamp, href, what, start = false, children }: RefreshBarProps) {
  return (
    <>
      <div className="double-rule mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-b-line py-2">
        {start}
        <FreshnessStamp stamp={stamp} isTimeOnly={Boolean(start)} />
        <a href={href} className={getButtonClass({}, 'ml-auto max-tablet:w-control max-tablet:px-0 print:hidden')}>
          <Icon name="refresh" /> <span className="max-tablet:sr-only">{words.refresh}</span>
        </a>
        {children}
      </div>
      {stamp !== null && stamp.staleFor !== null && (
        <p className="mt-3 border-l-3 border-alert-orange-edge bg-alert-orange px-3 py-2 text-sm">
          <StaleText notice={{ what, stamp }} />
        </p>
      )}
    </>
  );
}

interface LightStatusProps {
  readonly isLive: boolean;
  readonly status: string;
}

/** How far a game has come: its badge in play, otherwise words. */
export function LightStatus({ isLive, status }: LightStatusProps) {
  const badge = isLive
    ? 'live-dot min-h-6 gap-1 rounded bg-live px-1 text-d-xs font-bold text-on-live uppercase'
    : 'text-d-sm';
  return (
    <span className={`inline-flex items-center font-display ${badge}`}>
      {isLive && status !== 'Live' && <span className="sr-only">Live, </span>}
      {status}
    </span>
  );
}

/** A link of this site or to another one. */
export interface LightLink {
  readonly text: string;
  readonly href: string;
}

interface LightSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A part of the page under its heading. */
export function LightSection({ id, title, children, className = 'pt-5' }: LightSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="border-b border-rule pb-1">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface LightLinksProps extends Pick<LightSectionProps, 'id' | 'title'> {
  readonly links: readonly LightLink[];
}

export function LightLinks({ id, title, links }: LightLinksProps) {
  if (links.length === 0) return null;
  return (
    <LightSection id={id} title={title}>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="flex min-h-11 items-center gap-2 py-2">
              {text}
              {!href.startsWith('/') && (
                <>
                  <Icon name="external" className="size-3.5" />
                  <span className="sr-only"> (external site)</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </LightSection>
  );
}
