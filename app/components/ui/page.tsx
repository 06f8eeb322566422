import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useContext, type HTMLAttributes, type ReactNode, createContext } from 'react';
import type { SportArt } from '~/config/sports';
import type { Crumb, SiteLayoutData } from '~/page/page-meta';
import { SiteLink } from './site-link';
import { SportLines } from './sport-lines';

/** What the navigation beside the page names on phones, such as a sport; empty without links, `null` on a page without a place for one. */
export const SideNavContext = createContext<string | null>(null);

interface PageProps extends Partial<PageHeaderProps>, Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Content in place of the breadcrumbs and the heading; `null` for none. */
  readonly header?: ReactNode;
  /** Classes for width and spacing of a page that differs from most. */
  readonly width?: string | undefined;
  readonly children: ReactNode;
}

/** Titles of the areas whose pages have the area as kicker and parent, by the first path segment. */
const areaTitles: Readonly<Record<string, string>> = {
  about: 'About',
  'news-media': 'News & Media',
  officials: 'Officials',
  resources: 'Resources',
  schools: 'Schools',
};

/** The `main` element with breadcrumbs and heading, by default those of the route table and the area. */
export function Page({
  title,
  kicker,
  trail,
  art,
  mark,
  header,
  width,
  className,
  children,
  ...attributes
}: PageProps) {
  const isBesideNavigation = useContext(SideNavContext) !== null;
  const ownTitle = usePageHeading();
  const area = useAreaHeading();
  const spacing = width ?? (isBesideNavigation ? 'min-w-0 pb-6' : 'wrap pb-8');
  return (
    <main id="main" className={[className, spacing].filter(Boolean).join(' ') || undefined} {...attributes}>
      {header === undefined ? (
        <PageHeader
          title={title ?? ownTitle}
          kicker={kicker ?? (trail === undefined ? area.kicker : undefined)}
          trail={trail ?? area.trail}
          art={art}
          mark={mark}
        />
      ) : (
        header
      )}
      {children}
    </main>
  );
}

/** The heading of the shown page in its row of the route table. */
export function usePageHeading(): string {
  return useRouteLoaderData<SiteLayoutData>('site-layout')?.page.heading ?? '';
}

function useAreaHeading(): Pick<PageHeaderProps, 'kicker' | 'trail'> {
  const [, area = '', page] = useLocation().pathname.split('/');
  const text = areaTitles[area];
  return text === undefined || page === undefined ? {} : { kicker: text, trail: [{ to: `/${area}`, text }] };
}

/** Receives breadcrumbs for structured data on the server; `null` in the browser. */
export const PageTrailContext = createContext<((trail: readonly Crumb[], here: string) => void) | null>(null);

export interface PageHeaderProps {
  /** The page's one `h1`. */
  readonly title: string;
  /** The title as it is shown, if that depends on the visitor. */
  readonly shownTitle?: ReactNode;
  /** A small line above the title. */
  readonly kicker?: string | undefined;
  /** Ancestor pages, outermost first, without the home page. */
  readonly trail?: readonly Crumb[] | undefined;
  /** Drawing beside the title where there is room. */
  readonly art?: SportArt | undefined;
  /** Mark of the school before the title. */
  readonly mark?: ReactNode;
}

/**
 * Breadcrumbs and heading of a page. Phones show only the link to the parent, and only if neither the navigation above the page nor the
 * masthead has it (`app/styles/page-header.css`).
 */
export function PageHeader({ title, shownTitle = title, kicker, trail = [], art, mark }: PageHeaderProps) {
  const isNamedAbove = kicker === useContext(SideNavContext);
  const isNamedInTrail = kicker === trail.at(-1)?.text;
  return (
    <>
      <Breadcrumbs trail={[{ to: '/', text: 'Home' }, ...trail]} here={title} shown={shownTitle} />
      <div className={`page-head ${art === undefined ? '' : 'large-tablet:grid-cols-[minmax(0,1fr)_17rem]'}`}>
        <div>
          {kicker !== undefined && (
            <p className={`label page-kicker ${isNamedAbove ? 'named-above' : isNamedInTrail ? 'named-in-trail' : ''}`}>
              {kicker}
            </p>
          )}
          {mark === undefined ? (
            <h1>{shownTitle}</h1>
          ) : (
            <div className="flex items-center gap-3 tablet:[&_.school-mark]:size-16 [&_.school-mark]:size-12">
              {mark}
              <h1 className="min-w-0">{shownTitle}</h1>
            </div>
          )}
        </div>
        {art !== undefined && <SportLines art={art} className="-mb-3 hidden h-23 w-full large-tablet:block" />}
      </div>
    </>
  );
}

interface BreadcrumbsProps {
  readonly trail: readonly Crumb[];
  readonly here: string;
  /** `here` as it is shown. */
  readonly shown: ReactNode;
}

export function Breadcrumbs({ trail, here, shown }: BreadcrumbsProps) {
  useContext(PageTrailContext)?.(trail, here);
  return (
    <nav aria-label="Breadcrumb" className="trail">
      <ol className="page-trail">
        {trail.map(({ to, text }) => (
          <li key={to}>
            <SiteLink to={to} className="inline-flex min-h-6 items-center">
              {text}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page">{shown}</li>
      </ol>
    </nav>
  );
}
