import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageHeader } from '~/components/ui/page-header';
import type { Crumb } from '~/components/ui/page-trail';
import { usePageHeading } from '~/page/page-meta';

/** Heading of a page beside its area's navigation. */
interface AreaHeading {
  readonly kicker: string;
  readonly trail: readonly Crumb[];
}

/** Titles of areas whose lists stand alone, by the first path segment. */
const areaTitles: Readonly<Record<string, string>> = {
  about: 'About',
  'news-media': 'News & Media',
  officials: 'Officials',
  resources: 'Resources',
  schools: 'Schools',
};

export interface ListMainProps {
  /** By default the page's heading. */
  readonly title?: string | undefined;
  /** For a list beside its area's navigation; otherwise the area is taken from the address. */
  readonly heading?: AreaHeading | undefined;
  readonly children: ReactNode;
}

/** The `main` element of a list page, with its heading. */
export function ListMain({ title, heading, children }: ListMainProps) {
  const pageHeading = usePageHeading();
  const area = useLocation().pathname.split('/')[1] ?? '';
  const home = { to: '/', text: 'Home' };
  const text = areaTitles[area] ?? '';
  return (
    <main id="main" className={heading === undefined ? 'wrap pb-8' : 'min-w-0 pb-6'}>
      <PageHeader
        title={title ?? pageHeading}
        {...(heading ?? { kicker: text, trail: [home, { to: `/${area}`, text }] })}
      />
      {children}
    </main>
  );
}
