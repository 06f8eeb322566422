import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useContext, type HTMLAttributes, type ReactNode } from 'react';
import type { SiteLayoutData } from '~/page/page-meta';
import { PageHeader, type PageHeaderProps } from './page-header';
import { SideNavContext } from './side-nav-columns';

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
export function Page({ title, kicker, trail, art, header, width, className, children, ...attributes }: PageProps) {
  const isBesideNavigation = useContext(SideNavContext);
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
  const home = { to: '/', text: 'Home' };
  const text = areaTitles[area];
  return text === undefined || page === undefined
    ? { trail: [home] }
    : { kicker: text, trail: [home, { to: `/${area}`, text }] };
}
