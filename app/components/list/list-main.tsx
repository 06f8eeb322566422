import type { ReactNode } from 'react';
import { PageHeader } from '../ui/page-header';
import type { Crumb } from '../ui/page-trail';

/** The heading of a page beside the navigation of its area. */
interface AreaHeading {
  readonly kicker: string;
  readonly isKickerInBar: boolean;
  readonly trail: readonly Crumb[];
}

/** Where a list belongs: an area with a page of its own, or an area whose navigation stands beside the list. */
export type ListArea = Crumb | AreaHeading;

interface ListMainProps {
  readonly title: string;
  readonly area: ListArea;
  readonly children: ReactNode;
}

/** The `main` of a page that lists something, with its heading. */
export function ListMain({ title, area, children }: ListMainProps) {
  const isBesideNavigation = 'trail' in area;
  const heading = isBesideNavigation ? area : { kicker: area.text, trail: [{ to: '/', text: 'Home' }, area] };
  return (
    <main id="main" className={isBesideNavigation ? 'min-w-0 pb-6' : 'wrap pb-8'}>
      <PageHeader title={title} {...heading} />
      {children}
    </main>
  );
}
