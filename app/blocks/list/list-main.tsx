import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PageHeader } from '~/components/ui/page-header';
import type { Crumb } from '~/components/ui/page-trail';
import { usePageHeading } from '~/page/page-meta';

/** The heading of a page beside the navigation of its area. */
interface AreaHeading {
  readonly kicker: string;
  readonly trail: readonly Crumb[];
}

/** The areas of the site whose lists stand alone, by the first segment of their paths. */
const areaTitles: Readonly<Record<string, string>> = {
  about: 'About',
  'news-media': 'News & Media',
  officials: 'Officials',
  resources: 'Resources',
  schools: 'Schools',
};

export interface ListMainProps {
  /** The page's own heading unless given. */
  readonly title?: string | undefined;
  /** Where the navigation of the area stands beside the list; otherwise the area is read from the address. */
  readonly heading?: AreaHeading | undefined;
  readonly children: ReactNode;
}

/** The `main` of a page that lists something, with its heading. */
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
